import { describe, expect, it } from 'vitest';
import { fallbackTitles } from './job-suggestions.ts';
import { titlesForResume } from './resume-titles.ts';

const nothing = {
  skills: [],
  roles: [],
  fields: [],
  degrees: [],
  technologies: [],
  certificates: [],
  summaries: [],
};

describe('S2 §2 job titles of a resume without skills', () => {
  it('begin with the role someone trained for', () => {
    expect(titlesForResume({ ...nothing, roles: ['Sr. C++ Engineer', '42'] })).toEqual(['Sr. C++ Engineer']);
    const titles = titlesForResume({ ...nothing, roles: ['Audit Trainee'], fields: ['Commerce'] });
    expect(titles[0]).toBe('Audit Trainee');
    expect(titles).toContain('Accountant');
    expect(titles).not.toContain(fallbackTitles[0]);
  });

  it.each([
    ['fields', 'Commerce', 'Accountant'],
    ['fields', 'Computer Science', 'Software Engineer'],
    ['fields', 'Nursing', 'Staff Nurse'],
    ['certificates', 'Tally Prime', 'Accountant'],
    ['summaries', 'Graduate who enjoys people. Good at lesson planning and teaching.', 'Teacher'],
  ])('follow from %s: %s', (source, text, title) => {
    expect(titlesForResume({ ...nothing, [source]: [text] })).toContain(title);
  });

  it('are none where nothing leads to a job', () => {
    expect(titlesForResume(nothing)).toEqual([]);
    expect(titlesForResume({ ...nothing, fields: ['Zzyzx'], summaries: ['Looking for a start.'] })).toEqual(
      [],
    );
  });

  it('S2 §9 are at most ten, each once', () => {
    const titles = titlesForResume({
      ...nothing,
      roles: ['Clerk', 'clerk', 'Audit Trainee'],
      fields: ['Commerce', 'Law', 'Economics', 'Education'],
      certificates: ['Tally'],
    });
    expect(titles).toHaveLength(10);
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(10);
  });
});
