import type { TextSpan } from '../reading-result.ts';

/** The stretches that characters make in the text that was read. */
export const spansOf = (places: readonly number[]): readonly TextSpan[] => {
  const spans: [start: number, end: number][] = [];
  for (const place of [...new Set(places)].toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.[1] === place) last[1] = place + 1;
    else spans.push([place, place + 1]);
  }
  return spans;
};
