import { describe, expect, it } from 'vitest';
import {
  financialYears,
  isFinancialYear,
  isMonth,
  monthSpan,
  monthsOf,
  paperAmounts,
  readSerial,
} from './invoice-list.ts';

describe('the papers of an accountant', () => {
  it('are of financial years, this one first, as many as the law has them kept', () => {
    const years = financialYears(new Date('2026-03-31T18:29:59Z'));
    expect(years[0]).toBe('2025-26');
    expect(financialYears(new Date('2026-03-31T18:30:00Z'))[0]).toBe('2026-27');
    expect(years).toHaveLength(8);
    expect(years.every(isFinancialYear)).toBe(true);
    expect(financialYears(new Date('2099-06-01T00:00:00Z'))[0]).toBe('2099-00');
  });

  it('no other text is a year or a month', () => {
    for (const text of ['2026-28', '2026-2027', '26-27', '', "2026-27'"])
      expect(isFinancialYear(text)).toBe(false);
    for (const text of ['2026-13', '2026-00', '2026-1', '1026-01', '']) expect(isMonth(text)).toBe(false);
  });

  it('of months as India counts them, April to March', () => {
    const months = monthsOf('2026-27');
    expect(months).toHaveLength(12);
    expect([months[0], months[8], months[9], months[11]]).toEqual([
      '2026-04',
      '2026-12',
      '2027-01',
      '2027-03',
    ]);
    expect(months.every(isMonth)).toBe(true);
    expect(monthSpan('2026-12')).toEqual({
      start: new Date('2026-11-30T18:30:00Z'),
      end: new Date('2026-12-31T18:30:00Z'),
    });
  });

  it('a serial is found as typed, short or from a file’s name', () => {
    for (const text of ['INV26-27/000042', ' inv26-27/42', 'INV26-27-000042'])
      expect(readSerial(text)).toBe('INV26-27/000042');
    expect(readSerial('crn26-27/7')).toBe('CRN26-27/000007');
    for (const text of ['42', 'INV/42', 'order_1', '']) expect(readSerial(text)).toBeUndefined();
  });

  it('a credit note counts below nothing, and UTGST stands where SGST does', () => {
    const facts = {
      taxablePaise: 4152,
      totalPaise: 4900,
      taxes: [
        { name: 'CGST', rate: 900, paise: 374 },
        { name: 'UTGST', rate: 900, paise: 374 },
      ],
    } as const;
    expect(paperAmounts('invoice', facts)).toEqual({
      taxablePaise: 4152,
      cgstPaise: 374,
      sgstPaise: 374,
      igstPaise: 0,
      totalPaise: 4900,
    });
    const back = paperAmounts('credit-note', { ...facts, taxes: [{ name: 'IGST', rate: 1800, paise: 748 }] });
    expect(back).toEqual({
      taxablePaise: -4152,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: -748,
      totalPaise: -4900,
    });
  });
});
