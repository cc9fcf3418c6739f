import { slice, type Traced, trim } from '../text/traced-text.ts';
import type { Piece } from './pieces.ts';

const bullets = '•∙⋅●○◦▪▫■□◼◻◆◇❖➢➤►▶▸▹‣⁃✓✔☑✦✧★☆♦⦁➔➜→⇒»›✱✳❑❒⮚🠶·‧';
const signMark = new RegExp(
  `^(?:[${bullets}\\u{E000}-\\u{F8FF}\\u{FFFD}]+)(?=\\s|\\p{L}|\\p{N}|[("'“]|$)`,
  'u',
);
const typedMark = /^(?:[-–—−*~+>]|--|>>|[oO](?=\s+[\p{Lu}\p{N}\p{Lo}]))(?=\s)/u;
const numberMark =
  /^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4}|[IVX]{2,4})[.)]|\([A-Z]\)|[A-Z]\)|\d{1,2}\.\))(?=\s+[^\d\s])/u;

/** How pictorial fonts call their bullets when nobody says what they show. */
const pictorial = /^[§¨Øüvqnl­ØÖÞàð×w]$/u;

const lengthOf = (text: string): number =>
  (signMark.exec(text) ?? typedMark.exec(text) ?? numberMark.exec(text))?.[0].length ?? 0;

/** A bullet and nothing else. */
export const isSignMark = (text: string): boolean => signMark.exec(text)?.[0] === text;

export interface Marked {
  readonly mark?: Traced;
  readonly text: Traced;
}

/** Parts the bullet or number in front from the text. A mark alone stays text. */
export const splitMark = (text: Traced): Marked => {
  const length = lengthOf(text.text);
  const rest = trim(slice(text, length));
  return length === 0 || rest.text === '' ? { text } : { mark: slice(text, 0, length), text: rest };
};

/** Whether the first piece of a row is the mark of a list, set in a face of its own. */
export const isMarkPiece = (first: Piece, next: Piece | undefined): boolean => {
  const { text } = first.text;
  // A letter that the next one touches is the first of a word.
  if (next && /^\p{L}/u.test(text) && next.x - first.end < 0.1 * next.size) return false;
  if (lengthOf(`${text} `) >= text.length || lengthOf(`${text} A`) === text.length) return true;
  return (
    next !== undefined &&
    pictorial.test(text) &&
    first.font !== next.font &&
    next.x - first.end > 0.3 * next.size
  );
};
