import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { orders } from '../../payments/payment-tables.ts';

/** Whose records are read: of an account with its address, or of an address alone. */
export interface Whose {
  readonly userId: string | null;
  /** In small letters. */
  readonly email: string;
}

/** Addresses outside the account are kept as they were typed. */
export const isAddressOf = (column: AnyPgColumn, { email }: Whose): SQL => sql`lower(${column}) = ${email}`;

/** The account's own orders, and those that were made with its address without signing in. */
export const isOrderOf = (whose: Whose): SQL | undefined => {
  const asGuest = and(isNull(orders.userId), isAddressOf(orders.customerEmail, whose));
  return whose.userId === null ? asGuest : or(eq(orders.userId, whose.userId), asGuest);
};
