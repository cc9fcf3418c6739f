import { describe, expect, it } from 'vitest';
import { planToPayAgain } from './pay-again.ts';

const failed = { planId: 'pro', status: 'failed', failureKind: 'attempt' } as const;

describe('Pay again on an order', () => {
  it('is for a failed order, and for one whose window was closed', () => {
    expect(planToPayAgain(failed, [])).toBe('pro');
    expect(planToPayAgain({ ...failed, failureKind: 'returned' }, [])).toBe('pro');
    expect(planToPayAgain({ ...failed, failureKind: 'staff' }, [])).toBe('pro');
    expect(planToPayAgain({ ...failed, status: 'unknown', failureKind: null }, [])).toBe('pro');
  });

  it('is not for an order that is paid, on its way, or whose money is held', () => {
    for (const status of ['pending', 'processing', 'completed'] as const)
      expect(planToPayAgain({ ...failed, status, failureKind: null }, [])).toBeUndefined();
    expect(planToPayAgain({ ...failed, failureKind: 'held' }, [])).toBeUndefined();
  });

  it('is not for an order that a newer one of the same plan took the place of', () => {
    expect(planToPayAgain(failed, [{ planId: 'basic' }])).toBe('pro');
    expect(planToPayAgain(failed, [{ planId: 'basic' }, { planId: 'pro' }])).toBeUndefined();
  });

  it('is not for a guest download, which has no account to list it', () => {
    expect(planToPayAgain({ ...failed, planId: 'guest' }, [])).toBeUndefined();
  });
});
