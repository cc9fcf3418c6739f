import { currency } from '../../plans/rupees.ts';
import type { Order } from '../order-machine.ts';
import { isToBeInvoiced } from './invoice-facts.ts';
import { financialYearOf, serialOf, type TaxDocumentKind } from './invoice-rules.ts';

/** The document that was numbered last in a series. */
export interface SeriesEnd {
  readonly number: number;
  readonly issuedAt: Date;
}

export interface Numbered extends SeriesEnd {
  readonly financialYear: string;
  readonly serial: string;
}

/** The next place in a series. `last` is asked for the financial year of `now`; the caller holds the series. */
export const nextInSeries = (kind: TaxDocumentKind, last: SeriesEnd | undefined, now: Date): Numbered => {
  const financialYear = financialYearOf(now);
  const number = (last?.number ?? 0) + 1;
  return {
    financialYear,
    number,
    serial: serialOf(kind, financialYear, number),
    // Clocks of servers differ; the days of a series do not go back.
    issuedAt: last && last.issuedAt > now ? last.issuedAt : now,
  };
};

/** Which document a sale gets, for good: one of the two, and none before it is one. */
export const saleDocumentOf = (
  order: Pick<Order, 'status' | 'completedAt'>,
  { hasTax, hasBilling }: { readonly hasTax: boolean; readonly hasBilling: boolean },
  now: Date,
): 'invoice' | 'receipt' | undefined => {
  if (order.status !== 'completed') return undefined;
  const paidAt = order.completedAt ?? now;
  return hasTax && isToBeInvoiced({ hasBilling, paidAt }, now) ? 'invoice' : 'receipt';
};

/** What an invoice is made out for: staff may have taken another amount than the price. */
export const invoicedPaise = ({
  paidPaise,
  amountPaise,
}: Pick<Order, 'paidPaise' | 'amountPaise'>): number => (paidPaise > 0 ? paidPaise : amountPaise);

export interface CreditableRefund {
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly currency: string;
}

/**
 * What of a made refund is credited, nought where nothing is. A second payment was never the price, so only the payment
 * the order stands on counts, also where it came after the invoice. All notes together are what the order says has gone
 * back, and no more than was invoiced. Other money than rupees stands for the price as a whole.
 */
export const creditedFor = (
  refund: CreditableRefund,
  order: Pick<Order, 'paymentId' | 'refundedPaise'>,
  invoice: { readonly totalPaise: number; readonly creditedBeforePaise: number },
): number => {
  if (refund.paymentId !== order.paymentId) return 0;
  const due = Math.min(order.refundedPaise, invoice.totalPaise) - invoice.creditedBeforePaise;
  return Math.max(0, refund.currency === currency ? Math.min(refund.amountPaise, due) : due);
};
