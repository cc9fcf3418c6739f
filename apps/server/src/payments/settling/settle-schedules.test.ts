import { createHmac, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { users } from '../../auth/auth-tables.ts';
import { type Db, openDatabase } from '../../database/database.ts';
import { Refused } from '../../failures/refused.ts';
import { mailMessages } from '../../mail/mail-tables.ts';
import { resumes } from '../../resumes/resume-tables.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { type CallFate, MemoryProvider } from '../../testing/memory-provider.ts';
import { testResume } from '../../testing/test-payments.ts';
import { closeWindow, type Payer, verifyPayment } from '../orders/payment-actions.ts';
import { decideOrderByStaff } from '../orders/staff-decision.ts';
import { orders, payments, refunds } from '../payment-tables.ts';
import { GatewayFailure } from '../provider/payment-gateway.ts';
import { isPaymentSignature, tokenHash } from '../provider/payment-signatures.ts';
import { askRefundByStaff } from '../refunds/staff-refund-actions.ts';
import { createPaymentTasks } from './payment-tasks.ts';

/** Long runs, each with schedules of its own: SETTLE_SCHEDULES=5000. The suite tries the same ones every time. */
const long = process.env.SETTLE_SCHEDULES;
const schedules = Number(long ?? 200);
const seed = long === undefined ? { seed: 20_261_117 } : {};
const price = 4_900;
const keySecret = 'the key of this provider';

const database = await freshDatabase();
// A second pool stands for a second server on the same database.
const second = await openDatabase({
  databaseUrl: database.url,
  dataDir: '',
  migrate: false,
  maxConnections: 4,
});
const instances = [database.db, second.db];

const pay = fc.record({
  kind: fc.constant('pay' as const),
  amount: fc.constantFrom(price, price, price, price, price, 100),
  currency: fc.constantFrom('INR', 'INR', 'INR', 'INR', 'INR', 'USD'),
});
const progress = fc.record({
  kind: fc.constant('progress' as const),
  which: fc.nat(3),
  to: fc.constantFrom(
    'authorized' as const,
    'captured' as const,
    'captured' as const,
    'captured' as const,
    'failed' as const,
  ),
});
const message = fc.record({
  kind: fc.constantFrom('settle' as const, 'verify' as const, 'close-window' as const, 'work' as const),
  which: fc.nat(4),
  /** What comes of it: on time, on an old answer of the provider, without one, or cut off before it is saved. */
  fate: fc.constantFrom<CallFate>('well', 'well', 'stale', 'unanswered', 'crash'),
});
const staff = fc.record({
  kind: fc.constant('staff' as const),
  status: fc.constantFrom('completed' as const, 'failed' as const, 'pending' as const),
});
/** All that is left, or so many paise. */
const part = fc.oneof(fc.constant(null), fc.integer({ min: 100, max: 2_500 }));
const staffRefund = fc.record({ kind: fc.constant('staff-refund' as const), part });
/** Staff return a payment at the provider. */
const returned = fc.record({ kind: fc.constant('return' as const), which: fc.nat(3), part });
const bank = fc.record({
  kind: fc.constant('bank' as const),
  which: fc.nat(3),
  says: fc.constantFrom('processed' as const, 'failed' as const),
});
const step = fc.oneof(
  { arbitrary: pay, weight: 3 },
  { arbitrary: progress, weight: 6 },
  // Several at once, on either server.
  { arbitrary: fc.array(message, { minLength: 1, maxLength: 4 }), weight: 6 },
  { arbitrary: staff, weight: 1 },
  { arbitrary: staffRefund, weight: 2 },
  { arbitrary: returned, weight: 1 },
  { arbitrary: bank, weight: 1 },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Message = typeof message extends fc.Arbitrary<infer M> ? M : never;

let sequence = 0;
let refundsMade = 0;

const admin = {
  id: 'staff-of-the-schedules',
  email: 'staff@example.com',
  name: 'Staff',
  role: 'owner',
} as const;
const ifRefused = (error: unknown): undefined => {
  if (!(error instanceof Refused)) throw error;
};

/** A provider in memory, and one order of ours on the real database. */
class World {
  readonly number = ++sequence;
  readonly providerOrderId = `order_${String(this.number).padStart(14, '0')}`;
  readonly userId = `user-${this.number}`;
  readonly guest: boolean;
  readonly provider = new MemoryProvider();
  /** Staff completed it without money. */
  onWord = false;
  clockMs = 0;
  orderId = '';

  constructor(guest: boolean) {
    this.guest = guest;
  }

  async open(): Promise<void> {
    const person = { email: `${this.userId}@example.com`, displayName: 'Asha Rao' };
    if (!this.guest) await database.db.insert(users).values({ id: this.userId, ...person });
    const [row] = await database.db
      .insert(orders)
      .values({
        userId: this.guest ? null : this.userId,
        guestTokenHash: this.guest ? tokenHash(this.userId) : null,
        customerName: person.displayName,
        customerEmail: person.email,
        customerPhone: '9999999999',
        planId: this.guest ? 'guest' : 'pro',
        amountPaise: price,
        receipt: `receipt-${this.number}`,
        razorpayOrderId: this.providerOrderId,
        pendingResume: testResume,
      })
      .returning({ id: orders.id });
    this.orderId = row?.id ?? '';
  }

  async apply(next: Step): Promise<void> {
    if (Array.isArray(next)) {
      await Promise.all(next.map((each, place) => this.deliver(each, instances[place % 2] ?? database.db)));
    } else if (next.kind === 'pay') {
      const { payments: before } = this.provider;
      this.provider.payments = [
        ...before,
        {
          id: `pay_${this.number}_${before.length}`,
          orderId: this.providerOrderId,
          amountPaise: next.amount,
          currency: next.currency,
          status: 'created',
          refunds: [],
          errorDescription: null,
          createdAt: new Date(Date.now() + before.length * 1000),
        },
      ];
    } else if (next.kind === 'progress') {
      const payment = this.pick(next.which);
      if (payment && payment.status !== 'captured') this.provider.set(payment.id, next.to);
    } else if (next.kind === 'return') {
      this.returnAtProvider(next.which, next.part);
    } else if (next.kind === 'bank') {
      const payment = this.pick(next.which);
      if (payment) this.provider.finish(payment.id, next.says);
    } else if (next.kind === 'staff-refund') {
      await this.staffRefunds(next.part);
    } else {
      const services = this.services('well');
      const decided = await decideOrderByStaff(services, admin, this.orderId, {
        status: next.status,
        reason: 'Asked on the phone',
      }).catch(ifRefused);
      if (decided?.completedBy && decided.paymentId === null) this.onWord = true;
    }
  }

  pick(which: number) {
    const { payments: all } = this.provider;
    return all[which % Math.max(1, all.length)];
  }

  returnAtProvider(which: number, wanted: number | null): void {
    const payment = this.pick(which);
    if (payment === undefined) return;
    const left = payment.amountPaise - this.provider.listed(payment).refundedPaise;
    this.provider.isSlow = which % 2 === 1;
    try {
      this.provider.refund(payment.id, wanted ?? left, null);
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
    }
  }

  async staffRefunds(wanted: number | null): Promise<void> {
    const rows = await database.db.select().from(refunds).where(eq(refunds.orderId, this.orderId));
    const [order] = await database.db.select().from(orders).where(eq(orders.id, this.orderId));
    const taken = rows.filter(({ state, paymentId }) => state !== 'failed' && paymentId === order?.paymentId);
    const left = (order?.paidPaise ?? 0) - taken.reduce((total, { amountPaise }) => total + amountPaise, 0);
    const asked = {
      refundId: randomUUID(),
      amountPaise: wanted ?? left,
      reason: 'Asked in time',
      overruleReason: '',
    };
    // Two presses are one refund.
    await Promise.all(
      instances.map((db) =>
        askRefundByStaff({ ...this.services('well'), db }, admin, this.orderId, asked).catch(ifRefused),
      ),
    );
  }

  services(fate: CallFate) {
    return {
      db: database.db,
      now: () => new Date(Date.now() + this.clockMs),
      gateway: this.provider.gateway(fate),
      publicUrl: 'http://localhost:3000',
      keySecret,
    };
  }

  /** One messenger arriving at one server. Whatever goes wrong with it, it goes wrong in one of these known ways. */
  async deliver({ kind, which, fate }: Message, on: Db): Promise<void> {
    const db = fate === 'crash' ? cutOff(on) : on;
    const services = { ...this.services(fate), db };
    this.provider.isSlow = which % 2 === 1;
    const payer: Payer = {
      user: { id: this.userId, email: '', displayName: '' },
      guestHash: tokenHash(this.userId),
    };
    const tasks = createPaymentTasks(services);
    const work = async (): Promise<unknown> => {
      if (kind === 'settle') return tasks['settle-order']({ providerOrderId: this.providerOrderId });
      if (kind === 'close-window') return closeWindow(services, payer, this.orderId);
      if (kind === 'work') return this.workOnce(tasks);
      const payment = this.pick(which);
      // The provider signs what it authorised.
      if (!payment || !['authorized', 'captured'].includes(payment.status)) return undefined;
      const signature = createHmac('sha256', keySecret)
        .update(`${this.providerOrderId}|${payment.id}`)
        .digest('hex');
      const given = { providerOrderId: this.providerOrderId, paymentId: payment.id, signature };
      expect(isPaymentSignature(keySecret, given)).toBe(true);
      return verifyPayment(services, payer, given);
    };
    try {
      await work();
    } catch (error) {
      const expected =
        error instanceof GatewayFailure ||
        error instanceof CutOff ||
        (error instanceof Error && error.message === 'Payment verification failed');
      if (!expected) throw error;
    }
  }

  /** What the queue holds of this order, done like a worker would; a job that throws stays. */
  async workOnce(tasks: ReturnType<typeof createPaymentTasks>): Promise<number> {
    const { rows } = await database.db.execute<{ id: string; task: string; payload: never }>(sql`
      select j.id::text, j.task_identifier as task, p.payload from graphile_worker.jobs j
      join graphile_worker._private_jobs p on p.id = j.id
      where (j.task_identifier = 'capture-payment' and p.payload->>'providerOrderId' = ${this.providerOrderId})
        or (j.task_identifier = 'refund-payment' and p.payload->>'refundId' in
          (select id from refunds where order_id = ${this.orderId}))`);
    for (const { id, task, payload } of rows) {
      await tasks[task as 'capture-payment' | 'refund-payment'](payload);
      await database.db.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
    }
    return rows.length;
  }

  /** The hourly sweep and the queue, and nobody who comes by to ask, until a day has passed with nothing left to do. */
  async finish(): Promise<void> {
    const tasks = createPaymentTasks(this.services('well'));
    this.provider.isSlow = false;
    for (let round = 0, quiet = 0; round < 12; round += 1) {
      // What the bank could not take back is asked for again after a day.
      this.clockMs += 25 * 3_600_000;
      for (const { id } of this.provider.payments) this.provider.finish(id, 'processed');
      await tasks['sweep-payments']({});
      quiet = (await this.workOnce(tasks)) === 0 ? quiet + 1 : 0;
      if (quiet === 2) return;
    }
    throw new Error('never comes to rest');
  }

  async check(): Promise<'completed' | 'held' | 'other'> {
    const { db } = database;
    const [order] = await db.select().from(orders).where(eq(orders.id, this.orderId));
    if (order === undefined) throw new Error('the order is gone');
    const grants = await db.select().from(subscriptions).where(eq(subscriptions.orderId, this.orderId));
    const saved = await db.select().from(resumes).where(eq(resumes.orderId, this.orderId));
    const mails = await db.select().from(mailMessages).where(eq(mailMessages.orderId, this.orderId));
    const completed = order.status === 'completed';
    const once = completed ? 1 : 0;
    expect(order.amountPaise).toBe(price);
    expect(grants).toHaveLength(this.guest ? 0 : once);
    expect(saved).toHaveLength(this.guest ? 0 : once);
    const rows = await db.select().from(refunds).where(eq(refunds.orderId, this.orderId));
    const made = rows.filter(({ state }) => state === 'made');
    expect(rows.filter(({ state }) => state === 'asked' || state === 'accepted')).toEqual([]);
    const isReturned = completed && order.paidPaise > 0 && order.refundedPaise === order.paidPaise;
    const byStaff = made.some(({ paymentId, origin }) => paymentId === order.paymentId && origin === 'staff');
    for (const grant of grants) {
      expect(grant.resumesRemaining).toBe(4);
      expect(grant.cancelledBecause).toBe(isReturned && (!this.onWord || byStaff) ? 'refunded' : null);
    }
    const paidMails = this.guest ? ['guest-copy', 'receipt'] : ['receipt'];
    expect(mails.map(({ kind }) => kind).sort()).toEqual(
      [...(completed ? paidMails : []), ...made.map(() => 'refunded')].sort(),
    );
    await checkBooks(this.provider, order, made);
    refundsMade += made.length;
    return completed ? 'completed' : order.failureKind === 'held' ? 'held' : 'other';
  }
}

/** What the provider has of ours is what our books say, to the paisa. */
const checkBooks = async (
  provider: MemoryProvider,
  order: typeof orders.$inferSelect,
  made: readonly (typeof refunds.$inferSelect)[],
): Promise<void> => {
  const completed = order.status === 'completed';
  const kept = await database.db.select().from(payments).where(eq(payments.orderId, order.id));
  for (const payment of provider.payments) {
    const row = kept.find(({ id }) => id === payment.id);
    const { refundedPaise } = provider.listed(payment);
    const returned = made.filter(({ paymentId }) => paymentId === payment.id);
    expect(returned.reduce((total, { amountPaise }) => total + amountPaise, 0)).toBe(refundedPaise);
    expect(row?.refundedPaise ?? 0).toBe(refundedPaise);
    if (payment.status !== 'captured') continue;
    const left = payment.amountPaise - refundedPaise;
    const fits = payment.amountPaise === price && payment.currency === 'INR';
    if (completed && payment.id === order.paymentId) {
      if (payment.currency === 'INR') expect(order.paidPaise - order.refundedPaise).toBe(left);
    } else if (completed) expect(left).toBeLessThan(100);
    else expect(left === 0 || (order.failureKind === 'held' && !fits)).toBe(true);
  }
  const keptPayment = provider.payments.find(({ id }) => id === order.paymentId);
  if (completed && order.completedBy === null)
    expect([keptPayment?.amountPaise, keptPayment?.currency]).toEqual([price, 'INR']);
};

class CutOff extends Error {}

/** A process that dies with its last transaction unsaved: everything is done but the commit. */
const cutOff = (db: Db): Db =>
  new Proxy(db, {
    get: (target, name) => {
      if (name !== 'transaction') {
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (work: Parameters<Db['transaction']>[0]) =>
        target.transaction(async (tx) => {
          await work(tx);
          throw new CutOff();
        });
    },
  });

it(`${schedules} schedules on PostgreSQL, two servers, crashes and old answers: every captured payment is granted once, held or refunded`, {
  timeout: 1_200_000,
}, async () => {
  await database.db.execute(sql`
    insert into staff (id, email, name) values ('staff-of-the-schedules', 'staff@example.com', 'Staff')`);
  const ends = { completed: 0, held: 0, other: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 6, maxLength: 16, size: 'max' }),
      async (guest, steps) => {
        const world = new World(guest);
        await world.open();
        for (const each of steps) await world.apply(each);
        await world.finish();
        ends[await world.check()] += 1;
      },
    ),
    { numRuns: schedules, endOnFailure: true, ...seed },
  );
  await second.close();
  // The schedules must reach the states they are meant to try.
  expect(ends.completed).toBeGreaterThan(schedules / 5);
  expect(ends.held).toBeGreaterThan(0);
  expect(refundsMade).toBeGreaterThan(schedules / 20);
});
