import type { EntryBlock, ResumeDocument, Section, Text } from '@kalam/documents/compose/blocks';
import { cleanText } from '@kalam/documents/compose/clean-text';
import { fullDay } from '@kalam/documents/compose/document-dates';
import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { formatRupees } from '@kalam/domain/plans/rupees';
import { documentWords } from '@kalam/domain/resumes/document-words';
import type { SiteDetails } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { refused } from '../../failures/refused.ts';
import { FileAnswer } from '../../http/bind.ts';
import { findOrder, type OrderRecord } from '../orders/order-queries.ts';
import { findGrantEnd, findReceiptNumber, issueReceipt } from './receipt-queries.ts';
import { receiptNumberText, soldNameOf } from './receipt-wording.ts';

const text = (content: string): Text => ({ text: cleanText(content), source: '' });

const entry = (title: string, subtitle = '', dates = ''): EntryBlock => ({
  kind: 'entry',
  source: '',
  title: text(title),
  ...(subtitle === '' ? {} : { subtitle: text(subtitle) }),
  ...(dates === '' ? {} : { dates: text(dates) }),
  bullets: [],
  tags: [],
});

const section = (heading: string, blocks: Section['blocks']): Section => ({
  kind: 'summary',
  heading: text(heading),
  blocks,
});

interface ReceiptFacts {
  readonly order: OrderRecord;
  readonly number: string;
  readonly site: SiteDetails;
  readonly validUntil: Date | undefined;
}

const compose = ({ order, number, site, validUntil }: ReceiptFacts): ResumeDocument => {
  const words = documentWords.en;
  const paidAt = order.completedAt ?? order.updatedAt;
  const day = (moment: Date): string => fullDay(dayInIndia(moment), { words, style: 'short' });
  return {
    template: 'minimalist-pro',
    title: `Receipt ${number}`,
    author: cleanText(site.ownerName),
    language: 'en-IN',
    words,
    name: text('Receipt'),
    contacts: [
      { kind: 'location', ...text(number) },
      { kind: 'location', ...text(day(paidAt)) },
    ],
    sections: [
      section('Paid for', [
        entry(
          soldNameOf(order.planId),
          validUntil === undefined ? 'One PDF, by download and e-mail' : `Valid until ${day(validUntil)}`,
          formatRupees(order.amountPaise),
        ),
        entry('Total paid', 'Paid once, does not renew', formatRupees(order.amountPaise)),
      ]),
      section('Paid by', [entry(order.customerName, order.customerEmail)]),
      section('References', [
        entry('Order', order.providerOrderId),
        order.paymentId === null ? entry('Confirmed by our staff') : entry('Payment', order.paymentId),
      ]),
      section('Sold by', [
        entry(site.ownerName, site.supportAddress),
        entry('Support', `${site.supportEmail}, ${site.supportPhone}`),
      ]),
      section('Please note', [
        { kind: 'paragraph', ...text('Refunds can be asked for within 24 hours of purchase.') },
      ]),
    ],
  };
};

interface ReceiptServices {
  readonly db: Db;
  readonly site: SiteDetails;
  readonly now: () => Date;
  readonly documents: DocumentWriter;
}

/** The receipt of an own, completed order. */
export const readReceipt = async (
  { db, site, now, documents }: ReceiptServices,
  userId: string,
  orderId: string,
): Promise<FileAnswer<Buffer>> => {
  const order = await findOrder(db, orderId);
  if (order === undefined || order.userId !== userId) throw refused('not-found');
  if (order.status !== 'completed') throw refused('receipt-not-ready');
  const issued =
    (await findReceiptNumber(db, order.id)) ??
    (await db.transaction((tx) => issueReceipt(tx, order.id, now())));
  const number = receiptNumberText(issued);
  const validUntil = await findGrantEnd(db, order.id);
  const document = compose({ order, number, site, validUntil });
  const bytes = await documents.document(document, dayInIndia(order.completedAt ?? now()));
  return new FileAnswer('application/pdf', `receipt_${number}.pdf`, Buffer.from(bytes));
};
