import { startOfDayInIndia } from '../../calendar/india-calendar.ts';
import type { TaxDocumentFacts } from './invoice-facts.ts';
import { financialYearOf, serialOf, type TaxDocumentKind, type TaxName } from './invoice-rules.ts';

/** CGST Act s. 36: papers are kept 72 months from the annual return, which comes nine months after its year. */
const yearsKept = 8;

const yearText = (start: number): string => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;

/** `2026-27`, and not `2026-29`. */
export const isFinancialYear = (text: string): boolean =>
  /^2\d{3}-\d{2}$/.test(text) && yearText(Number(text.slice(0, 4))) === text;

/** The years whose papers are looked for, this one first. */
export const financialYears = (now: Date): readonly string[] => {
  const start = Number(financialYearOf(now).slice(0, 4));
  return Array.from({ length: yearsKept }, (_, back) => yearText(start - back));
};

const monthText = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

export const isMonth = (text: string): boolean => /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(text);

/** `2026-04` to `2027-03`. */
export const monthsOf = (financialYear: string): readonly string[] => {
  const start = Number(financialYear.slice(0, 4));
  return Array.from({ length: 12 }, (_, place) =>
    place < 9 ? monthText(start, place + 4) : monthText(start + 1, place - 8),
  );
};

/** From the first moment of a month in India to that of the next one. */
export const monthSpan = (month: string): { readonly start: Date; readonly end: Date } => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? monthText(year + 1, 1) : monthText(year, number + 1);
  return { start: startOfDayInIndia(`${month}-01`), end: startOfDayInIndia(`${next}-01`) };
};

const serialForm = /^(INV|CRN)(\d{2}-\d{2})[/-]0*(\d{1,6})$/;

/** A serial as somebody types it or copies it from the name of a file: `inv26-27/42`. */
export const readSerial = (text: string): string | undefined => {
  const [, prefix, year, number] = serialForm.exec(text.trim().toUpperCase()) ?? [];
  if (year === undefined || number === undefined) return undefined;
  return serialOf(prefix === 'CRN' ? 'credit-note' : 'invoice', `20${year}`, Number(number));
};

/** A credit note takes back: counted below nothing, the columns of a list add up to what is owed. */
export const signOf = (kind: TaxDocumentKind): 1 | -1 => (kind === 'credit-note' ? -1 : 1);

/** What stands in the column of the State's half: Union territories without a legislature have another name for it. */
export const stateTaxes: readonly TaxName[] = ['SGST', 'UTGST'];

interface PaperAmounts {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly totalPaise: number;
}

/** The amounts of one paper as a list adds them up. */
export const paperAmounts = (
  kind: TaxDocumentKind,
  { taxablePaise, taxes, totalPaise }: Pick<TaxDocumentFacts, 'taxablePaise' | 'taxes' | 'totalPaise'>,
): PaperAmounts => {
  const sign = signOf(kind);
  const taxOf = (names: readonly TaxName[]): number =>
    // No minus zero.
    taxes.filter(({ name }) => names.includes(name)).reduce((sum, { paise }) => sum + sign * paise, 0);
  return {
    taxablePaise: sign * taxablePaise,
    cgstPaise: taxOf(['CGST']),
    sgstPaise: taxOf(stateTaxes),
    igstPaise: taxOf(['IGST']),
    totalPaise: sign * totalPaise,
  };
};
