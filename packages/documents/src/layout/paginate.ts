import type { Box, Flow } from './flow.ts';

/** Consecutive boxes of one flow on one page. */
export interface Piece {
  readonly flow: Flow;
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly y: number;
  readonly height: number;
}

export interface Position {
  readonly page: number;
  readonly y: number;
}

export interface Frame {
  readonly start: Position;
  /** Top of every page after the first. */
  readonly top: number;
  readonly bottom: number;
}

interface Placed {
  readonly flow: Flow;
  readonly index: number;
  readonly box: Box;
  readonly before: number;
}

/** How far spaces between blocks may shrink, step by step, to save a page. */
const spreads = [0.9, 0.8, 0.7, 0.6];

/** The share of a page below which it holds almost nothing. */
const almostEmpty = 0.25;

/**
 * As `paginate`; where the last page would hold almost nothing, what stands before it moves closer together instead.
 * `spaces` is the share of the spaces that fitting to the page has left, and goes into how far they may shrink.
 */
export const paginateWell = (flows: readonly Flow[], frame: Frame, spaces = 1): Pagination => {
  const loose = paginate(flows, frame);
  const { page } = loose.end;
  if (page === frame.start.page || !isPoor(loose, frame)) return loose;
  for (const spread of spreads) {
    if (spread >= spaces) continue;
    const close = paginate(flows, frame, spread / spaces);
    if (close.end.page < page) return { ...close, tightened: true };
  }
  return loose;
};

/** A last page that is not worth the paper: hardly anything on it, or the declaration alone. */
const isPoor = ({ pieces, end: { page, y } }: Pagination, { top, bottom }: Frame): boolean =>
  (y - top) / (bottom - top) <= almostEmpty ||
  pieces.every((piece) => piece.page < page || /^(heading:)?declaration\b/.test(piece.flow.key));

interface Pagination {
  readonly tightened: boolean;
  readonly pieces: readonly Piece[];
  readonly end: Position;
}

/**
 * Puts boxes on pages, first come first served. Boxes that must stay together move together; only a bundle that no
 * page could hold is opened, and even then no line is cut. `spread` is the share left of the spaces between flows.
 */
export const paginate = (flows: readonly Flow[], frame: Frame, spread = 1): Pagination => {
  const boxes = flows.flatMap((flow) =>
    flow.boxes.map(
      (box, index): Placed => ({ flow, index, box, before: index === 0 ? box.before * spread : box.before }),
    ),
  );
  const pieces: Piece[] = [];
  let { page, y } = frame.start;
  let topOfPage = true;
  const nextPage = (): void => {
    page += 1;
    y = frame.top;
    topOfPage = true;
  };
  const place = ({ flow, index, box, before }: Placed): void => {
    const top = y + (topOfPage ? 0 : before);
    const repeated = topOfPage && index > 0 ? (flow.repeats?.height ?? 0) : 0;
    const bottom = top + repeated + box.height;
    const last = pieces.at(-1);
    if (last && last.flow === flow && last.page === page && last.to === index) {
      pieces[pieces.length - 1] = { ...last, to: index + 1, height: bottom - last.y };
    } else pieces.push({ flow, from: index, to: index + 1, page, y: top, height: bottom - top });
    y = bottom;
    topOfPage = false;
  };
  for (let next = 0; next < boxes.length; ) {
    const bundle = keptTogether(boxes, next);
    const height = heightOf(bundle);
    const before = topOfPage ? 0 : (bundle[0]?.before ?? 0);
    if (y + before + height > frame.bottom + tolerance) {
      const movable = !topOfPage || y > frame.top;
      if (movable && height <= frame.bottom - frame.top + tolerance) nextPage();
      else if (movable && y + before + (bundle[0]?.box.height ?? 0) > frame.bottom) nextPage();
    }
    for (const placed of bundle) {
      const needed = (topOfPage ? 0 : placed.before) + placed.box.height;
      if (y + needed > frame.bottom + tolerance && !topOfPage) nextPage();
      place(placed);
    }
    next += bundle.length;
  }
  return { pieces, end: { page, y }, tightened: false };
};

const tolerance = 0.001;

const keptTogether = (boxes: readonly Placed[], start: number): Placed[] => {
  let end = start;
  while (end < boxes.length - 1 && boxes[end]?.box.keep) end++;
  return boxes.slice(start, end + 1);
};

const heightOf = (bundle: readonly Placed[]): number =>
  bundle.reduce((sum, { box, before }, index) => sum + box.height + (index === 0 ? 0 : before), 0);
