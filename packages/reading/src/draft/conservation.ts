import type { ReadResume } from '../reading-result.ts';
import type { Account } from './assemble.ts';

const said = /[\p{L}\p{N}]/u;
const lettersOf = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

/** Whether all signs of one text stand in the other, in their order. */
const isWithin = (part: string, whole: string): boolean => {
  let at = 0;
  for (const sign of part) {
    at = whole.indexOf(sign, at) + 1;
    if (at === 0) return false;
  }
  return true;
};

/**
 * The law of conservation: every letter and digit that was read stands in a field, in something that was understood (a
 * heading, a label, a list mark) or in the tray, and in one of them alone; and what a field or the tray says was read.
 * The first breach, or nothing.
 */
export const conservationBreach = (
  text: string,
  { fields: read, tray }: ReadResume,
  { ledger, fields, tray: places }: Account,
): string | undefined => {
  const inTray = new Set(places.flat());
  const inFields = new Set(fields.flatMap(({ at }) => at));
  for (let place = 0; place < text.length; place++) {
    if (!said.test(String.fromCodePoint(text.codePointAt(place) ?? 32))) continue;
    if (ledger.isTaken(place) === inTray.has(place))
      return `${inTray.has(place) ? 'twice' : 'lost'}: “${text.slice(place, place + 30)}” at ${place}`;
    if (inFields.has(place) && !ledger.isTaken(place)) return `not taken: “${text.slice(place, place + 30)}”`;
  }
  const signsAt = (at: readonly number[]): string => lettersOf(at.map((place) => text[place] ?? '').join(''));
  for (const [index, { path, value, written, at }] of fields.entries()) {
    const told = lettersOf(written ?? value);
    const source = signsAt(at);
    if (!isWithin(source, told) || !isWithin(told, source))
      return `${path} says “${told}”, read was “${source}”`;
    if (read[index]?.value !== value) return `${path} is not reported`;
  }
  for (const [index, at] of places.entries())
    if (signsAt(at) !== lettersOf(tray[index]?.text ?? '')) return `the tray says “${tray[index]?.text}”`;
  return undefined;
};

/** In development, where a loss must not pass unseen. */
export const checkConservation = (text: string, resume: ReadResume, account: Account): void => {
  const breach = conservationBreach(text, resume, account);
  if (breach !== undefined) throw new Error(`A reading must keep everything. ${breach}`);
};
