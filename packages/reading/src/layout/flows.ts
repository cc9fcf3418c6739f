import type { Band, Column, Region } from './bands.ts';

/** What is read as one stretch: a column, and its rest on the pages after. */
export interface Flow {
  readonly left: number;
  readonly right: number;
  readonly regions: readonly Region[];
}

interface OpenColumn {
  left: number;
  right: number;
  flows: Region[][];
}

/** Points by which a column's edge may move from one page to the next. */
const sameEdge = 14;

const opened = ({ left, right, regions }: Column): OpenColumn => ({
  left,
  right,
  flows: regions.map((region) => [region]),
});

const append = (open: OpenColumn, { left, right, regions: [first, ...others] }: Column): void => {
  if (first) open.flows.at(-1)?.push(first);
  open.flows.push(...others.map((region) => [region]));
  open.left = Math.min(open.left, left);
  open.right = Math.max(open.right, right);
};

/** The columns that the first band of a page goes on with, those of the page before; undefined where it begins anew. */
const goesOnWith = (last: readonly OpenColumn[], band: Band): readonly OpenColumn[] | undefined => {
  if (last.length === 1 && band.length === 1) return last;
  if (last.length === band.length) {
    const isSame = band.every(
      ({ left }, index) => Math.abs(left - (last[index]?.left ?? Infinity)) <= sameEdge,
    );
    return isSame ? last : undefined;
  }
  const [only] = band;
  if (band.length !== 1 || !only) return undefined;
  const within = last.find(
    ({ left }, index) => only.left >= left - sameEdge && only.right <= (last[index + 1]?.left ?? Infinity),
  );
  return within && [within];
};

/** The column that text below goes on with, beside which the other column has ended: it has the same edges. */
const goesOnBelow = (last: readonly OpenColumn[], band: Band): readonly OpenColumn[] | undefined => {
  const [only] = band;
  if (last.length < 2 || band.length !== 1 || !only) return undefined;
  const within = last.find(
    ({ left, right }) => Math.abs(only.left - left) <= sameEdge && Math.abs(only.right - right) <= sameEdge,
  );
  return within && [within];
};

/** Bands of all pages in reading order; a column of one page is read with its rest on the next before its neighbour. */
export const flowsOf = (pages: readonly (readonly Band[])[]): readonly Flow[] => {
  const bands: OpenColumn[][] = [];
  for (const page of pages) {
    page.forEach((band, index) => {
      const last = bands.at(-1);
      const columns = !last ? undefined : index === 0 ? goesOnWith(last, band) : goesOnBelow(last, band);
      if (!columns) bands.push(band.map(opened));
      else for (const [at, column] of band.entries()) append(columns[at] as OpenColumn, column);
    });
  }
  return bands.flatMap((band) =>
    band.flatMap(({ flows }) =>
      flows.map((regions) => ({
        left: Math.min(...regions.map(({ left }) => left)),
        right: Math.max(...regions.map(({ right }) => right)),
        regions,
      })),
    ),
  );
};
