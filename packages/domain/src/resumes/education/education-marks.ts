import { type Refusal, refuse } from '../../refusal.ts';
import { toAsciiDigits } from '../resume-characters.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';
import { type Kept, nothingKept } from '../rules/rule-exceptions.ts';
import { checkGpa } from './gpa-field.ts';

/** What marks are called on the certificate. Absent means GPA, the only kind the specification knows. */
export const marksKinds = ['gpa', 'cgpa', 'percentage', 'grade'] as const;
export type MarksKind = (typeof marksKinds)[number];

export const marksKindLabels = {
  gpa: 'GPA',
  cgpa: 'CGPA',
  percentage: 'Percentage',
  grade: 'Class or grade',
} as const satisfies Record<MarksKind, string>;

const percentage = /^[0-9]{1,3}(?:\.[0-9]{1,2})? ?%?$/;

/** `78`, `78%` or `78.5 %`, from 0 to 100. */
const checkPercentage = (text: string): Refusal | undefined => {
  const digits = toAsciiDigits(text);
  return percentage.test(digits) && Number.parseFloat(digits) <= 100
    ? undefined
    : refuse('percentage-invalid');
};

/** Optional marks, under the rule of their kind. */
export const checkMarks = (
  text: string | undefined,
  kind: MarksKind | undefined,
  kept: Kept = nothingKept,
): Refusal | undefined => {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return undefined;
  if (kind === 'percentage') return checkPercentage(trimmed);
  return kind === 'grade' ? checkLength(trimmed, resumeLimits.marks) : checkGpa(trimmed, kept);
};
