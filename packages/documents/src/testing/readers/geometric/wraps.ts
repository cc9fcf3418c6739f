import type { Cell, Row } from './rows.ts';

/** The right edge that lines of text run up to. */
export const rightEdge = (rows: readonly Row[]): number =>
  rows.reduce((edge, { cells }) => Math.max(edge, cells.at(-1)?.end ?? 0), 0);

const widthOfStart = ({ text, x, end }: Cell): number => {
  const start = text.split(' ').slice(0, 2).join(' ');
  return ((end - x) / text.length) * (start.length + 1);
};

/** Whether a row goes on in the next: it had no room for how that starts, and is set like it. */
export const goesOn = (row: Row, next: Row, edge: number): boolean => {
  const [last, first] = [row.cells.at(-1), next.cells[0]];
  if (!last || !first || !last.styles.some((style) => first.styles.includes(style))) return false;
  return last.end + widthOfStart(first) > edge;
};
