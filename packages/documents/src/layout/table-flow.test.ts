import type { EducationEntry, ResumeData } from '@kalam/domain/resumes/resume-model';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { pageMarkup } from '../svg/paint-page.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { brokenPageRules, textsOf } from '../testing/page-rules.ts';
import { fullResume, hostileResume } from '../testing/resumes/test-resumes.ts';

const boards = [
  'CBSE',
  'மதுரை காமராசர் பல்கலைக்கழகம்',
  'दिल्ली विश्वविद्यालय',
  'Visvesvaraya Technological University',
];

const degrees = (count: number): EducationEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    school: `Government College of Arts and Science number ${index + 1}`,
    degree: '',
    degreeName: index % 3 === 0 ? 'Post Graduate Diploma in Computer Applications and Networks' : 'ITI',
    field: '',
    board: boards[index % boards.length],
    graduationDate: String(2024 - index),
    gpa: '78%',
  }));

const laidOut = async (data: Partial<ResumeData>, template = 'modern') => {
  const input = testInput({ template, data: { ...fullResume, marksTable: true, ...data } });
  await testEngine.prepare(input);
  return testEngine.layOut(input).layout;
};

describe('a table longer than a page', () => {
  it.each(templateLayouts)('cuts no row and repeats its head in %s', async (template) => {
    for (const count of [3, 9, 60]) {
      const layout = await laidOut({ moreEducation: degrees(count) }, template);
      expect(brokenPageRules(layout)).toEqual([]);
      const pages = layout.pages.filter((page) => textsOf(page).some(({ item }) => item.node.role === 'TD'));
      const heads = layout.pages.flatMap((page) =>
        textsOf(page).filter(({ item }) => item.run.text === 'Examination'),
      );
      expect(heads).toHaveLength(pages.length);
      // Said once; what stands on the other pages is no part of the document's structure.
      expect(heads.map(({ item }) => item.node.role)).toEqual([
        'TH',
        ...pages.slice(1).map(() => 'Artifact'),
      ]);
      expect(count < 60 || pages.length > 1).toBe(true);
    }
  });

  it('cuts even a row that no page could hold only between its lines', async () => {
    const school = 'University '.repeat(900);
    const layout = await laidOut({ education: [{ ...degrees(1)[0], school } as EducationEntry] });
    const words = layout.pages.flatMap((page) =>
      textsOf(page).flatMap(({ item }) =>
        item.source === 'education.0.school' ? item.run.text.split(' ') : [],
      ),
    );
    expect(words).toHaveLength(900);
    expect(brokenPageRules(layout).filter((problem) => !problem.startsWith('torn row'))).toEqual([]);
  });
});

it('a table of hostile text breaks no rule of the page', async () => {
  for (const template of templateLayouts)
    expect(brokenPageRules(await laidOut(hostileResume, template))).toEqual([]);
});

it('a table is one to a screen reader, and a click on a cell finds its field', async () => {
  const layout = await laidOut({ education: degrees(1) });
  const markup = layout.pages.map((page) => pageMarkup(page)).join('');
  const table = /<g role="table">.*?<\/g><\/g><\/g><\/g>/s.exec(markup)?.[0] ?? '';
  expect(table.match(/role="[a-z]+"/g)).toEqual([
    'role="table"',
    'role="rowgroup"',
    'role="row"',
    ...Array<string>(5).fill('role="columnheader"'),
    'role="rowgroup"',
    'role="row"',
    'role="rowheader"',
    ...Array<string>(4).fill('role="cell"'),
  ]);
  for (const field of ['degreeName', 'board', 'school', 'graduationDate', 'gpa'])
    expect(table).toContain(`data-source="education.0.${field}"`);
});
