import type { OrderStatus } from './order-machine.ts';

/** An order as a list may hold it, before it is known to be whole. */
export interface OrderRecord {
  readonly razorpayOrderId?: string | null;
  readonly amount?: number | null;
  readonly customerEmail?: string | null;
  readonly status: OrderStatus;
  readonly paymentId?: string | null;
  readonly notes?: Readonly<Record<string, string>> | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** S2 §5: records missing the provider order ID, the amount or the customer email are dropped. */
export const isCompleteRecord = (record: OrderRecord): boolean =>
  !!record.razorpayOrderId && !!record.amount && !!record.customerEmail;

const decisive: ReadonlySet<OrderStatus> = new Set(['completed', 'failed', 'unknown']);

/**
 * S2 §4: of duplicate records of one provider order the newest wins; a later completed, failed or unknown status
 * overrides an earlier one; notes and paymentId are merged. Newest first, as lists show them.
 */
export const mergeOrderRecords = <R extends OrderRecord>(records: readonly R[]): readonly R[] => {
  const oldestFirst = [...records].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.updatedAt.getTime() - b.updatedAt.getTime(),
  );
  const merged = new Map<string | R, R>();
  for (const record of oldestFirst) {
    const key = record.razorpayOrderId || record;
    const earlier = merged.get(key);
    merged.delete(key);
    merged.set(key, earlier ? mergePair(earlier, record) : record);
  }
  return [...merged.values()].reverse();
};

const mergePair = <R extends OrderRecord>(earlier: R, later: R): R => ({
  ...earlier,
  ...later,
  status: decisive.has(later.status) || !decisive.has(earlier.status) ? later.status : earlier.status,
  paymentId: later.paymentId || earlier.paymentId,
  notes: { ...earlier.notes, ...later.notes },
});
