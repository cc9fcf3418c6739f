import { describe, expect, it } from 'vitest';
import { dropIndex, nearestPlace, stepAside } from './drag-order.ts';

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

it('a chip is dropped at the place in the rows that is nearest', () => {
  const rows = [
    { left: 0, top: 0, width: 100, height: 36 },
    { left: 110, top: 0, width: 80, height: 36 },
    { left: 0, top: 44, width: 140, height: 36 },
  ];
  expect(nearestPlace(rows, 20, 10)).toBe(0);
  expect(nearestPlace(rows, 170, 20)).toBe(1);
  expect(nearestPlace(rows, 60, 300)).toBe(2);
  expect(nearestPlace([], 0, 0)).toBe(0);
});
