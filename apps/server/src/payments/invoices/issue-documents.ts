import {
  creditNoteFacts,
  invoiceFacts,
  type TaxSettings,
} from '@kalam/domain/payments/invoices/invoice-facts';
import { creditedFor, invoicedPaise, saleDocumentOf } from '@kalam/domain/payments/invoices/issue-rules';
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
    paidPaise: invoicedPaise(order),
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
    if (order === undefined) return undefined;
    const now = services.now();
    const hasBilling = (await findBilling(tx, order.id)) !== undefined;
    const kind = saleDocumentOf(order, { hasTax: services.tax !== undefined, hasBilling }, now);
    if (kind === undefined) return undefined;
    if (services.tax === undefined || kind === 'receipt') {
      const number = await issueReceipt(tx, order.id, now);
      return { kind: 'receipt', number: receiptNumberText(number) };
    }
    const invoice = await issueInvoice(tx, services, services.tax, order, now);
    return { kind: 'invoice', number: invoice.serial, invoice };
  });

/** The credit note of a refund that was made; undefined where the sale has no invoice, or nothing is to be credited. */
export const ensureCreditNote = async (
  services: IssueServices,
  refund: MadeRefund,
): Promise<TaxDocument | undefined> => {
  const document = await ensureOrderDocument(services, refund.orderId);
  if (document?.kind !== 'invoice') return undefined;
  const { invoice } = document;
  return services.db.transaction(async (tx) => {
    await holdSeries(tx);
    const known = await findCreditNote(tx, refund.id);
    if (known !== undefined) return known;
    const order = await findOrder(tx, refund.orderId);
    const creditedBeforePaise = await findCreditedPaise(tx, refund.orderId);
    const { totalPaise } = invoice.facts;
    const paise = order ? creditedFor(refund, order, { totalPaise, creditedBeforePaise }) : 0;
    if (paise === 0) return undefined;
    const facts = creditNoteFacts(invoice.facts, invoice, { paise, creditedBeforePaise });
    return issueNumbered(
      tx,
      { kind: 'credit-note', orderId: refund.orderId, refundId: refund.id, facts },
      // Never before its invoice, whose server may have a faster clock.
      new Date(Math.max(services.now().getTime(), invoice.issuedAt.getTime())),
    );
  });
};
