import type { EducationEntry, ResumeData } from '@kalam/domain/resumes/resume-model';
import { describe, expect, it } from 'vitest';
import { templateOf } from '../templates/template-catalogue.ts';
import { fullResume, testDate } from '../testing/resumes/test-resumes.ts';
import { compose } from './compose.ts';

const degree = (choices: Partial<EducationEntry>): EducationEntry => ({
  id: '',
  school: 'Example College',
  degree: 'undergraduate',
  field: 'Computer Science',
  graduationDate: '2018-05',
  ...choices,
});

const educationOf = (data: Partial<ResumeData>) =>
  compose({
    data: { ...fullResume, ...data },
    template: templateOf('modern'),
    date: testDate,
  }).sections.filter(({ kind }) => kind === 'education' || kind === 'moreEducation');

const entryOf = (choices: Partial<EducationEntry>, language: 'en' | 'hi' = 'en') => {
  const [block] = educationOf({ education: [degree(choices)], language })[0]?.blocks ?? [];
  if (block?.kind !== 'entry') throw new Error('There is no entry');
  return block;
};

const titleOf = (choices: Partial<EducationEntry>, language: 'en' | 'hi' = 'en'): string => {
  const { title, titleEnd } = entryOf(choices, language);
  return title.text + (titleEnd?.text ?? '');
};

describe('decision 66: a degree is printed', () => {
  it('in the words of its level, or as on the certificate', () => {
    expect(titleOf({})).toBe("Bachelor's Degree in Computer Science");
    expect(titleOf({ degreeName: 'B.Tech' })).toBe('B.Tech in Computer Science');
    expect(titleOf({ degreeName: 'BCom', field: '' })).toBe('BCom');
    expect(titleOf({ degreeName: 'B.Tech' }, 'hi')).toBe('B.Tech, Computer Science');
  });

  it('without the field where the certificate names it', () => {
    expect(titleOf({ degreeName: 'B.Tech (Computer Science)' })).toBe('B.Tech (Computer Science)');
    expect(titleOf({ degreeName: 'PhD in computer science' })).toBe('PhD in computer science');
    expect(titleOf({ degreeName: 'ITI Fitter', field: 'IT' })).toBe('ITI Fitter in IT');
  });

  it('with board or university beside the school', () => {
    expect(entryOf({ board: 'University of Example' })).toMatchObject({
      subtitle: { text: 'Example College', source: 'education.0.school' },
      beside: { text: 'University of Example', source: 'education.0.board' },
    });
  });
});

describe('decision 66: marks are printed as written, with a label that fits them', () => {
  it.each([
    ['8.5', undefined, 'GPA 8.5', 'GPA 8.5'],
    ['8.5', 'gpa', 'GPA 8.5', 'GPA 8.5'],
    ['8.5/10', 'cgpa', 'CGPA 8.5/10', 'CGPA 8.5/10'],
    ['78', 'percentage', 'Marks 78%', 'अंक 78%'],
    ['78.5 %', 'percentage', 'Marks 78.5 %', 'अंक 78.5 %'],
    ['७८', 'percentage', 'Marks ७८%', 'अंक ७८%'],
    ['A+', 'grade', 'Grade A+', 'ग्रेड A+'],
    ['O', 'grade', 'Grade O', 'ग्रेड O'],
    ['First Class with Distinction', 'grade', 'First Class with Distinction', 'First Class with Distinction'],
    ['First Class, 78%', 'grade', 'First Class, 78%', 'First Class, 78%'],
    ['पास', 'grade', 'पास', 'पास'],
    ['78%', undefined, 'Marks 78%', 'अंक 78%'],
    ['First Class', 'gpa', 'First Class', 'First Class'],
    ['CGPA 8.5', undefined, 'CGPA 8.5', 'CGPA 8.5'],
  ] as const)('%s of kind %s', (gpa, marksKind, english, hindi) => {
    expect(entryOf({ gpa, marksKind }).detail?.text).toBe(english);
    expect(entryOf({ gpa, marksKind }, 'hi').detail?.text).toBe(hindi);
  });

  it('and not at all where there are none', () => {
    expect(entryOf({ gpa: ' ', marksKind: 'percentage' }).detail).toBeUndefined();
  });
});

describe('decision 67: a degree that is still studied for', () => {
  it('says when it is expected, or only that it is pursued', () => {
    const pursued = (graduationDate: string, language: 'en' | 'hi' = 'en') =>
      entryOf({ pursuing: true, graduationDate }, language).dates?.text;
    expect(pursued('2027-05')).toBe('Expected May 2027');
    expect(pursued('2027')).toBe('Expected 2027');
    expect(pursued('')).toBe('Pursuing');
    expect(pursued('2027-05', 'hi')).toBe('अपेक्षित मई 2027');
  });
});

describe('degrees beside the ladder', () => {
  const ladder = ['2018-05-20', '2014', '2012'].map((graduationDate) => degree({ graduationDate }));
  const mba = degree({ degreeName: 'MBA', graduationDate: '2016-04' });
  const sources = (data: Partial<ResumeData>) =>
    educationOf(data).map(({ heading, blocks }) => [
      heading.text,
      ...blocks.map((block) => (block.kind === 'entry' ? block.source : block.kind)),
    ]);

  it('stand where their date belongs, whichever way the ladder runs', () => {
    expect(sources({ education: ladder, moreEducation: [mba] })).toEqual([
      ['Education', 'education.0', 'moreEducation.0', 'education.1', 'education.2'],
    ]);
    expect(sources({ education: ladder.toReversed(), moreEducation: [mba] })).toEqual([
      ['Education', 'education.0', 'education.1', 'moreEducation.0', 'education.2'],
    ]);
  });

  it('stand last where dates tell nothing', () => {
    const unsorted = [ladder[1], ladder[0], ladder[2]].filter((entry) => entry !== undefined);
    const last = [['Education', 'education.0', 'education.1', 'education.2', 'moreEducation.0']];
    expect(sources({ education: unsorted, moreEducation: [mba] })).toEqual(last);
    expect(sources({ education: ladder, moreEducation: [degree({ graduationDate: '' })] })).toEqual(last);
  });

  it('have a section of their own under their owner’s heading, or where the ladder is hidden', () => {
    const data = { education: ladder.slice(0, 1), moreEducation: [mba] };
    expect(sources({ ...data, arrangement: { headings: { moreEducation: 'Further Studies' } } })).toEqual([
      ['Education', 'education.0'],
      ['Further Studies', 'moreEducation.0'],
    ]);
    expect(sources({ ...data, arrangement: { hidden: ['education'] } })).toEqual([
      ['More Education', 'moreEducation.0'],
    ]);
    expect(sources({ ...data, arrangement: { hidden: ['moreEducation'] } })).toEqual([
      ['Education', 'education.0'],
    ]);
  });
});
