/** A calendar day while it is being typed: any part may still be missing. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const noDate: DateParts = { day: '', month: '', year: '' };

const plain = (text: string | undefined): string => (text === undefined ? '' : String(Number(text)));

/** Also of a date that is known in part, `2013` or `2013-06`. */
export const partsOf = (iso: string): DateParts => {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(iso) ?? [];
  return year === undefined ? noDate : { year, month: plain(month), day: plain(day) };
};

export const isBegun = (parts: DateParts): boolean => Object.values(parts).some((part) => part !== '');

/** Every Indian script has its digits at the same place of its block. */
const ownDigits = /(?=[\u0900-\u0d7f])\p{Nd}/gu;
const digitOf = (own: string): string => String((own.charCodeAt(0) & 0x7f) - 0x66);

const digits = (text: string, length: number): string =>
  text.replace(ownDigits, digitOf).replace(/\D/g, '').slice(0, length);

export const withPart = (parts: DateParts, part: keyof DateParts, typed: string): DateParts => ({
  ...parts,
  [part]: digits(typed, part === 'year' ? 4 : 2),
});

/** The least that must be known of a date. */
type Enough = 'year' | 'month' | 'day';

/**
 * `YYYY-MM-DD`, or `YYYY-MM` or `YYYY` where that is enough; empty while a part is missing. A day that no calendar has
 * (31 February) is passed on as typed: whoever owns the rule says what is wrong with it.
 */
export const isoOf = ({ day, month, year }: DateParts, enough: Enough = 'day'): string => {
  if (year.length < 4) return '';
  if (day !== '' && month !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (day !== '' || enough === 'day') return '';
  if (month !== '') return `${year}-${month.padStart(2, '0')}`;
  return enough === 'year' ? year : '';
};
