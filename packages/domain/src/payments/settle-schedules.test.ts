import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInMs } from '../calendar/india-calendar.ts';
import { financialYearOf, serialOf } from './invoices/invoice-rules.ts';
import type { ProviderPayment } from './provider-payment.ts';
import { madePaise } from './refunds/refund-machine.ts';
import { isFullyRefunded, smallestRefundPaise } from './refunds/refund-rules.ts';
import type { TaxPaper } from './settle-papers.fixture.ts';
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
/** All that is left, or so many paise; now and then twice the same. */
const part = fc.oneof(fc.constant(null), fc.constant(100), fc.integer({ min: 1, max: 2_500 }));
const send = fc.record({
  kind: fc.constant('send' as const),
  which: fc.nat(9),
  outcome: fc.constantFrom(
    'well' as const,
    'pending' as const,
    'lost' as const,
    'lost-pending' as const,
    'unreachable' as const,
    'refused' as const,
  ),
});

const paper = fc.record({
  kind: fc.constant('paper' as const),
  which: fc.nat(9),
  server: fc.constantFrom(0 as const, 1 as const),
  ends: fc.constantFrom('written' as const, 'written' as const, 'lost' as const, 'later' as const),
  again: fc.boolean(),
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
  { arbitrary: paper, weight: 3 },
  fc.record({ kind: fc.constant('paper-ends' as const), isSaved: fc.boolean() }),
  fc.record({ kind: fc.constant('other-sale' as const) }),
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
  // What was sent under a receipt of ours is the very row that has it.
  const sent = ownOf(world).flatMap((payment) => payment.refunds.filter(({ receipt }) => receipt !== null));
  for (const { id, receipt } of sent)
    expect(refunds.find((row) => row.id === receipt)?.providerRefundId).toBe(id);
  const made = refunds
    .filter(({ state }) => state === 'made')
    .map(({ providerRefundId }) => providerRefundId);
  expect([...world.mails].sort()).toEqual([...made].sort());
  for (const { status, orderId, refunds: others } of world.payments)
    if (orderId !== 'order_1') expect([status === 'refunded', others.length]).toEqual([false, 0]);
};

/** In every series 1, 2, 3 … in the order they were written, and days that never go back. */
const checkSeries = ({ shelf }: World): void => {
  const series = new Map<string, TaxPaper[]>();
  for (const paper of [...shelf.tax('invoice'), ...shelf.tax('credit-note')]) {
    const key = `${paper.kind} ${paper.financialYear}`;
    series.set(key, [...(series.get(key) ?? []), paper]);
  }
  for (const papers of series.values()) {
    expect(papers.map(({ number }) => number)).toEqual(papers.map((_, place) => place + 1));
    const moments = papers.map(({ issuedAt }) => issuedAt.getTime());
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    for (const { kind, financialYear, number, serial, issuedAt } of papers) {
      expect(serial).toBe(serialOf(kind, financialYear, number));
      expect(financialYear).toBe(financialYearOf(issuedAt));
    }
  }
  const receipts = shelf.receipts();
  expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, place) => place + 1));
};

const total = (papers: readonly TaxPaper[]): number =>
  papers.reduce((sum, { facts }) => sum + facts.totalPaise, 0);

/** One invoice or receipt a sale; a credit note for each refund of what the sale stands on, to the paisa. */
const checkPapers = (world: World): void => {
  const { order, shelf, otherSales } = world;
  checkSeries(world);
  for (const sale of [order, ...otherSales]) {
    const ofSale = [...shelf.tax('invoice', sale.id), ...shelf.receipts(sale.id)];
    expect(ofSale).toHaveLength(sale.status === 'completed' ? 1 : 0);
  }
  for (const { facts } of [...shelf.tax('invoice'), ...shelf.tax('credit-note')]) {
    const tax = facts.taxes.reduce((sum, { paise }) => sum + paise, 0);
    expect(facts.taxablePaise + tax).toBe(facts.totalPaise);
  }
  const [invoice] = shelf.tax('invoice', order.id);
  const notes = shelf.tax('credit-note', order.id);
  if (invoice === undefined) {
    expect(notes).toEqual([]);
    return;
  }
  expect(total(notes)).toBe(Math.min(order.refundedPaise, invoice.facts.totalPaise));
  // Invoiced on the word of staff, another amount may have come.
  if (order.completedBy === null) {
    expect(invoice.facts.totalPaise).toBe(order.paidPaise);
    expect(total(notes)).toBe(order.refundedPaise);
  }
  if (total(notes) === invoice.facts.totalPaise)
    expect(notes.reduce((sum, { facts }) => sum + facts.taxablePaise, 0)).toBe(invoice.facts.taxablePaise);
  checkPairs(world, invoice, notes);
};

/** Each note tells of one refund of the payment the order stands on, and of as much as that. */
const checkPairs = (
  { order, refunds, records }: World,
  invoice: TaxPaper,
  notes: readonly TaxPaper[],
): void => {
  const kept = records.find(({ id }) => id === order.paymentId);
  const made = refunds.filter(({ paymentId, state }) => paymentId === order.paymentId && state === 'made');
  expect(new Set(notes.map(({ refundId }) => refundId)).size).toBe(notes.length);
  for (const { refundId, facts } of notes) {
    const refund = made.find(({ id }) => id === refundId);
    expect(refund).toBeDefined();
    if (kept?.currency === 'INR' && invoice.facts.totalPaise >= order.paidPaise)
      expect(facts.totalPaise).toBe(refund?.amountPaise);
    expect(facts.corrects?.serial).toBe(invoice.serial);
  }
  if (kept?.currency === 'INR' && invoice.facts.totalPaise >= order.paidPaise)
    expect(notes.map(({ refundId }) => refundId).sort()).toEqual(made.map(({ id }) => id).sort());
};

/** All rupees that were captured are kept for what was granted, gone back, held, or less than can go back. */
const checkBalance = (world: World): void => {
  const { order, refunds } = world;
  const completed = order.status === 'completed';
  const captured = ownOf(world).filter(
    ({ status, currency }) => currency === 'INR' && (status === 'captured' || status === 'refunded'),
  );
  const returned = (id: string): number => madePaise(refunds, id);
  const sums = { captured: 0, granted: 0, refunded: 0, held: 0, small: 0 };
  for (const { id, amountPaise } of captured) {
    const left = amountPaise - returned(id);
    sums.captured += amountPaise;
    sums.refunded += returned(id);
    if (completed && id === order.paymentId) sums.granted += order.paidPaise - order.refundedPaise;
    else if (completed && left < smallestRefundPaise) sums.small += left;
    else if (!completed && order.failureKind === 'held') sums.held += left;
  }
  expect(sums.granted + sums.refunded + sums.held + sums.small).toBe(sums.captured);
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
  it('end with every captured paisa granted once, held or returned, one e-mail of each kind, and papers without a gap', () => {
    const seen = {
      completed: 0,
      held: 0,
      second: 0,
      partial: 0,
      full: 0,
      byStaff: 0,
      failed: 0,
      accepted: 0,
      notes: 0,
      bothYears: 0,
      receipts: 0,
    };
    fc.assert(
      fc.property(
        fc.constantFrom('pro' as const, 'guest' as const),
        fc.boolean(),
        fc.integer({ min: 101, max: 9_999 }),
        fc.record({ hasTax: fc.constantFrom(true, true, true, false), hasBilling: fc.boolean() }),
        fc.array(scheduledEvent, { minLength: 6, maxLength: 48, size: 'max' }),
        (planId, hasResume, price, tax, events) => {
          const world = new World(planId, hasResume, price, tax);
          for (const step of events) world.apply(step);
          world.finish();
          checkGrants(world);
          checkBooks(world);
          checkBalance(world);
          checkPapers(world);
          checkRest(world);
          const { order, refunds } = world;
          if (order.status === 'completed') seen.completed += 1;
          if (order.failureKind === 'held') seen.held += 1;
          if (world.acceptedMoney) seen.accepted += 1;
          if (isFullyRefunded(order)) seen.full += 1;
          else if (order.refundedPaise > 0) seen.partial += 1;
          seen.notes += world.shelf.tax('credit-note').length;
          seen.receipts += world.shelf.receipts().length;
          if (new Set(world.shelf.tax('invoice').map(({ financialYear }) => financialYear)).size === 2)
            seen.bothYears += 1;
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
  }, 1_200_000);
});
