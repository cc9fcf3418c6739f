import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { formattingSchema, resumeDataSchema } from '@kalam/domain/resumes/resume-model';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { extraSections } from '@kalam/domain/resumes/sections/section-keys';
import { describe, expect, it } from 'vitest';
import { formattingOf, resumeDataOf } from './own-file-shape.ts';

/** The value with one part, however deep, replaced or added. */
const spoilt = (value: unknown, by: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [by];
  if (Array.isArray(value)) {
    return [by, ...value.flatMap((one, index) => spoilt(one, by).map((bad) => value.with(index, bad)))];
  }
  return [
    by,
    { ...value, odd: by },
    ...Object.entries(value).flatMap(([name, one]) =>
      spoilt(one, by).map((bad) => ({ ...value, [name]: bad })),
    ),
  ];
};

const entry = {
  id: 'x',
  title: 'Title',
  kind: 'passport',
  subtitle: 'Second',
  detail: 'Detail',
  level: 'fluent',
  date: '2024',
  startDate: '2020-01',
  endDate: '2021',
  current: false,
  link: 'https://example.com',
  description: 'Text',
};
const education = {
  ...sampleProfessional.education[0],
  degreeName: 'B.Tech',
  board: 'VTU',
  pursuing: true,
  marksKind: 'percentage',
};

const full = {
  ...sampleProfessional,
  personalInfo: { ...sampleProfessional.personalInfo, headline: 'Engineer' },
  workExperience: sampleProfessional.workExperience.map((job) => ({ ...job, location: 'Pune' })),
  fresherSkills: sampleProfessional.skills.slice(0, 1),
  fresherProjects: sampleProfessional.projects
    .slice(0, 1)
    .map((project) => ({ ...project, startDate: '2023', endDate: '', current: true })),
  moreEducation: [education],
  languages: [entry],
  arrangement: { order: ['links'], hidden: ['summary'], headings: { own1: 'Sports' } },
  marksTable: true,
  letter: {
    date: '2026-11-15',
    recipient: 'The Hiring Manager',
    subject: 'Application',
    salutation: 'Dear Sir or Madam,',
    body: 'Text',
    closing: 'Yours sincerely,',
  },
  exceptions: [{ field: 'workExperience.company', rule: 'text-characters', what: '&' }],
  language: 'hi',
  signature: 'x',
  trainingExperience: sampleFresher.trainingExperience,
};

describe('our own file', () => {
  it('brings all of it back', () => {
    const every = { ...full, ...Object.fromEntries(extraSections.map((key) => [key, [entry]])) };
    expect(resumeDataOf(every)).toEqual(every);
  });

  it.each([undefined, null, 1, 'text', true, [], {}, [1]])(
    'is read as the schema of a resume would, with any part of it %j',
    (by) => {
      for (const value of spoilt(full, by)) {
        expect(resumeDataOf(value)).toEqual(resumeDataSchema.safeParse(value).data);
      }
    },
  );

  it('brings its page, and its words where that page is none of ours', () => {
    const fit = { pages: 2, spaces: 0.6, lines: 1, margins: 1, size: 1 };
    const page = { size: 'letter', margins: 'wide', fit };
    expect(resumeDataOf({ ...full, page })).toEqual({ ...full, page });
    expect(resumeDataOf({ ...full, page: { ...page, fit: { ...fit, size: 0.1 } } })).toEqual({
      ...full,
      page: { size: 'letter', margins: 'wide' },
    });
    for (const odd of [null, 1, 'a4', [], {}]) expect(resumeDataOf({ ...full, page: odd })).toEqual(full);
  });

  it.each([undefined, null, 1, 'inter', '#123456', {}])('so is its look, with any part of it %j', (by) => {
    for (const value of spoilt(defaultFormatting, by)) {
      expect(formattingOf(value)).toEqual(formattingSchema.safeParse(value).data);
    }
  });
});
