import { describe, expect, it } from 'vitest';
import { planObstacle, planStanding } from './plan-standing.ts';

describe('decision 38: where a person stands', () => {
  it.each([
    [null, 'never'],
    [{ status: 'active', expiredBecause: null }, 'active'],
    [{ status: 'expired', expiredBecause: 'used-up' }, 'used-up'],
    [{ status: 'expired', expiredBecause: 'ended' }, 'over'],
    [{ status: 'expired', expiredBecause: 'replaced' }, 'over'],
    [{ status: 'cancelled', expiredBecause: null }, 'over'],
  ] as const)('%o is %s', (subscription, standing) => {
    expect(planStanding(subscription)).toBe(standing);
  });

  it('used up closes copies only; ended closes editing too (decision 39)', () => {
    expect(planObstacle('edit', 'active')).toBeUndefined();
    expect(planObstacle('copy', 'active')).toBeUndefined();
    expect(planObstacle('edit', 'used-up')).toBeUndefined();
    expect(planObstacle('copy', 'used-up')).toBe('subscription-no-resumes');
    expect(planObstacle('edit', 'over')).toBe('subscription-none');
    expect(planObstacle('copy', 'never')).toBe('subscription-none');
  });
});
