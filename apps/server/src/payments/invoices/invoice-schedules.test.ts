import { randomInt } from 'node:crypto';
import { serialOf } from '@kalam/domain/payments/invoices/invoice-rules';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { type Db, openDatabase } from '../../database/database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { testConfig } from '../../testing/test-app.ts';
import { orders, payments, refunds as refundRows } from '../payment-tables.ts';
import { orderBilling, taxDocuments } from './invoice-tables.ts';
import { ensureCreditNote, ensureOrderDocument, type IssueServices } from './issue-documents.ts';

const database = await freshDatabase();
const { db } = database;

/** Servers of one database, each with its own connections and a clock that is off by seconds. */
const servers = await Promise.all(
  [0, -3_000, 2_000].map(async (offsetMs) => {
    const own = await openDatabase({
      databaseUrl: database.url,
      dataDir: '',
      migrate: false,
      maxConnections: 5,
    });
    afterAll(() => own.close());
    return { db: own.db, offsetMs };
  }),
);
const config = testConfig({
  GSTIN: '27AAPFU0939F1ZV',
  OWNER_NAME: 'Kalam Software LLP',
  SUPPORT_ADDRESS: 'Mumbai',
});

/** The turn of the year falls into the run: two series of each kind. */
const turn = Date.parse('2027-03-31T18:30:00Z');
let clock = turn - 60_000;
const states = ['27', '29', '07'] as const;
const prices = [900, 4900, 9900, 19_900] as const;
const pick = <Item>(list: readonly Item[]): Item => {
  const item = list[randomInt(list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

class Crash extends Error {}

/** A server that dies at some statement of the transaction, as when its connection is cut before the commit. */
const dyingAfter = (own: Db, statements: number): Db =>
  new Proxy(own, {
    get: (target, name, receiver) => {
      if (name !== 'transaction') return Reflect.get(target, name, receiver);
      const transaction: Db['transaction'] = (run) =>
        target.transaction(async (tx) => {
          let left = statements;
          const dying = new Proxy(tx, {
            get: (inner, member) => {
              const value = Reflect.get(inner, member, inner);
              if (typeof value !== 'function') return value;
              return (...given: unknown[]) => {
                left -= 1;
                if (left < 0) throw new Crash();
                return value.apply(inner, given);
              };
            },
          });
          const result = await run(dying);
          // All was written, and nothing came of it.
          if (left < 2) throw new Crash();
          return result;
        });
      return transaction;
    },
  });

const rounds = 20;

interface Sale {
  readonly id: string;
  readonly pricePaise: number;
  readonly paymentId: string;
  readonly refunds: { id: string; amountPaise: number }[];
}

const sell = async (number: number): Promise<Sale> => {
  const pricePaise = pick(prices);
  const paymentId = `pay_${number}`;
  const refunds: Sale['refunds'] = [];
  for (let left = pricePaise; randomInt(3) === 0 && left >= 200; ) {
    const amountPaise = randomInt(2) === 0 ? left : randomInt(100, left);
    refunds.push({ id: `refund-${number}-${refunds.length}`, amountPaise });
    left -= amountPaise;
  }
  const [order] = await db
    .insert(orders)
    .values({
      customerName: 'Asha Rao',
      customerEmail: `buyer${number}@example.com`,
      customerPhone: '',
      planId: 'pro',
      amountPaise: pricePaise,
      status: 'completed',
      receipt: `schedule-${number}`,
      razorpayOrderId: `order_${number}`,
      paymentId,
      paidPaise: pricePaise,
      refundedPaise: refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      completedAt: new Date(clock),
    })
    .returning({ id: orders.id });
  if (order === undefined) throw new Error('no order');
  await db.insert(orderBilling).values({ orderId: order.id, state: pick(states) });
  const made = { orderId: order.id, paymentId };
  await db.insert(payments).values({
    id: paymentId,
    orderId: order.id,
    amountPaise: pricePaise,
    currency: 'INR',
    status: 'captured',
  });
  for (const refund of refunds)
    await db
      .insert(refundRows)
      .values({ ...made, ...refund, origin: 'provider', state: 'made', madeAt: new Date(clock) });
  return { id: order.id, pricePaise, paymentId, refunds };
};

const services = (mayDie: boolean): IssueServices => {
  const server = pick(servers);
  const own = mayDie && randomInt(3) === 0 ? dyingAfter(server.db, randomInt(9)) : server.db;
  const now = new Date(clock + server.offsetMs);
  return { db: own, now: () => now, site: config.site, tax: config.tax };
};

const orCrash = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });

it('random schedules on three servers with crashes: serials 1..n, one invoice an order, books that balance', {
  timeout: 300_000,
}, async () => {
  const sales: Sale[] = [];
  const credit = (sale: Sale, refund: Sale['refunds'][number], mayDie: boolean) =>
    ensureCreditNote(services(mayDie), {
      ...refund,
      orderId: sale.id,
      paymentId: sale.paymentId,
      currency: 'INR',
    });
  let crashed = 0;
  for (let round = 0; round < rounds; round += 1) {
    clock += 6_000 + randomInt(2_000);
    const fresh = await Promise.all(Array.from({ length: 6 }, (_, place) => sell(round * 6 + place)));
    sales.push(...fresh);
    const work = fresh.flatMap((sale) => [
      () => ensureOrderDocument(services(true), sale.id),
      () => ensureOrderDocument(services(true), sale.id),
      ...sale.refunds.flatMap((refund) => [
        () => credit(sale, refund, true),
        () => credit(sale, refund, true),
      ]),
    ]);
    // Something of before comes late.
    const late = pick(sales);
    work.push(() => ensureOrderDocument(services(true), late.id));
    work.sort(() => randomInt(3) - 1);
    await Promise.all(work.map((step) => orCrash(step())));
    const [{ undone } = { undone: 0 }] = await db
      .select({ undone: sql<number>`count(*)::int` })
      .from(orders)
      .where(sql`not exists (select 1 from tax_documents d where d.order_id = ${orders.id})`);
    crashed += undone;
  }
  // The crashes were real: something was left undone on the way. What they left is finished by whoever comes next.
  expect(crashed).toBeGreaterThan(0);
  for (const sale of sales) {
    await ensureOrderDocument(services(false), sale.id);
    for (const refund of sale.refunds) await credit(sale, refund, false);
  }

  const all = await db
    .select()
    .from(taxDocuments)
    .orderBy(asc(taxDocuments.kind), asc(taxDocuments.financialYear), asc(taxDocuments.number));
  const series = new Map<string, typeof all>();
  for (const document of all) {
    const key = `${document.kind} ${document.financialYear}`;
    series.set(key, [...(series.get(key) ?? []), document]);
  }
  expect([...series.keys()]).toContain('invoice 2026-27');
  expect([...series.keys()]).toContain('invoice 2027-28');
  for (const documents of series.values()) {
    expect(documents.map(({ number }) => number)).toEqual(documents.map((_, place) => place + 1));
    for (const { kind, financialYear, number, serial } of documents)
      expect(serial).toBe(serialOf(kind, financialYear, number));
    // The days of a series never go back.
    const moments = documents.map(({ issuedAt }) => issuedAt.getTime());
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
  }
  for (const sale of sales) {
    const own = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, sale.id));
    const invoices = own.filter(({ kind }) => kind === 'invoice');
    expect(invoices).toHaveLength(1);
    const notes = own.filter(({ kind }) => kind === 'credit-note');
    expect(notes.map(({ refundId }) => refundId).sort()).toEqual(sale.refunds.map(({ id }) => id).sort());
    for (const { facts } of own) {
      const tax = facts.taxes.reduce((sum, { paise }) => sum + paise, 0);
      expect(facts.taxablePaise + tax).toBe(facts.totalPaise);
    }
    const credited = notes.reduce((sum, { facts }) => sum + facts.totalPaise, 0);
    expect(credited).toBe(sale.refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0));
    if (credited !== sale.pricePaise) continue;
    const creditedTaxable = notes.reduce((sum, { facts }) => sum + facts.taxablePaise, 0);
    expect(creditedTaxable).toBe(invoices[0]?.facts.taxablePaise);
  }
});
