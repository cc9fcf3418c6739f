import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../refusal.ts';
import { toJsonResume } from '../json-resume/json-resume.ts';
import { importJsonResume } from '../json-resume/json-resume-import.ts';
import { checkResume } from '../resume-check.ts';
import type { ResumeData } from '../resume-model.ts';
import { type RuleException, withException } from '../rules/rule-exceptions.ts';
import { fromSavedPayload, toSavedPayload } from '../saved/saved-resume.ts';
import { savedResumeShape } from '../saved/saved-resume-model.ts';
import { realResumes } from './real-resumes.fixture.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };

/** Answers "Keep as written" to every question, in turn, until there is none. */
const keepAll = (data: ResumeData): ResumeData => {
  let kept = data;
  for (let turn = 0; turn < 10; turn += 1) {
    const open = checkResume(toSavedPayload(kept), today);
    if (open.length === 0) return kept;
    const exceptions = open.reduce<readonly RuleException[]>(
      (all, refusal) => withException(all, refusal.field ?? '', refusal),
      kept.exceptions ?? [],
    );
    kept = { ...kept, exceptions: [...exceptions] };
  }
  return kept;
};

/** An absent text and an empty one mean the same. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part) => (name === 'id' || part === '' ? undefined : part)));

const codesOf = (refusals: readonly Refusal[]): string[] =>
  [...new Set(refusals.map(({ code }) => code))].sort();

/** What the specification refuses in each of them, to the letter: none of the twenty could be saved. */
const refusedByTheSpecification: Readonly<Record<keyof typeof realResumes, readonly string[]>> = {
  engineer: ['description-characters', 'email-characters', 'text-characters', 'text-too-short'],
  teacher: ['description-characters', 'text-characters'],
  nurse: ['description-characters', 'text-characters'],
  banker: ['description-characters', 'text-characters'],
  bcomFresher: ['description-characters', 'text-characters'],
  lateMba: ['completion-too-old', 'description-characters', 'text-characters', 'work-before-education'],
  phd: ['description-characters', 'text-characters'],
  itiFitter: ['description-characters', 'text-characters'],
  homemaker: ['description-characters', 'text-characters'],
  tamilSales: ['description-characters', 'text-characters'],
  hindiClerk: ['description-characters', 'text-characters'],
  driver: ['description-characters', 'text-characters'],
  charteredAccountant: ['description-characters', 'text-characters'],
  pharmacist: ['description-characters', 'text-characters'],
  chef: ['description-characters', 'text-characters'],
  lawyer: ['description-characters', 'text-characters'],
  veteran: ['completion-too-old', 'description-characters', 'text-characters', 'work-before-education'],
  diplomaEngineer: ['completion-too-old', 'description-characters', 'text-characters'],
  dataAnalyst: ['description-characters', 'text-characters', 'text-too-short'],
  schoolLeaver: ['description-characters', 'text-characters'],
};

describe.each(Object.entries(realResumes))('%s', (name, data) => {
  it('decision 62: breaks no rule that decides, and is asked about the rest', () => {
    const refusals = checkResume(data, today);
    expect(refusals.filter(({ asks }) => !asks)).toEqual([]);
    expect(refusals).not.toEqual([]);
  });

  it('can be saved once it is kept as written, with few exceptions, and stays whole', () => {
    const kept = keepAll(data);
    const saved = toSavedPayload(kept);
    expect(checkResume(saved, today)).toEqual([]);
    expect(saved.exceptions?.length).toBeLessThanOrEqual(40);
    expect(savedResumeShape.parse(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
    const opened = fromSavedPayload(saved, () => 'id');
    expect(withoutIds({ ...opened, exceptions: undefined })).toEqual(withoutIds(data));
    expect(toSavedPayload(opened)).toEqual(saved);
  });

  it('goes out as JSON Resume and comes back without losing a character, but for what stays at home', () => {
    const kept = keepAll(data);
    const file: unknown = JSON.parse(JSON.stringify(toJsonResume(kept)));
    const back = importJsonResume(file, () => 'id', today);
    if (back.refusal) throw new Error(back.refusal.code);
    const atHome = { ...kept, declaration: '', personalInfo: { ...kept.personalInfo, dateOfBirth: '' } };
    const shared = {
      ...atHome,
      ...(kept.personalDetails && {
        personalDetails: kept.personalDetails.filter(({ kind }) => kind !== 'date-of-birth'),
      }),
      exceptions: kept.exceptions?.filter(({ rule }) => !rule.startsWith('completion-')),
    };
    expect(withoutIds(back.data)).toEqual(withoutIds(shared));
    expect(back.leftOut).toEqual([]);
  });

  it('strict rules refuse what the specification refuses, kept or not', () => {
    const strict = codesOf(checkResume(keepAll(data), today, 'strict'));
    expect(strict).toEqual(refusedByTheSpecification[name as keyof typeof realResumes]);
    expect(codesOf(checkResume(data, today, 'strict'))).toEqual(strict);
  });
});
