import { describe, expect, it } from 'vitest';
import { indianStates, stateCodes } from './indian-states.ts';
import {
  type Billing,
  checkBilling,
  financialYearOf,
  isGstin,
  isSac,
  placeOfSupply,
  readGstin,
  readRate,
  serialOf,
  splitPrice,
  splitRefund,
  stateOfGstin,
} from './invoice-rules.ts';
import { rupeesInWords } from './rupee-words.ts';

const within = { place: '27', supplier: '27' } as const;
const across = { place: '29', supplier: '27' } as const;

describe('the number of an invoice', () => {
  it('has at most sixteen letters, digits, - and /, in a series for each kind and financial year', () => {
    expect(serialOf('invoice', '2026-27', 1)).toBe('INV26-27/000001');
    expect(serialOf('credit-note', '2026-27', 42)).toBe('CRN26-27/000042');
    expect(serialOf('invoice', '2026-27', 9_999_999)).toBe('INV26-27/9999999');
    expect(serialOf('invoice', '2026-27', 9_999_999)).toMatch(/^[A-Z0-9/-]{1,16}$/);
    expect(() => serialOf('invoice', '2026-27', 10_000_000)).toThrow('used up');
  });

  it('belongs to the year that begins on the first of April in India', () => {
    expect(financialYearOf(new Date('2026-03-31T18:29:59Z'))).toBe('2025-26');
    expect(financialYearOf(new Date('2026-03-31T18:30:00Z'))).toBe('2026-27');
    expect(financialYearOf(new Date('2026-12-31T20:00:00Z'))).toBe('2026-27');
    expect(financialYearOf(new Date('2099-06-01T00:00:00Z'))).toBe('2099-00');
  });
});

describe('a GSTIN', () => {
  it('has its form, a State and a right last sign', () => {
    for (const right of ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])
      expect(isGstin(right), right).toBe(true);
    for (const wrong of [
      '27AAPFU0939F1ZW',
      '27AAPFU0993F1ZV',
      '99AAPFU0939F1ZV',
      '27AAPFU0939F1Z',
      '27aapfu0939f1zv',
      '',
    ])
      expect(isGstin(wrong), wrong).toBe(false);
    expect(readGstin(' 27aapfu 0939f1-zv ')).toBe('27AAPFU0939F1ZV');
    expect(indianStates[stateOfGstin('29AAGCB7383J1Z4')]).toBe('Karnataka');
  });

  it('is optional, agrees with the State, and asks for the name and address of its business', () => {
    const plain: Billing = { state: '27', gstin: '', businessName: '', businessAddress: '' };
    const refusalsOf = (changes: Partial<Billing>) =>
      checkBilling({ ...plain, ...changes }).map(({ field, code }) => `${field}: ${code}`);
    const business = {
      gstin: '27AAPFU0939F1ZV',
      businessName: 'Umbrella LLP',
      businessAddress: 'Fort, Mumbai',
    };
    expect(refusalsOf({})).toEqual([]);
    expect(refusalsOf({ state: '' })).toEqual(['state: billing-state-missing']);
    expect(refusalsOf({ state: 'Goa' })).toEqual(['state: billing-state-missing']);
    expect(refusalsOf(business)).toEqual([]);
    expect(refusalsOf({ ...business, gstin: '27aapfu0939f1zv' })).toEqual([]);
    expect(refusalsOf({ ...business, state: '29' })).toEqual(['gstin: gstin-of-another-state']);
    expect(refusalsOf({ ...business, gstin: '27AAPFU0939F1ZA' })).toEqual(['gstin: gstin-invalid']);
    expect(refusalsOf({ gstin: '27AAPFU0939F1ZV' })).toEqual([
      'businessName: business-name-missing',
      'businessAddress: business-address-missing',
    ]);
    expect(
      refusalsOf({ ...business, businessName: 'x'.repeat(121), businessAddress: 'y'.repeat(241) }),
    ).toEqual(['businessName: business-name-long', 'businessAddress: business-address-long']);
  });
});

describe('what of a price is tax', () => {
  it('is CGST and SGST in equal halves within the State', () => {
    expect(splitPrice(4900, 1800, within)).toEqual({
      taxablePaise: 4152,
      taxes: [
        { name: 'CGST', rate: 900, paise: 374 },
        { name: 'SGST', rate: 900, paise: 374 },
      ],
    });
    expect(splitPrice(900, 1800, within)).toEqual({
      taxablePaise: 762,
      taxes: [
        { name: 'CGST', rate: 900, paise: 69 },
        { name: 'SGST', rate: 900, paise: 69 },
      ],
    });
  });

  it('is IGST to another State, UTGST in a territory without a legislature', () => {
    expect(splitPrice(4900, 1800, across)).toEqual({
      taxablePaise: 4153,
      taxes: [{ name: 'IGST', rate: 1800, paise: 747 }],
    });
    expect(splitPrice(900, 1800, across)).toEqual({
      taxablePaise: 763,
      taxes: [{ name: 'IGST', rate: 1800, paise: 137 }],
    });
    const names = splitPrice(4900, 1800, { place: '04', supplier: '04' }).taxes.map(({ name }) => name);
    expect(names).toEqual(['CGST', 'UTGST']);
    expect(placeOfSupply(undefined, '27')).toBe('27');
    expect(placeOfSupply('29', '27')).toBe('29');
  });

  it('adds up to what was paid, to the paisa, for every price and rate', () => {
    const wrong: string[] = [];
    for (const states of [within, across]) {
      for (const rate of [50, 500, 1200, 1800, 2800]) {
        for (let paid = 1; paid < 30_000; paid += 7) {
          const { taxablePaise, taxes } = splitPrice(paid, rate, states);
          const sum = taxes.reduce((all, { paise }) => all + paise, taxablePaise);
          // No tax is further than a paisa from its rate of the taxable value.
          const isNear = taxes.every((tax) => Math.abs(tax.paise - (taxablePaise * tax.rate) / 10_000) < 1);
          if (sum !== paid || !isNear) wrong.push(`${paid} at ${rate}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('comes back with refunds, so that all credit notes together are the invoice', () => {
    for (const states of [within, across]) {
      const split = (paise: number) => splitPrice(paise, 1800, states);
      const sum = { taxable: 0, taxes: [0, 0] };
      let refunded = 0;
      for (const part of [1633, 1633, 100, 1534]) {
        const credited = splitRefund(part, refunded, split);
        expect(credited.taxablePaise + credited.taxes.reduce((all, { paise }) => all + paise, 0)).toBe(part);
        expect(credited.taxablePaise).toBeGreaterThan(0);
        sum.taxable += credited.taxablePaise;
        credited.taxes.forEach(({ paise }, index) => {
          sum.taxes[index] = (sum.taxes[index] ?? 0) + paise;
        });
        refunded += part;
      }
      const invoice = split(4900);
      expect(sum.taxable).toBe(invoice.taxablePaise);
      expect(sum.taxes.slice(0, invoice.taxes.length)).toEqual(invoice.taxes.map(({ paise }) => paise));
    }
  });
});

describe('what is configured', () => {
  it('is a rate that can be halved and a code of services', () => {
    expect(readRate('18')).toBe(1800);
    expect(readRate('5')).toBe(500);
    expect(readRate('12.5')).toBe(1250);
    for (const wrong of ['', '0', '41', '18%', '-5', '0.25', 'eighteen', '100'])
      expect(readRate(wrong), wrong).toBeUndefined();
    expect(isSac('998439')).toBe(true);
    for (const wrong of ['998', '123456', '9984390', 'ABC']) expect(isSac(wrong), wrong).toBe(false);
  });

  it('States stand in the order of their names, the territory that is none of them last', () => {
    const names = stateCodes.map((code) => indianStates[code]);
    expect(names).toHaveLength(37);
    expect(names.slice(0, 2)).toEqual(['Andaman and Nicobar Islands', 'Andhra Pradesh']);
    expect(names.slice(-2)).toEqual(['West Bengal', 'Other Territory']);
  });
});

it('an amount in words counts in lakhs and crores, with its paise', () => {
  expect(rupeesInWords(900)).toBe('Rupees Nine Only');
  expect(rupeesInWords(100)).toBe('Rupee One Only');
  expect(rupeesInWords(4900)).toBe('Rupees Forty-Nine Only');
  expect(rupeesInWords(1_633)).toBe('Rupees Sixteen and Thirty-Three Paise Only');
  expect(rupeesInWords(101)).toBe('Rupee One and One Paisa Only');
  expect(rupeesInWords(19_900)).toBe('Rupees One Hundred Ninety-Nine Only');
  expect(rupeesInWords(10_200_550)).toBe('Rupees One Lakh Two Thousand Five and Fifty Paise Only');
  expect(rupeesInWords(1_234_567_890)).toBe(
    'Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight and Ninety Paise Only',
  );
  expect(rupeesInWords(50)).toBe('Rupees Zero and Fifty Paise Only');
});
