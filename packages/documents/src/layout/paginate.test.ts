import { describe, expect, it } from 'vitest';
import type { Flow } from './flow.ts';
import { paginateWell } from './paginate.ts';

const block = (height: number, index: number, key = 'block'): Flow => ({
  key: `${key}:${index}`,
  source: '',
  x: 0,
  width: 400,
  boxes: [{ height, before: 20, keep: false, items: [] }],
  missing: [],
});

const frame = { start: { page: 0, y: 0 }, top: 0, bottom: 800 };

/** Blocks of 60, and the space above each but the first of a page. */
const placed = (count: number) => {
  const { pieces } = paginateWell(
    Array.from({ length: count }, (_, index) => block(60, index)),
    frame,
  );
  const gaps = pieces.flatMap((piece, index) => {
    const above = pieces[index - 1];
    return above && above.page === piece.page ? [Math.round(piece.y - above.y - above.height)] : [];
  });
  return { pages: (pieces.at(-1)?.page ?? 0) + 1, gaps: [...new Set(gaps)] };
};

describe('a last page that would hold almost nothing', () => {
  it('is saved by moving what stands before it closer together, and no closer than it takes', () => {
    expect(placed(10)).toEqual({ pages: 1, gaps: [20] });
    expect(placed(11)).toEqual({ pages: 1, gaps: [14] });
  });

  it('stays, with every space as it should be, where that would not be enough', () => {
    expect(placed(12)).toEqual({ pages: 2, gaps: [20] });
  });

  it('is saved where it holds the declaration alone, though that fills more than a quarter', () => {
    const blocks = Array.from({ length: 9 }, (_, index) => block(50, index));
    const signed = block(210, 0, 'declaration');
    const onePage = (last: Flow, spaces?: number) =>
      paginateWell([...blocks, last], frame, spaces).end.page === 0;
    expect(paginateWell([...blocks, signed], frame).tightened).toBe(true);
    expect(onePage(signed)).toBe(true);
    expect(onePage(block(210, 0, 'work'))).toBe(false);
    // Spaces that fitting has taken already are not taken twice.
    expect(onePage(signed, 0.6)).toBe(false);
  });

  it('is not sought once a page holds more than that', () => {
    expect(placed(14)).toEqual({ pages: 2, gaps: [20] });
  });
});
