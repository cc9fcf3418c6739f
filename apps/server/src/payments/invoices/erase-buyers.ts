import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { orders } from '../payment-tables.ts';
import { orderBilling, taxDocuments } from './invoice-tables.ts';

/** Stands on the invoice of a person who is gone: below ₹50,000 an unregistered buyer need not be named (rule 46(e)). */
const erased = sql`'{"name": "Erased account", "email": ""}'::jsonb`;
const erasedAddress = sql`'{"email": ""}'::jsonb`;

/**
 * Takes the person out of the invoices of some sales. What tax law keeps stays: serial, amounts, State, and of a business
 * its name, address and GSTIN.
 */
export const eraseBuyers = async (tx: Tx, sales: SQL | undefined): Promise<void> => {
  const ids = tx.select({ id: orders.id }).from(orders).where(sales);
  const buyer = sql`${taxDocuments.facts} -> 'buyer'`;
  await tx
    .update(taxDocuments)
    .set({
      facts: sql`jsonb_set(${taxDocuments.facts}, '{buyer}', (${buyer}) ||
        case when ${buyer} ->> 'gstin' is null then ${erased} else ${erasedAddress} end)`,
    })
    .where(inArray(taxDocuments.orderId, ids));
  // A sale whose invoice is still to be made needs the State until then.
  const done = or(
    ne(orders.status, 'completed'),
    exists(tx.select({ one: sql`1` }).from(taxDocuments).where(eq(taxDocuments.orderId, orders.id))),
  );
  await tx
    .delete(orderBilling)
    .where(inArray(orderBilling.orderId, tx.select({ id: orders.id }).from(orders).where(and(sales, done))));
};
