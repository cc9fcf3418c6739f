import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { findWhere, type OrderRecord } from '../orders/order-queries.ts';
import { orders } from '../payment-tables.ts';

export const findOrderByDownloadToken = (on: Executor, hash: string): Promise<OrderRecord | undefined> =>
  findWhere(on, eq(orders.downloadTokenHash, hash));
