import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { educationLevelLabel, educationLevels, educationRank } from './education-levels.ts';
import {
  checkEducation,
  checkEducationCount,
  checkEducationEntry,
  completionDateBounds,
  type EducationDraft,
  higherDegreeQuestion,
  levelsToChoose,
} from './education-rules.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const birth = '2000-06-15';

const entry = (
  degree: string,
  graduationDate: string,
  more: Partial<EducationDraft> = {},
): EducationDraft => ({
  school: 'Delhi Public School',
  degree,
  field: 'Science',
  graduationDate,
  ...more,
});

const answers = (draft: EducationDraft, others: EducationDraft[] = [], birthDate = birth) =>
  checkEducationEntry(draft, others, birthDate, today).map((refusal) => [
    refusal.field,
    messageText(refusal),
  ]);

const onDate = (draft: EducationDraft, others: EducationDraft[] = []) =>
  answers(draft, others).find(([field]) => field === 'graduationDate')?.[1];

describe('S1 §3 education levels', () => {
  it('carry their labels and order', () => {
    expect(educationLevels.map((level) => [educationRank(level), educationLevelLabel(level)])).toEqual([
      [1, '10th Grade (Secondary Education)'],
      [2, '12th Grade (2nd PUC/Pre-University)'],
      [3, "Undergraduate Degree (Bachelor's)"],
      [4, "Master's Degree (Postgraduate)"],
    ]);
  });
});

describe('S1 §5 education entry', () => {
  it('takes a whole one', () => {
    expect(answers(entry('undergraduate', '2021-05-20', { gpa: '8.50/10' }))).toEqual([]);
  });

  it('needs school, level, field and completion date', () => {
    expect(answers({ school: '', degree: '', field: '', graduationDate: '', gpa: 'A' })).toEqual([
      ['school', 'School is required'],
      ['degree', 'Please select an education level'],
      ['field', 'Field of study is required'],
      ['graduationDate', 'When did you complete this education?'],
      ['gpa', 'Please enter GPA in format: X.XX or X.XX/Y.YY'],
    ]);
  });

  it('needs the date of birth', () => {
    expect(answers(entry('secondary', '2016-05-20'), [], '')).toEqual([
      ['graduationDate', 'Please fill in your date of birth in the Personal Info section first'],
    ]);
  });

  it('is not completed in the future', () => {
    const draft = (day: string) => entry('undergraduate', day);
    expect(checkEducationEntry(draft('2026-11-15'), [], '2004-01-01', today)).toEqual([]);
    expect(checkEducationEntry(draft('2026-11-16'), [], '2004-01-01', today).map(messageText)).toEqual([
      'Completion date cannot be in the future',
    ]);
    expect(onDate(draft('2026-02-30'))).toBe('Invalid date format. There is no 30 Feb 2026.');
  });

  it.each([
    ['secondary', 14, 17],
    ['higher-secondary', 16, 19],
    ['undergraduate', 19, 24],
    ['postgraduate', 21, 30],
  ] as const)('%s is completed between %i and %i', (level, minimum, maximum) => {
    const label = educationLevelLabel(level);
    const onBirthday = (age: number) => `${1990 + age}-06-15`;
    const dayBefore = (age: number) => `${1990 + age}-06-14`;
    const answer = (day: string) =>
      checkEducationEntry(entry(level, day), [], '1990-06-15', today).map(messageText)[0];
    expect(answer(dayBefore(minimum))).toBe(
      `You seem too young for ${label} completion. Minimum age is ${minimum} years.`,
    );
    expect(answer(onBirthday(minimum))).toBeUndefined();
    expect(answer(dayBefore(maximum + 1))).toBeUndefined();
    expect(answer(onBirthday(maximum + 1))).toBe(
      `The completion age seems unusual. Maximum expected age is ${maximum} years.`,
    );
    expect(completionDateBounds(level, '1990-06-15', today, 'strict')).toEqual({
      min: onBirthday(minimum),
      max: onBirthday(maximum),
    });
    expect(completionDateBounds(level, '1990-06-15', today, 'ask')).toEqual({
      min: '1990-06-15',
      max: '2026-11-15',
    });
  });

  it('offers no day after today', () => {
    expect(completionDateBounds('postgraduate', birth, today, 'strict')).toEqual({
      min: '2021-06-15',
      max: '2026-11-15',
    });
    expect(completionDateBounds('', birth, today)).toEqual({ max: '2026-11-15' });
  });
});

describe('S1 §5 the ladder', () => {
  const secondary = entry('secondary', '2016-05-20');
  const higher = entry('higher-secondary', '2018-05-20');
  const degree = entry('undergraduate', '2021-05-20');

  it('takes levels in order, whatever the order of adding', () => {
    expect(answers(degree, [secondary, higher])).toEqual([]);
    expect(answers(secondary, [degree, higher])).toEqual([]);
    expect(checkEducation([degree, secondary, higher], birth, today)).toEqual([]);
  });

  it('keeps 2 years between 10th and 12th Grade, counted in months', () => {
    const gap = 'There must be at least 2 years between 10th and 12th Grade completion';
    expect(onDate(entry('higher-secondary', '2018-05-01'), [secondary])).toBeUndefined();
    expect(onDate(entry('higher-secondary', '2018-04-30'), [secondary])).toBe(gap);
    expect(onDate(entry('secondary', '2016-06-01'), [higher])).toBe(gap);
  });

  it('completes a higher level on a later day, whichever is added last', () => {
    const late =
      "Undergraduate Degree (Bachelor's) must be completed after 12th Grade (2nd PUC/Pre-University)";
    const lateHigher = entry('higher-secondary', '2019-08-01');
    expect(onDate(entry('undergraduate', '2019-08-01'), [lateHigher])).toBe(late);
    expect(onDate(entry('undergraduate', '2019-08-02'), [lateHigher])).toBeUndefined();
    expect(onDate(lateHigher, [entry('undergraduate', '2019-08-01')])).toBe(late);
  });

  it('decision 48: refuses a level twice', () => {
    expect(answers(entry('secondary', '2016-06-01'), [secondary])).toEqual([
      ['degree', '10th Grade (Secondary Education) must come after 10th Grade (Secondary Education)'],
    ]);
    expect(checkEducation([secondary, secondary], birth, today).map((refusal) => refusal.field)).toEqual([
      'education.1.degree',
    ]);
  });

  it('names the higher entry of two that disagree, by position', () => {
    expect(
      checkEducation(
        [entry('undergraduate', '2019-08-01'), entry('higher-secondary', '2019-08-01')],
        birth,
        today,
      ),
    ).toMatchObject([{ field: 'education.0.graduationDate', code: 'education-date-order' }]);
  });

  it('is checked again with another birth date', () => {
    expect(checkEducation([secondary], '2003-06-15', today)).toMatchObject([
      { field: 'education.0.graduationDate', code: 'completion-too-young' },
    ]);
  });

  it('asks about a lower level while a higher one is listed', () => {
    expect(higherDegreeQuestion('secondary', [])).toBeUndefined();
    expect(higherDegreeQuestion('postgraduate', [degree])).toBeUndefined();
    const question = higherDegreeQuestion('undergraduate', [entry('postgraduate', '2023-05-20')]);
    expect(question && messageText(question)).toBe(
      'You already have a higher degree listed. It is recommended to only include your highest degree. Do you still want to add this entry?',
    );
  });

  it('does not ask about 10th and 12th Grade below a first degree', () => {
    expect(higherDegreeQuestion('secondary', [degree])).toBeUndefined();
    expect(higherDegreeQuestion('higher-secondary', [degree])).toBeUndefined();
    expect(higherDegreeQuestion('secondary', [higher])).toBeUndefined();
    expect(higherDegreeQuestion('secondary', [entry('postgraduate', '2023-05-20')])).toBeDefined();
  });

  it('takes 3 entries at most', () => {
    expect(checkEducationCount(3)).toBeUndefined();
    const refusal = checkEducationCount(4);
    expect(refusal && messageText(refusal)).toBe('Maximum 3 education entries allowed');
    const four = [secondary, higher, degree, entry('postgraduate', '2023-05-20')];
    expect(checkEducation(four, birth, today)).toMatchObject([
      { field: 'education', code: 'education-limit' },
    ]);
  });

  it('needs one entry', () => {
    expect(checkEducation([], birth, today)).toMatchObject([
      { field: 'education', code: 'education-entry-required' },
    ]);
  });

  it('S1 §2 removes levels already added from the choices', () => {
    expect(levelsToChoose([])).toHaveLength(4);
    expect(levelsToChoose([degree, secondary])).toEqual(['higher-secondary', 'postgraduate']);
    expect(levelsToChoose([degree, secondary], degree)).toEqual([
      'higher-secondary',
      'undergraduate',
      'postgraduate',
    ]);
  });
});
