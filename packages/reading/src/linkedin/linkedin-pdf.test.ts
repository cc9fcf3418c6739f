import { expect, it } from 'vitest';
import { assemble } from '../draft/assemble.ts';
import { layoutOf } from '../layout/blocks-of-page.ts';
import type { PlacedText, Run } from '../source/source-document.ts';
import { isLinkedInPdf, linkedInSections } from './linkedin-pdf.ts';
import { readLinkedInHead, readLinkedInWork } from './linkedin-readers.ts';

/** A line as LinkedIn sets it: its size, how far below the one before, its text. */
type Set = readonly [size: number, below: number, text: string];

const column: readonly Set[] = [
  [13, 0, 'Contact'],
  [10.5, 18, '+919876543210 (Mobile)'],
  [10.5, 16, 'asha.sample@example.com'],
  [10.5, 16, 'www.linkedin.com/in/asha-'],
  [10.5, 13, 'sample-12345b67 (LinkedIn)'],
  [13, 28, 'Top Skills'],
  [10.5, 18, 'Java'],
  [10.5, 16, 'Spring Boot'],
  [13, 28, 'Languages'],
  [10.5, 18, 'English (Full Professional)'],
  [10.5, 16, 'Hindi (Native or Bilingual)'],
  [13, 28, 'Certifications'],
  [10.5, 18, 'Oracle Certified Java'],
  [10.5, 13, 'Programmer'],
  [10.5, 16, 'Scrum Master'],
];

const main: readonly Set[] = [
  [26, 0, 'Asha Sample'],
  [12, 24, 'Team Lead at Orbit Systems | Java | Payments'],
  [12, 15, 'Pune, Maharashtra, India'],
  [15.75, 34, 'Summary'],
  [10.5, 20, 'Engineer with eight years in payments, who likes small teams and'],
  [10.5, 13, 'clear code.'],
  [15.75, 34, 'Experience'],
  [12, 20, 'Orbit Systems Pvt Ltd'],
  [10.5, 14, '5 years 3 months'],
  [11.5, 16, 'Team Lead'],
  [10.5, 14, 'April 2021 - Present (3 years 2 months)'],
  [10.5, 13, 'Pune, Maharashtra, India'],
  [10.5, 16, 'Lead a team of five people who build the ledger of a bank in the'],
  [10.5, 13, 'north of the country.'],
  [11.5, 20, 'Software Engineer'],
  [10.5, 14, 'March 2019 - April 2021 (2 years 2 months)'],
  [10.5, 16, 'Built reports.'],
  [12, 24, 'Nimbus'],
  [11.5, 14, 'Associate'],
  [10.5, 14, 'June 2017 - February 2019 (1 year 9 months)'],
  [15.75, 34, 'Education'],
  [12, 20, 'Sample Institute of Technology'],
  [10.5, 14, 'Bachelor of Technology, Computer Science · (2013 - 2017)'],
];

const profile = (): { readonly placed: PlacedText; readonly text: string } => {
  const runs: Run[] = [];
  let text = '';
  const set = (lines: readonly Set[], x: number, top: number): void => {
    let y = top;
    for (const [size, below, said] of lines) {
      y += below;
      runs.push({
        text: said,
        at: text.length,
        page: 0,
        x,
        y,
        size,
        width: said.length * size * 0.48,
        font: 'Arial',
        bold: false,
        italic: false,
      });
      text += `${said}\n`;
    }
  };
  set(column, 22, 50);
  set(main, 224, 60);
  set([[9, 0, 'Page 1 of 1']], 400, 775);
  return { placed: { pages: [{ width: 612, height: 792 }], runs, rules: [] }, text };
};

it('reads the profile that LinkedIn saves', () => {
  const { placed, text } = profile();
  const { blocks, marks } = layoutOf(placed);
  expect(isLinkedInPdf('Apache FOP Version 2.3', blocks)).toBe(true);
  let id = 0;
  const {
    resume: { data, tray },
  } = assemble(
    {
      source: 'linkedin-pdf',
      text,
      placed,
      marks,
      sections: linkedInSections(blocks),
      readers: { head: readLinkedInHead, work: readLinkedInWork },
    },
    { newId: () => `id${++id}`, today: { day: '2026-11-16', latest: '2026-11-17' } },
  );
  expect(data.personalInfo).toMatchObject({
    fullName: 'Asha Sample',
    headline: 'Team Lead at Orbit Systems | Java | Payments',
    location: 'Pune, Maharashtra, India',
    email: 'asha.sample@example.com',
    phone: '9876543210',
    linkedin: 'https://www.linkedin.com/in/asha-sample-12345b67',
  });
  expect(data.summary).toBe('Engineer with eight years in payments, who likes small teams and clear code.');
  expect(data.workExperience).toMatchObject([
    {
      company: 'Orbit Systems Pvt Ltd',
      position: 'Team Lead',
      startDate: '2021-04',
      current: true,
      location: 'Pune, Maharashtra, India',
      description: 'Lead a team of five people who build the ledger of a bank in the north of the country.',
    },
    {
      company: 'Orbit Systems Pvt Ltd',
      position: 'Software Engineer',
      endDate: '2021-04',
      description: 'Built reports.',
    },
    { company: 'Nimbus', position: 'Associate', startDate: '2017-06', endDate: '2019-02' },
  ]);
  expect(data.education).toMatchObject([
    { school: 'Sample Institute of Technology', degree: 'undergraduate', graduationDate: '2017' },
  ]);
  expect(data.skills.map(({ name }) => name)).toEqual(['Java', 'Spring Boot']);
  expect(data.languages).toMatchObject([
    { title: 'English', detail: 'Full Professional' },
    { title: 'Hindi', level: 'native' },
  ]);
  expect(data.certificates.map(({ name }) => name)).toEqual([
    'Oracle Certified Java Programmer',
    'Scrum Master',
  ]);
  expect(tray.some(({ text: piece }) => /Page 1/.test(piece))).toBe(false);
});

it('knows its own pages from those of others', () => {
  const { placed } = profile();
  const plain = {
    ...placed,
    runs: placed.runs.filter(({ text }) => !/Contact|Skills|\(LinkedIn\)/.test(text)),
  };
  expect(isLinkedInPdf('Word', layoutOf(plain).blocks)).toBe(false);
});
