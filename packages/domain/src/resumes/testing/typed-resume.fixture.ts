import { blankResume } from '../blank-resume.ts';
import { declarationText } from '../fields/declaration.ts';
import type { ResumeData } from '../resume-model.ts';

/** A resume as somebody types it: the lists without the ids that the builder gives, and only what was filled in. */
export type TypedResume = {
  readonly [Part in keyof ResumeData]?: ResumeData[Part] extends
    | (infer Entry extends { id: string })[]
    | undefined
    ? readonly Omit<Entry, 'id'>[]
    : ResumeData[Part];
};

/** The lines of a description. */
export const lines = (...all: string[]): string => all.join('\n');

const period = (startDate: string, endDate: string) =>
  endDate === '' ? { startDate, endDate, current: true } : { startDate, endDate, current: false };

/** A job; without an end it goes on. */
export const job = (
  position: string,
  company: string,
  location: string,
  [start, end = '']: readonly [start: string, end?: string],
  ...description: string[]
) => ({ company, position, location, ...period(start, end), description: lines(...description) });

export const training = (
  role: string,
  organization: string,
  [start, end = '']: readonly [start: string, end?: string],
  ...description: string[]
) => ({ organization, role, ...period(start, end), description: lines(...description) });

const withIds = (list: string, value: unknown): unknown =>
  Array.isArray(value) && list !== 'exceptions'
    ? value.map((entry: object, index) => ({ id: `${list}-${index + 1}`, ...entry }))
    : value;

export const typed = (parts: TypedResume): ResumeData => ({
  ...blankResume(),
  declaration: declarationText,
  ...Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, withIds(part, value)])),
});
