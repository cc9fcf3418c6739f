import type { TaxPaper } from '@kalam/domain/payments/invoices/invoice-api';
import {
  monthSpan,
  paperAmounts,
  readSerial,
  stateTaxes,
} from '@kalam/domain/payments/invoices/invoice-list';
import type { TaxDocumentKind, TaxName } from '@kalam/domain/payments/invoices/invoice-rules';
import { rupeesOf } from '@kalam/domain/plans/rupees';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../database/database.ts';
import { readTotals } from '../../database/list-totals.ts';
import type { Page, PageRequest } from '../../database/paged-list.ts';
import { findPage, rowsOfPage, type SearchedTable } from '../../database/searched-list.ts';
import { orders } from '../payment-tables.ts';
import type { TaxDocument } from './document-queries.ts';
import { taxDocuments } from './invoice-tables.ts';

const listed: SearchedTable = {
  table: taxDocuments,
  id: taxDocuments.id,
  at: taxDocuments.issuedAt,
  // A paper is asked for by a number that is known, never by a part of one.
  columns: [],
  readFirst: 0,
};

export interface PaperFilter {
  readonly term: string;
  readonly year: string | undefined;
  readonly month: string | undefined;
  readonly kind: TaxDocumentKind | undefined;
}

/** By its serial, or by its order: our number of it, or the provider's. */
const isCalled = (on: Executor, term: string): SQL | undefined =>
  or(
    eq(taxDocuments.serial, readSerial(term) ?? term),
    eq(taxDocuments.orderId, term),
    inArray(
      taxDocuments.orderId,
      on.select({ id: orders.id }).from(orders).where(eq(orders.razorpayOrderId, term)),
    ),
  );

const isIssuedIn = (month: string): SQL | undefined => {
  const { start, end } = monthSpan(month);
  return and(gte(taxDocuments.issuedAt, start), lt(taxDocuments.issuedAt, end));
};

const matching = (on: Executor, { term, year, month, kind }: PaperFilter): SQL | undefined =>
  and(
    term === '' ? undefined : isCalled(on, term),
    year === undefined ? undefined : eq(taxDocuments.financialYear, year),
    month === undefined ? undefined : isIssuedIn(month),
    kind === undefined ? undefined : eq(taxDocuments.kind, kind),
  );

const toPaper = ({ id, kind, serial, issuedAt, facts }: TaxDocument): TaxPaper => {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = paperAmounts(kind, facts);
  const { state, gstin, name } = facts.buyer;
  return {
    id,
    kind,
    serial,
    issuedAt: issuedAt.toISOString(),
    corrects: facts.corrects?.serial ?? null,
    orderId: facts.orderId,
    state,
    place: facts.place,
    gstin,
    businessName: gstin === null ? null : name,
    rate: facts.rate / 100,
    taxable: rupeesOf(taxablePaise),
    cgst: rupeesOf(cgstPaise),
    sgst: rupeesOf(sgstPaise),
    igst: rupeesOf(igstPaise),
    total: rupeesOf(totalPaise),
  };
};

export const listPapers = async (
  on: Executor,
  { cursor, limit, ...filter }: PaperFilter & PageRequest,
): Promise<Page<TaxPaper>> => {
  const wanted = { term: '', where: matching(on, filter), cursor, limit };
  const { ids, nextCursor } = await findPage(on, listed, wanted);
  const { where, orderBy } = rowsOfPage(listed, ids);
  const found = await on
    .select()
    .from(taxDocuments)
    .where(where)
    .orderBy(...orderBy);
  return { items: found.map(toPaper), nextCursor };
};

const amountOf = (name: 'taxablePaise' | 'totalPaise'): SQL =>
  sql`(${taxDocuments.facts} ->> ${name})::bigint`;

const taxOf = (names: readonly TaxName[]): SQL =>
  sql`(select coalesce(sum((tax ->> 'paise')::bigint), 0) from jsonb_array_elements(${taxDocuments.facts} -> 'taxes') tax where ${inArray(sql`tax ->> 'name'`, [...names])})`;

/** In rupees, credit notes taken off (`signOf`). */
const netOf = (paise: SQL) =>
  sql<string>`coalesce(sum(case ${taxDocuments.kind} when 'credit-note' then -1 else 1 end * ${paise}), 0)`.mapWith(
    (sum) => rupeesOf(Number(sum)),
  );

export const addUpPapers = (db: Db, filter: PaperFilter) =>
  readTotals(db, listed, { term: '', where: matching(db, filter) }, async (on, matches) => {
    const [row] = await on
      .select({
        count: sql<number>`count(*)::int`,
        taxable: netOf(amountOf('taxablePaise')),
        cgst: netOf(taxOf(['CGST'])),
        sgst: netOf(taxOf(stateTaxes)),
        igst: netOf(taxOf(['IGST'])),
        total: netOf(amountOf('totalPaise')),
      })
      .from(taxDocuments)
      .where(matches);
    return row ?? { count: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 };
  });
