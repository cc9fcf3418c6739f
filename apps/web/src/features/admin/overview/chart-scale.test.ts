import { describe, expect, it } from 'vitest';
import { axisMarks, labelledPoints, nearestPoint, plotPoints } from './chart-scale.ts';

describe('S2 §2 charts', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [5, [0, 2, 4, 6]],
    [9, [0, 5, 10]],
    [49, [0, 20, 40, 60]],
    [1_234, [0, 500, 1000, 1500]],
  ])('mark an axis up to %d in whole steps', (most, marks) => expect(axisMarks(most)).toEqual(marks));

  it('reach at least the largest value, with few marks', () => {
    for (let most = 0; most < 100_000; most = most * 1.3 + 1) {
      const marks = axisMarks(most);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(marks.length).toBeLessThanOrEqual(6);
      expect(marks.every(Number.isInteger)).toBe(true);
    }
  });

  it('place days evenly and values from the ground up', () => {
    expect(plotPoints([0, 5, 10], 10)).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ]);
  });

  it('find the day under the pointer', () => {
    expect([-1, 0.07, 0.09, 0.5, 2].map((place) => nearestPoint(place, 7))).toEqual([0, 0, 1, 3, 6]);
  });

  it('writes every day of a week, and a few of more', () => {
    expect(labelledPoints(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelledPoints(30)).toEqual([0, 6, 12, 17, 23, 29]);
    expect(labelledPoints(1)).toEqual([0]);
  });
});
