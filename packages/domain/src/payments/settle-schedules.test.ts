import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptSignature,
  decideByStaff,
  dismiss,
  noFailure,
  type Order,
  type OrderEffect,
  reopen,
  type Settlement,
} from './order-machine.ts';
import { type ProviderPayment, settleDecision } from './settle-decision.ts';

const start = Date.parse('2026-11-15T10:00:00Z');
const price = 4_900;

/** What may happen around one order. Numbers choose among payments and old answers of the provider. */
const pay = fc.record({
  kind: fc.constant('pay' as const),
  amount: fc.constantFrom(price, price, price, price - 1, 100),
  currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
  mine: fc.constantFrom(true, true, true, false),
});
const progress = fc.record({
  kind: fc.constant('progress' as const),
  which: fc.nat(9),
  to: fc.constantFrom('authorized', 'captured', 'captured', 'failed'),
});
const settle = fc.record({ kind: fc.constant('settle' as const), answer: fc.nat(5), crash: fc.boolean() });
const event = fc.oneof(
  { arbitrary: pay, weight: 3 },
  { arbitrary: progress, weight: 5 },
  { arbitrary: settle, weight: 3 },
  // Staff return a payment at the provider.
  fc.record({ kind: fc.constant('return' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('ask' as const) }),
  fc.record({ kind: fc.constant('verify' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('close-window' as const) }),
  fc.record({ kind: fc.constant('try-again' as const) }),
  fc.record({ kind: fc.constant('staff' as const), status: fc.constantFrom('completed', 'failed') }),
  { arbitrary: fc.record({ kind: fc.constant('work' as const), twice: fc.boolean() }), weight: 2 },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** The provider, the database row, the queue, and what reached the outside world. */
class World {
  payments: ProviderPayment[] = [];
  answers: (readonly ProviderPayment[])[] = [];
  queue: OrderEffect[] = [];
  grants = 0;
  receipts = 0;
  deliveries = 0;
  savedResumes = 0;
  cancellations = 0;
  staffCompleted = false;
  clock = start;
  order: Order;

  constructor(planId: 'pro' | 'guest', hasResume: boolean) {
    this.order = {
      id: 'o1',
      providerOrderId: 'order_1',
      userId: planId === 'guest' ? null : 'u1',
      planId,
      amountPaise: price,
      customerEmail: 'asha@example.com',
      hasResume,
      status: 'pending',
      paymentId: null,
      ...noFailure,
      completedBy: null,
      refundedPaymentIds: [],
      notes: {},
      createdAt: new Date(start),
      updatedAt: new Date(start),
      completedAt: null,
    };
  }

  now(): Date {
    return new Date(this.clock++);
  }

  commit({ order, effects }: Settlement): void {
    if (this.order.status === 'completed') {
      expect(order.status).toBe('completed');
      expect(order.completedAt).toEqual(this.order.completedAt);
    }
    expect(order.amountPaise).toBe(price);
    this.order = order;
    this.queue.push(...effects);
  }

  settle(answer: readonly ProviderPayment[]): void {
    this.commit(settleDecision(this.order, answer, this.now()));
  }

  set(id: string, status: ProviderPayment['status']): void {
    this.payments = this.payments.map((payment) => (payment.id === id ? { ...payment, status } : payment));
  }

  perform(effect: OrderEffect): void {
    if (effect.kind === 'capture') {
      const payment = this.payments.find(({ id }) => id === effect.paymentId);
      expect(payment).toMatchObject({ amountPaise: price, currency: 'INR', orderId: 'order_1' });
      if (payment?.status === 'authorized') this.set(effect.paymentId, 'captured');
    } else if (effect.kind === 'refund') {
      this.set(effect.paymentId, 'refunded');
    }
  }

  apply(step: Event): void {
    switch (step.kind) {
      case 'pay':
        this.payments.push({
          id: `pay_${this.payments.length}`,
          orderId: step.mine ? 'order_1' : 'order_2',
          amountPaise: step.amount,
          currency: step.currency,
          status: 'created',
          errorDescription: null,
          createdAt: this.now(),
        });
        break;
      case 'progress': {
        const payment = this.payments[step.which % Math.max(1, this.payments.length)];
        if (payment && payment.status !== 'captured' && payment.status !== 'refunded')
          this.set(payment.id, step.to as ProviderPayment['status']);
        break;
      }
      case 'return': {
        const payment = this.payments[step.which % Math.max(1, this.payments.length)];
        if (payment?.orderId === 'order_1' && payment.status === 'captured') this.set(payment.id, 'refunded');
        break;
      }
      case 'ask':
        this.answers.unshift(this.payments);
        break;
      case 'settle': {
        const answer = step.answer === 0 ? this.payments : (this.answers[step.answer - 1] ?? this.payments);
        if (step.crash) settleDecision(this.order, answer, this.now());
        else this.settle(answer);
        break;
      }
      case 'verify': {
        const payment = this.payments[step.which % Math.max(1, this.payments.length)];
        // The provider signs only what it authorised, and only for its own order.
        if (payment?.orderId === 'order_1' && ['authorized', 'captured'].includes(payment.status))
          this.commit({ order: acceptSignature(this.order, payment.id, this.now()), effects: [] });
        break;
      }
      case 'close-window':
        this.commit({ order: dismiss(this.order, this.now()), effects: [] });
        break;
      case 'try-again':
        this.commit({ order: reopen(this.order, this.now()), effects: [] });
        break;
      case 'staff': {
        const status = step.status === 'completed' ? 'completed' : 'failed';
        const decided = decideByStaff(
          this.order,
          { status, by: 'staff@example.com', reason: 'x' },
          this.now(),
        );
        if (decided.refusal) break;
        if (status === 'completed') this.staffCompleted = true;
        this.commit(decided);
        break;
      }
      case 'work': {
        const effect = this.queue.shift();
        if (!effect) break;
        this.perform(effect);
        if (step.twice) this.perform(effect);
        this.count(effect);
        break;
      }
    }
  }

  count(effect: OrderEffect): void {
    if (effect.kind === 'grant') this.grants += 1;
    if (effect.kind === 'receipt') this.receipts += 1;
    if (effect.kind === 'guest-delivery') this.deliveries += 1;
    if (effect.kind === 'save-resume') this.savedResumes += 1;
    if (effect.kind === 'cancel') this.cancellations += 1;
  }

  /** The reconciler looks until nothing is left to do. */
  finish(): void {
    for (let round = 0; round < 20; round += 1) {
      this.settle(this.payments);
      if (this.queue.length === 0) return;
      for (const effect of this.queue.splice(0)) {
        this.perform(effect);
        this.count(effect);
      }
    }
    throw new Error('never comes to rest');
  }
}

const checkInvariants = (world: World): void => {
  const { order, payments } = world;
  const own = payments.filter((payment) => payment.orderId === 'order_1');
  const fitting = (payment: ProviderPayment) => payment.amountPaise === price && payment.currency === 'INR';
  const completed = order.status === 'completed';
  const once = completed ? 1 : 0;

  expect(world.receipts).toBe(once);
  expect(world.grants).toBe(order.planId === 'guest' ? 0 : once);
  expect(world.deliveries).toBe(order.planId === 'guest' && order.hasResume ? once : 0);
  expect(world.savedResumes).toBe(order.planId !== 'guest' && order.hasResume ? once : 0);

  const kept = own.find(({ id }) => id === order.paymentId);
  const isReturned = completed && !world.staffCompleted && kept?.status === 'refunded';
  expect(world.cancellations).toBe(isReturned && order.planId !== 'guest' ? 1 : 0);

  if (completed && !world.staffCompleted) {
    expect(own.some((payment) => payment.id === order.paymentId && fitting(payment))).toBe(true);
  }
  for (const payment of own.filter(({ status }) => status === 'captured')) {
    const held = order.status === 'failed' && order.failureKind === 'held' && !fitting(payment);
    expect(held || (completed && payment.id === order.paymentId)).toBe(true);
  }
  for (const { status, orderId } of payments) {
    if (orderId !== 'order_1') expect(status).not.toBe('refunded');
  }
  const before = order;
  world.settle(payments);
  expect(world.order).toEqual(before);
  expect(world.queue).toEqual([]);
};

describe('10,000 schedules of payments, answers, crashes, repeats and people', () => {
  it('end with every captured payment granted once, held or refunded, and one e-mail of each kind', () => {
    let completions = 0;
    let holds = 0;
    let refunds = 0;
    let cancellations = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('pro' as const, 'guest' as const),
        fc.boolean(),
        fc.array(event, { minLength: 6, maxLength: 40, size: 'max' }),
        (planId, hasResume, events) => {
          const world = new World(planId, hasResume);
          for (const step of events) world.apply(step);
          world.finish();
          checkInvariants(world);
          if (world.order.status === 'completed') completions += 1;
          if (world.order.failureKind === 'held') holds += 1;
          cancellations += world.cancellations;
          refunds += world.order.refundedPaymentIds.length;
        },
      ),
      { numRuns: 10_000 },
    );
    // The schedules must reach the states they are meant to try.
    expect(completions).toBeGreaterThan(2_000);
    expect(holds).toBeGreaterThan(200);
    expect(refunds).toBeGreaterThan(1_000);
    expect(cancellations).toBeGreaterThan(100);
  }, 120_000);
});
