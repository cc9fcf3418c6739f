import { inflateSync } from 'node:zlib';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { readTables } from '../testing/read-pdf-tables.ts';
import { fullResume } from '../testing/resumes/test-resumes.ts';

const education: ResumeData['education'] = [
  {
    id: 'a',
    school: 'Fergus Example College of Engineering and Technology',
    degree: 'undergraduate',
    degreeName: 'B.Tech',
    field: 'Information Technology',
    board: 'Savitribai Phule Pune University',
    graduationDate: '2024-06',
    gpa: '8.2',
    marksKind: 'cgpa',
  },
  {
    id: 'b',
    school: 'Saraswati Vidya Mandir',
    degree: 'higher-secondary',
    field: 'Science',
    graduationDate: '2020-03',
  },
];

const tabled = (template: string, data: Partial<ResumeData> = {}) =>
  testEngine.pdf(testInput({ template, data: { ...fullResume, education, marksTable: true, ...data } }));

const head = ['Examination', 'Board / University', 'Institute', 'Year', 'Marks'];

describe.each(templateLayouts)('the marks table of a PDF in %s', (template) => {
  it('is read row by row by its tags', async () => {
    expect(await readTables(await tabled(template))).toEqual([
      [
        head.map((text) => ['TH', text]),
        [
          ['TH', 'B.Tech in Information Technology'],
          ['TD', 'Savitribai Phule Pune University'],
          ['TD', 'Fergus Example College of Engineering and Technology'],
          ['TD', '2024'],
          ['TD', 'CGPA 8.2'],
        ],
        [
          ['TH', '12th Grade (Pre-University) in Science'],
          ['TD', '–'],
          ['TD', 'Saraswati Vidya Mandir'],
          ['TD', '2020'],
          ['TD', '–'],
        ],
      ],
    ]);
  });
});

it('a table over two pages is one table with one head', async () => {
  const degrees = Array.from({ length: 50 }, (_, index) => ({
    ...(education[1] as ResumeData['education'][number]),
    id: String(index),
    graduationDate: String(2019 - index),
  }));
  const tables = await readTables(await tabled('classic', { moreEducation: degrees }));
  const rows = tables.flat();
  expect(rows).toHaveLength(1 + 2 + 50);
  expect(rows.filter((row) => row.some(([, text]) => text === 'Examination'))).toHaveLength(1);
  expect(rows.slice(1).map((row) => row[3]?.[1])).toEqual(
    ['2024', '2020'].concat(degrees.map(({ graduationDate }) => graduationDate)),
  );
});

it('its heads say what they head', async () => {
  const bytes = Buffer.from(await tabled('modern'));
  const written: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    try {
      written.push(inflateSync(bytes.subarray(at + 7)).toString('latin1'));
    } catch {
      // A picture, or the end of one stream.
    }
  }
  const count = (scope: string) => written.join('').split(`/A<</O/Table/Scope/${scope}>>`).length - 1;
  expect([count('Column'), count('Row')]).toEqual([5, 2]);
});
