import { describe, expect, it } from 'vitest';
import { columnWidths } from './table-columns.ts';

const need = (least: number, most: number) => ({ least, most });
const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

describe('the columns of a table', () => {
  it('share what is left when all stands on one line', () => {
    expect(columnWidths([need(20, 60), need(10, 20)], 100)).toEqual([70, 30]);
  });

  it('keep narrow columns whole and break the wide ones', () => {
    const widths = columnWidths([need(50, 400), need(40, 200), need(30, 40)], 300);
    expect(widths[2]).toBe(40);
    expect(total(widths)).toBeCloseTo(300);
    expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
    expect(widths[1]).toBeGreaterThanOrEqual(40);
  });

  it('give every column its longest word as long as the page can', () => {
    const widths = columnWidths([need(180, 190), need(90, 95), need(20, 400)], 300);
    expect(total(widths)).toBeCloseTo(300);
    for (const [index, least] of [180, 90, 20].entries())
      expect(widths[index]).toBeGreaterThanOrEqual(least - 0.001);
  });

  it('cut words where they alone are wider than the page', () => {
    expect(columnWidths([need(300, 300), need(100, 100)], 200)).toEqual([150, 50]);
  });
});
