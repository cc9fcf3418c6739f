import { at, type Refusal, refuse } from '../refusal.ts';
import type { SavedResume } from '../resumes/saved/saved-resume-model.ts';
import { graphemes } from '../text/graphemes.ts';

/** A letter forgotten, one too many, a spelling of the same name: more than this is another name. */
export const nameEditsMost = 3;

/** Far above any name, and what keeps the comparison short. */
const longestName = 2_000;

/** Without what nobody means by a difference: case, spaces around and between, the way a letter is composed. */
const folded = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

const signsOf = (name: string): readonly string[] => Array.from(graphemes(name), ({ segment }) => segment);

/**
 * How many signs must be added, left out or replaced to make one name of the other (Levenshtein), as a reader counts
 * signs; anything above `most` answers `most + 1`. Only the cells near the diagonal are looked at.
 */
export const nameEdits = (from: string, to: string, most: number = nameEditsMost): number => {
  const [a, b] = [folded(from), folded(to)];
  if (a === b) return 0;
  if (a.length > longestName || b.length > longestName) return most + 1;
  const [rows, columns] = [signsOf(a), signsOf(b)];
  if (Math.abs(rows.length - columns.length) > most) return most + 1;
  let above = columns.map((_, place) => place + 1);
  for (const [row, sign] of rows.entries()) {
    const line: number[] = [];
    for (const [column, other] of columns.entries()) {
      if (Math.abs(row - column) > most) {
        line.push(most + 1);
        continue;
      }
      const before = column === 0 ? row + 1 : (line[column - 1] ?? 0);
      const diagonal = column === 0 ? row : (above[column - 1] ?? 0);
      const up = above[column] ?? 0;
      line.push(Math.min(before + 1, up + 1, diagonal + (sign === other ? 0 : 1)));
    }
    above = line;
  }
  return Math.min(above.at(-1) ?? rows.length, most + 1);
};

type Person = Pick<SavedResume['personalInfo'], 'fullName' | 'dateOfBirth' | 'phone'>;

const isSame = (a: string, b: string): boolean => a.trim() !== '' && a.trim() === b.trim();

/**
 * Decision 64: a correction is of the same person as the resume first paid for. The birth date or the phone number may
 * have been the mistake, not both; a name may be spelt anew, not replaced.
 */
export const checkSamePerson = (first: Person, corrected: Person): Refusal | undefined => {
  const refusal = refuse('correction-other-person', { edits: nameEditsMost });
  if (nameEdits(first.fullName, corrected.fullName) > nameEditsMost) return at('fullName', refusal);
  return isSame(first.dateOfBirth, corrected.dateOfBirth) || isSame(first.phone, corrected.phone)
    ? undefined
    : at('dateOfBirth', refusal);
};
