import type { Ask, AskKind } from '@kalam/domain/jobs/matching/job-match';
import type { AskLabel } from './read-cases.ts';

export type ReadAsk = Pick<Ask, 'words' | 'span'> & { readonly kind?: AskKind | undefined };

type Span = readonly [start: number, end: number];

const placesOf = (words: string, advert: string): readonly Span[] => {
  const [small, text] = [words.toLowerCase(), advert.toLowerCase()];
  const spans: Span[] = [];
  for (let at = text.indexOf(small); at >= 0; at = text.indexOf(small, at + 1))
    spans.push([at, at + small.length]);
  return spans;
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();

const isWithin = ([a, b]: Span, [c, d]: Span): boolean => a >= c && b <= d;

const isSame = (label: AskLabel, ask: ReadAsk, advert: string): boolean => {
  if (plain(label.words) === plain(ask.words)) return true;
  return placesOf(label.words, advert).some((place) => {
    const shared = Math.min(place[1], ask.span[1]) - Math.max(place[0], ask.span[0]);
    if (label.kind === 'duty') return shared * 2 >= Math.max(place[1] - place[0], ask.span[1] - ask.span[0]);
    return isWithin(place, ask.span) || isWithin(ask.span, place);
  });
};

export interface Scored<Read extends ReadAsk> {
  readonly right: readonly (readonly [label: AskLabel, ask: Read])[];
  readonly missed: readonly AskLabel[];
  readonly wrong: readonly Read[];
}

/** Each label is taken once, by what has its very words before what has more or fewer. */
export const scoreAsks = <Read extends ReadAsk>(
  labels: readonly AskLabel[],
  asks: readonly Read[],
  advert: string,
): Scored<Read> => {
  const right: (readonly [AskLabel, Read])[] = [];
  const open = new Set(asks);
  const missing = new Set(labels);
  for (const exactly of [true, false]) {
    for (const label of missing) {
      const ask = [...open].find(
        (one) =>
          (one.kind === undefined || one.kind === label.kind) &&
          (exactly ? plain(one.words) === plain(label.words) : isSame(label, one, advert)),
      );
      if (!ask) continue;
      right.push([label, ask]);
      open.delete(ask);
      missing.delete(label);
    }
  }
  return { right, missed: [...missing], wrong: [...open] };
};
