import { describe, expect, it } from 'vitest';
import { slowestOnHostileText } from '../text/hostile-text.fixture.ts';
import { titlesForBeginner } from './beginner-titles.ts';

const nothing = {
  skills: [],
  roles: [],
  fields: [],
  degrees: [],
  technologies: [],
  certificates: [],
  summaries: [],
};

describe('job titles for a fresher', () => {
  it.each([
    ['a trade', { degrees: ['ITI Fitter'], fields: ['Fitter'] }, 'Apprentice Fitter'],
    ['a trade by its field alone', { fields: ['Electrician'] }, 'Apprentice Electrician'],
    ['a trade in Hindi', { fields: ['फिटर'] }, 'Apprentice Fitter'],
    ['COPA', { degrees: ['ITI COPA'], fields: [''] }, 'Computer Operator'],
    ['commerce', { degrees: ['BCom'], fields: ['Commerce'] }, 'Junior Accountant'],
    ['B.Com as people write it', { degrees: ['B. Com'], fields: [''] }, 'Junior Accountant'],
    [
      'an engineering degree',
      { degrees: ['B.Tech'], fields: ['Mechanical Engineering'] },
      'Graduate Engineer Trainee',
    ],
    ['a diploma', { degrees: ['Diploma'], fields: ['Civil Engineering'] }, 'Diploma Engineer Trainee'],
    ['computer applications', { degrees: ['BCA'], fields: [''] }, 'Trainee Software Engineer'],
    ['an MBA', { degrees: ['MBA'], fields: ['Marketing'] }, 'Management Trainee'],
    ['nursing', { degrees: ['GNM'], fields: [''] }, 'Staff Nurse'],
    ['law', { degrees: ['LLB'], fields: [''] }, 'Junior Legal Associate'],
  ])('follow from %s', (_what, sources, title) => {
    expect(titlesForBeginner({ ...nothing, ...sources })[0]).toBe(title);
  });

  it('follow from what projects were made with', () => {
    const titles = titlesForBeginner({ ...nothing, technologies: ['React', 'Node.js', 'Attendance portal'] });
    expect(titles[0]).toBe('Junior React Developer');
    expect(titles).toContain('Junior Full Stack Developer');
  });

  it('put the role of a training first, and mix studies with skills', () => {
    const titles = titlesForBeginner({
      ...nothing,
      roles: ['Audit Trainee'],
      degrees: ['BCom'],
      fields: ['Commerce'],
      skills: ['Python', 'Power BI'],
    });
    expect(titles[0]).toBe('Audit Trainee');
    expect(titles).toEqual(
      expect.arrayContaining(['Junior Accountant', 'Junior Python Developer', 'Junior Data Analyst']),
    );
    expect(titles).toHaveLength(10);
  });

  it('name no post that somebody gets after years', () => {
    const titles = titlesForBeginner({
      ...nothing,
      skills: ['Leadership', 'Scrum', 'AWS', 'Project management', 'Business development'],
    });
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.join(' ')).not.toMatch(/Manager|Architect|Leader|Master|Owner/);
  });

  it('search more widely with the plain names last', () => {
    expect(titlesForBeginner({ ...nothing, skills: ['Tally', 'GST'] })).toEqual([
      'Junior Accountant',
      'Accounts Executive',
      'GST Executive',
      'Accountant',
    ]);
  });

  it('keep room for plain names beside many others', () => {
    const titles = titlesForBeginner({
      ...nothing,
      degrees: ['BCom'],
      fields: ['Commerce'],
      skills: ['Tally', 'GST', 'Excel', 'Forklift'],
    });
    expect(titles.slice(8)).toEqual(['Accountant', 'Data Analyst']);
    expect(titles).toHaveLength(10);
  });

  it('are none where nothing leads to a job', () => {
    expect(titlesForBeginner(nothing)).toEqual([]);
    expect(titlesForBeginner({ ...nothing, fields: ['Zzyzx'], skills: ['Zzyzx'] })).toEqual([]);
  });

  it('bear any text', () => {
    expect(
      slowestOnHostileText((text) => titlesForBeginner({ ...nothing, fields: [text], degrees: [text] })),
    ).toBeLessThan(50);
  });
});
