/** What can be said of a sentence without any service. */
export const adviceCodes = [
  'responsible-for',
  'weak-verb',
  'passive',
  'first-person',
  'empty-words',
  'buzzword',
  'repeated-word',
  'tense-mixed',
  'too-long',
  'no-result',
] as const;
export type AdviceCode = (typeof adviceCodes)[number];

export interface Advice {
  readonly code: AdviceCode;
  /** What it is about, within the sentence: from the first character to behind the last one. */
  readonly span: readonly [start: number, end: number];
  /** What its words name: `word`, `verbs`, `count`. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Says the same in better words; it has passed the lock. */
  readonly proposal?: string;
}

/** Of the sentences of an entry together. */
export interface EntryAdvice {
  readonly code: 'same-opening' | 'strongest-first';
  /** Which sentences it is about. */
  readonly sentences: readonly number[];
  readonly params: Readonly<Record<string, string | number>>;
  /** The order it proposes. */
  readonly order?: readonly number[];
}

/** A rule before its proposal is held to the lock. */
export type Finding = Advice;

export const capitalised = (text: string): string =>
  text.replace(/^\s*\p{Ll}/u, (letter) => letter.trim().toUpperCase()).trim();

/** The sentence with something else where a piece stood. */
export const withPiece = (sentence: string, [start, end]: readonly [number, number], piece: string): string =>
  capitalised(
    `${sentence.slice(0, start)}${piece}${sentence.slice(end)}`
      .replace(/ {2,}/g, ' ')
      .replace(/ ([.,;:।])/g, '$1')
      .replace(/^[\s,]+/, ''),
  );
