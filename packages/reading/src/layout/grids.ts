import { type Stroke, type Strokes, touching } from './rules.ts';

/** Strokes that meet: a box where there are two each way, else a table. */
export interface Grid {
  /** Where its columns begin and end, from the left. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly across: readonly Stroke[];
  readonly down: readonly Stroke[];
}

const meets = (across: Stroke, down: Stroke): boolean =>
  across.at >= down.start - touching &&
  across.at <= down.end + touching &&
  down.at >= across.start - touching &&
  down.at <= across.end + touching;

const distinct = (values: readonly number[]): number[] => {
  const kept: number[] = [];
  for (const value of [...values].sort((a, b) => a - b))
    if (kept.length === 0 || value - (kept.at(-1) as number) > 4) kept.push(value);
  return kept;
};

/** The boxes and tables drawn on a page. */
export const gridsOf = ({ across, down }: Strokes): Grid[] => {
  const groups: { across: Stroke[]; down: Stroke[] }[] = [];
  const groupOf = new Map<Stroke, number>();
  for (const column of down) {
    const met = across.filter((stroke) => meets(stroke, column));
    const known = [...new Set(met.flatMap((stroke) => groupOf.get(stroke) ?? []))];
    const index = known[0] ?? groups.push({ across: [], down: [] }) - 1;
    const group = groups[index] as { across: Stroke[]; down: Stroke[] };
    for (const other of known.slice(1)) {
      const taken = groups[other] as { across: Stroke[]; down: Stroke[] };
      group.across.push(...taken.across.splice(0));
      group.down.push(...taken.down.splice(0));
      for (const stroke of group.across) groupOf.set(stroke, index);
    }
    group.down.push(column);
    for (const stroke of met) {
      if (!groupOf.has(stroke)) group.across.push(stroke);
      groupOf.set(stroke, index);
    }
  }
  return groups
    .map((group) => ({
      xs: distinct(group.down.map(({ at }) => at)),
      ys: distinct(group.across.map(({ at }) => at)),
      ...group,
    }))
    .filter(({ xs, ys }) => xs.length >= 2 && ys.length >= 2);
};

export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const areaOf = ({ xs, ys }: Grid): Area => ({
  left: xs[0] as number,
  right: xs.at(-1) as number,
  top: ys[0] as number,
  bottom: ys.at(-1) as number,
});

export const isIn = (area: Area, x: number, y: number): boolean =>
  x >= area.left - touching &&
  x <= area.right + touching &&
  y >= area.top - touching &&
  y <= area.bottom + touching;

/** The cell of the grid that a place is in. */
export const cellAt = ({ xs, ys }: Grid, x: number, y: number): readonly [row: number, column: number] => {
  const index = (edges: readonly number[], value: number): number =>
    Math.max(
      0,
      Math.min(
        edges.length - 2,
        edges.findLastIndex((edge) => edge <= value),
      ),
    );
  return [index(ys, y), index(xs, x)];
};

const covered = (strokes: readonly Stroke[], at: number, from: number, to: number): boolean => {
  const length = strokes
    .filter((stroke) => Math.abs(stroke.at - at) <= 4)
    .reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);
  return length >= 0.8 * (to - from);
};

/** The rows of a grid that is drawn to lay out a page, each with the edges of its own cells. */
export const gridRows = (grid: Grid): readonly Grid[] => {
  const { left, right } = areaOf(grid);
  const ys = grid.ys.filter((y) => covered(grid.across, y, left, right));
  return ys.slice(1).map((bottom, index) => {
    const top = ys[index] as number;
    return { ...grid, ys: [top, bottom], xs: grid.xs.filter((x) => covered(grid.down, x, top, bottom)) };
  });
};
