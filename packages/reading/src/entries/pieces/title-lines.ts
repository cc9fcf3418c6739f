import type { Line } from '../../source/blocks.ts';

/** In points: no line is set larger than its neighbours by less. */
const larger = 0.2;

/** Where the name of each entry is set in a style of its own: as a heading of the file's, or in larger letters. */
export const titleStyle = (lines: readonly Line[]): ((line: Line) => boolean) | undefined => {
  const [first] = lines;
  if (!first || first.mark) return undefined;
  const isHeading = ({ heading, mark }: Line): boolean => heading !== undefined && !mark;
  if (isHeading(first) && !lines.every(isHeading)) return isHeading;
  const isLarge = ({ mark, size }: Line): boolean => !mark && first.size - size < larger;
  return lines.some(({ size }) => first.size - size >= larger) ? isLarge : undefined;
};
