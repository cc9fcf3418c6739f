import type { MatchedAsk } from '@kalam/domain/jobs/matching/job-match';

/** A stretch of the advert that belongs to the same asks throughout. */
export interface AdvertPiece {
  /** Where it begins in the advert. */
  readonly start: number;
  readonly text: string;
  /** Positions in the list of asks, the longest ask first; none for text between them. */
  readonly asks: readonly number[];
}

/** The whole advert, cut wherever an ask begins or ends. Asks may lie within one another: a skill in a duty. */
export const advertPieces = (
  text: string,
  asks: readonly Pick<MatchedAsk, 'span'>[],
): readonly AdvertPiece[] => {
  const spans = asks.map(({ span: [start, end] }, ask) => ({
    ask,
    start: Math.max(0, Math.min(start, text.length)),
    end: Math.max(0, Math.min(end, text.length)),
  }));
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  const byLength = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    return {
      start,
      text: text.slice(start, end),
      asks: byLength.filter((span) => span.start <= start && span.end >= end).map(({ ask }) => ask),
    };
  });
};
