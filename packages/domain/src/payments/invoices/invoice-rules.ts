import { dayInIndia } from '../../calendar/india-calendar.ts';
import { at, type Refusal, refuse } from '../../refusal.ts';
import { isStateCode, type StateCode } from './indian-states.ts';

/**
 * Every rule by which an invoice or a credit note is made, each with its source. An accountant must confirm them before
 * the first invoice leaves, and again when the law changes: above all the rate, the service accounting code, and that a
 * State named at checkout is the address on record.
 *
 * What an invoice has to say (CGST Rules 2017, rule 46) and where it stands on ours:
 * (a) supplier's name, address, GSTIN; (b) serial; (c) date; (d) a registered recipient's name, address, GSTIN;
 * (e), (f) an unregistered one's name and State, which is the address on record for services bought online (proviso to
 * rule 46(f); Circular 242/36/2024-GST); (g) service accounting code; (h) description; (k), (l) total and taxable value;
 * (m), (n) rate and amount of each tax, place of supply with the State's name; (p) whether tax is payable on reverse
 * charge; (q) a signature, which an invoice issued electronically does without (second proviso to rule 46).
 * Not needed here: quantity, unit and delivery address (goods), the dynamic QR code (Notification 14/2020, turnover above
 * 500 crore) and registered e-invoices (Notification 13/2020, which concern registered recipients above a turnover:
 * whoever has to make them must not use these).
 */

/** Rule 46(b), rule 53(1A)(d): at most sixteen letters, digits, `-` and `/`, without a gap, and unique in its year. */
export const serialMaxLength = 16;

/** Rule 46(b): a series of one's own for each kind of document. */
const serialPrefixes = { invoice: 'INV', 'credit-note': 'CRN' } as const;
export type TaxDocumentKind = keyof typeof serialPrefixes;
export const taxDocumentKinds = ['invoice', 'credit-note'] as const satisfies readonly TaxDocumentKind[];

/** `2026-27`: from the first of April to the thirty-first of March, in India (General Clauses Act 1897, s. 3(21)). */
export const financialYearOf = (moment: Date): string => {
  const [year = 0, month = 0] = dayInIndia(moment).split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
};

/** `INV26-27/000042` */
export const serialOf = (kind: TaxDocumentKind, financialYear: string, number: number): string => {
  const serial = `${serialPrefixes[kind]}${financialYear.slice(2)}/${String(number).padStart(6, '0')}`;
  if (serial.length > serialMaxLength) throw new Error(`the serials of ${financialYear} are used up`);
  return serial;
};

/** SAC 998439, other online content: the default, to be confirmed (Notification 11/2017-CT(R), annexure). */
export const defaultSac = '998439';
/** 18 %, in hundredths of a percent (Notification 11/2017-CT(R), heading 9984). */
export const defaultRate = 1800;
/** CGST Act s. 9(1), IGST Act s. 5(1): at most 20 % each of central and State tax, 40 % integrated. */
const rateMax = 4000;

/** `18`, `12.5`: in hundredths of a percent; undefined when it is no rate. */
export const readRate = (text: string): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const rate = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  // Half of it is central tax and has to be a rate itself.
  return rate > 0 && rate <= rateMax && rate % 2 === 0 ? rate : undefined;
};

/** `18%`, `2.5%` */
export const rateText = (rate: number): string => `${rate / 100}%`;

export const isSac = (text: string): boolean => /^99\d{4}$/.test(text);

const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const gstinSigns = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last sign: every sign's value, doubled at even places, in base 36, digits added up, to the next multiple of 36. */
const gstinCheckSign = (first14: string): string => {
  let sum = 0;
  for (const [place, sign] of [...first14].entries()) {
    const product = gstinSigns.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return gstinSigns[(36 - (sum % 36)) % 36] ?? '';
};

/** As people type or paste one: small letters and spaces. */
export const readGstin = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** CGST Rules, rule 10 and form REG-06: State, PAN, entity number, `Z`, check sign. */
export const isGstin = (gstin: string): boolean =>
  gstinForm.test(gstin) && isStateCode(gstin.slice(0, 2)) && gstinCheckSign(gstin.slice(0, 14)) === gstin[14];

/** The State of a GSTIN that is one. */
export const stateOfGstin = (gstin: string): StateCode => {
  const code = gstin.slice(0, 2);
  if (!isStateCode(code)) throw new Error('no GSTIN');
  return code;
};

/** Whom an invoice is made out to. Without a GSTIN the State is all that is asked. */
export interface Billing {
  readonly state: string;
  readonly gstin: string;
  /** Of the business that has the GSTIN (rule 46(d)). */
  readonly businessName: string;
  readonly businessAddress: string;
}

export const billingLimits = { businessName: 120, businessAddress: 240 } as const;

/** What is missing or wrong at checkout, every field once. */
export const checkBilling = (billing: Billing): readonly Refusal[] => {
  const found: Refusal[] = [];
  const refusedAt = (field: keyof Billing, refusal: Refusal) => found.push(at(field, refusal));
  const gstin = readGstin(billing.gstin);
  if (!isStateCode(billing.state)) refusedAt('state', refuse('billing-state-missing'));
  if (gstin === '') return found;
  if (!isGstin(gstin)) refusedAt('gstin', refuse('gstin-invalid'));
  else if (isStateCode(billing.state) && stateOfGstin(gstin) !== billing.state)
    refusedAt('gstin', refuse('gstin-of-another-state'));
  const texts = [
    ['businessName', 'business-name-missing', 'business-name-long'],
    ['businessAddress', 'business-address-missing', 'business-address-long'],
  ] as const;
  for (const [field, missing, long] of texts) {
    const { length } = billing[field].trim();
    if (length === 0) refusedAt(field, refuse(missing));
    else if (length > billingLimits[field]) refusedAt(field, refuse(long, { max: billingLimits[field] }));
  }
  return found;
};

/**
 * IGST Act s. 12(2): the place of supply is a registered recipient's State; an unregistered one's where an address is on
 * record; the supplier's own where none is (orders from before the State was asked).
 */
export const placeOfSupply = (buyerState: StateCode | undefined, supplierState: StateCode): StateCode =>
  buyerState ?? supplierState;

/** UTGST Act 2017, s. 1(2): Union territories without a legislature have a tax of that name in the place of SGST. */
const unionTerritories: ReadonlySet<StateCode> = new Set(['35', '04', '26', '31', '38', '97']);

export type TaxName = 'CGST' | 'SGST' | 'UTGST' | 'IGST';

/** One tax of a document: its rate in hundredths of a percent, its amount in paise. */
export interface TaxLine {
  readonly name: TaxName;
  readonly rate: number;
  readonly paise: number;
}

export interface TaxSplit {
  readonly taxablePaise: number;
  readonly taxes: readonly TaxLine[];
}

/** Half a paisa goes up. All numbers are whole and far below what a double holds exactly. */
const share = (paise: number, part: number, whole: number): number =>
  Math.floor((2 * paise * part + whole) / (2 * whole));

/**
 * What of a price is tax. The price includes it (CGST Rules, rule 35: amount × rate ÷ (100 + rate)), each tax is rounded
 * to the paisa, and what is left is the taxable value, so that they always add up to what was paid. Within a State the
 * two halves are equal (CGST Act s. 9, SGST Acts); to another one it is IGST (IGST Act s. 7(3), 8(2)). Section 170 rounds
 * to the rupee what is paid to the government, not what an invoice says.
 */
export const splitPrice = (
  paidPaise: number,
  rate: number,
  { place, supplier }: { readonly place: StateCode; readonly supplier: StateCode },
): TaxSplit => {
  const whole = 10_000 + rate;
  if (place !== supplier) {
    const paise = share(paidPaise, rate, whole);
    return { taxablePaise: paidPaise - paise, taxes: [{ name: 'IGST', rate, paise }] };
  }
  const paise = share(paidPaise, rate, 2 * whole);
  const second = unionTerritories.has(supplier) ? 'UTGST' : 'SGST';
  return {
    taxablePaise: paidPaise - 2 * paise,
    taxes: [
      { name: 'CGST', rate: rate / 2, paise },
      { name: second, rate: rate / 2, paise },
    ],
  };
};

/**
 * What of a refund is tax (CGST Act s. 34, rule 53(1A)). Credited so that all credit notes of an order together never
 * differ from its invoice by a paisa: each is what the returned money comes to with it, less what it came to before.
 */
export const splitRefund = (
  refundPaise: number,
  refundedBeforePaise: number,
  split: (paise: number) => TaxSplit,
): TaxSplit => {
  const before = split(refundedBeforePaise);
  const after = split(refundedBeforePaise + refundPaise);
  return {
    taxablePaise: after.taxablePaise - before.taxablePaise,
    taxes: after.taxes.map((tax, index) => ({
      ...tax,
      paise: tax.paise - (before.taxes[index]?.paise ?? 0),
    })),
  };
};
