import careerChangerExample from '@jsonresume/schema/examples/career-changer.resume.json' with {
  type: 'json',
};
import newGraduate from '@jsonresume/schema/examples/new-grad.resume.json' with { type: 'json' };
import seniorEngineer from '@jsonresume/schema/examples/senior-engineer.resume.json' with { type: 'json' };
import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { type Schema, validate } from 'jsonschema';
import { describe, expect, it } from 'vitest';
import { descriptionLines } from '../fields/description-text.ts';
import { checkResume } from '../resume-check.ts';
import { careerChanger, oneOfEach } from './full-resumes.fixture.ts';
import { toJsonResume } from './json-resume.ts';
import { importJsonResume } from './json-resume-import.ts';
import { academic, designer, seniorDeveloper, student, volunteer } from './public-resumes.fixture.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };

const taken = (document: unknown) => {
  let count = 0;
  const result = importJsonResume(document, () => `id-${++count}`, today);
  if (result.refusal) throw new Error(result.refusal.code);
  return result;
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return descriptionLines(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part) => (name === 'id' ? undefined : part)));

/** What is not kept letter by letter, because a field of ours says the same. */
const saidAs: Readonly<Record<string, string>> = {
  Master: 'Expert',
  IN: 'India',
  US: 'United States',
  'Mother tongue': 'native',
};
const isStillGoing = /^present$/i;
/** The ten digits of a phone, however they are parted. */
const digits = (text: string): string => text.replace(/\D/g, '').slice(-10);

const lost = (document: object, held: unknown): string[] => {
  const texts = textsIn(held).map((text) => text.toLowerCase());
  const has = (text: string) => texts.some((one) => one.includes(text.toLowerCase()));
  const { $schema: _s, meta: _m, ...said } = document as Record<string, unknown>;
  return textsIn(said).filter(
    (text) =>
      !has(text) &&
      !has(saidAs[text] ?? text) &&
      !isStillGoing.test(text) &&
      !(digits(text).length === 10 && has(digits(text))) &&
      !(/^[0-9-]{10}T/.test(text) && has(text.slice(0, 10))),
  );
};

const documents: readonly (readonly [string, object])[] = [
  ['a senior developer with many networks', seniorDeveloper],
  ['an academic with publications', academic],
  ['a designer', designer],
  ['a student', student],
  ['a volunteer', volunteer],
  ['one of each', oneOfEach],
  ['somebody who changed careers', careerChanger],
  ['the sample of the schema', sample],
  ['its career changer', careerChangerExample],
  ['its new graduate', newGraduate],
  ['its senior engineer', seniorEngineer],
];

describe.each(documents)('%s', (_, document) => {
  const { data, leftOut } = taken(document);
  const written: unknown = JSON.parse(JSON.stringify(toJsonResume(data)));

  it('comes in with every text of it', () => {
    expect(lost(document, data)).toEqual([]);
    expect(leftOut).toEqual([]);
  });

  it('goes out with every text of it, valid, and comes back the same', () => {
    expect(lost(document, written)).toEqual([]);
    expect(validate(written, schema as Schema).errors.map(String)).toEqual([]);
    expect(withoutIds(taken(written).data)).toEqual(withoutIds(data));
    expect(taken(written).leftOut).toEqual([]);
  });

  it('decision 54: keeps what breaks a rule and flags it', () => {
    expect(checkResume(data, today)).not.toEqual([]);
  });
});
