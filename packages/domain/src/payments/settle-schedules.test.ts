import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInMs } from '../calendar/india-calendar.ts';
import type { ProviderPayment } from './provider-payment.ts';
import { madePaise } from './refunds/refund-machine.ts';
import { isFullyRefunded } from './refunds/refund-rules.ts';
import { World } from './settle-world.fixture.ts';

/** What may happen around one order. Numbers choose among payments, refunds and old answers of the provider. */
const pay = fc.record({
  kind: fc.constant('pay' as const),
  // More or less than the price, by paise too.
  difference: fc.constantFrom(0, 0, 0, -1, 37, -4_000),
  currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
  mine: fc.constantFrom(true, true, true, false),
});
const progress = fc.record({
  kind: fc.constant('progress' as const),
  which: fc.nat(9),
  to: fc.constantFrom('authorized' as const, 'captured' as const, 'captured' as const, 'failed' as const),
});
const settle = fc.record({ kind: fc.constant('settle' as const), answer: fc.nat(5), crash: fc.boolean() });
/** All that is left, or so many paise. */
const part = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 2_500 }));
const send = fc.record({
  kind: fc.constant('send' as const),
  which: fc.nat(9),
  outcome: fc.constantFrom(
    'well' as const,
    'pending' as const,
    'lost' as const,
    'unreachable' as const,
    'refused' as const,
  ),
});

const scheduledEvent = fc.oneof(
  { arbitrary: pay, weight: 3 },
  { arbitrary: progress, weight: 5 },
  { arbitrary: settle, weight: 4 },
  fc.record({ kind: fc.constant('return' as const), which: fc.nat(9), part, pending: fc.boolean() }),
  fc.record({
    kind: fc.constant('bank' as const),
    which: fc.nat(9),
    says: fc.constantFrom('processed' as const, 'failed' as const),
  }),
  fc.record({ kind: fc.constant('ask' as const) }),
  fc.record({ kind: fc.constant('verify' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('close-window' as const) }),
  fc.record({ kind: fc.constant('try-again' as const) }),
  {
    arbitrary: fc.record({
      kind: fc.constant('staff' as const),
      status: fc.constantFrom('completed' as const, 'failed' as const, 'pending' as const),
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ kind: fc.constant('staff-refund' as const), part }), weight: 2 },
  { arbitrary: send, weight: 3 },
  { arbitrary: fc.record({ kind: fc.constant('work' as const), twice: fc.boolean() }), weight: 2 },
);

const ownOf = ({ payments }: World) => payments.filter((payment) => payment.orderId === 'order_1');
const processedOf = ({ refunds }: ProviderPayment): number =>
  refunds
    .filter(({ status }) => status === 'processed')
    .reduce((total, { amountPaise }) => total + amountPaise, 0);

/** Every order is granted once for its money, and what it gave ends with the last paisa of it. */
const checkGrants = (world: World): void => {
  const { order } = world;
  const completed = order.status === 'completed';
  const once = completed ? 1 : 0;
  expect(world.receipts).toBe(once);
  expect(world.grants).toBe(order.planId === 'guest' ? 0 : once);
  expect(world.deliveries).toBe(order.planId === 'guest' && order.hasResume ? once : 0);
  expect(world.savedResumes).toBe(order.planId !== 'guest' && order.hasResume ? once : 0);

  const isFull = completed && isFullyRefunded(order);
  const byStaff = world.refunds.some(
    ({ paymentId, origin, state }) => paymentId === order.paymentId && origin === 'staff' && state === 'made',
  );
  const onWord = order.completedBy !== null && !world.acceptedMoney;
  expect(world.ends).toBe(isFull && (!onWord || byStaff) ? 1 : 0);

  if (completed && order.completedBy === null) {
    const kept = ownOf(world).find(({ id }) => id === order.paymentId);
    expect(kept).toMatchObject({ amountPaise: order.amountPaise, currency: 'INR' });
    expect(['captured', 'refunded']).toContain(kept?.status);
  }
};

/** What the provider has of ours is what our books say, to the paisa. */
const checkBooks = (world: World): void => {
  const { order, refunds } = world;
  const completed = order.status === 'completed';
  for (const payment of ownOf(world)) {
    const returned = processedOf(payment);
    expect(madePaise(refunds, payment.id)).toBe(returned);
    expect(returned).toBeLessThanOrEqual(payment.amountPaise);
    if (payment.status !== 'captured' && payment.status !== 'refunded') continue;
    const left = payment.amountPaise - returned;
    if (completed && payment.id === order.paymentId) {
      if (payment.currency === 'INR') expect(left).toBe(order.paidPaise - order.refundedPaise);
    } else if (completed) {
      // The provider returns no less than a rupee.
      expect(left).toBeLessThan(100);
    } else {
      const isHeld = order.failureKind === 'held' && payment.currency !== 'INR';
      const isMisfit = order.failureKind === 'held' && payment.amountPaise !== order.amountPaise;
      expect(left === 0 || isHeld || isMisfit).toBe(true);
    }
  }
  if (!completed) expect([order.paidPaise, order.refundedPaise]).toEqual([0, 0]);

  const receipts = ownOf(world).flatMap((payment) => payment.refunds.flatMap(({ receipt }) => receipt ?? []));
  expect(new Set(receipts).size).toBe(receipts.length);
  const made = refunds
    .filter(({ state }) => state === 'made')
    .map(({ providerRefundId }) => providerRefundId);
  expect([...world.mails].sort()).toEqual([...made].sort());
  for (const { status, orderId, refunds: others } of world.payments)
    if (orderId !== 'order_1') expect([status === 'refunded', others.length]).toEqual([false, 0]);
};

/** One paper for the sale, one for each refund of it. Numbers are given out in this order. */
const checkPapers = ({ order, papers }: World): void => {
  const sales = papers.filter(({ kind }) => kind === 'sale');
  expect(sales).toHaveLength(order.status === 'completed' ? 1 : 0);
  if (order.status !== 'completed') expect(papers).toEqual([]);
};

/** Neither now nor in two days is there anything left to decide. */
const checkRest = (world: World): void => {
  const { order, refunds } = world;
  world.settle(world.payments);
  world.clock += 2 * dayInMs;
  world.settle(world.payments);
  expect(world.order).toEqual(order);
  expect(world.refunds).toEqual(refunds);
  expect(world.queue).toEqual([]);
};

describe('10,000 schedules of payments, refunds, answers, crashes, repeats and people', () => {
  it('end with every captured paisa granted once, held or returned, and one e-mail of each kind', () => {
    const seen = {
      completed: 0,
      held: 0,
      second: 0,
      partial: 0,
      full: 0,
      byStaff: 0,
      failed: 0,
      accepted: 0,
    };
    fc.assert(
      fc.property(
        fc.constantFrom('pro' as const, 'guest' as const),
        fc.boolean(),
        fc.integer({ min: 101, max: 9_999 }),
        fc.array(scheduledEvent, { minLength: 6, maxLength: 40, size: 'max' }),
        (planId, hasResume, price, events) => {
          const world = new World(planId, hasResume, price);
          for (const step of events) world.apply(step);
          world.finish();
          checkGrants(world);
          checkBooks(world);
          checkPapers(world);
          checkRest(world);
          const { order, refunds } = world;
          if (order.status === 'completed') seen.completed += 1;
          if (order.failureKind === 'held') seen.held += 1;
          if (world.acceptedMoney) seen.accepted += 1;
          if (isFullyRefunded(order)) seen.full += 1;
          else if (order.refundedPaise > 0) seen.partial += 1;
          for (const { origin, state } of refunds) {
            if (origin === 'system') seen.second += 1;
            if (origin === 'staff' && state === 'made') seen.byStaff += 1;
            if (state === 'failed') seen.failed += 1;
          }
        },
      ),
      { numRuns: 10_000 },
    );
    // The schedules must reach the states they are meant to try.
    expect(seen.completed).toBeGreaterThan(2_000);
    expect(seen.held).toBeGreaterThan(200);
    for (const [state, count] of Object.entries(seen)) expect([state, count > 50]).toEqual([state, true]);
  }, 120_000);
});
