import { checkMarks } from '@kalam/domain/resumes/education/education-marks';
import { describe, expect, it } from 'vitest';
import { traced } from '../text/traced-text.ts';
import { findAllMarks, findMarks, marksIn } from './marks.ts';

describe('marks (import 8)', () => {
  it.each([
    ['8.2 CGPA', '8.2', 'cgpa'],
    ['CGPA 8.2', '8.2', 'cgpa'],
    ['CGPA: 8.2', '8.2', 'cgpa'],
    ['CGPA - 8.2', '8.2', 'cgpa'],
    ['C.G.P.A. : 8.25', '8.25', 'cgpa'],
    ['CGPA of 8.2', '8.2', 'cgpa'],
    ['CGPA: 8.2/10', '8.2/10', 'cgpa'],
    ['CGPA: 8.2 (out of 10)', '8.2/10', 'cgpa'],
    ['8.2/10 CGPA', '8.2/10', 'cgpa'],
    ['8.2 (CGPA)', '8.2', 'cgpa'],
    ['CGPA (10): 8.2', '8.2', 'cgpa'],
    ['CPI 7.9', '7.9', 'cgpa'],
    ['SGPA: 9', '9', 'cgpa'],
    ['GPA: 3.8/4.0', '3.8/4.0', 'gpa'],
    ['GPA 8.90/10', '8.90/10', 'gpa'],
    ['8.2/10', '8.2/10', 'gpa'],
    ['8.2 out of 10', '8.2/10', 'gpa'],
    ['82 %', '82%', 'percentage'],
    ['82.45%', '82.45%', 'percentage'],
    ['82 percent', '82%', 'percentage'],
    ['Percentage: 82', '82%', 'percentage'],
    ['Percentage : 82.4 %', '82.4%', 'percentage'],
    ['Aggregate: 75.4', '75.4%', 'percentage'],
    ['Marks: 78.5%', '78.5%', 'percentage'],
    ['अंक: 82%', '82%', 'percentage'],
    ['८२%', '82%', 'percentage'],
    ['First Class with Distinction', 'First Class with Distinction', 'grade'],
    ['First Class', 'First Class', 'grade'],
    ['I Division', 'I Division', 'grade'],
    ['1st Division', '1st Division', 'grade'],
    ['Second class', 'Second class', 'grade'],
    ['Distinction', 'Distinction', 'grade'],
    ['प्रथम श्रेणी', 'प्रथम श्रेणी', 'grade'],
    ['Grade A1', 'A1', 'grade'],
    ['Grade: A+', 'A+', 'grade'],
    ['A+ Grade', 'A+ Grade', 'grade'],
    ['540/600', '540/600', 'grade'],
    ['540 out of 600', '540 out of 600', 'grade'],
    ['456/500 (91.2%)', '456/500 (91.2%)', 'grade'],
    ['82% (First Class)', '82% (First Class)', 'grade'],
    ['8.2 CGPA (First Class)', '8.2 CGPA (First Class)', 'grade'],
  ])('"%s"', (text, value, kind) => {
    expect(findMarks(traced(text, 0))).toMatchObject({ value, kind });
    expect(checkMarks(value, kind as 'grade')).toBeUndefined();
    expect(findMarks(traced(`B.Com, Pune, ${text}`, 0))?.value).toBe(value);
  });

  it.each([
    '2017–2021',
    '2019/2020',
    '06/2019',
    '9876543210',
    '98.5 percentile',
    '12/06/2019',
    '140%',
    'Class X',
    'Grade school',
    'Rank 5',
  ])('none in "%s"', (text) => expect(findMarks(traced(text, 0))).toBeUndefined());

  it.each([
    ['82', 'percentage', '82%', 'percentage'],
    ['82.4', 'any', '82.4%', 'percentage'],
    ['8.4', 'any', '8.4', 'cgpa'],
    ['8.4', 'points', '8.4', 'cgpa'],
    ['8.4/10', 'points', '8.4/10', 'cgpa'],
    [' 75.4% ', 'any', '75.4%', 'percentage'],
    ['A+', 'any', 'A+', 'grade'],
    ['A1', 'any', 'A1', 'grade'],
    ['First', 'any', undefined, undefined],
    ['540/600', 'any', '540/600', 'grade'],
  ] as const)('a column of them: "%s" under %s', (text, hint, value, kind) => {
    const found = marksIn(traced(text, 0), hint);
    expect(found?.value).toBe(value);
    expect(found?.kind).toBe(kind);
  });

  it('two results are two', () =>
    expect(findAllMarks(traced('10th: 82%, 12th: 78%', 0)).map(({ value }) => value)).toEqual([
      '82%',
      '78%',
    ]));
});
