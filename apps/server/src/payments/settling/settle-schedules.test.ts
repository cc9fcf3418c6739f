import { createHmac } from 'node:crypto';
import type { ProviderPayment } from '@kalam/domain/payments/settle-decision';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { users } from '../../auth/auth-tables.ts';
import { type Db, openDatabase } from '../../database/database.ts';
import { mailMessages } from '../../mail/mail-tables.ts';
import { resumes } from '../../resumes/resume-tables.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { testResume } from '../../testing/test-payments.ts';
import { closeWindow, type Payer, verifyPayment } from '../orders/payment-actions.ts';
import { decideOrderByStaff } from '../orders/staff-decision.ts';
import { orders, payments } from '../payment-tables.ts';
import { GatewayFailure, type PaymentGateway } from '../provider/payment-gateway.ts';
import { isPaymentSignature, tokenHash } from '../provider/payment-signatures.ts';
import { createPaymentTasks } from './payment-tasks.ts';

/** Long runs: SETTLE_SCHEDULES=5000 */
const schedules = Number(process.env.SETTLE_SCHEDULES ?? 200);
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
  fate: fc.constantFrom(
    'well' as const,
    'well' as const,
    'stale' as const,
    'unanswered' as const,
    'crash' as const,
  ),
});
const staff = fc.record({
  kind: fc.constant('staff' as const),
  status: fc.constantFrom('completed' as const, 'failed' as const),
});
/** Staff return a payment at the provider. */
const returned = fc.record({ kind: fc.constant('return' as const), which: fc.nat(3) });
const step = fc.oneof(
  { arbitrary: pay, weight: 3 },
  { arbitrary: progress, weight: 6 },
  // Several at once, on either server.
  { arbitrary: fc.array(message, { minLength: 1, maxLength: 4 }), weight: 6 },
  { arbitrary: staff, weight: 1 },
  { arbitrary: returned, weight: 1 },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Message = typeof message extends fc.Arbitrary<infer M> ? M : never;

let sequence = 0;

/** A provider in memory with the stand-in's rules, and one order of ours on the real database. */
class World {
  readonly number = ++sequence;
  readonly providerOrderId = `order_${String(this.number).padStart(14, '0')}`;
  readonly userId = `user-${this.number}`;
  readonly guest: boolean;
  payments: ProviderPayment[] = [];
  earlier: (readonly ProviderPayment[])[] = [];
  refunds = new Map<string, number>();
  staffCompleted = false;
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

  set(id: string, status: ProviderPayment['status']): void {
    this.earlier.push(this.payments);
    this.payments = this.payments.map((each) => (each.id === id ? { ...each, status } : each));
  }

  gateway(fate: Message['fate']): PaymentGateway {
    const reach = (): void => {
      if (fate === 'unanswered') throw new GatewayFailure('unreachable', 'a test');
    };
    const one = (id: string): ProviderPayment => {
      const found = this.payments.find((each) => each.id === id);
      if (found === undefined) throw new GatewayFailure('refused', 'no such payment', 400);
      return found;
    };
    const never = () => Promise.reject(new Error('not asked in these schedules'));
    return {
      createOrder: never,
      findOrderByReceipt: never,
      paymentsBetween: never,
      paymentsOf: async () => {
        reach();
        const old = this.earlier.at(-1);
        return fate === 'stale' && old !== undefined ? old : this.payments;
      },
      payment: async (id) => {
        reach();
        return one(id);
      },
      capture: async (id, amount) => {
        reach();
        const payment = one(id);
        expect([payment.amountPaise, payment.currency, amount]).toEqual([price, 'INR', price]);
        if (payment.status !== 'authorized') throw new GatewayFailure('refused', 'not authorised', 400);
        this.set(id, 'captured');
      },
      refund: async (id) => {
        reach();
        if (one(id).status === 'captured') {
          this.set(id, 'refunded');
          this.refunds.set(id, (this.refunds.get(id) ?? 0) + 1);
        }
        return `rfnd_${id}`;
      },
    };
  }

  async apply(next: Step): Promise<void> {
    if (Array.isArray(next)) {
      await Promise.all(next.map((each, place) => this.deliver(each, instances[place % 2] ?? database.db)));
    } else if (next.kind === 'pay') {
      this.payments = [
        ...this.payments,
        {
          id: `pay_${this.number}_${this.payments.length}`,
          orderId: this.providerOrderId,
          amountPaise: next.amount,
          currency: next.currency,
          status: 'created',
          errorDescription: null,
          createdAt: new Date(1_794_700_800_000 + this.payments.length * 1000),
        },
      ];
    } else if (next.kind === 'progress') {
      const payment = this.payments[next.which % Math.max(1, this.payments.length)];
      if (payment && payment.status !== 'captured' && payment.status !== 'refunded')
        this.set(payment.id, next.to);
    } else if (next.kind === 'return') {
      const payment = this.payments[next.which % Math.max(1, this.payments.length)];
      if (payment?.status === 'captured') this.set(payment.id, 'refunded');
    } else {
      const admin = { id: this.staffId, email: 'staff@example.com', name: 'Staff' };
      const services = { db: database.db, now: () => new Date(), publicUrl: 'http://localhost:3000' };
      const decided = await decideOrderByStaff(services, admin, this.orderId, {
        status: next.status,
        reason: 'Asked on the phone',
      }).catch(() => undefined);
      if (decided?.status === 'completed') this.staffCompleted = true;
    }
  }

  get staffId(): string {
    return 'staff-of-the-schedules';
  }

  /** One messenger arriving at one server. Whatever goes wrong with it, it goes wrong in one of these known ways. */
  async deliver({ kind, which, fate }: Message, on: Db): Promise<void> {
    const db = fate === 'crash' ? cutOff(on) : on;
    const services = {
      db,
      now: () => new Date(),
      gateway: this.gateway(fate),
      publicUrl: 'http://localhost:3000',
      keySecret,
    };
    const payer: Payer = {
      user: { id: this.userId, email: '', displayName: '' },
      guestHash: tokenHash(this.userId),
    };
    const tasks = createPaymentTasks(services);
    const work = async (): Promise<unknown> => {
      if (kind === 'settle') return tasks['settle-order']({ providerOrderId: this.providerOrderId });
      if (kind === 'close-window') return closeWindow(services, payer, this.orderId);
      if (kind === 'work') return this.workOnce(tasks);
      const payment = this.payments[which % Math.max(1, this.payments.length)];
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
      where j.task_identifier in ('capture-payment', 'refund-payment')
        and p.payload->>'paymentId' like ${`pay\\_${this.number}\\_%`}`);
    for (const { id, task, payload } of rows) {
      await tasks[task as 'capture-payment' | 'refund-payment'](payload);
      await database.db.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
    }
    return rows.length;
  }

  /** The reconciler and the queue, until nothing is left to do. */
  async finish(): Promise<void> {
    const services = {
      db: database.db,
      now: () => new Date(),
      gateway: this.gateway('well'),
      publicUrl: 'http://localhost:3000',
    };
    const tasks = createPaymentTasks(services);
    for (let round = 0; round < 10; round += 1) {
      await tasks['settle-order']({ providerOrderId: this.providerOrderId });
      if ((await this.workOnce(tasks)) === 0) return;
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
    const kept = this.payments.find(({ id }) => id === order.paymentId);
    const isReturned = kept?.status === 'refunded' && !this.staffCompleted;
    for (const grant of grants) {
      expect(grant.resumesRemaining).toBe(4);
      expect(grant.cancelledBecause).toBe(isReturned ? 'refunded' : null);
    }
    expect(mails.map(({ kind }) => kind).sort()).toEqual(
      completed ? (this.guest ? ['guest-copy', 'receipt'] : ['receipt']) : [],
    );
    const fits = (payment: ProviderPayment) => payment.amountPaise === price && payment.currency === 'INR';
    if (completed && !this.staffCompleted) {
      expect(kept !== undefined && fits(kept)).toBe(true);
    }
    for (const payment of this.payments.filter(({ status }) => status === 'captured')) {
      const held = order.status === 'failed' && order.failureKind === 'held' && !fits(payment);
      expect(held || (completed && payment.id === order.paymentId)).toBe(true);
    }
    for (const times of this.refunds.values()) expect(times).toBe(1);
    const due = await db
      .select()
      .from(payments)
      .where(inArray(payments.refundState, ['due']));
    expect(due.filter(({ orderId }) => orderId === this.orderId)).toEqual([]);
    return completed ? 'completed' : order.failureKind === 'held' ? 'held' : 'other';
  }
}

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
  let refunds = 0;
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
        refunds += world.refunds.size;
      },
    ),
    { numRuns: schedules, endOnFailure: true },
  );
  await second.close();
  // The schedules must reach the states they are meant to try.
  expect(ends.completed).toBeGreaterThan(schedules / 5);
  expect(ends.held).toBeGreaterThan(0);
  expect(refunds).toBeGreaterThan(schedules / 20);
});
