import {
  creditNoteFacts,
  invoiceFacts,
  type TaxDocumentFacts,
  type TaxSettings,
} from './invoices/invoice-facts.ts';
import { financialYearOf } from './invoices/invoice-rules.ts';
import {
  creditedFor,
  invoicedPaise,
  type Numbered,
  nextInSeries,
  saleDocumentOf,
} from './invoices/issue-rules.ts';
import type { Order } from './order-machine.ts';
import type { Refund } from './refunds/refund-machine.ts';

const settings: TaxSettings = { gstin: '27AAPFU0939F1ZV', sac: '998439', rate: 1800 };
const seller = { name: 'Kalam Software LLP', address: 'Mumbai', email: 'help@example.com' };

/** A refund as the numbering sees it. */
export type PaperRefund = Refund & { readonly currency: string };

export interface TaxPaper extends Numbered {
  readonly kind: 'invoice' | 'credit-note';
  readonly orderId: string;
  readonly refundId: string | null;
  readonly facts: TaxDocumentFacts;
}
export interface ReceiptPaper {
  readonly kind: 'receipt';
  readonly orderId: string;
  readonly number: number;
}
export type Paper = TaxPaper | ReceiptPaper;

/** What there is to number: a sale, or a sale with all that went back of it. */
export interface PaperJob {
  readonly orderId: string;
  readonly what: 'sale' | 'credits';
}

/** How far the clocks of two servers are off, in milliseconds. */
const clocksOff = [0, 7] as const;
export type ServerNumber = 0 | 1;

/** The rows as one transaction reads them, and who may number at this moment. */
interface Rows {
  readonly order: Order | undefined;
  readonly refunds: readonly PaperRefund[];
}

/**
 * The documents of a shop. A server takes hold of the series, reads, and writes one document or dies: nobody else numbers
 * in between. As on the server, a job is done once there is nothing left for it to write.
 */
export class PaperShelf {
  papers: readonly Paper[] = [];
  jobs: PaperJob[] = [];
  readonly hasTax: boolean;
  readonly hasBilling: boolean;
  #held: { readonly server: ServerNumber; readonly paper: Paper } | undefined;

  constructor(hasTax: boolean, hasBilling: boolean) {
    this.hasTax = hasTax;
    this.hasBilling = hasBilling;
  }

  add(job: PaperJob): void {
    this.jobs.push(job);
  }

  /** Begins on a job. Whoever finds the series held waits: its job stays. */
  begin(server: ServerNumber, job: PaperJob, rows: Rows, clock: number, again: boolean): void {
    if (this.#held) return;
    const paper = this.#next(job, rows, new Date(clock + clocksOff[server]));
    if (paper) this.#held = { server, paper };
    else if (!again) this.jobs = this.jobs.filter((each) => each !== job);
  }

  /** The transaction ends. A number that was not written is nobody's. */
  end(isSaved: boolean): void {
    if (this.#held && isSaved) this.papers = [...this.papers, this.#held.paper];
    this.#held = undefined;
  }

  receipts(orderId?: string): readonly ReceiptPaper[] {
    return this.papers.flatMap((paper) =>
      paper.kind === 'receipt' && (orderId ?? paper.orderId) === paper.orderId ? [paper] : [],
    );
  }

  tax(kind: TaxPaper['kind'], orderId?: string): readonly TaxPaper[] {
    return this.papers.flatMap((paper) =>
      paper.kind !== 'receipt' && paper.kind === kind && (orderId ?? paper.orderId) === paper.orderId
        ? [paper]
        : [],
    );
  }

  #next({ orderId, what }: PaperJob, { order, refunds }: Rows, now: Date): Paper | undefined {
    if (order === undefined) return undefined;
    const [invoice] = this.tax('invoice', orderId);
    const isSold = invoice !== undefined || this.receipts(orderId).length > 0;
    if (!isSold) return this.#sale(order, now);
    if (what === 'sale' || invoice === undefined) return undefined;
    for (const refund of refunds) {
      const note = refund.state === 'made' ? this.#note(invoice, order, refund, now) : undefined;
      if (note) return note;
    }
    return undefined;
  }

  #sale(order: Order, now: Date): Paper | undefined {
    const { hasTax, hasBilling } = this;
    const kind = saleDocumentOf(order, { hasTax, hasBilling }, now);
    if (kind === undefined) return undefined;
    const { id: orderId } = order;
    if (kind === 'receipt') return { kind, orderId, number: this.receipts().length + 1 };
    const facts = invoiceFacts({
      settings,
      seller,
      customer: { name: 'Asha Rao', email: order.customerEmail },
      billing: undefined,
      sold: { name: order.planId, validUntil: undefined },
      paidPaise: invoicedPaise(order),
      paidAt: order.completedAt ?? now,
      orderId: order.providerOrderId,
      paymentId: order.paymentId,
    });
    return { kind, orderId, refundId: null, facts, ...this.#number(kind, now) };
  }

  #note(invoice: TaxPaper, order: Order, refund: PaperRefund, now: Date): Paper | undefined {
    const notes = this.tax('credit-note', order.id);
    if (notes.some(({ refundId }) => refundId === refund.id)) return undefined;
    const creditedBeforePaise = notes.reduce((sum, { facts }) => sum + facts.totalPaise, 0);
    const { totalPaise } = invoice.facts;
    const paise = creditedFor(refund, order, { totalPaise, creditedBeforePaise });
    if (paise === 0) return undefined;
    const facts = creditNoteFacts(invoice.facts, invoice, { paise, creditedBeforePaise });
    const at = new Date(Math.max(now.getTime(), invoice.issuedAt.getTime()));
    const kind = 'credit-note';
    return { kind, orderId: order.id, refundId: refund.id, facts, ...this.#number(kind, at) };
  }

  #number(kind: TaxPaper['kind'], now: Date): Numbered {
    const year = financialYearOf(now);
    const last = this.tax(kind)
      .filter(({ financialYear }) => financialYear === year)
      .reduce<TaxPaper | undefined>((end, each) => (end && end.number > each.number ? end : each), undefined);
    return nextInSeries(kind, last, now);
  }
}
