import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { refusalsOf } from '../../zod-refusal.fixture.ts';
import { checkResume } from '../resume-check.ts';
import type { Letter } from '../resume-model.ts';
import { withException } from '../rules/rule-exceptions.ts';
import { sampleProfessional } from '../samples/sample-resumes.ts';
import { fromSavedPayload, toSavedPayload } from '../saved/saved-resume.ts';
import { savedResumeAt } from '../saved/saved-resume-model.ts';
import { stepOfField } from '../wizard-machine.ts';
import { letterOf } from './blank-letter.ts';
import { checkLetter, hasLetter, letterTexts } from './letter-rules.ts';

const letter: Letter = {
  date: '2026-11-15',
  recipient: 'The Hiring Manager\nSample Analytics Pvt. Ltd.\nPune 411001',
  subject: 'Application for Data Analyst (Ref. DA/2026-17)',
  salutation: 'Dear Ms. Sample,',
  body: 'I saw your advertisement of 10 November 2026 & wish to apply.\n\nI look forward to hearing from you!',
  closing: 'Yours sincerely,',
};

const said = (change: Partial<Letter>) =>
  checkLetter({ ...letter, ...change }).map((refusal) => [refusal.field, messageText(refusal)]);

describe('the rules of a cover letter', () => {
  it('takes the signs and numbers of a letter as they are', () => {
    expect(said({})).toEqual([]);
    expect(checkLetter(undefined)).toEqual([]);
    expect(said({ date: undefined, recipient: '', subject: '', salutation: '', closing: '' })).toEqual([]);
  });

  it.each([
    ['recipient', 600],
    ['subject', 200],
    ['salutation', 200],
    ['body', 5000],
    ['closing', 200],
  ] as const)('refuses a %s of more than %i characters, and ones that cannot be printed', (field, limit) => {
    expect(said({ [field]: 'क'.repeat(limit) })).toEqual([]);
    expect(said({ [field]: 'x'.repeat(limit + 1) })).toEqual([
      [`letter.${field}`, `Please shorten this text to ${limit} characters`],
    ]);
    expect(said({ [field]: 'a\u0007b' })).toEqual([
      [`letter.${field}`, 'This text holds characters that cannot be printed. Please write it again.'],
    ]);
  });

  it('refuses a date that does not exist; one to come may be meant', () => {
    expect(checkLetter({ ...letter, date: '2026-02-30' })).toMatchObject([
      { field: 'letter.date', code: 'date-not-in-calendar' },
    ]);
    expect(said({ date: '2026-02' })).not.toEqual([]);
    expect(said({ date: '2027-01-01' })).toEqual([]);
  });

  it('decision 62: asks about an Aadhaar number, and lets it be kept', () => {
    const today = { day: '2026-11-15', latest: '2026-11-15' };
    const data = { ...sampleProfessional, letter: { ...letter, body: 'My number is 2345 6789 0123.' } };
    const [asked] = checkResume(data, today);
    expect(asked).toMatchObject({ field: 'letter.body', code: 'aadhaar-number', asks: ['234567890123'] });
    if (!asked) throw new Error('it is asked');
    const exceptions = [...withException([], 'letter.body', asked)];
    expect(checkResume({ ...data, exceptions }, today)).toEqual([]);
    expect(checkResume({ ...data, exceptions }, today, 'strict')).toHaveLength(1);
  });

  it('is found on the last step', () => {
    expect(stepOfField('letter.body')).toBe(4);
  });
});

describe('a letter kept with its resume', () => {
  const schema = savedResumeAt(() => new Date('2026-11-15T12:00:00Z'));

  it('is sent, stored and opened again', () => {
    const saved = toSavedPayload({ ...sampleProfessional, letter: { ...letter, subject: '  Hello ' } });
    expect(saved.letter).toEqual({ ...letter, subject: 'Hello' });
    expect(fromSavedPayload(schema.parse(saved), () => 'id').letter).toEqual(saved.letter);
  });

  it('is not there while nothing but the courtesies stands in it', () => {
    const begun = letterOf(sampleProfessional);
    expect(begun).toMatchObject({ salutation: 'Dear Sir or Madam,', closing: 'Yours sincerely,' });
    expect(letterOf({ language: 'hi' })).toMatchObject({ closing: 'भवदीय,' });
    expect(toSavedPayload({ ...sampleProfessional, letter: begun })).not.toHaveProperty('letter');
    expect(toSavedPayload(sampleProfessional)).not.toHaveProperty('letter');
  });

  it('is kept while its text is still to come, and is no file until then', () => {
    const addressed = { ...sampleProfessional, letter: { ...letter, body: ' \n ' } };
    expect(toSavedPayload(addressed).letter?.recipient).toBe(letter.recipient);
    expect([addressed, { ...addressed, letter }, sampleProfessional].map(hasLetter)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is judged again by the server, in lengths and in shape', () => {
    const saved = toSavedPayload({ ...sampleProfessional, letter });
    const fields = (sent: unknown) => {
      const { error } = schema.safeParse({ ...saved, letter: sent });
      return [...new Set(refusalsOf(error ?? { issues: [] }).map(({ field }) => field))];
    };
    expect(fields({ ...letter, body: 'x'.repeat(5001) })).toEqual(['letter.body']);
    expect(fields({ ...letter, date: 'soon' })).toEqual(['letter.date']);
    expect(fields({ ...letter, closing: 7 })).toEqual(['letter.closing']);
    expect(letterTexts).toHaveLength(5);
  });
});
