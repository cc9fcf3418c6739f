import { describe, expect, it } from 'vitest';
import { quietPlace } from './toast-place.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const toast = { width: 384, height: 52 };
const wide = { width: 328, height: 52 };

describe('where a toast lies', () => {
  it('is the lower right corner, within reach of the thumb on a phone', () => {
    expect(quietPlace(toast, desktop, [])).toEqual({ left: 1032, top: 824 });
    expect(quietPlace(wide, phone, [])).toEqual({ left: 16, top: 672 });
  });

  it('goes up past buttons that stand there', () => {
    const zoom = { left: 1200, top: 820, width: 120, height: 44 };
    const { left, top } = quietPlace(toast, desktop, [zoom]);
    expect(left).toBe(1032);
    expect(top + toast.height).toBeLessThanOrEqual(zoom.top - 6);
    expect(top).toBeGreaterThan(zoom.top - toast.height - 24);
  });

  it('goes aside where the whole height is taken', () => {
    const column = { left: 1100, top: 0, width: 340, height: 900 };
    const { left, top } = quietPlace(toast, desktop, [column]);
    expect(left + toast.width).toBeLessThanOrEqual(column.left);
    expect(top).toBe(824);
  });

  it('finds the gap between fields on a phone, and covers least where there is none', () => {
    const fields = [0, 100, 260, 360, 460, 560, 660].map((top) => ({
      left: 16,
      top,
      width: 328,
      height: 60,
    }));
    expect(quietPlace(wide, phone, fields).top).toBeGreaterThanOrEqual(160);
    expect(quietPlace(wide, phone, fields).top).toBeLessThanOrEqual(208);
    const full = [{ left: 0, top: 0, width: 360, height: 700 }];
    expect(quietPlace(wide, phone, full).top).toBe(672);
  });
});
