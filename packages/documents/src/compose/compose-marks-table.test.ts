import type { EducationEntry, ResumeData } from '@kalam/domain/resumes/resume-model';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { templates } from '../templates/template-catalogue.ts';
import { fullResume, testDate } from '../testing/resumes/test-resumes.ts';
import { writeText } from '../text/write-text.ts';
import type { ResumeDocument, TableBlock } from './blocks.ts';
import { compose } from './compose.ts';

const degree = (parts: Partial<EducationEntry>): EducationEntry => ({
  id: 'a',
  school: 'RV College',
  degree: 'undergraduate',
  field: 'Physics',
  graduationDate: '2024-05',
  ...parts,
});

const composed = (data: Partial<ResumeData>, template: (typeof templateLayouts)[number] = 'modern') =>
  compose({
    data: { ...fullResume, marksTable: true, ...data },
    template: templates[template],
    date: testDate,
  });

const tablesOf = ({ sections }: ResumeDocument): TableBlock[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])));

const table = (...education: EducationEntry[]): string[][] => {
  const [found] = tablesOf(composed({ education }));
  if (!found) throw new Error('there is no table');
  return [
    found.columns.map(({ text }) => text),
    ...found.rows.map(({ cells }) => cells.map((cell) => cell.map(({ text }) => text).join(''))),
  ];
};

describe('education as a marks table', () => {
  it('has examination, board, institute, year and marks as they are printed', () => {
    expect(
      table(
        degree({ degreeName: 'B.Sc.', board: 'VTU', gpa: '8.4', marksKind: 'cgpa' }),
        degree({
          degree: 'higher-secondary',
          field: 'Science',
          board: 'CBSE',
          gpa: '91',
          marksKind: 'percentage',
        }),
        degree({ degree: 'secondary', field: '', board: 'ICSE', gpa: 'First Class', marksKind: 'grade' }),
      ),
    ).toEqual([
      ['Examination', 'Board / University', 'Institute', 'Year', 'Marks'],
      ['B.Sc. in Physics', 'VTU', 'RV College', '2024', 'CGPA 8.4'],
      ['12th Grade (Pre-University) in Science', 'CBSE', 'RV College', '2024', '91%'],
      ['10th Grade (Secondary)', 'ICSE', 'RV College', '2024', 'First Class'],
    ]);
  });

  it('decision 67: says what is expected, by the year alone', () => {
    const years = (...dates: Partial<EducationEntry>[]) =>
      table(...dates.map(degree))
        .slice(1)
        .map((row) => row.at(-1));
    expect(
      years(
        { graduationDate: '2027-06', pursuing: true },
        { graduationDate: '', pursuing: true },
        { graduationDate: '2021' },
        { graduationDate: '2019-04-30' },
        { graduationDate: 'next spring' },
      ),
    ).toEqual(['Expected 2027', 'Pursuing', '2021', '2019', 'next spring']);
  });

  it('leaves out columns nobody filled, and marks a cell that is empty', () => {
    expect(table(degree({ gpa: '70%' }), degree({ school: '' }))).toEqual([
      ['Examination', 'Institute', 'Year', 'Marks'],
      ["Bachelor's Degree in Physics", 'RV College', '2024', '70%'],
      ["Bachelor's Degree in Physics", '–', '2024', '–'],
    ]);
  });

  it('knows the field of every cell, the empty ones too', () => {
    const education = [degree({ gpa: '70%', board: 'VTU' }), degree({ degreeName: 'B.Sc.' })];
    const [found] = tablesOf(composed({ education }));
    expect(found?.rows.map(({ cells }) => cells.flatMap((cell) => cell.map(({ source }) => source)))).toEqual(
      [
        ['field', 'board', 'school', 'graduationDate', 'gpa'].map((name) => `education.0.${name}`),
        ['degreeName', 'field', 'board', 'school', 'graduationDate', 'gpa'].map(
          (name) => `education.1.${name}`,
        ),
      ],
    );
  });

  it('joins the degrees beside the ladder, or stands under a heading of their own', () => {
    const education = [degree({ graduationDate: '2020' })];
    const moreEducation = [degree({ degreeName: 'MBA', degree: '', graduationDate: '2023' })];
    const [joined] = tablesOf(composed({ education, moreEducation }));
    expect(joined?.rows.map(({ source }) => source)).toEqual(['moreEducation.0', 'education.0']);
    const apart = tablesOf(
      composed({ education, moreEducation, arrangement: { headings: { moreEducation: 'Further Studies' } } }),
    );
    expect(apart.map(({ rows }) => rows.map(({ source }) => source))).toEqual([
      ['education.0'],
      ['moreEducation.0'],
    ]);
  });

  it('is not there without a degree, and not where nobody chose it', () => {
    const blank = degree({ school: '', degree: '', field: '', graduationDate: '' });
    expect(tablesOf(composed({ education: [blank] }))).toEqual([]);
    expect(tablesOf(composed({ marksTable: undefined }))).toEqual([]);
    expect(tablesOf(composed({ marksTable: false }))).toEqual([]);
  });

  it.each(templateLayouts)('has Hindi words above its columns in %s', (template) => {
    const education = [degree({ board: 'VTU', gpa: '8' })];
    const [found] = tablesOf(composed({ education, language: 'hi' }, template));
    expect(found?.columns.map(({ text }) => text)).toEqual([
      'परीक्षा',
      'बोर्ड / विश्वविद्यालय',
      'संस्थान',
      'वर्ष',
      'अंक',
    ]);
  });

  it('is written a row a line in plain text', () => {
    const education = [degree({ board: 'VTU', gpa: '8.1', marksKind: 'cgpa' })];
    expect(writeText(composed({ education }))).toContain(
      [
        'EDUCATION',
        'Examination | Board / University | Institute | Year | Marks',
        "Bachelor's Degree in Physics | VTU | RV College | 2024 | CGPA 8.1",
      ].join('\n'),
    );
  });
});
