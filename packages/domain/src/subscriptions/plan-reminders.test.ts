import { describe, expect, it } from 'vitest';
import { reminderDue } from './plan-reminders.ts';
import { cancel, grant, replace, type Subscription } from './subscription-machine.ts';

const start = new Date('2026-11-01T12:00:00Z');
/** Seven days: ends on 8 November at half past five in the afternoon, Indian time. */
const basic = grant('asha', 'basic', { kind: 'order', orderId: 'o' }, start);
const due = (moment: string, subscription: Subscription = basic) =>
  reminderDue(subscription, new Date(moment));

describe('reminders of a plan that ends', () => {
  it.each([
    ['2026-11-01T12:00:00Z', undefined],
    ['2026-11-05T11:59:59Z', undefined],
    ['2026-11-05T12:00:00Z', 'three-days'],
    ['2026-11-07T23:00:00Z', 'three-days'],
    // Six in the morning of 8 November in India.
    ['2026-11-08T00:30:00Z', 'last-day'],
    ['2026-11-08T12:00:00Z', 'last-day'],
    ['2026-11-08T12:00:01Z', undefined],
  ])('at %s: %s', (moment, expected) => {
    expect(due(moment)).toBe(expected);
  });

  it('a plan that ends in the night is told of in the evening before', () => {
    const ends = { ...basic, endDate: new Date('2026-11-07T19:00:00Z') };
    expect(due('2026-11-07T06:59:59Z', ends)).toBe('three-days');
    expect(due('2026-11-07T07:00:00Z', ends)).toBe('last-day');
  });

  it('none for a plan that was replaced or cancelled', () => {
    const moment = '2026-11-06T12:00:00Z';
    expect(due(moment, replace(basic, start))).toBeUndefined();
    expect(due(moment, cancel(basic, 'refunded', start))).toBeUndefined();
  });

  it('one without resumes left is still told of: its changes and searches end too', () => {
    expect(due('2026-11-06T12:00:00Z', { ...basic, resumesRemaining: 0 })).toBe('three-days');
  });
});
