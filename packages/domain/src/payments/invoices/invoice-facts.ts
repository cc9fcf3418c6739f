import { isStateCode, type StateCode } from './indian-states.ts';
import {
  type Billing,
  placeOfSupply,
  readGstin,
  splitPrice,
  splitRefund,
  stateOfGstin,
  type TaxLine,
} from './invoice-rules.ts';

/** What is configured of the seller, as registered. */
export interface TaxSettings {
  readonly gstin: string;
  readonly sac: string;
  /** Hundredths of a percent. */
  readonly rate: number;
}

/** Everything an invoice or a credit note says, frozen as issued: neither a new address nor a new rate changes it. */
export interface TaxDocumentFacts {
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly gstin: string;
    readonly state: StateCode;
  };
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    /** Null where none was on record. */
    readonly state: StateCode | null;
    readonly gstin: string | null;
    readonly address: string | null;
  };
  readonly sold: {
    readonly name: string;
    readonly sac: string;
    /** Moments travel as ISO text. */
    readonly validUntil: string | null;
  };
  readonly place: StateCode;
  readonly rate: number;
  readonly totalPaise: number;
  readonly taxablePaise: number;
  readonly taxes: readonly TaxLine[];
  readonly paidAt: string;
  readonly orderId: string;
  readonly paymentId: string | null;
  /** Of a credit note: the invoice it corrects. */
  readonly corrects?: { readonly serial: string; readonly issuedAt: string };
}

interface Sale {
  readonly settings: TaxSettings;
  readonly seller: { readonly name: string; readonly address: string; readonly email: string };
  readonly customer: { readonly name: string; readonly email: string };
  readonly billing: Billing | undefined;
  readonly sold: { readonly name: string; readonly validUntil: Date | undefined };
  readonly paidPaise: number;
  readonly paidAt: Date;
  readonly orderId: string;
  readonly paymentId: string | null;
}

export const invoiceFacts = (sale: Sale): TaxDocumentFacts => {
  const { settings, billing, customer, sold } = sale;
  const supplier = stateOfGstin(settings.gstin);
  const state = billing !== undefined && isStateCode(billing.state) ? billing.state : undefined;
  const place = placeOfSupply(state, supplier);
  const gstin = billing === undefined ? '' : readGstin(billing.gstin);
  const isBusiness = billing !== undefined && gstin !== '';
  return {
    seller: { ...sale.seller, gstin: settings.gstin, state: supplier },
    buyer: {
      name: isBusiness ? billing.businessName.trim() : customer.name,
      email: customer.email,
      state: state ?? null,
      gstin: isBusiness ? gstin : null,
      address: isBusiness ? billing.businessAddress.trim() : null,
    },
    sold: { name: sold.name, sac: settings.sac, validUntil: sold.validUntil?.toISOString() ?? null },
    place,
    rate: settings.rate,
    totalPaise: sale.paidPaise,
    ...splitPrice(sale.paidPaise, settings.rate, { place, supplier }),
    paidAt: sale.paidAt.toISOString(),
    orderId: sale.orderId,
    paymentId: sale.paymentId,
  };
};

/** The invoice's facts with what goes back of it. */
export const creditNoteFacts = (
  invoice: TaxDocumentFacts,
  corrects: { readonly serial: string; readonly issuedAt: Date },
  refund: { readonly paise: number; readonly creditedBeforePaise: number },
): TaxDocumentFacts => {
  const split = (paise: number) =>
    splitPrice(paise, invoice.rate, { place: invoice.place, supplier: invoice.seller.state });
  return {
    ...invoice,
    totalPaise: refund.paise,
    ...splitRefund(refund.paise, refund.creditedBeforePaise, split),
    corrects: { serial: corrects.serial, issuedAt: corrects.issuedAt.toISOString() },
  };
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether a sale gets an invoice, once a GSTIN is configured: what was sold with a State asked, or within the thirty days
 * that rule 47 leaves for one. What is older was sold before, and has a receipt.
 */
export const isToBeInvoiced = (
  sale: { readonly hasBilling: boolean; readonly paidAt: Date },
  now: Date,
): boolean => sale.hasBilling || now.getTime() - sale.paidAt.getTime() < 30 * dayMs;
