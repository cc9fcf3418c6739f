/** A value of a column and the part of all rows that it stands for. */
export interface SampledValue {
  readonly value: string;
  readonly share: number;
}

export type Sample = readonly SampledValue[];

/** Parts of a term by which an index narrows the rows down: for each column its own, the rarest first. */
export interface Narrowing {
  readonly index: 'trigrams' | 'pairs';
  readonly parts: readonly (readonly string[])[];
}

/** So many of the rarest leave few rows to look at; more would not, because the grams of a word come and go together. */
const mostGrams = 5;

/** What more rows have than this costs more to look for in the index than it leaves out. */
const commonShare = 0.1;

/** What the trigram index knows in every locale; other scripts and signs may be no part of a word to it. */
const isTrigram = /^[a-z\d]{3}$/i;

interface Gram {
  readonly text: string;
  /** Where it ends in the term. */
  readonly end: number;
  readonly share: number;
}

const cut = (term: string, length: number): Omit<Gram, 'share'>[] => {
  const characters = [...term];
  return characters
    .slice(length - 1)
    .map((_, place) => ({ text: characters.slice(place, place + length).join(''), end: place + length }));
};

const shareOf = (gram: string, sample: Sample): number => {
  const lowered = gram.toLowerCase();
  return sample.reduce((sum, { value, share }) => (value.includes(lowered) ? sum + share : sum), 0);
};

/** How much the values of a column look like the term. */
export const likeness = (term: string, sample: Sample): number =>
  cut(term, 3).reduce((sum, { text }) => sum + shareOf(text, sample), 0);

const rarestFirst = (grams: readonly Gram[]): Gram[] =>
  [...grams].sort((one, other) => one.share - other.share);

const rarest = (grams: readonly Omit<Gram, 'share'>[], sample: Sample): Gram[] =>
  rarestFirst(grams.map((gram) => ({ ...gram, share: shareOf(gram.text, sample) }))).filter(
    ({ share }, rank) => rank === 0 || (rank < mostGrams && share <= commonShare),
  );

/** Neighbours become one longer part: fewer questions to every row that is found. */
const joinNeighbours = (grams: readonly Gram[]): Gram[] => {
  const parts: Gram[] = [];
  for (const gram of [...grams].sort((one, other) => one.end - other.end)) {
    const before = parts.at(-1);
    if (before?.end === gram.end - 1)
      parts.splice(-1, 1, {
        text: before.text + gram.text.slice(-1),
        end: gram.end,
        share: Math.min(before.share, gram.share),
      });
    else parts.push(gram);
  }
  return rarestFirst(parts);
};

const textsOf = (grams: readonly Gram[]): string[] => [...new Set(grams.map(({ text }) => text))];

/** How common the rarest gram is in the column where this is worst. */
const worst = (columns: readonly (readonly Gram[])[]): number =>
  Math.max(...columns.map(([first]) => first?.share ?? Number.POSITIVE_INFINITY));

/**
 * By trigrams, unless pairs tell more. One of the two for all columns: a row that the trigrams found is asked again for
 * everything, and asking for its pairs again costs more than all the rest.
 */
export const narrowSearch = (term: string, samples: readonly Sample[]): Narrowing => {
  const rarestOf = (grams: ReturnType<typeof cut>) => samples.map((sample) => rarest(grams, sample));
  const trigrams = rarestOf(cut(term, 3).filter(({ text }) => isTrigram.test(text)));
  const pairs = rarestOf(cut(term, 2));
  return worst(trigrams) <= worst(pairs)
    ? { index: 'trigrams', parts: trigrams.map((grams) => textsOf(joinNeighbours(grams))) }
    : { index: 'pairs', parts: pairs.map(textsOf) };
};
