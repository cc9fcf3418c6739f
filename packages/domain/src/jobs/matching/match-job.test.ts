import { describe, expect, it } from 'vitest';
import { blankResume } from '../../resumes/blank-resume.ts';
import type { ResumeData } from '../../resumes/resume-model.ts';
import type { MatchedAsk } from './job-match.ts';
import { matchJob } from './match-job.ts';
import { jobTerms } from './terms/job-terms.ts';

const today = '2026-11-15';

const work = (position: string, startDate: string, endDate: string, description = '') => ({
  id: position + startDate,
  company: 'Tally Solutions House',
  position,
  startDate,
  endDate,
  current: endDate === '',
  description,
});

const resume = (part: Partial<ResumeData>): ResumeData => ({ ...blankResume(), ...part });
const skill = (name: string) => ({ id: name, name, level: 'Intermediate' as const });

const match = (line: string, part: Partial<ResumeData>): MatchedAsk => {
  const { asks } = matchJob({
    advert: `Clerk wanted\n${line}`,
    resume: resume(part),
    terms: jobTerms,
    today,
  });
  const [ask] = asks;
  if (!ask) throw new Error(`nothing asked by ${line}`);
  return ask;
};

describe('a skill', () => {
  it('is shown by the whole sentence that names it', () => {
    const sentence = 'Filed GST returns in Tally Prime for 40 clients.';
    const ask = match('Must know Tally', {
      workExperience: [work('Accountant', '2022-01', '', `Kept books. ${sentence}\nPaid bills.`)],
    });
    expect(ask.evidence).toEqual([{ path: 'workExperience.0.description', sentence, span: [21, 32] }]);
    expect(ask.leadsTo).toBe('workExperience.0.description');
  });

  it.each([
    ['Must know Excel', 'Advanced Excel', true],
    ['Must know Advanced Excel', 'Excel', false],
    ['Must know Java', 'JavaScript', false],
    ['Must know SQL', 'PostgreSQL', true],
    ['Must know C', 'C++', false],
    ['Must know English', 'अंग्रेजी', true],
    ['टैली आना चाहिए', 'Tally ERP 9', true],
    ['Experience in sales required', 'Worked with the sales team', false],
    ['Experience in sales required', 'Cleaned 3 years of sales records', false],
    ['Driving experience required', 'CAN-bus driver in C++', false],
    ['Must know GSTR-3B', 'GSTR-1', false],
    ['Good communication skills', 'Electronics and Communication Engineering', false],
  ])('%s beside %s: %s', (line, own, isShown) => {
    expect(match(line, { skills: [skill(own)] }).evidence.length > 0).toBe(isShown);
  });

  it('is not shown by the name of an employer, a wish or a hidden section', () => {
    expect(match('Must know Tally', { workExperience: [work('Clerk', '2022-01', '')] }).evidence).toEqual([]);
    expect(match('Must know Tally', { summary: 'Keen to learn Tally.' }).evidence).toEqual([]);
    expect(
      match('Must know Tally', { skills: [skill('Tally')], arrangement: { hidden: ['skills'] } }).evidence,
    ).toEqual([]);
  });

  it('of a fresher is shown by the list that the page prints', () => {
    const lists = { isFresher: true, skills: [skill('Tally')], fresherSkills: [skill('Excel')] };
    expect(match('Must know Tally', lists).evidence).toEqual([]);
    expect(match('Must know Excel', lists).evidence).toMatchObject([{ path: 'fresherSkills.0.name' }]);
  });

  it.each([
    [{}, 'skills'],
    [{ isFresher: true }, 'fresherSkills'],
  ])('leads to the field where it would be written', (part, path) => {
    expect(match('Must know Tally', part).leadsTo).toBe(path);
    expect(match('Must know Marathi', part).leadsTo).toBe('languages');
  });
});

describe('years', () => {
  it('counts months that two posts share once, and says how long each lasted', () => {
    const ask = match('Experience: 3 years', {
      workExperience: [work('Clerk', '2022-01', '2023-12'), work('Tutor', '2023-07', '2024-12')],
    });
    expect(ask.months).toBe(36);
    expect(ask.evidence.map(({ path, sentence, months }) => [path, sentence, months])).toEqual([
      ['workExperience.0.position', 'Clerk', 24],
      ['workExperience.1.position', 'Tutor', 18],
    ]);
  });

  it('is not shown by too few, nor by training, which is said apart', () => {
    const ask = match('Experience: 2 years', {
      workExperience: [work('Clerk', '2025-01', '2025-12'), work('Marketing Intern', '2022-01', '2024-12')],
    });
    expect(ask.evidence).toEqual([]);
    expect([ask.months, ask.trainingMonths, ask.leadsTo]).toEqual([12, 36, 'workExperience']);
  });

  it('counts the running month of a post that goes on', () => {
    expect(match('Experience: 1 year', { workExperience: [work('Clerk', '2026-10-01', '')] }).months).toBe(2);
  });

  it('a fresher is met by what they studied', () => {
    const ask = match('Freshers can apply', {
      isFresher: true,
      education: [
        {
          id: 'e',
          school: 'S',
          degree: 'undergraduate',
          degreeName: 'B.Com',
          field: 'Commerce',
          graduationDate: '2026',
        },
      ],
    });
    expect(ask.evidence.map(({ path }) => path)).toEqual(['education.0.degreeName']);
  });
});

describe('a degree', () => {
  const education = (
    degree: ResumeData['education'][number]['degree'],
    degreeName: string,
    field: string,
    pursuing = false,
  ) => ({
    education: [{ id: 'e', school: 'S', degree, degreeName, field, graduationDate: '2024', pursuing }],
  });

  it.each([
    ['B.Com', 'undergraduate', '', 'Commerce', true],
    ['B.Com', 'undergraduate', 'BBA', 'Commerce', false],
    ['M.Com', 'undergraduate', '', 'Commerce', false],
    ['B.Com', 'undergraduate', '', 'E-commerce design', false],
    ['MCA', 'postgraduate', '', 'Computer Applications', true],
    ['Any graduate', 'undergraduate', 'B.Tech', 'Civil Engineering', true],
    ['12th pass', 'undergraduate', 'B.A.', 'History', true],
    ['B.E. in Mechanical', 'undergraduate', 'B.Tech', 'Mechanical Engineering', true],
    ['B.E. in Mechanical', 'undergraduate', 'B.Tech', 'Civil Engineering', false],
    ['M.Com', 'undergraduate', 'B.Com', 'Commerce', false],
    ['B.Com', 'postgraduate', 'M.Com', 'Commerce', true],
    ['Graduate', 'undergraduate', '', 'Physics', true],
    ['BE/B.Tech (CS/IT) or MCA', 'postgraduate', 'MCA', 'Computer Applications', true],
    ['ITI Electrician', '', 'ITI', 'Fitter', false],
  ] as const)('%s beside %s %s %s: %s', (line, level, name, field, isShown) => {
    const ask = match(`Qualification: ${line}`, education(level, name, field));
    expect(ask.evidence.length > 0).toBe(isShown);
  });

  it('still being studied is shown only where students are asked for', () => {
    const part = education('undergraduate', 'B.Com', 'Commerce', true);
    expect(match('Qualification: B.Com', part).evidence).toEqual([]);
    expect(match('Qualification: B.Com pursuing students', part).evidence.length).toBe(1);
  });

  it('without a name is shown by the level’s words, which the page prints', () => {
    expect(match('Qualification: Graduate', education('undergraduate', '', 'Physics')).evidence).toEqual([
      { path: 'education.0.degree', sentence: "Undergraduate Degree (Bachelor's)", span: [0, 33] },
    ]);
  });
});

describe('a place', () => {
  const livesIn = (location: string, summary = ''): Partial<ResumeData> => ({
    personalInfo: { ...blankResume().personalInfo, location },
    summary,
  });

  it.each([
    ['Location: Bangalore', 'Bengaluru', true],
    ['Location: Andheri East', 'Mumbai', true],
    ['Location: Delhi NCR', 'Noida', true],
    ['Location: Noida', 'Delhi NCR', false],
    ['Location: Mohali, Punjab', 'Ludhiana', false],
    ['Location: Pune / Nagpur', 'Nagpur, Maharashtra', true],
    ['Location: Maharashtra', 'Pune', true],
    ['Work from home', 'Patna', true],
    ['Location: Pune', '', false],
  ])('%s beside %s: %s', (line, location, isShown) => {
    const ask = match(line, livesIn(location));
    expect(ask.evidence.length > 0).toBe(isShown);
    expect(ask.leadsTo).toBe('personalInfo.location');
  });

  it('is shown by a word that they would move, not by one that they would not', () => {
    expect(match('Location: Pune', livesIn('Patna', 'Ready to relocate.')).evidence.length).toBe(1);
    expect(match('Location: Pune', livesIn('Patna', 'Ready to relocate to Surat.')).evidence).toEqual([]);
    expect(match('Location: Pune', livesIn('Patna', 'Cannot relocate.')).evidence).toEqual([]);
  });
});

describe('a duty', () => {
  it.each([
    ['Prepare GST returns', 'Prepared GST returns of 40 clients.', true],
    ['Preparation of GST returns', 'Preparing GST returns every month.', true],
    ['Prepare GST returns', 'Learnt about GST.', false],
    ['Handle customer queries on phone', 'Resolved queries of clients on the phone.', true],
    ['Handle customer queries on phone', 'Handled stock of 300 items.', false],
    ['Maintain patient records', 'Maintained the records of patients.', true],
    ['Coordinate with the sales team', 'Sold 40 policies.', false],
    ['Check-in and check-out of guests', 'Checked 90 ledgers across 7 client audits.', false],
    ['Dispense medicines as per prescription', 'Dispensed medicines against prescriptions.', true],
    ['Lead a team of ten engineers', 'Helped engineers.', false],
    ['Process monthly payroll', 'Ran the payroll of 800 staff.', true],
    ['Process monthly payroll', 'Explained payroll to staff.', false],
    ['Reconcile attendance with client bills', 'Matched attendance with invoices of clients.', true],
    ['Suggest frames and lenses to customers', 'Recommended frames and lenses to clients.', true],
    ['Conduct village meetings with mothers', 'Held meetings with mothers in twelve villages.', true],
    ['Coordinate with hotels and transporters', 'Coordinated with hotels and transport vendors.', true],
    ['Track inventory and returns daily', 'Monitored stock and returns every day.', true],
    ['Visit shops before sanction', 'Sanctioned loans of shops.', false],
  ])('%s beside %s: %s', (duty, told, isShown) => {
    const ask = match(`Responsibilities:\n- ${duty}`, {
      workExperience: [work('Clerk', '2022-01', '', told)],
    });
    expect(ask.kind).toBe('duty');
    expect(ask.evidence.length > 0).toBe(isShown);
  });

  it('leads to the latest work, or to a fresher’s training', () => {
    const duty = 'Responsibilities:\n- Prepare GST returns';
    expect(match(duty, { workExperience: [work('Clerk', '2022-01', '')] }).leadsTo).toBe(
      'workExperience.0.description',
    );
    expect(match(duty, {}).leadsTo).toBe('workExperience');
    expect(match(duty, { isFresher: true }).leadsTo).toBe('fresherProjects');
  });
});

it('says what the post is called', () => {
  const title = (advert: string) => matchJob({ advert, resume: resume({}), terms: jobTerms, today }).title;
  expect(title('Job Title: Accounts Executive\nLocation: Pune')).toBe('Accounts Executive');
  expect(title('We are hiring a Staff Nurse in Indore')).toBe('Staff Nurse');
  expect(title('Senior Java Developer\nPune | 4-7 years')).toBe('Senior Java Developer');
  expect(title('')).toBe('');
});

it('gives no figure of how well they fit', () => {
  const found = matchJob({ advert: 'Opening\nMust know Tally', resume: resume({}), terms: jobTerms, today });
  expect(Object.keys(found)).toEqual(['title', 'asks']);
});
