import type { Rule } from '../source/source-document.ts';

/** A straight line along one axis: `at` across it, from `start` to `end` along it. */
export interface Stroke {
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

export interface Strokes {
  readonly across: readonly Stroke[];
  readonly down: readonly Stroke[];
}

/** Points by which strokes may miss each other and still meet. */
export const touching = 2.5;
/** Shorter ones are parts of pictures. */
const shortest = 8;
/** A page with more of them is a drawing, not a table. */
const most = 1500;

/** Both edges of a line that was drawn as a thin box, and the parts that a table draws for each cell, are one. */
const merged = (strokes: readonly Stroke[]): Stroke[] => {
  const sorted = [...strokes].sort((a, b) => a.at - b.at);
  const groups: Stroke[][] = [];
  for (const stroke of sorted) {
    const group = groups.at(-1);
    if (group?.[0] && stroke.at - group[0].at <= touching) group.push(stroke);
    else groups.push([stroke]);
  }
  return groups.flatMap((group) => {
    const whole: { at: number; start: number; end: number }[] = [];
    for (const { at, start, end } of group.sort((a, b) => a.start - b.start)) {
      const last = whole.at(-1);
      if (last && start <= last.end + touching) last.end = Math.max(last.end, end);
      else whole.push({ at, start, end });
    }
    return whole;
  });
};

export const strokesOf = (rules: readonly Rule[]): Strokes => {
  const across: Stroke[] = [];
  const down: Stroke[] = [];
  for (const { x1, y1, x2, y2 } of rules) {
    const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    if (height <= 1.5 && width >= shortest)
      across.push({ at: (y1 + y2) / 2, start: Math.min(x1, x2), end: Math.max(x1, x2) });
    else if (width <= 1.5 && height >= 5)
      down.push({ at: (x1 + x2) / 2, start: Math.min(y1, y2), end: Math.max(y1, y2) });
  }
  const tidy = {
    across: merged(across),
    down: merged(down).filter(({ start, end }) => end - start >= shortest),
  };
  return tidy.across.length + tidy.down.length > most ? { across: [], down: [] } : tidy;
};
