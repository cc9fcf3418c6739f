/** The marks of an axis from 0 to at least `most`, four or so, in whole steps of 1, 2 or 5 (S2 §2 whole-number steps). */
export const axisMarks = (most: number): readonly number[] => {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
};

export interface PlotPoint {
  /** Percent of the width and of the height, from the top left. */
  readonly x: number;
  readonly y: number;
}

/** Where values stand on a plot whose top is the last mark of its axis. */
export const plotPoints = (values: readonly number[], top: number): readonly PlotPoint[] =>
  values.map((value, index) => ({
    x: values.length < 2 ? 50 : (index / (values.length - 1)) * 100,
    y: 100 - (value / top) * 100,
  }));

/** The point nearest to a place across the plot, from 0 to 1. */
export const nearestPoint = (place: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(place * (count - 1))));

/** Which points have their day written under them: all of a week, about six of more, the first and the last among them. */
export const labelledPoints = (count: number): readonly number[] => {
  const gaps = count <= 7 ? count - 1 : 5;
  return count < 2
    ? Array.from({ length: count }, (_, index) => index)
    : Array.from({ length: gaps + 1 }, (_, index) => Math.round((index / gaps) * (count - 1)));
};
