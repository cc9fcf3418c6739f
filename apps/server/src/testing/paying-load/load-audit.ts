import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { numberIn } from './load-lanes.ts';
import { type LoadLedger, untriedKinds } from './load-ledger.ts';
import type { OutsideWorld, ProviderPaymentFacts } from './outside-world.ts';
import type { Call } from './site-client.ts';

export interface AuditServices {
  readonly call: Call;
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly outside: OutsideWorld;
  readonly ledger: LoadLedger;
}

interface OrderFacts {
  readonly id: string;
  readonly provider_id: string;
  readonly status: string;
  readonly failure_kind: string | null;
  readonly payment_id: string | null;
  readonly paid: number;
  readonly refunded: number;
  readonly grants: number;
  readonly receipts: number;
  readonly receipt_mails: number;
}

const ordersQuery = `select id, razorpay_order_id as provider_id, status, failure_kind, payment_id,
    paid_paise as paid, refunded_paise as refunded,
    (select count(*)::int from subscriptions where order_id = orders.id) as grants,
    (select count(*)::int from receipts where order_id = orders.id) as receipts,
    (select count(*)::int from mail_messages where order_id = orders.id and kind = 'receipt') as receipt_mails
  from orders`;

const isAnswered = ({ status, failure_kind }: OrderFacts): boolean =>
  status === 'completed' || failure_kind === 'held' || failure_kind === 'returned';

/** What the queue still has to do for the load: settling what was paid, sending what was promised. */
export const unfinishedWork = async ({ pool, outside }: AuditServices): Promise<readonly string[]> => {
  const { rows: orders } = await pool.query<OrderFacts>(ordersQuery);
  const paid = new Set((await outside.captured()).map(({ orderId }) => orderId));
  const unsettled = orders.filter((order) => paid.has(order.provider_id) && !isAnswered(order));
  const { rows: mails } = await pool.query<{ count: number }>(
    "select count(*)::int as count from mail_messages where status = 'queued'",
  );
  const unsent = mails[0]?.count ?? 0;
  return [
    ...(unsettled.length > 0 ? [`${unsettled.length} paid orders are not settled`] : []),
    ...(unsent > 0 ? [`${unsent} mails are not sent`] : []),
  ];
};

/** Waits until the background has done its part; answers what is left when the time is over. */
export const waitForBackground = async (
  services: AuditServices,
  longestMs: number,
): Promise<readonly string[]> => {
  const end = Date.now() + longestMs;
  for (;;) {
    const left = await unfinishedWork(services);
    if (left.length === 0 || Date.now() > end) return left;
    await sleep(500);
  }
};

const count = (many: readonly unknown[], what: string): readonly string[] =>
  many.length === 0 ? [] : [`${many.length} ${what}`];

const missingOf = (wanted: ReadonlySet<string>, found: readonly string[]): readonly string[] => {
  const there = new Set(found);
  return [...wanted].filter((one) => !there.has(one));
};

const lostResumes = async ({ call, ledger }: AuditServices): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const { id, cookie, acknowledged, sent } of ledger.resumes) {
    const { status, body } = await call('GET', `/api/resumes/${id}`, undefined, cookie);
    const found = numberIn(body);
    if (status !== 200) problems.push(`resume ${id} answered ${status}`);
    else if (found < acknowledged)
      problems.push(`resume ${id}: ${acknowledged} was saved, ${found} is there`);
    else if (found > sent) problems.push(`resume ${id}: ${found} is there, ${sent} was the last one sent`);
  }
  return problems;
};

const lostOrders = ({ ledger }: AuditServices, orders: readonly OrderFacts[]): readonly string[] => {
  const completed = orders.filter(({ status }) => status === 'completed');
  return [
    ...count(
      missingOf(
        ledger.orders,
        orders.map(({ provider_id }) => provider_id),
      ),
      'acknowledged orders are lost',
    ),
    ...count(
      missingOf(
        ledger.completed,
        completed.map(({ provider_id }) => provider_id),
      ),
      'acknowledged payments are lost',
    ),
  ];
};

/** One grant, one receipt and one mail for a completed order; none of them for any other. */
const wrongGrants = (orders: readonly OrderFacts[]): readonly string[] => {
  const wanted = ({ status }: OrderFacts): number => (status === 'completed' ? 1 : 0);
  return [
    ...count(
      orders.filter((order) => order.grants > 1),
      'orders were granted twice',
    ),
    ...count(
      orders.filter((order) => order.grants !== wanted(order)),
      'orders have another number of grants than they should',
    ),
    ...count(
      orders.filter((order) => order.receipts !== wanted(order) || order.receipt_mails !== wanted(order)),
      'orders have another number of receipts than they should',
    ),
  ];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Every captured payment is granted once, held for staff, or on its way back; and the sums agree. */
const wrongBooks = async (
  { pool }: AuditServices,
  orders: readonly OrderFacts[],
  captured: readonly ProviderPaymentFacts[],
): Promise<readonly string[]> => {
  const { rows: refunds } = await pool.query<{ payment_id: string }>('select payment_id from refunds');
  const returned = new Set(refunds.map(({ payment_id }) => payment_id));
  const byProviderId = new Map(orders.map((order) => [order.provider_id, order]));
  const isAnsweredFor = ({ id, orderId, refundedPaise }: ProviderPaymentFacts): boolean => {
    const order = byProviderId.get(orderId);
    if (refundedPaise > 0 || returned.has(id)) return true;
    return (
      order !== undefined && isAnswered(order) && (order.status !== 'completed' || order.payment_id === id)
    );
  };
  const held = captured.filter(({ orderId }) => byProviderId.get(orderId)?.status !== 'completed');
  const atProvider = sum(captured.map(({ amountPaise, refundedPaise }) => amountPaise - refundedPaise));
  const extra = captured.filter(({ id, orderId }) => {
    const order = byProviderId.get(orderId);
    return order?.status === 'completed' && order.payment_id !== id;
  });
  const inBooks =
    sum(orders.map(({ paid, refunded }) => paid - refunded)) +
    sum([...held, ...extra].map(({ amountPaise, refundedPaise }) => amountPaise - refundedPaise));
  return [
    ...count(
      captured.filter((payment) => !isAnsweredFor(payment)),
      'captured payments are neither granted, nor held, nor returned',
    ),
    ...(atProvider === inBooks
      ? []
      : [`the provider holds ${atProvider} paise for us, our books say ${inBooks}`]),
  ];
};

const lostRows = async ({ pool, ledger }: AuditServices): Promise<readonly string[]> => {
  const { rows: messages } = await pool.query<{ id: string }>('select id from contact_submissions');
  const { rows: unmailed } = await pool.query<{ id: string }>(
    `select id from contact_submissions where not exists (
       select 1 from mail_messages
       where kind = 'contact-acknowledgement' and lower(recipient) = lower(contact_submissions.email))`,
  );
  const { rows: notices } = await pool.query<{ notice: string }>(
    "select after->>'maintenanceMessage' as notice from audit_entries where action = 'checkout-settings-changed'",
  );
  const { rows: receipts } = await pool.query<{ count: number; last: number }>(
    'select count(*)::int as count, coalesce(max(number), 0)::int as last from receipts',
  );
  const gaps = (receipts[0]?.last ?? 0) - (receipts[0]?.count ?? 0);
  return [
    ...count(
      missingOf(
        ledger.messages,
        messages.map(({ id }) => id),
      ),
      'acknowledged messages are lost',
    ),
    ...count(unmailed, 'messages have no mail that acknowledges them'),
    ...count(
      missingOf(
        ledger.settings,
        notices.map(({ notice }) => notice),
      ),
      'acknowledged changes of settings are lost',
    ),
    ...(gaps === 0 ? [] : [`${gaps} numbers of receipts are missing`]),
  ];
};

export interface AuditResult {
  readonly problems: readonly string[];
  readonly captured: number;
  readonly grants: number;
}

/** Compares what the site promised and what the provider was paid with what is there now. */
export const auditLoad = async (services: AuditServices): Promise<AuditResult> => {
  const { ledger, outside, pool } = services;
  const { rows: orders } = await pool.query<OrderFacts>(ordersQuery);
  const captured = await outside.captured();
  return {
    captured: captured.length,
    grants: sum(orders.map(({ grants }) => grants)),
    problems: [
      ...ledger.losses,
      ...(await lostResumes(services)),
      ...lostOrders(services, orders),
      ...wrongGrants(orders),
      ...(await wrongBooks(services, orders, captured)),
      ...(await lostRows(services)),
      ...[...ledger.oddAnswers].map(([answer, times]) => `${answer}, ${times} times`),
      ...untriedKinds(ledger).map((kind) => `nothing was tried: no ${kind} were acknowledged`),
    ],
  };
};
