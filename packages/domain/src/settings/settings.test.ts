import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { slowestOnHostileText } from '../text/hostile-text.fixture.ts';
import {
  checkCheckoutOpen,
  checkCheckoutSettings,
  defaultCheckoutSettings,
  showsLandingBanner,
} from './checkout-settings.ts';

describe('S1 §3 checkout settings', () => {
  it('default to enabled, not on the landing page, with the specified message', () => {
    expect(defaultCheckoutSettings).toEqual({
      isEnabled: true,
      showOnLanding: false,
      maintenanceMessage: 'Checkout is currently unavailable. Please try again later.',
    });
  });

  it('S1 §8 disabled checkout answers with the maintenance message', () => {
    expect(checkCheckoutOpen(defaultCheckoutSettings)).toBeUndefined();
    const refusal = checkCheckoutOpen({
      isEnabled: false,
      maintenanceMessage: 'Back at {time}',
      showOnLanding: false,
    });
    expect(refusal && messageText(refusal)).toBe('Back at {time}');
  });

  it('S1 §2 the banner shows only when checkout is disabled and showOnLanding is on', () => {
    const shown = (isEnabled: boolean, showOnLanding: boolean) =>
      showsLandingBanner({ ...defaultCheckoutSettings, isEnabled, showOnLanding });
    expect([shown(false, true), shown(false, false), shown(true, true), shown(true, false)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    [0, 'maintenance-message-missing'],
    [1, undefined],
    [500, undefined],
    [501, 'maintenance-message-long'],
  ])('a message of %i characters', (length, code) => {
    const maintenanceMessage = 'x'.repeat(length);
    expect(checkCheckoutSettings({ ...defaultCheckoutSettings, maintenanceMessage })?.code).toBe(code);
  });

  it('checks 100 kB of hostile text within 50 ms', () => {
    expect(
      slowestOnHostileText((maintenanceMessage) =>
        checkCheckoutSettings({ ...defaultCheckoutSettings, maintenanceMessage }),
      ),
    ).toBeLessThan(50);
  });
});
