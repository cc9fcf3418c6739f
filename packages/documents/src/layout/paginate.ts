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
}

/**
 * Puts boxes on pages, first come first served. Boxes that must stay together move together; only a bundle that no
 * page could hold is opened, and even then no line is cut.
 */
export const paginate = (flows: readonly Flow[], frame: Frame): { pieces: Piece[]; end: Position } => {
  const boxes = flows.flatMap((flow) => flow.boxes.map((box, index): Placed => ({ flow, index, box })));
  const pieces: Piece[] = [];
  let { page, y } = frame.start;
  let topOfPage = true;
  const nextPage = (): void => {
    page += 1;
    y = frame.top;
    topOfPage = true;
  };
  const place = ({ flow, index, box }: Placed): void => {
    const top = y + (topOfPage ? 0 : box.before);
    const last = pieces.at(-1);
    if (last && last.flow === flow && last.page === page && last.to === index) {
      pieces[pieces.length - 1] = { ...last, to: index + 1, height: top + box.height - last.y };
    } else pieces.push({ flow, from: index, to: index + 1, page, y: top, height: box.height });
    y = top + box.height;
    topOfPage = false;
  };
  for (let next = 0; next < boxes.length; ) {
    const bundle = keptTogether(boxes, next);
    const height = heightOf(bundle);
    const before = topOfPage ? 0 : (bundle[0]?.box.before ?? 0);
    if (y + before + height > frame.bottom + tolerance) {
      const movable = !topOfPage || y > frame.top;
      if (movable && height <= frame.bottom - frame.top + tolerance) nextPage();
      else if (movable && y + before + (bundle[0]?.box.height ?? 0) > frame.bottom) nextPage();
    }
    for (const placed of bundle) {
      const needed = (topOfPage ? 0 : placed.box.before) + placed.box.height;
      if (y + needed > frame.bottom + tolerance && !topOfPage) nextPage();
      place(placed);
    }
    next += bundle.length;
  }
  return { pieces, end: { page, y } };
};

const tolerance = 0.001;

const keptTogether = (boxes: readonly Placed[], start: number): Placed[] => {
  let end = start;
  while (end < boxes.length - 1 && boxes[end]?.box.keep) end++;
  return boxes.slice(start, end + 1);
};

const heightOf = (bundle: readonly Placed[]): number =>
  bundle.reduce((sum, { box }, index) => sum + box.height + (index === 0 ? 0 : box.before), 0);
