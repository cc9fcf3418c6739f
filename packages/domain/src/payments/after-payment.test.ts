import { describe, expect, it } from 'vitest';
import {
  type AfterPaymentEvent,
  type AfterPaymentKind,
  afterPaymentLeft,
  checkAfterPayment,
  nextAfterPayment,
} from './after-payment.ts';

const completedAt = new Date('2026-11-15T10:00:00Z');
const order = {
  planId: 'guest',
  status: 'completed',
  completedAt,
  paidPaise: 900,
  refundedPaise: 0,
  hasResume: true,
} as const;
const later = (hours: number) => new Date(completedAt.getTime() + hours * 3_600_000);
const done = (kind: AfterPaymentKind, count: number): AfterPaymentEvent[] =>
  Array.from({ length: count }, (_, place) => ({ kind, number: place + 1, at: completedAt }));

describe('decision 64: after paying', () => {
  it('numbers three corrections and three mails apart, each with its key', () => {
    const events = [...done('correction', 2), ...done('resend', 1)];
    const now = later(1);
    expect(nextAfterPayment(order, events, 'correction', now)).toEqual({
      event: { kind: 'correction', number: 3, at: now },
      mailKey: 'correction-3',
    });
    expect(nextAfterPayment(order, events, 'resend', now)).toMatchObject({ mailKey: 'resend-2' });
    expect(afterPaymentLeft(events, 'correction')).toBe(1);
  });

  it('gives no fourth of either', () => {
    const code = (kind: AfterPaymentKind) =>
      nextAfterPayment(order, done(kind, 3), kind, later(1)).refusal?.code;
    expect([code('correction'), code('resend')]).toEqual(['corrections-used-up', 'resends-used-up']);
  });

  it('ends 24 hours after completion, and with a full refund', () => {
    expect(checkAfterPayment(order, new Date(later(24).getTime() - 1))).toBeUndefined();
    expect(checkAfterPayment(order, later(24))).toEqual({
      code: 'after-payment-over',
      params: { hours: 24 },
    });
    const refunded = { ...order, refundedPaise: 900 };
    expect(checkAfterPayment(refunded, later(1))?.code).toBe('after-payment-refunded');
  });

  it('is of a guest’s completed order alone, while its resume is kept', () => {
    expect(checkAfterPayment({ ...order, planId: 'pro' }, later(1))?.code).toBe('not-found');
    expect(checkAfterPayment({ ...order, status: 'processing', completedAt: null }, later(1))?.code).toBe(
      'not-found',
    );
    expect(checkAfterPayment({ ...order, hasResume: false }, later(1))?.code).toBe('after-payment-over');
  });
});
