import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { plain } from './same-text.ts';

/** Chosen or drawn, not written on the page; the birth date is never printed. */
const unwritten = new Set([
  'id',
  'dateOfBirth',
  'profileImage',
  'image',
  'signature',
  'arrangement',
  'page',
  'letter',
  'exceptions',
  'marksTable',
  'language',
  'isFresher',
  'current',
  'pursuing',
  'level',
]);

const leaves = (value: unknown, path: string): (readonly [string, string])[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unwritten.has(key) ? [] : leaves(inner, path === '' ? key : `${path}.${key}`),
  );
};

export interface FieldDifference {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

/** The written fields of a resume that another does not have as they are, of how many. */
export const differences = (
  expected: ResumeData,
  got: ResumeData,
): { readonly fields: number; readonly different: readonly FieldDifference[] } => {
  const wanted = leaves(expected, '');
  const found = new Map(leaves(got, ''));
  return {
    fields: wanted.length,
    different: wanted
      .map(([path, text]) => ({ path, expected: text, got: found.get(path) ?? '' }))
      .filter((one) => plain(one.expected) !== plain(one.got)),
  };
};
