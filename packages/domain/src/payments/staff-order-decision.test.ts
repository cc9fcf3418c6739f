import { describe, expect, it } from 'vitest';
import { noFailure, type Order } from './order-machine.ts';
import type { ProviderPayment } from './provider-payment.ts';
import { settleDecision } from './settle-decision.ts';
import { decideByStaff, type OrderMoney, staffDecisionsFor } from './staff-order-decision.ts';

const start = new Date('2026-11-15T10:00:00Z');
const now = new Date('2026-11-15T10:05:00Z');
const by = 'staff@example.com';
const noMoney: OrderMoney = { payment: undefined, refunds: [] };

const pending: Order = {
  id: 'o1',
  providerOrderId: 'order_1',
  userId: 'u1',
  planId: 'pro',
  amountPaise: 4_900,
  customerEmail: 'asha@example.com',
  hasResume: false,
  status: 'pending',
  paymentId: null,
  ...noFailure,
  completedBy: null,
  paidPaise: 0,
  refundedPaise: 0,
  notes: {},
  createdAt: start,
  updatedAt: start,
  completedAt: null,
};
const pay = (id: string, rest: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id,
  orderId: 'order_1',
  amountPaise: 4_900,
  currency: 'INR',
  status: 'captured',
  refundedPaise: 0,
  refunds: [],
  errorDescription: null,
  createdAt: start,
  ...rest,
});
const settle = (order: Order, payments: readonly ProviderPayment[]) =>
  settleDecision(order, payments, [], now);
const grant = { kind: 'grant', orderId: 'o1', userId: 'u1', planId: 'pro' };
const receipt = { kind: 'receipt', orderId: 'o1', to: 'asha@example.com' };

const decide = (
  order: Order,
  status: 'completed' | 'failed' | 'pending',
  money: OrderMoney = noMoney,
  reason = 'Paid in cash',
) => decideByStaff(order, { status, by, reason }, money, now);
const decided = (...args: Parameters<typeof decide>) => {
  const made = decide(...args);
  if (made.refusal) throw new Error(made.refusal.code);
  return made;
};

describe('S2 §4 staff decide on a pending order (decision 44), or on one nobody knows the end of', () => {
  it.each(['pending', 'unknown'] as const)(
    '%s: completed sets completedAt and grants like a payment',
    (status) => {
      const { order, effects } = decided({ ...pending, status }, 'completed');
      expect(order).toMatchObject({
        status: 'completed',
        completedAt: now,
        updatedAt: now,
        completedBy: by,
        paidPaise: 4_900,
      });
      expect(effects).toEqual([grant, receipt]);
      const late = settle(order, [pay('pay_1')]);
      expect(late.order.paymentId).toBe('pay_1');
      expect(late.effects).toEqual([]);
      const two = settle(late.order, [pay('pay_1'), pay('pay_2')]);
      expect(two.effects).toEqual([
        { kind: 'refund', orderId: 'o1', paymentId: 'pay_2', amountPaise: 4_900 },
      ]);
    },
  );

  it('failed stays until captured money overrides it', () => {
    const { order } = decided(pending, 'failed', noMoney, 'Fraud');
    expect(order).toMatchObject({
      status: 'failed',
      failureKind: 'staff',
      failureReason: 'Fraud',
      updatedAt: now,
      completedAt: null,
    });
    expect(settle(order, [pay('pay_1', { status: 'authorized' })]).effects).toEqual([]);
    expect(settle(order, [pay('pay_1')]).effects).toEqual([grant, receipt]);
  });

  it('a wrong "failed" is taken back to pending, and asked about like any open order', () => {
    const { order } = decided(decided(pending, 'failed').order, 'pending', noMoney, 'Wrong row');
    expect(order).toMatchObject({ status: 'pending', ...noFailure });
    expect(settle(order, [pay('pay_1', { status: 'authorized' })]).order.status).toBe('processing');
    const attempt = { ...pending, status: 'failed', failureKind: 'attempt' } as const;
    expect(decide(attempt, 'pending').refusal?.code).toBe('order-not-pending');
  });

  it('a reason has at most 500 characters', () => {
    for (const status of ['completed', 'failed'] as const) {
      const refusal = (length: number) => decide(pending, status, noMoney, ` ${'x'.repeat(length)} `).refusal;
      expect(refusal(500)).toBeUndefined();
      expect(refusal(501)).toMatchObject({ code: 'renewal-reason-long', field: 'reason' });
    }
  });

  it.each(['processing', 'completed', 'failed'] as const)('never on one that is %s', (status) => {
    for (const to of ['completed', 'failed', 'pending'] as const)
      expect(decide({ ...pending, status }, to).refusal?.code).toBe('order-not-pending');
  });
});

describe('money that is held waits for the word of staff', () => {
  const misfit = pay('pay_1', { amountPaise: 4_837 });
  const held = settle(pending, [misfit]).order;
  const money: OrderMoney = { payment: misfit, refunds: [] };

  it('accepted, it completes the order with what was really paid, once', () => {
    expect(held.failureKind).toBe('held');
    const { order, effects } = decided(held, 'completed', money);
    expect(order).toMatchObject({
      status: 'completed',
      paymentId: 'pay_1',
      paidPaise: 4_837,
      completedBy: by,
      ...noFailure,
    });
    expect(effects).toEqual([grant, receipt]);
    expect(settle(order, [misfit])).toMatchObject({ order, effects: [] });
  });

  it('ends what it gave when it goes back in full, for it stands on this money', () => {
    const { order } = decided(held, 'completed', money);
    const refunds = [
      { id: 'rfnd_1', amountPaise: 4_837, status: 'processed', receipt: null, createdAt: now } as const,
    ];
    const returned = { ...misfit, status: 'refunded' as const, refundedPaise: 4_837, refunds };
    expect(settle(order, [returned]).effects).toContainEqual({ kind: 'end', orderId: 'o1' });
  });

  it('is not accepted when it is no rupees, not captured or on its way back', () => {
    const refund = { paymentId: 'pay_1', amountPaise: 100, state: 'asked' } as never;
    for (const other of [
      { payment: { ...misfit, currency: 'USD' }, refunds: [] },
      { payment: { ...misfit, status: 'authorized' as const }, refunds: [] },
      { payment: misfit, refunds: [refund] },
      noMoney,
    ])
      expect(decide(held, 'completed', other).refusal?.code).toBe('order-money-not-acceptable');
    expect(decide({ ...held, userId: null }, 'completed', money).refusal?.code).toBe('order-account-gone');
    expect(decide(held, 'failed', money).refusal?.code).toBe('order-not-pending');
  });

  it('what can be marked is known before anything is pressed', () => {
    expect(staffDecisionsFor(pending)).toEqual(['completed', 'failed']);
    expect(staffDecisionsFor({ status: 'unknown', failureKind: null })).toEqual(['completed', 'failed']);
    expect(staffDecisionsFor(held)).toEqual(['completed']);
    expect(staffDecisionsFor({ status: 'failed', failureKind: 'staff' })).toEqual(['pending']);
    expect(staffDecisionsFor({ status: 'completed', failureKind: null })).toEqual([]);
  });
});
