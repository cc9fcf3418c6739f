import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntries } from '../../audit/audit-tables.ts';
import { staff, users } from '../../auth/auth-tables.ts';
import { mailMessages } from '../../mail/mail-tables.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { startProvider } from '../../testing/test-payments.ts';
import { orders } from '../payment-tables.ts';
import { settleOrder } from '../settling/settle-order.ts';
import { decideOrderByStaff } from './staff-decision.ts';

const { db } = await freshDatabase();
const provider = await startProvider();
const services = { db, now: () => new Date(), gateway: provider.gateway, publicUrl: 'http://localhost:3000' };
const boss = { id: 'boss', email: 'boss@example.com', name: 'Boss', role: 'owner' } as const;
await db.insert(staff).values(boss);
await db.insert(users).values({ id: 'asha', email: 'asha@example.com', displayName: 'Asha Rao' });

const newOrder = async (receipt: string) => {
  const { id: providerOrderId } = await provider.gateway.createOrder({
    amountPaise: 4900,
    receipt,
    notes: {},
  });
  const [row] = await db
    .insert(orders)
    .values({
      userId: 'asha',
      customerName: 'Asha Rao',
      customerEmail: 'asha@example.com',
      customerPhone: '9999999999',
      planId: 'pro',
      amountPaise: 4900,
      receipt,
      razorpayOrderId: providerOrderId,
    })
    .returning({ id: orders.id });
  return { id: row?.id ?? '', providerOrderId };
};
const grantsOf = async (id: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.orderId, id))).length;

it('decision 44: completing by hand grants once, is on record, and a later capture grants nothing more', async () => {
  const { id, providerOrderId } = await newOrder('by-hand');
  const wanted = { status: 'completed', reason: 'Paid at the desk' } as const;
  const order = await decideOrderByStaff(services, boss, id, wanted);
  expect(order).toMatchObject({ status: 'completed', completedBy: 'boss@example.com', paymentId: null });
  expect(order.completedAt).not.toBeNull();
  await expect(decideOrderByStaff(services, boss, id, wanted)).rejects.toMatchObject({
    refusal: { code: 'order-not-pending' },
  });
  const paid = await provider.pay(providerOrderId);
  await settleOrder(services, providerOrderId);
  expect(await grantsOf(id)).toBe(1);
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ paymentId: paid.razorpay_payment_id, paidPaise: 4900, refundedPaise: 0 });
  expect(await db.select().from(mailMessages).where(eq(mailMessages.orderId, id))).toHaveLength(1);
  expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).toMatchObject([
    {
      action: 'order-completed',
      staffEmail: 'boss@example.com',
      reason: 'Paid at the desk',
      before: { status: 'pending' },
      after: { status: 'completed' },
    },
  ]);
});

it('decision 44: captured money overrides a staff `failed`', async () => {
  const { id, providerOrderId } = await newOrder('failed');
  await decideOrderByStaff(services, boss, id, { status: 'failed', reason: '' });
  expect(await grantsOf(id)).toBe(0);
  await provider.pay(providerOrderId);
  expect((await settleOrder(services, providerOrderId))?.status).toBe('completed');
  expect(await grantsOf(id)).toBe(1);
});

it('a paid order whose account is gone is held, and nothing breaks', async () => {
  const { id, providerOrderId } = await newOrder('gone');
  await db.update(orders).set({ userId: null }).where(eq(orders.id, id));
  await provider.pay(providerOrderId);
  expect(await settleOrder(services, providerOrderId)).toMatchObject({
    status: 'failed',
    failureKind: 'held',
    failureCode: 'order-account-gone',
  });
});
