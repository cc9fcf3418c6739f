import type { PrintedText } from '@kalam/domain/resumes/printed-text';
import { wordsOf } from '../text/same-text.ts';
import { folded } from './folded-text.ts';
import type { PrintedField } from './printed-fields.ts';
import { type FoundText, textsInOrder } from './texts-in-order.ts';

export interface Answer {
  readonly got: string;
  readonly isSame: boolean;
}

export interface TextAnswer extends Answer {
  /** The places of its signs in the file's text. */
  readonly at: readonly number[];
}

export interface TextReading {
  readonly answers: ReadonlyMap<string, TextAnswer>;
  /** What stands elsewhere in the file than on the page. */
  readonly moved: readonly { readonly text: string; readonly at: readonly number[] }[];
}

/** Skills stand in the order of their owner or by level, as the template has it. */
const anyOrder = /^(?:fresherS|s)kills\./;

/** Holds what is printed beside the text of the file, in the order of the file. */
export const readByText = (
  printed: readonly PrintedText[],
  fields: readonly PrintedField[],
  text: string,
): TextReading => {
  const whole = folded(text);
  const found = textsInOrder(
    printed.map((one) => one.text),
    whole,
  );
  const placesOf = ({ start, end }: FoundText): number[] => whole.at.slice(start, end);
  const textAt = ({ start, end }: FoundText): string =>
    start < end ? text.slice(whole.at[start], (whole.at[end - 1] ?? 0) + 1) : '';
  /** What stands where a text should be printed once more. */
  const lostAt = (place: number): string => {
    const [one, { text: wanted = '' } = {}] = [found[place], printed[place]];
    return one ? likest(wanted, textAt(one)) : '';
  };
  const answerOf = ({ places, lines, again }: PrintedField): TextAnswer => {
    const outcomes = places.map((place) => found[place]).filter((one) => one !== undefined);
    const lost = again.find((place) => found[place]?.state === 'missing');
    if (lost !== undefined && outcomes.every(({ state }) => state !== 'missing'))
      return { got: lostAt(lost), isSame: false, at: outcomes.flatMap(placesOf) };
    const got = outcomes.map((one, index) =>
      one.state === 'missing' ? likest(lines[index] ?? '', textAt(one)) : evenedLines(textAt(one)),
    );
    return {
      got: got.filter(Boolean).join('\n'),
      isSame: outcomes.every(({ state }) => state !== 'missing'),
      at: outcomes.filter(({ state }) => state !== 'missing').flatMap(placesOf),
    };
  };
  return {
    answers: new Map(fields.map((field) => [field.path, answerOf(field)])),
    moved: found.flatMap((one, index) => {
      const { path = '', text: said = '' } = printed[index] ?? {};
      return one.state === 'moved' && !anyOrder.test(path) ? [{ text: said, at: placesOf(one) }] : [];
    }),
  };
};

const evenedLines = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The line of a stretch that is most like the text that should be there. */
const likest = (wanted: string, stretch: string): string => {
  let best = { line: '', share: 0 };
  for (const line of stretch.split('\n').map(evenedLines)) {
    const share = likeness(wanted, line);
    if (share > best.share) best = { line, share };
  }
  return best.share >= 0.3 ? best.line : '';
};

const pairsOf = (text: string): readonly string[] => {
  const letters = wordsOf(text).join(' ');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );
};

/** The share of pairs of neighbouring letters that both have. */
const likeness = (one: string, other: string): number => {
  const [ours, theirs] = [pairsOf(one), pairsOf(other)];
  const left = [...theirs];
  let common = 0;
  for (const pair of ours) {
    const index = left.indexOf(pair);
    if (index < 0) continue;
    left.splice(index, 1);
    common++;
  }
  return ours.length + theirs.length === 0 ? 0 : (2 * common) / (ours.length + theirs.length);
};
