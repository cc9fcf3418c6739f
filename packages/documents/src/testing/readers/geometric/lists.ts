import { bulletMark } from './known-words.ts';
import type { Row } from './rows.ts';
import { goesOn } from './wraps.ts';

const label = /^[\p{L}\p{M} &/-]{2,30}:\s+/u;
const note = /\s+\(.*\)$/;

/** Commas inside brackets belong to what they stand in. */
const splitAtCommas = (text: string): string[] => {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if ((sign === ',' || sign === '|' || sign === ';') && depth <= 0) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
};

/** Short things: a cell each, or between commas behind a label; with and without what is noted in brackets. */
export const listOf = (rows: readonly Row[], edge: number): string[] => {
  const lines: { texts: string[]; row: Row }[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    const texts = row.cells.map(({ text }) => text.replace(bulletMark, '')).filter(Boolean);
    const [first = ''] = texts;
    const isText = last && last.row.cells.length === 1 && /[,:;]/.test(last.texts.join(''));
    if (last && isText && !label.test(first) && goesOn(last.row, row, edge)) {
      const joined = `${last.texts.at(-1)} ${first}`;
      lines[lines.length - 1] = { texts: [...last.texts.slice(0, -1), joined, ...texts.slice(1)], row };
    } else lines.push({ texts, row });
  }
  return lines.flatMap(({ texts }) =>
    texts
      .flatMap((text) => splitAtCommas(text.replace(label, '')))
      .map((text) => text.trim())
      .flatMap((text) => (note.test(text) ? [text, text.replace(note, '')] : [text])),
  );
};
