import type { Bill, BillFact } from '@kalam/documents/bill/bill';
import { fullDay } from '@kalam/documents/compose/document-dates';
import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { indianStates, type StateCode } from '@kalam/domain/payments/invoices/indian-states';
import type { TaxDocumentFacts } from '@kalam/domain/payments/invoices/invoice-facts';
import { rateText } from '@kalam/domain/payments/invoices/invoice-rules';
import { rupeesInWords } from '@kalam/domain/payments/invoices/rupee-words';
import { formatRupees } from '@kalam/domain/plans/rupees';
import { documentWords } from '@kalam/domain/resumes/document-words';
import type { SiteDetails } from '../../config/config.ts';
import type { OrderRecord } from '../orders/order-queries.ts';
import { soldNameOf } from '../receipts/receipt-wording.ts';
import type { TaxDocument } from './document-queries.ts';

const dayText = (moment: Date | string): string =>
  fullDay(dayInIndia(new Date(moment)), { words: documentWords.en, style: 'short' });

/** With both its paise, so that a column of them can be added up by eye. */
const amount = (paise: number): string => {
  const text = formatRupees(paise);
  return text.includes('.') ? text : `${text}.00`;
};

const stateText = (code: StateCode): string => `${indianStates[code]} (${code})`;

const references = (orderId: string, paymentId: string | null): readonly BillFact[] => [
  { label: 'Order', value: orderId },
  { label: 'Payment', value: paymentId ?? 'Confirmed by our staff' },
];

const refundNote = 'Refunds can be asked for within 24 hours of purchase.';

const partiesOf = ({ seller, buyer }: TaxDocumentFacts): Pick<Bill, 'seller' | 'buyer' | 'author'> => ({
  author: seller.name,
  seller: {
    label: 'Sold by',
    name: seller.name,
    lines: [seller.address, `GSTIN ${seller.gstin}`, `State: ${stateText(seller.state)}`, seller.email],
  },
  buyer: {
    label: 'Billed to',
    name: buyer.name,
    lines: [
      ...(buyer.address === null ? [] : [buyer.address]),
      ...(buyer.gstin === null ? [] : [`GSTIN ${buyer.gstin}`]),
      ...(buyer.state === null ? [] : [`State: ${stateText(buyer.state)}`]),
      ...(buyer.email === '' ? [] : [buyer.email]),
    ],
  },
});

const amountsOf = (
  facts: TaxDocumentFacts,
  { note, total, words }: { readonly note: string; readonly total: string; readonly words: string },
): Pick<Bill, 'table' | 'sums' | 'total' | 'words'> => {
  const { sold, taxes, taxablePaise, totalPaise } = facts;
  const names = taxes.map(({ name, rate }) => `${name} ${rateText(rate)}`);
  const amounts = taxes.map(({ paise }) => amount(paise));
  return {
    table: {
      columns: ['Description', 'SAC', 'Taxable value', ...names, 'Amount'],
      rows: [{ cells: [sold.name, sold.sac, amount(taxablePaise), ...amounts, amount(totalPaise)], note }],
    },
    sums: [
      { label: 'Taxable value', value: amount(taxablePaise) },
      ...names.map((label, index) => ({ label, value: amounts[index] ?? '' })),
    ],
    total: { label: total, value: amount(totalPaise) },
    words: { label: words, value: rupeesInWords(totalPaise) },
  };
};

const invoiceBill = ({ facts, serial, issuedAt }: TaxDocument): Bill => ({
  kind: 'Tax invoice',
  number: serial,
  ...partiesOf(facts),
  facts: [
    { label: 'Invoice date', value: dayText(issuedAt) },
    { label: 'Paid on', value: dayText(facts.paidAt) },
    { label: 'Place of supply', value: stateText(facts.place) },
    ...references(facts.orderId, facts.paymentId),
    { label: 'Reverse charge', value: 'No' },
  ],
  ...amountsOf(facts, {
    note:
      facts.sold.validUntil === null
        ? 'One PDF, by download and e-mail'
        : `Online resume service, valid until ${dayText(facts.sold.validUntil)}`,
    total: 'Total paid',
    words: 'Amount in words',
  }),
  notes: [
    `The price includes GST. Paid once, does not renew. ${refundNote}`,
    'Issued electronically; it needs no signature.',
  ],
});

const creditNoteBill = ({ facts, serial, issuedAt }: TaxDocument): Bill => ({
  kind: 'Credit note',
  number: serial,
  ...partiesOf(facts),
  facts: [
    { label: 'Date', value: dayText(issuedAt) },
    { label: 'For invoice', value: facts.corrects?.serial ?? '' },
    { label: 'Invoice date', value: dayText(facts.corrects?.issuedAt ?? issuedAt) },
    { label: 'Place of supply', value: stateText(facts.place) },
    ...references(facts.orderId, facts.paymentId),
  ],
  ...amountsOf(facts, {
    note: 'Money returned to the way it was paid',
    total: 'Total refunded',
    words: 'Amount in words',
  }),
  notes: [
    'The money goes back to the account or card it was paid from, within 5-7 working days.',
    'Issued electronically; it needs no signature.',
  ],
});

export const taxDocumentBill = (document: TaxDocument): Bill =>
  document.kind === 'invoice' ? invoiceBill(document) : creditNoteBill(document);

interface ReceiptFacts {
  readonly order: OrderRecord;
  readonly number: string;
  readonly site: SiteDetails;
  readonly validUntil: Date | undefined;
}

/** Where no GSTIN is configured: what was paid, without a word of tax. */
export const receiptBill = ({ order, number, site, validUntil }: ReceiptFacts): Bill => {
  const paid = amount(order.amountPaise);
  return {
    kind: 'Receipt',
    number,
    author: site.ownerName,
    seller: {
      label: 'Sold by',
      name: site.ownerName,
      lines: [site.supportAddress, `${site.supportEmail}, ${site.supportPhone}`],
    },
    buyer: { label: 'Paid by', name: order.customerName, lines: [order.customerEmail] },
    facts: [
      { label: 'Paid on', value: dayText(order.completedAt ?? order.updatedAt) },
      ...references(order.providerOrderId, order.paymentId),
    ],
    table: {
      columns: ['Description', 'Amount'],
      rows: [
        {
          cells: [soldNameOf(order.planId), paid],
          note:
            validUntil === undefined
              ? 'One PDF, by download and e-mail'
              : `Online resume service. Valid until ${dayText(validUntil)}`,
        },
      ],
    },
    sums: [],
    total: { label: 'Total paid', value: paid },
    words: { label: 'Amount in words', value: rupeesInWords(order.amountPaise) },
    notes: [`Paid once, does not renew. ${refundNote}`],
  };
};
