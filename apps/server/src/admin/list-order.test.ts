import { describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { orders } from '../payments/payment-tables.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { startTestApp } from '../testing/test-app.ts';
import { signedInAdmin } from '../testing/test-staff.ts';

const now = new Date('2026-11-15T10:00:00Z');
const server = await startTestApp({ now: () => now });
const { db } = server.database;
const boss = await signedInAdmin(server);

const day = 24 * 3_600_000;
const daysAgo = (days: number): Date => new Date(now.getTime() - days * day);
const count = 120;
const places = Array.from({ length: count }, (_, place) => place);
const idOf = (place: number): string => `p${String(place).padStart(3, '0')}`;

/** Every third never signed in; amounts and sign-ins repeat, so that pages break between equals. */
await db.insert(users).values(
  places.map((place) => ({
    id: idOf(place),
    email: `${String((place * 37) % count).padStart(3, '0')}@example.com`,
    displayName: 'Asha Rao',
    status: place % 10 === 0 ? ('suspended' as const) : ('active' as const),
    createdAt: daysAgo(count - place),
    lastLoginAt: place % 3 === 0 ? null : daysAgo(place % 4),
  })),
);
const planOf = (place: number) => (place % 2 === 0 ? ('pro' as const) : ('basic' as const));
await db.insert(subscriptions).values(
  places.slice(0, 60).map((place) => ({
    userId: idOf(place),
    planId: planOf(place),
    startDate: daysAgo(count - place),
    createdAt: daysAgo(count - place),
    endDate: new Date(now.getTime() + ((place % 7) - 3) * day),
    resumesRemaining: place % 5 === 0 ? 0 : 2,
    totalResumes: 5,
    formatsRemaining: 5,
    totalFormats: 5,
    allowedFormats: ['pdf' as const],
    renewalReason: 'Given for a test',
    renewedBy: 'boss@example.com',
    ...(place % 6 === 0 && { cancelledAt: now, cancelledBecause: 'refunded' as const }),
  })),
);
await db.insert(orders).values(
  places.map((place) => ({
    customerName: 'Asha Rao',
    customerEmail: `${String((place * 37) % count).padStart(3, '0')}@example.com`,
    customerPhone: '9999999999',
    planId: planOf(place),
    amountPaise: 900 * (1 + (place % 4)),
    receipt: `sorted-${place}`,
    razorpayOrderId: `order_${idOf(place)}`,
    createdAt: daysAgo(count - place),
    ...(place % 3 === 0 && {
      status: 'completed' as const,
      completedAt: now,
      paymentId: `pay_${place}`,
      paidPaise: 900 * (1 + (place % 4)),
    }),
  })),
);

type Row = Readonly<Record<string, unknown>>;
const read = async (path: string) => {
  const { status, body } = await boss.get(path);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};
/** All pages of a list, one after another. */
const readAll = async (list: string, query: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await read(`/api/admin/${list}?${query}&cursor=${cursor}`);
    rows.push(...(page[list] as Row[]));
    cursor = page.nextCursor as string | null;
  }
  return rows;
};
const totals = async (list: string, query: string) =>
  (await read(`/api/admin/${list}/totals?${query}`)).totals as Record<string, number>;
const csvRows = async (path: string): Promise<number> => {
  const headers = { host: 'localhost:3000', cookie: boss.cookie };
  const { body } = await server.app.inject({ url: path, headers });
  return body.split('\r\n').length - 2;
};
const pick = (rows: readonly Row[], key: string) => rows.map((row) => row[key]);
const unique = (values: readonly unknown[]): number => new Set(values).size;
const isSorted = (values: readonly (string | number)[], descending: boolean): boolean =>
  values.every((value, place) => {
    const before = values[place - 1] ?? value;
    return descending ? before >= value : before <= value;
  });

describe('lists of the back office are sorted by column, in pages that neither repeat nor miss a row', () => {
  it.each<[string, string, (row: Row) => string | number]>([
    ['users', 'user', (row: Row) => String(row.email)],
    ['users', 'joined', (row: Row) => String(row.createdAt)],
    ['users', 'login', (row: Row) => String(row.lastLoginAt ?? '')],
    ['orders', 'amount', (row: Row) => Number(row.amount)],
    ['orders', 'customer', (row: Row) => String(row.customerEmail)],
    ['orders', 'date', (row: Row) => String(row.createdAt)],
    ['subscriptions', 'start', (row: Row) => String(row.createdAt)],
    ['subscriptions', 'end', (row: Row) => String(row.endDate)],
  ])('%s by %s', async (list, column, sortedBy) => {
    const key = list === 'users' ? 'uid' : 'id';
    const expected = list === 'subscriptions' ? 60 : count;
    for (const way of ['asc', 'desc']) {
      const rows = await readAll(list, `sort=${column}-${way}`);
      expect(unique(pick(rows, key))).toBe(expected);
      expect(rows).toHaveLength(expected);
      expect(isSorted(rows.map(sortedBy), way === 'desc')).toBe(true);
    }
    const found = await readAll(list, `sort=${column}-asc&search=00`);
    expect(found.length).toBeGreaterThan(0);
    expect(isSorted(found.map(sortedBy), false)).toBe(true);
  });

  it('refuses a sort it does not know, and a cursor of another kind', async () => {
    expect((await boss.get('/api/admin/orders?sort=phone-asc')).status).toBe(400);
    const { nextCursor } = await read('/api/admin/orders?sort=customer-asc');
    const mixed = await boss.get(`/api/admin/orders?sort=amount-asc&cursor=${String(nextCursor)}`);
    expect([mixed.status, mixed.body.field]).toEqual([400, 'cursor']);
  });
});

describe('lists of the back office are filtered, added up and written as the filter says', () => {
  it('users by status, plan and days', async () => {
    expect(await readAll('users', 'status=suspended')).toHaveLength(12);
    expect(await totals('users', 'status=suspended')).toEqual({ count: 12 });
    const active = (place: number) =>
      place < 60 && place % 7 >= 3 && place % 5 !== 0 && place % 6 !== 0 && planOf(place) === 'pro';
    const pro = places.filter(active).map(idOf);
    expect(pick(await readAll('users', 'plan=pro&sort=joined-asc'), 'uid')).toEqual(pro);
    const withPlan = await totals('users', 'plan=pro');
    const other = await totals('users', 'plan=basic');
    const none = await totals('users', 'plan=none');
    expect((withPlan.count ?? 0) + (other.count ?? 0) + (none.count ?? 0)).toBe(count);
    // 15 November in India is the day of `now`; the last was made a day before it.
    expect(pick(await readAll('users', 'from=2026-11-13&to=2026-11-14'), 'uid')).toEqual([
      idOf(119),
      idOf(118),
    ]);
    expect(await readAll('users', 'from=2026-11-15')).toEqual([]);
    expect((await boss.get('/api/admin/users?from=15.11.2026')).status).toBe(400);
  });

  it('subscriptions by status and plan, as the rule for the status says', async () => {
    for (const status of ['active', 'expired', 'cancelled']) {
      const rows = await readAll('subscriptions', `status=${status}`);
      expect(unique(pick(rows, 'status'))).toBe(1);
      expect(rows[0]?.status).toBe(status);
      expect(await totals('subscriptions', `status=${status}`)).toEqual({ count: rows.length });
    }
    expect(unique(pick(await readAll('subscriptions', 'plan=basic'), 'planId'))).toBe(1);
  });

  it('orders: how many, what they come to, and what was paid', async () => {
    const basic = places.filter((place) => planOf(place) === 'basic');
    const rupees = (chosen: readonly number[]) =>
      chosen.reduce((sum, place) => sum + 9 * (1 + (place % 4)), 0);
    expect(await totals('orders', 'plan=basic')).toEqual({
      count: basic.length,
      amount: rupees(basic),
      paid: rupees(basic.filter((place) => place % 3 === 0)),
    });
    expect(await totals('orders', 'search=order_p00')).toMatchObject({ count: 10 });
    expect(await totals('orders', 'status=completed')).toMatchObject({ count: 40 });
    expect(await csvRows('/api/admin/orders?format=csv&status=completed&sort=amount-desc')).toBe(40);
    expect(await csvRows('/api/admin/users?format=csv&status=suspended')).toBe(12);
  });

  it('audit by days, oldest first when asked', async () => {
    await boss.send('PATCH', `/api/admin/users/${idOf(1)}`, { status: 'suspended' });
    await boss.send('PATCH', `/api/admin/users/${idOf(1)}`, { status: 'active' });
    const audit = async (query: string) =>
      ((await read(`/api/admin/audit?subject=user&${query}`)).entries as Row[]).map(({ action }) => action);
    expect(await audit('sort=at-asc')).toEqual(['user-suspended', 'user-activated']);
    expect(await audit('from=2026-11-15&to=2026-11-15')).toEqual(['user-activated', 'user-suspended']);
    expect(await audit('to=2026-11-14')).toEqual([]);
    expect(await totals('audit', 'subject=user')).toEqual({ count: 2 });
  });
});
