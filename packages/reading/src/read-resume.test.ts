import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import { readResume } from './read-resume.ts';
import { patiently } from './testing/patiently.ts';

const options = () => {
  let id = 0;
  return {
    newId: () => `id${++id}`,
    today: { day: '2026-11-16', latest: '2026-11-17' },
    isChecked: true,
    ...patiently,
  };
};

const read = async (...lines: readonly string[]) => {
  const outcome = await readResume({ text: lines.join('\n') }, options());
  if ('refusal' in outcome) throw new Error(outcome.refusal.code);
  return outcome;
};

const head = ['Asha Sample', 'asha@example.com | 98765 43210 | Pune, Maharashtra', ''];

describe('a text becomes a draft', () => {
  it('whose name is beyond doubt where the e-mail address says it too', async () => {
    const of = (email: string) => read('Pune', email, 'Asha Sample', '', 'SKILLS', 'Java, SQL');
    const doubt = async (email: string) =>
      (await of(email)).fields.find(({ path }) => path === 'personalInfo.fullName')?.confidence;
    expect(await doubt('asha.sample1998@example.com')).toBe('sure');
    expect(await doubt('office@example.com')).toBe('check');
  });

  it('of somebody who works, with their training beside the work (S1: a non-fresher has no training)', async () => {
    const { data, fields, source } = await read(
      ...head,
      'WORK EXPERIENCE',
      'Software Engineer, Orbit Systems Pvt Ltd, Jul 2018 – Present',
      '• Built the ledger',
      'INTERNSHIP',
      'Web Intern, Nimbus Technologies, May 2017 – Jul 2017',
      'SKILLS',
      'Java, SQL',
    );
    expect(source).toBe('text');
    expect(data.isFresher).toBe(false);
    expect(data.workExperience.map(({ position }) => position)).toEqual(['Software Engineer', 'Web Intern']);
    expect(data.trainingExperience).toEqual([]);
    expect(data.skills.map(({ name }) => name)).toEqual(['Java', 'SQL']);
    expect(fields.find(({ value }) => value === 'Nimbus Technologies')?.path).toBe(
      'workExperience.1.company',
    );
  });

  it('of a fresher, whose lists are those the page shows', async () => {
    const { data, fields } = await read(
      ...head,
      'EXPERIENCE',
      'Summer Intern, Nimbus Technologies, May 2025 – Jul 2025',
      'SKILLS',
      'Java, SQL',
      'PROJECTS',
      'Project: Water Meter',
      '• Measures flow',
    );
    expect(data.isFresher).toBe(true);
    expect(data.trainingExperience).toMatchObject([
      { role: 'Summer Intern', organization: 'Nimbus Technologies' },
    ]);
    expect(data.fresherSkills?.map(({ name }) => name)).toEqual(['Java', 'SQL']);
    expect(data.fresherProjects).toMatchObject([{ name: 'Water Meter' }]);
    expect(fields.map(({ path }) => path)).toContain('fresherSkills.0.name');
    expect([...data.workExperience, ...data.skills, ...data.projects]).toEqual([]);
  });

  it('with a fourth school beside the ladder, and says so', async () => {
    const { data, notes } = await read(
      ...head,
      'EDUCATION',
      'M.Sc Physics, Sample University, 2020, 70%',
      'B.Sc Physics, Sample College, 2018, 71%',
      'Class XII, Sample School, CBSE, 2015, 72%',
      'Class X, Sample School, CBSE, 2013, 73%',
    );
    expect(data.education.map(({ degree }) => degree)).toEqual([
      'postgraduate',
      'undergraduate',
      'higher-secondary',
    ]);
    expect(data.moreEducation).toMatchObject([{ degree: 'secondary' }]);
    expect(notes).toMatchObject([{ kind: 'more-education', text: expect.stringContaining('Sample School') }]);
  });

  it('with three headings nobody knows as sections of one’s own, and a fourth in the tray', async () => {
    const unknown = ['Sea Stories', 'Flowers I Grew', 'Odd Numbers', 'Blue Things'];
    const { data, tray } = await read(
      '# Asha Sample',
      'asha@example.com',
      '## Skills',
      '- Java',
      '- SQL',
      ...unknown.flatMap((heading) => [
        '',
        `## ${heading}`,
        `- What I say about ${heading.toLowerCase()} here.`,
      ]),
    );
    expect(data.arrangement?.headings).toEqual({
      own1: 'Sea Stories',
      own2: 'Flowers I Grew',
      own3: 'Odd Numbers',
    });
    expect(data.own1).toMatchObject([{ description: 'What I say about sea stories here.' }]);
    expect(tray.map(({ text }) => text)).toEqual([
      expect.stringMatching(/Blue Things\s[\s\S]*blue things here/),
    ]);
  });

  it('without printing what is nobody’s business, and in the order of its owner', async () => {
    const { data, notes } = await read(
      ...head,
      'EDUCATION',
      'B.Sc Physics, Sample College, 2018',
      'SKILLS',
      'Java, SQL',
      'EXPERIENCE',
      'Clerk, Lok Seva Society, 2015 – 2020',
      'PERSONAL DETAILS',
      'Father’s Name : Sample Person',
      'Marital Status : Single',
    );
    expect(data.personalDetails).toMatchObject([{ kind: 'father-name' }, { kind: 'marital-status' }]);
    expect(data.arrangement?.hidden).toEqual(['personalDetails']);
    expect(data.arrangement?.order).toEqual(['education', 'skills', 'work', 'personalDetails']);
    expect(notes).toMatchObject([{ kind: 'not-printed' }]);
  });

  it('in Hindi where it is written in it', async () => {
    const { data } = await read(
      'आशा नमूना',
      'asha@example.com',
      'शिक्षा',
      'बी.ए., राजकीय महाविद्यालय, 2013',
      'कौशल',
      'टंकण, हिन्दी लेखन',
    );
    expect(data.language).toBe('hi');
  });

  it('and says where it is none', async () => {
    const { notes } = await read('Once upon a time there was a river.', 'It ran to the sea.');
    expect(notes).toMatchObject([{ kind: 'not-a-resume', text: 'Once upon a time there was a river.' }]);
  });

  it('with advice beside a number that nobody should print', async () => {
    const { tray } = await read(
      ...head,
      'SKILLS',
      'Java, SQL',
      'REFERENCES',
      'Available on request 2345 6789 0124',
    );
    expect(tray.some(({ advice, text }) => advice === 'aadhaar' && text.includes('2345'))).toBe(true);
  });
});

describe('the one way in', () => {
  it('tells a file by its bytes', async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ kind: 'kalam-resume', data: sampleProfessional }),
    );
    const own = await readResume({ name: 'resume.pdf', bytes }, options());
    expect(own).toMatchObject({ source: 'kalam', data: { summary: sampleProfessional.summary }, tray: [] });
    const empty = await readResume({ name: 'resume.pdf', bytes: new Uint8Array() }, options());
    expect(empty).toMatchObject({ refusal: { code: 'import-empty-file' } });
  });

  it('takes JSON Resume, and shows what it has no place for', async () => {
    const text = JSON.stringify({
      basics: { name: 'Asha Sample', mood: 'fine' },
      work: [{ name: 'Orbit', startDate: '2019' }],
    });
    expect(await readResume({ text }, options())).toMatchObject({
      source: 'json-resume',
      data: { personalInfo: { fullName: 'Asha Sample' } },
      tray: [{ text: 'basics.mood: fine' }],
    });
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort();
    await expect(readResume({ text: 'Asha' }, { ...options(), signal })).rejects.toThrow();
  });
});
