import { type LockedOut, lockOut } from './rewrite-lock.ts';

/** What a person may wish for. */
export const rewriteWishes = ['shorten', 'clearer', 'stronger-verb', 'order'] as const;
export type RewriteWish = (typeof rewriteWishes)[number];

/** What may be done to existing sentences; they are counted from 0. Nothing adds, joins or removes one. */
export type RewriteOperation =
  | { readonly kind: 'replace'; readonly sentence: number; readonly text: string }
  /** Takes words out of it, as they stand there. */
  | { readonly kind: 'drop'; readonly sentence: number; readonly words: string }
  /** Which sentence comes first, second and so on: each exactly once. */
  | { readonly kind: 'order'; readonly order: readonly number[] };

/** Of the operations themselves, beside what the lock says of a wording. */
export type OperationFault = 'no-such-sentence' | 'twice' | 'not-in-sentence' | 'not-every-sentence';

export interface RefusedOperation {
  /** The sentence it was for; undefined for an order. */
  readonly sentence: number | undefined;
  readonly reason: LockedOut['reason'] | OperationFault;
  /** What gave it away, as the answer has it. */
  readonly word: string;
}

export interface RewriteOutcome {
  /** As many as there were. */
  readonly sentences: readonly string[];
  /** Which sentence each of them was. */
  readonly from: readonly number[];
  readonly refused: readonly RefusedOperation[];
}

const stop = /[.।॥۔]+$/u;

/** An answer dressed as its source is: no bullet or quotes around it, a stop where the source has one. */
const dressedAs = (source: string, answer: string): string => {
  const bare = answer
    .trim()
    .replace(/^(?:[-–—•*]\s+|\d{1,2}[.)]\s+)/, '')
    .replace(/^(["'“‘])(.*)["'”’]$/u, '$2')
    .trim();
  const own = stop.exec(source)?.[0] ?? '';
  // The dot of "Pvt. Ltd." is no stop, but a source that ends with it has one anyway.
  return own === '' ? bare.replace(/(?<!\.\p{L}{1,3})[.।]$/u, '') : stop.test(bare) ? bare : bare + own;
};

const withoutWords = (source: string, words: string): string | undefined => {
  const start = words.trim() === '' ? -1 : source.indexOf(words.trim());
  if (start < 0) return undefined;
  const rest = `${source.slice(0, start)} ${source.slice(start + words.trim().length)}`
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?।])/g, '$1')
    .replace(/^[\s,;:]+/, '');
  return rest.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

const isOrder = (order: readonly number[], count: number): boolean =>
  order.length === count &&
  new Set(order).size === count &&
  order.every((place) => Number.isInteger(place) && place >= 0 && place < count);

/**
 * Carries out what an answer asks for, as far as it says nothing new: every wording goes through the lock against its
 * own sentence, so that no fact can move to another. What is refused stays as it was.
 */
export const applyOperations = (
  sentences: readonly string[],
  operations: readonly RewriteOperation[],
): RewriteOutcome => {
  const result = [...sentences];
  const refused: RefusedOperation[] = [];
  const done = new Set<number>();
  let from: readonly number[] | undefined;
  const no = (sentence: number | undefined, reason: RefusedOperation['reason'], word = '') =>
    refused.push({ sentence, reason, word });
  for (const operation of operations) {
    if (operation.kind === 'order') {
      if (from !== undefined) no(undefined, 'twice');
      else if (isOrder(operation.order, sentences.length)) from = operation.order;
      else no(undefined, 'not-every-sentence');
      continue;
    }
    const { sentence } = operation;
    const source = sentences[sentence];
    if (source === undefined || !Number.isInteger(sentence)) {
      no(sentence, 'no-such-sentence');
      continue;
    }
    if (done.has(sentence)) {
      no(sentence, 'twice');
      continue;
    }
    done.add(sentence);
    const wording = operation.kind === 'replace' ? operation.text : withoutWords(source, operation.words);
    if (wording === undefined) {
      no(sentence, 'not-in-sentence', operation.kind === 'drop' ? operation.words : '');
      continue;
    }
    const answer = dressedAs(source, wording);
    const lockedOut = lockOut(source, answer);
    if (lockedOut) no(sentence, lockedOut.reason, lockedOut.word);
    else result[sentence] = answer;
  }
  const order = from ?? sentences.map((_, index) => index);
  return { sentences: order.map((index) => result[index] ?? ''), from: order, refused };
};
