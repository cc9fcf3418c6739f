import { type Billing, readGstin } from '@kalam/domain/payments/invoices/invoice-rules';
import { desc, eq, or } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { orders } from '../payment-tables.ts';
import { orderBilling } from './invoice-tables.ts';

const columns = {
  state: orderBilling.state,
  gstin: orderBilling.gstin,
  businessName: orderBilling.businessName,
  businessAddress: orderBilling.businessAddress,
};

/** The last word of the payer before paying counts. */
export const saveBilling = async (
  on: Executor,
  orderId: string,
  billing: Billing,
  now: Date,
): Promise<void> => {
  const gstin = readGstin(billing.gstin);
  const isBusiness = gstin !== '';
  const said = {
    state: billing.state,
    gstin,
    businessName: isBusiness ? billing.businessName.trim() : '',
    businessAddress: isBusiness ? billing.businessAddress.trim() : '',
    updatedAt: now,
  };
  await on
    .insert(orderBilling)
    .values({ orderId, ...said })
    .onConflictDoUpdate({ target: orderBilling.orderId, set: said });
};

export const findBilling = async (on: Executor, orderId: string): Promise<Billing | undefined> => {
  const [row] = await on.select(columns).from(orderBilling).where(eq(orderBilling.orderId, orderId));
  return row;
};

/** What this payer said last, so that it is asked once. */
export const findLastBilling = async (
  on: Executor,
  {
    userId,
    guestTokenHash,
  }: { readonly userId?: string | undefined; readonly guestTokenHash?: string | undefined },
): Promise<Billing | undefined> => {
  if (userId === undefined && guestTokenHash === undefined) return undefined;
  const [row] = await on
    .select(columns)
    .from(orderBilling)
    .innerJoin(orders, eq(orders.id, orderBilling.orderId))
    .where(
      or(
        userId === undefined ? undefined : eq(orders.userId, userId),
        guestTokenHash === undefined ? undefined : eq(orders.guestTokenHash, guestTokenHash),
      ),
    )
    .orderBy(desc(orderBilling.updatedAt))
    .limit(1);
  return row;
};
