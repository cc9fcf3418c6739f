import type { TaxDocumentFacts } from '@kalam/domain/payments/invoices/invoice-facts';
import { financialYearOf, type TaxDocumentKind } from '@kalam/domain/payments/invoices/invoice-rules';
import { nextInSeries } from '@kalam/domain/payments/invoices/issue-rules';
import { and, asc, desc, eq, gte, inArray, lt, notExists, sql, sum } from 'drizzle-orm';
import type { Executor, Tx } from '../../database/database.ts';
import { orders, payments, receipts, refunds } from '../payment-tables.ts';
import { taxDocuments } from './invoice-tables.ts';

export type TaxDocument = typeof taxDocuments.$inferSelect;

/** Money that went back of a sale. */
export interface MadeRefund {
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly currency: string;
}

/** Whoever gives a number out waits for it until the transaction ends: one that fails leaves no gap, and no second number is given meanwhile. */
export const holdSeries = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('kalam tax documents', 0))`);
};

interface NewDocument {
  readonly kind: TaxDocumentKind;
  readonly orderId: string;
  readonly refundId?: string;
  readonly facts: TaxDocumentFacts;
}

/** Writes a document under the next number of its series; the caller holds the series. */
export const issueNumbered = async (tx: Tx, document: NewDocument, now: Date): Promise<TaxDocument> => {
  const { kind } = document;
  const financialYear = financialYearOf(now);
  const [last] = await tx
    .select({ number: taxDocuments.number, issuedAt: taxDocuments.issuedAt })
    .from(taxDocuments)
    .where(and(eq(taxDocuments.kind, kind), eq(taxDocuments.financialYear, financialYear)))
    .orderBy(desc(taxDocuments.number))
    .limit(1);
  const [issued] = await tx
    .insert(taxDocuments)
    .values({ ...document, ...nextInSeries(kind, last, now) })
    .returning();
  if (issued === undefined) throw new Error('a document was not written');
  return issued;
};

export const findInvoice = async (on: Executor, orderId: string): Promise<TaxDocument | undefined> => {
  const [row] = await on
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.kind, 'invoice')));
  return row;
};

/** With whose order it is of. */
export const findDocument = async (
  on: Executor,
  id: string,
): Promise<(TaxDocument & { readonly userId: string | null }) | undefined> => {
  const [row] = await on
    .select({ document: taxDocuments, userId: orders.userId })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(eq(taxDocuments.id, id));
  return row && { ...row.document, userId: row.userId };
};

export const findCreditNote = async (on: Executor, refundId: string): Promise<TaxDocument | undefined> => {
  const [row] = await on.select().from(taxDocuments).where(eq(taxDocuments.refundId, refundId));
  return row;
};

export const findCreditedPaise = async (on: Executor, orderId: string): Promise<number> => {
  const [row] = await on
    .select({ paise: sum(sql`(${taxDocuments.facts} ->> 'totalPaise')::int`).mapWith(Number) })
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.kind, 'credit-note')));
  return row?.paise ?? 0;
};

const refundColumns = {
  id: refunds.id,
  orderId: refunds.orderId,
  paymentId: refunds.paymentId,
  amountPaise: refunds.amountPaise,
  currency: payments.currency,
};

/** Refunds that were made: of an order, or the one that the provider knows by a number. */
export const findMadeRefunds = (
  on: Executor,
  of: { readonly orderId: string } | { readonly providerRefundId: string },
): Promise<MadeRefund[]> =>
  on
    .select(refundColumns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.state, 'made'),
        'orderId' in of ? eq(refunds.orderId, of.orderId) : eq(refunds.providerRefundId, of.providerRefundId),
      ),
    )
    .orderBy(asc(refunds.madeAt), asc(refunds.id));

/** Refunds of an invoiced price, made between two moments, that no credit note tells of. */
export const findUncredited = (
  on: Executor,
  { from, to }: { readonly from: Date; readonly to: Date },
  most: number,
): Promise<MadeRefund[]> =>
  on
    .select(refundColumns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, and(eq(orders.id, refunds.orderId), eq(orders.paymentId, refunds.paymentId)))
    .innerJoin(taxDocuments, and(eq(taxDocuments.orderId, refunds.orderId), eq(taxDocuments.kind, 'invoice')))
    .where(
      and(
        eq(refunds.state, 'made'),
        gte(refunds.madeAt, from),
        lt(refunds.madeAt, to),
        sql`not exists (select 1 from ${taxDocuments} note where note.refund_id = ${refunds.id})`,
      ),
    )
    .orderBy(asc(refunds.madeAt))
    .limit(most);

/** What these orders have: the invoice, then its credit notes as they were issued. */
export const listDocuments = (
  on: Executor,
  orderIds: readonly string[],
): Promise<Pick<TaxDocument, 'id' | 'orderId' | 'kind' | 'serial'>[]> =>
  on
    .select({
      id: taxDocuments.id,
      orderId: taxDocuments.orderId,
      kind: taxDocuments.kind,
      serial: taxDocuments.serial,
    })
    .from(taxDocuments)
    .where(inArray(taxDocuments.orderId, [...orderIds]))
    .orderBy(desc(taxDocuments.kind), asc(taxDocuments.issuedAt), asc(taxDocuments.number));

/** Sold between two moments, and still without an invoice or a receipt. */
export const findUndocumented = async (
  on: Executor,
  { from, to }: { readonly from: Date; readonly to: Date },
  most: number,
): Promise<readonly string[]> => {
  const rows = await on
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'completed'),
        gte(orders.completedAt, from),
        lt(orders.completedAt, to),
        notExists(on.select({ one: sql`1` }).from(receipts).where(eq(receipts.orderId, orders.id))),
        notExists(
          on
            .select({ one: sql`1` })
            .from(taxDocuments)
            .where(and(eq(taxDocuments.orderId, orders.id), eq(taxDocuments.kind, 'invoice'))),
        ),
      ),
    )
    .orderBy(asc(orders.completedAt))
    .limit(most);
  return rows.map(({ id }) => id);
};
