import type { FoundPerson } from '@kalam/domain/admin/person-model';
import { erasedAddress } from '@kalam/domain/auth/erased-address';
import { and, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { users } from '../../auth/auth-tables.ts';
import type { Executor } from '../../database/database.ts';
import { findPage, rowsOfPage, type SearchedTable } from '../../database/searched-list.ts';
import { orders } from '../../payments/payment-tables.ts';

const byName: SearchedTable = {
  table: users,
  id: users.id,
  at: users.createdAt,
  columns: [users.email, users.displayName],
  readFirst: 12_000,
};

const byOrder: SearchedTable = {
  table: orders,
  id: orders.id,
  at: orders.createdAt,
  columns: [orders.id, orders.razorpayOrderId, orders.paymentId, orders.customerEmail],
  readFirst: 11_000,
};

const accountsShown = 6;
const ordersShown = 6;

const findAccounts = async (on: Executor, term: string): Promise<readonly FoundPerson[]> => {
  const { ids } = await findPage(on, byName, { term, cursor: undefined, limit: accountsShown });
  const { where, orderBy } = rowsOfPage(byName, ids);
  const rows = await on
    .select({ userId: users.id, email: users.email, name: users.displayName })
    .from(users)
    .where(where)
    .orderBy(...orderBy);
  return rows.map((row) => ({ ...row, orderId: null }));
};

/** Whoever bought by an order with this ID or address: the account, where its owner or its address has one. */
const findBuyers = async (on: Executor, term: string): Promise<readonly FoundPerson[]> => {
  const known = and(isNotNull(orders.razorpayOrderId), ne(orders.customerEmail, erasedAddress));
  const { ids } = await findPage(on, byOrder, { term, cursor: undefined, limit: ordersShown, where: known });
  const { where, orderBy } = rowsOfPage(byOrder, ids);
  const rows = await on
    .select({
      userId: orders.userId,
      email: orders.customerEmail,
      name: orders.customerName,
      orderId: orders.razorpayOrderId,
    })
    .from(orders)
    .where(where)
    .orderBy(...orderBy);
  const owners = rows.flatMap(({ userId }) => userId ?? []);
  const addresses = rows.map(({ email }) => email.toLowerCase());
  const accounts = await on
    .select({ userId: users.id, email: users.email, name: users.displayName })
    .from(users)
    .where(or(inArray(users.id, owners), inArray(users.email, addresses)));
  return rows.map((row) => ({
    ...row,
    ...accounts.find(({ userId, email }) =>
      row.userId === null ? email === row.email.toLowerCase() : userId === row.userId,
    ),
  }));
};

const keyOf = ({ userId, email }: FoundPerson): string => userId ?? email.toLowerCase();

/** A few people, each once: those whose name or address matches first. */
export const findPeople = async (on: Executor, term: string): Promise<FoundPerson[]> => {
  if (term === '') return [];
  const [accounts, buyers] = await Promise.all([findAccounts(on, term), findBuyers(on, term)]);
  const found = new Map<string, FoundPerson>();
  for (const person of [...accounts, ...buyers]) {
    if (!found.has(keyOf(person))) found.set(keyOf(person), person);
  }
  return [...found.values()];
};
