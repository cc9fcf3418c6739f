import { describe, expect, it } from 'vitest';
import { dropIndex, stepAside } from './drag-order.ts';

const places = [
  { top: 0, height: 100 },
  { top: 110, height: 60 },
  { top: 180, height: 100 },
];

describe('dragging an entry', () => {
  it.each([
    [0, 0, 0],
    [0, 39, 0],
    [0, 41, 1],
    [0, 131, 2],
    [2, -130, 0 + 1],
    [2, -131, 0],
    [2, 500, 2],
    [1, -61, 0],
    [1, 61, 2],
  ])('from %i by %i lands at %i', (from, distance, to) => {
    expect(dropIndex(places, from, distance)).toBe(to);
  });

  it('moves only those in between aside', () => {
    expect([0, 1, 2, 3].map((index) => stepAside(index, 0, 2, 50))).toEqual([0, -50, -50, 0]);
    expect([0, 1, 2, 3].map((index) => stepAside(index, 3, 1, 50))).toEqual([0, 50, 50, 0]);
  });
});
