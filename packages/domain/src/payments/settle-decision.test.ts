import { describe, expect, it } from 'vitest';
import { acceptSignature, dismiss, isReusable, noFailure, type Order, reopen } from './order-machine.ts';
import { failureReasonOf } from './order-wording.ts';
import type { ProviderPayment } from './provider-payment.ts';
import * as settling from './settle-decision.ts';
import { decideByStaff } from './staff-order-decision.ts';

const start = new Date('2026-11-15T10:00:00Z');
const now = new Date('2026-11-15T10:05:00Z');

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
const guest: Order = { ...pending, planId: 'guest', userId: null, amountPaise: 900, hasResume: true };

const pay = (
  id: string,
  status: ProviderPayment['status'],
  rest: Partial<ProviderPayment> = {},
): ProviderPayment => ({
  id,
  orderId: 'order_1',
  amountPaise: 4_900,
  currency: 'INR',
  status,
  refundedPaise: 0,
  refunds: [],
  errorDescription: null,
  createdAt: start,
  ...rest,
});

/** Of orders nothing has gone back of yet. */
const settleDecision = (order: Order, payments: readonly ProviderPayment[], at: Date) => {
  const { refunds, ...settled } = settling.settleDecision(order, payments, [], at);
  expect(refunds).toEqual({ changed: [], added: [] });
  return settled;
};

const grant = { kind: 'grant', orderId: 'o1', userId: 'u1', planId: 'pro' };
const receipt = { kind: 'receipt', orderId: 'o1', to: 'asha@example.com' };
const paid = () => settleDecision(pending, [pay('pay_1', 'captured')], now).order;

describe('a captured payment', () => {
  it('of the exact amount in INR completes the order, grants once, sends one receipt', () => {
    const { order, effects } = settleDecision(pending, [pay('pay_1', 'captured')], now);
    expect(order).toMatchObject({
      status: 'completed',
      paymentId: 'pay_1',
      paidPaise: 4_900,
      refundedPaise: 0,
      completedAt: now,
      updatedAt: now,
    });
    expect(effects).toEqual([grant, receipt]);
  });

  it('settles once, however often it is told', () => {
    const again = settleDecision(paid(), [pay('pay_1', 'captured')], now);
    expect(again.effects).toEqual([]);
    expect(again.order).toEqual(paid());
  });

  it('saves the resume that came with the order (decision 40)', () => {
    const { effects } = settleDecision({ ...pending, hasResume: true }, [pay('pay_1', 'captured')], now);
    expect(effects).toEqual([grant, { kind: 'save-resume', orderId: 'o1', userId: 'u1' }, receipt]);
  });

  it('delivers to a guest by e-mail (decision 19), and grants nobody', () => {
    const { effects } = settleDecision(guest, [pay('pay_1', 'captured', { amountPaise: 900 })], now);
    expect(effects).toEqual([{ kind: 'guest-delivery', orderId: 'o1', to: 'asha@example.com' }, receipt]);
  });

  it.each(['pending', 'processing', 'unknown', 'failed'] as const)(
    'completes an order that is %s',
    (status) => {
      const failureKind = status === 'failed' ? 'attempt' : null;
      const { order } = settleDecision({ ...pending, status, failureKind }, [pay('pay_1', 'captured')], now);
      expect(order).toMatchObject({ status: 'completed', ...noFailure });
    },
  );

  it('after failed tries of the same order completes it', () => {
    const tries = [pay('pay_1', 'failed'), pay('pay_2', 'captured')];
    expect(settleDecision(pending, tries, now).order).toMatchObject({
      status: 'completed',
      paymentId: 'pay_2',
    });
  });

  it('of another order is nothing to this one', () => {
    for (const orderId of ['order_2', null])
      expect(settleDecision(pending, [pay('pay_1', 'captured', { orderId })], now)).toEqual({
        order: pending,
        effects: [],
      });
  });

  it.each([
    [{ amountPaise: 4_899 }, 'Paid ₹48.99 instead of ₹49: nothing was granted, staff will look at it'],
    [{ amountPaise: 4_901 }, 'Paid ₹49.01 instead of ₹49: nothing was granted, staff will look at it'],
    [{ currency: 'USD' }, 'Paid in USD instead of INR: nothing was granted, staff will look at it'],
  ])('that does not fit (%j) is held as failed', (misfit, reason) => {
    const held = settleDecision(pending, [pay('pay_1', 'captured', misfit)], now);
    expect(held.order).toMatchObject({ status: 'failed', failureKind: 'held', failureReason: null });
    expect(failureReasonOf(held.order)).toBe(reason);
    expect(held.effects).toEqual([]);
    expect(settleDecision(held.order, [pay('pay_1', 'captured', misfit)], new Date()).order).toBe(held.order);
  });

  it('of an erased account is held', () => {
    const { order, effects } = settleDecision({ ...pending, userId: null }, [pay('pay_1', 'captured')], now);
    expect(order).toMatchObject({ status: 'failed', failureKind: 'held' });
    expect(effects).toEqual([]);
  });

  it('that comes second is refunded', () => {
    const both = [pay('pay_1', 'captured'), pay('pay_2', 'captured', { createdAt: now })];
    const refund = { kind: 'refund', orderId: 'o1', paymentId: 'pay_2', amountPaise: 4_900 };
    const later = settleDecision(paid(), both, now);
    expect(later.effects).toEqual([refund]);
    expect(settleDecision(pending, both, now).effects).toEqual([grant, receipt, refund]);
  });
});

describe('an authorised payment', () => {
  it('makes the order processing and is captured; nothing is granted', () => {
    const { order, effects } = settleDecision(pending, [pay('pay_1', 'authorized')], now);
    expect(order).toMatchObject({ status: 'processing', paymentId: 'pay_1' });
    expect(effects).toEqual([{ kind: 'capture', paymentId: 'pay_1', amountPaise: 4_900 }]);
  });

  it('comes late, after the window was closed', () => {
    expect(settleDecision(dismiss(pending, now), [pay('pay_1', 'authorized')], now).order.status).toBe(
      'processing',
    );
  });

  it('of another amount is never captured', () => {
    const { order, effects } = settleDecision(pending, [pay('pay_1', 'authorized', { amountPaise: 1 })], now);
    expect(order).toMatchObject({ status: 'failed', failureKind: 'held' });
    expect(effects).toEqual([]);
  });

  it('of an order already completed is left to go back by itself', () => {
    const two = [pay('pay_1', 'captured'), pay('pay_2', 'authorized')];
    expect(settleDecision(paid(), two, now)).toEqual({ order: paid(), effects: [] });
  });
});

describe('tries that failed', () => {
  const failed = pay('pay_1', 'failed', { errorDescription: 'Bank declined' });

  it('leave a pending order waiting, since the window stays open for another try', () => {
    expect(settleDecision(pending, [failed], now)).toEqual({ order: pending, effects: [] });
  });

  it('fail an order whose window was closed', () => {
    expect(settleDecision(dismiss(pending, now), [failed], now).order).toMatchObject({
      status: 'failed',
      failureKind: 'attempt',
      failureCode: null,
      failureReason: 'Bank declined',
    });
  });

  it('say nothing about a verified payment the provider does not list yet', () => {
    const verified = acceptSignature(pending, 'pay_2', now);
    expect(settleDecision(verified, [failed], now).order.status).toBe('processing');
    expect(settleDecision(verified, [failed, pay('pay_2', 'failed')], now).order.status).toBe('failed');
  });

  it('leave the status alone while another try is under way', () => {
    const unknown = dismiss(pending, now);
    expect(settleDecision(unknown, [failed, pay('pay_2', 'created')], now).order).toBe(unknown);
  });

  it('whose money went back before any grant fail the order as returned', () => {
    const order = acceptSignature(pending, 'pay_1', now);
    expect(settleDecision(order, [pay('pay_1', 'refunded')], now).order).toMatchObject({
      status: 'failed',
      failureKind: 'returned',
      failureCode: 'payment-returned',
    });
  });
});

describe('a completed order never goes back', () => {
  it.each(['failed', 'authorized', 'created'] as const)('its payment now says %s', (status) => {
    const { order, effects } = settleDecision(paid(), [pay('pay_1', status)], now);
    expect(order.status).toBe('completed');
    expect(effects).toEqual([]);
  });

  it('by closing the window, a late signature or staff', () => {
    expect(dismiss(paid(), now).status).toBe('completed');
    expect(acceptSignature(paid(), 'pay_2', now).status).toBe('completed');
    expect(reopen(paid(), now).status).toBe('completed');
    const decided = decideByStaff(
      paid(),
      { status: 'failed', by: 'a@example.com', reason: '' },
      { payment: undefined, refunds: [] },
      now,
    );
    expect(decided.refusal?.code).toBe('order-not-pending');
  });
});

describe('S1 §4 the window was closed', () => {
  it('makes a pending order unknown, and no other', () => {
    expect(dismiss(pending, now)).toMatchObject({ status: 'unknown', updatedAt: now });
    for (const status of ['processing', 'completed', 'failed'] as const)
      expect(dismiss({ ...pending, status }, now).status).toBe(status);
  });

  it('Try Again reopens the same order (decision 42)', () => {
    const unknown = dismiss(pending, now);
    expect(isReusable(unknown, pending, now)).toBe(true);
    expect(reopen(unknown, now).status).toBe('pending');
  });

  it('an order is taken up again by the same person for the same plan and price, for a day', () => {
    const day = 86_400_000;
    const at = (ms: number) => new Date(start.getTime() + ms);
    expect(isReusable(pending, pending, at(day - 1))).toBe(true);
    expect(isReusable(pending, pending, at(day))).toBe(false);
    expect(isReusable(pending, { ...pending, userId: 'u2' }, now)).toBe(false);
    expect(isReusable(pending, { ...pending, planId: 'basic' }, now)).toBe(false);
    expect(isReusable(pending, { ...pending, amountPaise: 5_900 }, now)).toBe(false);
    for (const status of ['processing', 'completed'] as const)
      expect(isReusable({ ...pending, status }, pending, now)).toBe(false);
    expect(isReusable({ ...pending, status: 'failed', failureKind: 'held' }, pending, now)).toBe(false);
    expect(isReusable({ ...pending, status: 'failed', failureKind: 'attempt' }, pending, now)).toBe(true);
  });
});
