import {
  creditNoteFacts,
  invoiceFacts,
  isToBeInvoiced,
  type TaxSettings,
} from '@kalam/domain/payments/invoices/invoice-facts';
import type { SiteDetails } from '../../config/config.ts';
import type { Db, Tx } from '../../database/database.ts';
import { findOrder, type OrderRecord } from '../orders/order-queries.ts';
import { findGrantEnd, findReceiptNumber, issueReceipt } from '../receipts/receipt-queries.ts';
import { receiptNumberText, soldNameOf } from '../receipts/receipt-wording.ts';
import { findBilling } from './billing-queries.ts';
import {
  findCreditedPaise,
  findCreditNote,
  findInvoice,
  holdSeries,
  issueNumbered,
  type MadeRefund,
  type TaxDocument,
} from './document-queries.ts';

export interface IssueServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly site: SiteDetails;
  readonly tax: TaxSettings | undefined;
}

/** What a completed order has: one of the two, for good. */
type OrderDocument =
  | { readonly kind: 'invoice'; readonly number: string; readonly invoice: TaxDocument }
  | { readonly kind: 'receipt'; readonly number: string };

const findOrderDocument = async (tx: Tx, orderId: string): Promise<OrderDocument | undefined> => {
  const invoice = await findInvoice(tx, orderId);
  if (invoice !== undefined) return { kind: 'invoice', number: invoice.serial, invoice };
  const receipt = await findReceiptNumber(tx, orderId);
  return receipt === undefined ? undefined : { kind: 'receipt', number: receiptNumberText(receipt) };
};

const issueInvoice = async (
  tx: Tx,
  { site }: IssueServices,
  settings: TaxSettings,
  order: OrderRecord,
  now: Date,
): Promise<TaxDocument> => {
  const facts = invoiceFacts({
    settings,
    seller: { name: site.ownerName, address: site.supportAddress, email: site.supportEmail },
    customer: { name: order.customerName, email: order.customerEmail },
    billing: await findBilling(tx, order.id),
    sold: { name: soldNameOf(order.planId), validUntil: await findGrantEnd(tx, order.id) },
    // Staff may have taken another amount for it.
    paidPaise: order.paidPaise > 0 ? order.paidPaise : order.amountPaise,
    paidAt: order.completedAt ?? now,
    orderId: order.providerOrderId,
    paymentId: order.paymentId,
  });
  return issueNumbered(tx, { kind: 'invoice', orderId: order.id, facts }, now);
};

/**
 * The invoice of a completed order, or its receipt where none are made; issued when it has neither. A transaction of its
 * own, after the settlement: nothing that goes wrong here takes back what was bought. May run any number of times, at once.
 */
export const ensureOrderDocument = (
  services: IssueServices,
  orderId: string,
): Promise<OrderDocument | undefined> =>
  services.db.transaction(async (tx) => {
    const known = await findOrderDocument(tx, orderId);
    if (known !== undefined) return known;
    await holdSeries(tx);
    const since = await findOrderDocument(tx, orderId);
    if (since !== undefined) return since;
    const order = await findOrder(tx, orderId);
    if (order === undefined || order.status !== 'completed') return undefined;
    const now = services.now();
    const sale = {
      hasBilling: (await findBilling(tx, order.id)) !== undefined,
      paidAt: order.completedAt ?? now,
    };
    if (services.tax === undefined || !isToBeInvoiced(sale, now)) {
      const number = await issueReceipt(tx, order.id, now);
      return { kind: 'receipt', number: receiptNumberText(number) };
    }
    const invoice = await issueInvoice(tx, services, services.tax, order, now);
    return { kind: 'invoice', number: invoice.serial, invoice };
  });

/**
 * The credit note of a refund that was made; undefined where the sale has no invoice, or where what went back was never
 * its price, as with a second payment. Nothing more is credited than was invoiced.
 */
export const ensureCreditNote = async (
  services: IssueServices,
  refund: MadeRefund,
): Promise<TaxDocument | undefined> => {
  const document = await ensureOrderDocument(services, refund.orderId);
  if (document?.kind !== 'invoice') return undefined;
  const { invoice } = document;
  if (invoice.facts.paymentId !== null && invoice.facts.paymentId !== refund.paymentId) return undefined;
  return services.db.transaction(async (tx) => {
    await holdSeries(tx);
    const known = await findCreditNote(tx, refund.id);
    if (known !== undefined) return known;
    const creditedBeforePaise = await findCreditedPaise(tx, refund.orderId);
    const paise = Math.min(refund.amountPaise, invoice.facts.totalPaise - creditedBeforePaise);
    if (paise <= 0) return undefined;
    const facts = creditNoteFacts(invoice.facts, invoice, { paise, creditedBeforePaise });
    return issueNumbered(
      tx,
      { kind: 'credit-note', orderId: refund.orderId, refundId: refund.id, facts },
      // Never before its invoice, whose server may have a faster clock.
      new Date(Math.max(services.now().getTime(), invoice.issuedAt.getTime())),
    );
  });
};
