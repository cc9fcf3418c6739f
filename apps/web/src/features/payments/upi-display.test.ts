import { describe, expect, it } from 'vitest';
import { isPhone, upiDisplay } from './upi-display.ts';

describe('UPI in the provider’s window', () => {
  it('is a code to scan on a desktop, the app on a phone, and never a UPI ID to type', () => {
    for (const [onPhone, flow] of [
      [false, 'qr'],
      [true, 'intent'],
    ] as const) {
      const { display } = upiDisplay(onPhone);
      expect(display.blocks.upi.instruments).toEqual([{ method: 'upi', flows: [flow] }]);
      expect(display.hide).toEqual([{ method: 'upi', flows: ['collect'] }]);
      // Cards and banks stay.
      expect(display.preferences.show_default_blocks).toBe(true);
    }
  });

  it('knows a phone by what it says of itself', () => {
    const desktop = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', maxTouchPoints: 0 };
    expect(isPhone(desktop)).toBe(false);
    expect(isPhone({ ...desktop, maxTouchPoints: 10 })).toBe(false);
    expect(isPhone({ ...desktop, userAgentData: { mobile: true } })).toBe(true);
    expect(isPhone({ userAgent: 'Mozilla/5.0 (Linux; Android 11; Pixel 5)', maxTouchPoints: 5 })).toBe(true);
    expect(isPhone({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', maxTouchPoints: 5 })).toBe(true);
    expect(isPhone({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 5 })).toBe(true);
    expect(isPhone({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 0 })).toBe(false);
  });
});
