import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { refusalsOf } from '../../zod-refusal.fixture.ts';
import { blankResume } from '../blank-resume.ts';
import type { ResumeData } from '../resume-model.ts';
import { sampleFresher, sampleProfessional } from '../samples/sample-resumes.ts';
import { fromSavedPayload, toSavedPayload } from './saved-resume.ts';
import { type SavedResume, savedResumeAt, savedResumeShape } from './saved-resume-model.ts';

const schema = savedResumeAt(() => new Date('2026-11-15T12:00:00Z'));
const professional = toSavedPayload(sampleProfessional);

const refusals = (body: unknown) => refusalsOf(schema.safeParse(body).error ?? { issues: [] });
const said = (body: unknown) => refusals(body).map((refusal) => [refusal.field, messageText(refusal)]);

describe('S1 §3 saved payload', () => {
  it('drops the ids of work, training, skills and projects, and of nothing else', () => {
    const fresher = toSavedPayload(sampleFresher);
    for (const list of [
      professional.workExperience,
      professional.skills,
      professional.projects,
      fresher.trainingExperience,
    ]) {
      expect(list.length).toBeGreaterThan(0);
      for (const entry of list) expect(entry).not.toHaveProperty('id');
    }
    for (const entry of [...professional.education, ...professional.certificates])
      expect(entry).toHaveProperty('id');
  });

  it('keeps what belongs to a fresher, or to everyone else', () => {
    const both: ResumeData = {
      ...sampleProfessional,
      trainingExperience: sampleFresher.trainingExperience,
    };
    expect(toSavedPayload({ ...both, isFresher: true })).toMatchObject({
      workExperience: [],
      skills: [],
      projects: [],
    });
    expect(toSavedPayload({ ...both, isFresher: true }).trainingExperience).toHaveLength(
      sampleFresher.trainingExperience.length,
    );
    expect(toSavedPayload(both).trainingExperience).toEqual([]);
    expect(toSavedPayload(both).workExperience).toHaveLength(3);
  });

  it('S1 §5 asks for the level that an import could not tell', () => {
    const education = professional.education.map((entry) => ({ ...entry, degree: '' }));
    expect(said({ ...professional, education })).toContainEqual([
      'education.0.degree',
      'Please select an education level',
    ]);
  });

  it('trims texts, makes line breaks one kind and leaves no end date on current work', () => {
    const [work] = sampleProfessional.workExperience;
    if (!work) throw new Error('the sample has work');
    const typed: ResumeData = {
      ...sampleProfessional,
      personalInfo: { ...sampleProfessional.personalInfo, fullName: ' Ananya Sharma ' },
      workExperience: [{ ...work, endDate: '2025-01-01', description: ' One.\r\nTwo. ' }],
    };
    const saved = toSavedPayload(typed);
    expect(saved.personalInfo.fullName).toBe('Ananya Sharma');
    expect(saved.workExperience[0]).toMatchObject({ endDate: '', description: 'One.\nTwo.' });
  });

  it('keeps how education is shown, and says nothing of it where nobody chose', () => {
    const saved = toSavedPayload({ ...sampleProfessional, marksTable: true });
    expect(savedResumeShape.parse(saved).marksTable).toBe(true);
    expect(fromSavedPayload(saved, () => 'id').marksTable).toBe(true);
    expect(professional).not.toHaveProperty('marksTable');
  });

  it('comes back into the builder with new ids', () => {
    let count = 0;
    const restored = fromSavedPayload(professional, () => `id-${++count}`);
    expect(restored.workExperience[0]?.id).toBe('id-1');
    expect(count).toBe(3 + 10 + 2);
    expect(toSavedPayload(restored)).toEqual(professional);
  });
});

describe('what the server takes', () => {
  it('decides every rule again and names message and field', () => {
    const broken: SavedResume = {
      ...professional,
      personalInfo: { ...professional.personalInfo, fullName: 'R2D2', phone: '12' },
      workExperience: professional.workExperience.map((work) => ({ ...work, startDate: '2017-01-01' })),
      declaration: 'Trust me.',
    };
    expect(said(broken)).toEqual([
      ['personalInfo.fullName', 'Full name should only contain letters and apostrophes'],
      ['personalInfo.phone', 'Please enter a valid 10-digit number.'],
      ...[0, 1, 2].map((index) => [
        `workExperience.${index}.startDate`,
        "Work cannot start before 28 Feb 2018, three months before you completed Undergraduate Degree (Bachelor's)",
      ]),
      ['declaration', 'Please accept the declaration'],
    ]);
  });

  it('decision 59: takes a date one day ahead of India, not two', () => {
    const certified = (date: string) => ({
      ...professional,
      certificates: [{ id: 'a', name: 'Cloud', issuer: 'Example', date }],
    });
    expect(said(certified('2026-11-16'))).toEqual([]);
    expect(said(certified('2026-11-17'))).toEqual([
      ['certificates.0.date', 'Issue date cannot be in the future'],
    ]);
  });

  it('refuses a blank resume at every required field', () => {
    expect(refusals(toSavedPayload(blankResume())).map((refusal) => refusal.field)).toEqual([
      'personalInfo.fullName',
      'personalInfo.email',
      'personalInfo.phone',
      'personalInfo.dateOfBirth',
      'personalInfo.location',
      'education',
      'workExperience',
      'summary',
      'declaration',
    ]);
  });

  it('stores no field it does not know', () => {
    expect(schema.parse({ ...professional, admin: true, template: 'modern' })).toEqual(professional);
  });

  it.each([
    ['a text', { summary: 'a'.repeat(5001) }, 'summary', 'text-too-long'],
    [
      'a name',
      { personalInfo: { ...professional.personalInfo, location: 'a'.repeat(201) } },
      'personalInfo.location',
      'text-too-long',
    ],
    ['skills', { skills: Array(101).fill({ name: 'Java', level: 'Expert' }) }, 'skills', 'too-many-entries'],
    ['projects', { projects: Array(41).fill(professional.projects[0]) }, 'projects', 'too-many-entries'],
    ['education', { education: Array(4).fill(professional.education[0]) }, 'education', 'education-limit'],
    ['a level', { skills: [{ name: 'Java', level: 'Wizard' }] }, 'skills.0.level', 'invalid-field'],
    ['an image', { signature: 'https://example.com/a.png' }, 'signature', 'image-not-stored'],
  ])('keeps hostile bodies out: %s', (_, change, field, code) => {
    expect(refusals({ ...professional, ...change })).toContainEqual(expect.objectContaining({ field, code }));
  });

  it.each([null, [], 'text', 1, { personalInfo: null }])('refuses %j without failing', (body) => {
    expect(schema.safeParse(body).success).toBe(false);
  });
});

describe('S1 §4 what is current has no end', () => {
  it.each(['2019-01-31', 'garbage', ' '])('whatever is sent there: %j', (endDate) => {
    const [work] = professional.workExperience;
    const [training] = toSavedPayload(sampleFresher).trainingExperience;
    const current = (entry: object | undefined) => ({ ...entry, current: true, endDate });
    const saved = schema.parse({ ...professional, workExperience: [current(work)] });
    expect(saved.workExperience[0]).toMatchObject({ current: true, endDate: '' });
    const fresher = schema.parse({
      ...toSavedPayload(sampleFresher),
      trainingExperience: [current(training)],
    });
    expect(fresher.trainingExperience[0]).toMatchObject({ current: true, endDate: '' });
    expect(
      refusals({ ...professional, workExperience: [{ ...work, current: false, endDate: 'garbage' }] }),
    ).toEqual([{ code: 'date-invalid', field: 'workExperience.0.endDate' }]);
  });
});
