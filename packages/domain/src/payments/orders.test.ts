import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { defaultCheckoutSettings } from '../settings/checkout-settings.ts';
import { slowestOnHostileText } from '../text/hostile-text.fixture.ts';
import { guestButtonText, guestDataExpiry } from './guest-payment.ts';
import {
  checkOrderRequest,
  checkOrderResumeLength,
  documentDay,
  readOrderRequest,
  windowCustomer,
} from './order-request.ts';
import { autoReversalOf, failureReasonOf, orderBadge, periodStart } from './order-wording.ts';
import { callbackState, nextPollMs, readCallback } from './payment-callback.ts';
import { paymentMessages } from './payment-messages.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
describe('S1 §5 creating an order', () => {
  const good = { planId: 'pro', customerEmail: 'asha@example.com', amount: 49 };
  const said = (request: object, signedIn = true, isEnabled = true) => {
    const refusal = checkOrderRequest(
      readOrderRequest({ ...good, ...request }),
      { signedIn },
      { ...defaultCheckoutSettings, isEnabled },
    );
    return refusal ? messageText(refusal) : 'fine';
  };
  const invalid = 'Invalid order data: amount and customer email are required';

  it.each([
    [{}, 'fine'],
    [{ amount: undefined }, 'fine'],
    [{ amount: '49' }, 'fine'],
    [{ amount: 1 }, 'fine'],
    [{ amount: 0 }, invalid],
    [{ amount: -9 }, invalid],
    [{ amount: Number.NaN }, invalid],
    [{ amount: null }, invalid],
    [{ amount: 'free' }, invalid],
    [{ amount: '' }, invalid],
    [{ amount: {} }, invalid],
    [{ customerEmail: undefined }, invalid],
    [{ customerEmail: ' ' }, invalid],
    [{ customerEmail: 'asha@' }, 'Please enter a valid email address'],
    [{ planId: 'gold' }, 'Invalid plan selected'],
    [{ planId: undefined }, 'Invalid plan selected'],
  ])('%j', (request, answer) => expect(said(request)).toBe(answer));

  it('of a plan needs a login, of a guest download none', () => {
    expect(said({}, false)).toBe('Please sign in to continue');
    expect(said({ planId: 'guest' }, false)).toBe('fine');
  });

  it('needs checkout enabled', () => {
    expect(said({}, true, false)).toBe('Checkout is currently unavailable. Please try again later.');
  });

  it('finds plan and customer in the notes of S1 §7 too', () => {
    const body = { amount: 49, notes: { planId: 'pro', customerEmail: 'asha@example.com' } };
    expect(readOrderRequest(body)).toEqual(good);
  });

  it('takes a resume of 6,000,000 characters and no more', () => {
    expect(checkOrderResumeLength(4_000_000)).toBeUndefined();
    expect(checkOrderResumeLength(4_000_001)?.code).toBe('order-resume-long');
  });

  it('never throws, and answers 100 kB of hostile text within 50 ms', () => {
    const check = (planId: string, customerEmail: string, amount: unknown) =>
      checkOrderRequest(
        readOrderRequest({ planId, customerEmail, amount, notes: { planId, customerEmail } }),
        { signedIn: false },
        defaultCheckoutSettings,
      );
    fc.assert(fc.property(fc.string(), fc.string(), fc.anything(), (a, b, c) => void check(a, b, c)));
    expect(slowestOnHostileText((text) => check('guest', text, text))).toBeLessThan(50);
    expect(slowestOnHostileText((text) => check(text, 'asha@example.com', text))).toBeLessThan(50);
    expect(slowestOnHostileText((text) => readCallback({ order_id: text, payment_id: text }))).toBeLessThan(
      50,
    );
  });
});

describe('S2 §4 and §8 payment result page', () => {
  const both = readCallback({ order_id: 'order_1', payment_id: 'pay_1' });
  const error = (query: Parameters<typeof readCallback>[0]) => {
    const read = readCallback(query);
    return read.kind === 'error' ? messageText(read.refusal) : 'asks';
  };

  it('words what is missing', () => {
    expect(error({})).toBe('Invalid payment response');
    expect(error({ payment_id: 'pay_1' })).toBe('Invalid payment response');
    expect(error({ order_id: '', payment_id: 'pay_1' })).toBe('Invalid payment response');
    expect(error({ order_id: 'order_1' })).toBe('Payment failed. Please try again.');
    expect(error({ order_id: 'order_1', payment_id: '<b>' })).toBe('Payment failed. Please try again.');
  });

  it('says success only when the server does (decision 31), then goes to /dashboard after 2 seconds', () => {
    expect(callbackState(both, undefined)).toEqual({ kind: 'loading' });
    expect(callbackState(both, 'completed')).toEqual({ kind: 'success', goTo: '/dashboard', afterMs: 2000 });
    for (const status of ['pending', 'processing', 'unknown'] as const)
      expect(callbackState(both, status)).toEqual({ kind: 'confirming' });
  });

  it('offers a failed payer the way to /payment/test', () => {
    expect(callbackState(both, 'failed')).toMatchObject({ kind: 'error', retry: '/payment/test' });
    expect(callbackState(readCallback({}), undefined)).toMatchObject({
      kind: 'error',
      retry: '/payment/test',
    });
  });

  it('keeps asking, ever more seldom, never less than every 15 seconds', () => {
    expect([0, 1, 2, 3, 4, 50].map(nextPollMs)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  });
});

describe('words of orders and payments', () => {
  it('S1 §4 the guest button', () => {
    expect(guestButtonText('initializing')).toBe('Initializing Payment...');
    expect(guestButtonText('processing')).toBe('Processing Payment...');
    expect(guestButtonText('ready')).toBe('Pay ₹9');
  });

  it('S2 §2 an unknown status looks like pending', () => {
    expect(['pending', 'processing', 'completed', 'failed', 'unknown', 'odd'].map(orderBadge)).toEqual([
      'pending',
      'processing',
      'completed',
      'failed',
      'pending',
      'pending',
    ]);
  });

  it('S2 §9 order time filters', () => {
    const now = new Date('2026-11-15T10:00:00Z');
    expect(periodStart('24h', now).toISOString()).toBe('2026-11-14T10:00:00.000Z');
    expect(periodStart('7d', now).toISOString()).toBe('2026-11-08T10:00:00.000Z');
    expect(periodStart('30d', now).toISOString()).toBe('2026-10-16T10:00:00.000Z');
  });

  it('promise a reversal only where money may have left and nothing holds it', () => {
    expect(autoReversalOf({ status: 'unknown', failureKind: null })).toContain('5-7 working days');
    expect(autoReversalOf({ status: 'failed', failureKind: 'attempt' })).toContain('5-7 working days');
    expect(autoReversalOf({ status: 'failed', failureKind: 'held' })).toBeUndefined();
    expect(autoReversalOf({ status: 'completed', failureKind: null })).toBeUndefined();
  });

  it('word a failure by its code, and keep the words of banks and staff', () => {
    const coded = { failureCode: 'order-failed-by-staff', failureParams: null, failureReason: null } as const;
    expect(failureReasonOf(coded)).toBe('Marked as failed by staff');
    const params = { paid: '₹9', price: '₹49' };
    expect(failureReasonOf({ ...coded, failureCode: 'payment-amount-differs', failureParams: params })).toBe(
      'Paid ₹9 instead of ₹49: nothing was granted, staff will look at it',
    );
    expect(failureReasonOf({ ...coded, failureCode: null, failureReason: 'Bank declined' })).toBe(
      'Bank declined',
    );
    expect(failureReasonOf({ ...coded, failureCode: null })).toBeNull();
  });

  it('S1 §8 and S2 §8 error catalogue', () => {
    expect(Object.values(paymentMessages)).toEqual(
      expect.arrayContaining([
        'Failed to create payment order',
        'Failed to create order',
        'Failed to load {provider} SDK. Please check your internet connection.',
        'Payment verification failed',
        'Failed to process payment',
        'Unable to load orders. Please check your internet connection.',
        'Failed to load orders. Please try again later.',
      ]),
    );
  });

  it('a guest’s file keeps the day it was looked into, wherever that was today (decision 59), and no other', () => {
    const lateInIndia = new Date('2026-11-15T18:00:00Z');
    for (const day of ['2026-11-14', '2026-11-15', '2026-11-16'])
      expect(documentDay(day, lateInIndia)).toBe(day);
    for (const day of [undefined, '', '2026-11-13', '2026-11-17', '2026-11-31', 'yesterday'])
      expect(documentDay(day, lateInIndia)).toBe('2026-11-15');
  });

  it('a guest’s data goes 7 days after creation or settlement, whichever is later (decision 19)', () => {
    expect(guestDataExpiry({ createdAt: at(1), completedAt: null })).toEqual(at(8));
    expect(guestDataExpiry({ createdAt: at(1), completedAt: at(3) })).toEqual(at(10));
  });
});

describe('what the provider’s window is filled with', () => {
  it('is what is known of the payer, and nothing invented', () => {
    expect(windowCustomer({ name: ' Asha Rao ', email: 'asha@example.com', phone: '9876543210' })).toEqual({
      name: 'Asha Rao',
      email: 'asha@example.com',
      contact: '+919876543210',
    });
    expect(windowCustomer({ name: 'Guest User', email: '', phone: '9999999999' })).toEqual({});
    expect(windowCustomer({ phone: '+65 8123 4567' })).toEqual({});
    expect(windowCustomer({})).toEqual({});
  });
});
