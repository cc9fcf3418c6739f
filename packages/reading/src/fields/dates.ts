import { isCalendarDay } from '@kalam/domain/calendar/calendar-day';
import type { PartialDate } from '@kalam/domain/calendar/partial-date';
import type { Traced } from '../text/traced-text.ts';
import { endOf, type Found, foundAt, withPlainDigits } from './found.ts';
import { monthNumber, monthSource } from './month-names.ts';

export interface FoundDate extends Found {
  readonly value: PartialDate;
}

/** An empty start or end was not given. */
export interface FoundPeriod extends Found {
  readonly start: PartialDate | '';
  readonly end: PartialDate | '';
  readonly current: boolean;
}

const dash = '[-–—‒―−‐‑~]';
const apostrophe = "['’‘`´]";
/** Between the parts of a date. */
const part = '[./-]';
const fourDigits = '(?:19|20)[0-9]{2}';
const ordinal = '(?:[0-3]?[0-9])(?:\\s?(?:st|nd|rd|th))?';
/** No letter, mark or digit of the same word. */
const opens = '(?<![\\p{L}\\p{M}\\p{N}])';
const closes = '(?![\\p{L}\\p{M}\\p{N}])';

/** What is written together with a year in full or with one that its month or its signs leave no doubt about. */
const plainForms = [
  `${fourDigits}${part}(?:0?[1-9]|1[0-2])${part}(?:[12][0-9]|3[01]|0?[1-9])`,
  `[0-3]?[0-9]${part}[0-3]?[0-9]${part}${fourDigits}`,
  `[0-3]?[0-9]([/-])[0-3]?[0-9]\\1[0-9]{2}`,
  '[0-3][0-9]\\.[0-1][0-9]\\.[0-9]{2}',
  `${ordinal}[\\s./,-]{0,2}(?:of\\s)?${monthSource}[\\s.,/-]{0,3}(?:${fourDigits}|${apostrophe}\\s?[0-9]{2})`,
  `${ordinal}-${monthSource}-[0-9]{2}`,
  `${monthSource}\\s?${ordinal}\\s?[,.]?\\s?${fourDigits}`,
  `${monthSource}\\s?(?:[.,/]|${dash}|${apostrophe}|of)?\\s{0,2}${apostrophe}?${fourDigits}`,
  `${monthSource}\\s?[,-]?\\s?${apostrophe}\\s?[0-9]{2}`,
  `${monthSource}${dash}[0-9]{2}`,
  `(?:0?[1-9]|1[0-2])\\s?${part}\\s?${fourDigits}`,
  `${fourDigits}[/-](?:0[1-9]|1[0-2])`,
  `${fourDigits}[\\s,]{1,2}${monthSource}`,
  fourDigits,
];
/** `Jun 19` and `06/19` are months of years only beside another date. */
const shortForms = [`${monthSource}\\s[0-9]{2}`, `(?:0?[1-9]|1[0-2])/[0-9]{2}`];

const datePattern = plainForms.join('|').replace('\\1', '\\k<part>').replace('([/-])', '(?<part>[/-])');
/** Inside a range the group that holds a sign cannot be named twice. */
const rangeDate = [...plainForms, ...shortForms]
  .map((form) => (form.includes('\\1') ? '[0-3]?[0-9][/-][0-3]?[0-9][/-][0-9]{2}' : form))
  .join('|');

const presentWords = [
  'present(?:\\s?day)?',
  'current(?:ly)?(?:\\s(?:working|employed|pursuing))?',
  'till\\s?-?(?:date|now|today|present)',
  'til\\s(?:date|now)',
  'until\\s(?:now|today|present)',
  'up\\s?to\\s(?:date|now|present)',
  'to\\s?-?date',
  'ongoing',
  'on\\s?-?going',
  'continuing',
  'pursuing',
  'now',
  'today',
  'date',
  'आज\\s?तक',
  'अब\\s?तक',
  'अभी\\s?तक',
  'वर्तमान(?:\\sतक)?',
  'जारी',
];
const present = `(?:${presentWords.join('|')})`;
const between = `(?:\\s*(?:${dash}{1,2}|\\sto\\s|\\still\\s|\\suntil\\s|\\sup\\s?to\\s|\\sthrough\\s|\\sसे\\s|→|»)\\s*(?:to\\s|till\\s)?)`;

const year = (text: string): number => {
  if (text.length === 4) return Number(text);
  return Number(text) + (Number(text) < 50 ? 2000 : 1900);
};

const earliestYear = 1900;
const latestYear = 2050;
const isSensible = (value: number): boolean => value > earliestYear && value < latestYear;

const two = (value: number): string => String(value).padStart(2, '0');

const written = (yearText: string, month?: number, day?: number): PartialDate | undefined => {
  const inYear = year(yearText);
  if (!isSensible(inYear)) return undefined;
  if (month === undefined) return String(inYear);
  if (month < 1 || month > 12) return undefined;
  const value = `${inYear}-${two(month)}${day === undefined ? '' : `-${two(day)}`}`;
  return day === undefined || isCalendarDay(value) ? value : undefined;
};

/** Day first; month first where that alone makes a day. */
const dayOf = (first: string, second: string, inYear: string): PartialDate | undefined =>
  written(inYear, Number(second), Number(first)) ?? written(inYear, Number(first), Number(second));

/** What a matched date says. */
const readDate = (text: string): PartialDate | undefined => {
  const digits = text.match(/[0-9]+/g) ?? [];
  const [first = '', second = '', third = ''] = digits;
  const month = monthNumber(/[\p{L}\p{M}]{3,}/u.exec(text.replace(/[0-9](?:st|nd|rd|th)/i, '0'))?.[0] ?? '');
  if (month > 0) {
    if (digits.length === 1) return written(first, month);
    const isYearFirst = first.length === 4;
    return isYearFirst ? undefined : written(second, month, Number(first));
  }
  if (digits.length === 1) return written(first);
  if (digits.length === 3)
    return first.length === 4 ? written(first, Number(second), Number(third)) : dayOf(first, second, third);
  return first.length === 4 ? written(first, Number(second)) : written(second, Number(first));
};

/** A year alone is one unless what stands beside it says that it counts or names something. */
const notBefore =
  /(?:[₹$€£]\s?|[#@+×=]|\brs\.?\s?|\binr\s?|\b(?:windows|server|office|word|excel|sql|studio|exchange|autocad|sharepoint|iso|erp|tally|no\.?|pin|code|sector|plot|flat|room)[ -]?|[0-9][ ,.:/-]?)$/i;
const notAfter =
  /^(?:[./,][0-9]|[ -]?[0-9]{2}|\s?(?:%|\+|percent|marks|students|people|persons|employees|users|customers|clients|units|rupees|rs\b|inr|lakhs?|crores?|hours|hrs|kms?\b|sq|nos?\b|k\b|mw\b|kva?\b|tons?|bed|seater|cc\b|rpm|plus\b))/i;

const isLoneYear = (text: string): boolean => /^[0-9]{4}$/.test(text);

const isCounted = (whole: string, start: number, end: number): boolean =>
  notBefore.test(whole.slice(Math.max(0, start - 12), start)) || notAfter.test(whole.slice(end, end + 12));

const dates = (): RegExp => new RegExp(`${opens}(?:${datePattern})${closes}`, 'giu');

/** Every date of a text, in its order; ranges are not looked for. */
export const findDates = (whole: Traced): readonly FoundDate[] => {
  const text = withPlainDigits(whole.text);
  const pattern = dates();
  const found: FoundDate[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    const value = readDate(match[0]);
    const isDate = value !== undefined && !(isLoneYear(match[0]) && isCounted(text, match.index, end));
    if (isDate && !isInNumber(text, match.index, end))
      found.push({ ...foundAt(whole, match.index, end), value });
    // What is no date may begin with the parts of one: `45 Jun 2019`.
    else pattern.lastIndex = match.index + 1;
  }
  return found;
};

/** Digits joined to more digits are a telephone number, a version, an amount. */
const isInNumber = (text: string, start: number, end: number): boolean =>
  /[0-9][./-]$/.test(text.slice(Math.max(0, start - 2), start)) ||
  (/^[./-][0-9]/.test(text.slice(end, end + 2)) && /[0-9]$/.test(text.slice(start, end)));

/** The first date; a range's first is not a date of its own, so ask for `findPeriod` before. */
export const findDate = (whole: Traced): FoundDate | undefined => findDates(whole)[0];

/** The whole text is one date, but for the signs around it. */
export const dateOf = (whole: Traced): PartialDate | undefined => {
  const found = findDate(whole);
  return found && !/[\p{L}\p{N}]/u.test(whole.text.slice(0, found.index) + whole.text.slice(endOf(found)))
    ? found.value
    : undefined;
};

interface RangeForm {
  readonly pattern: RegExp;
  readonly read: (
    groups: readonly (string | undefined)[],
  ) =>
    | { readonly from: string | undefined; readonly to: string | undefined; readonly current?: boolean }
    | undefined;
}

const range = (source: string): RegExp => new RegExp(`${opens}${source}${closes}`, 'giu');
const isPresent = new RegExp(`^${present}$`, 'iu');

/** `2017-21`, and `1998-02` where the second is no month. */
const closeYears = (from: string, short: string) => {
  const full = Number(from.slice(0, 2) + short);
  const to = full < Number(from) && !/^(?:0[1-9]|1[0-2])$/.test(short) ? full + 100 : full;
  return to > Number(from) && to - Number(from) <= 12
    ? { from: written(from), to: written(String(to)) }
    : undefined;
};

const rangeForms: readonly RangeForm[] = [
  {
    pattern: range(`(?:from\\s|since\\s)?(${rangeDate})${between}(${rangeDate}|${present})`),
    read: ([from = '', to = '']) =>
      isPresent.test(to)
        ? { from: readDate(from), to: '', current: true }
        : { from: readDate(from), to: readDate(to) },
  },
  {
    pattern: range(
      `(${rangeDate})[\\s,]{1,2}\\(?(${presentWords.filter((word) => !/^(?:date|now|today)$/.test(word)).join('|')})`,
    ),
    read: ([from = '']) => ({ from: readDate(from), to: '', current: true }),
  },
  {
    pattern: range(
      `(${monthSource})${between}(${monthSource})[\\s,.]{1,2}(${fourDigits}|${apostrophe}[0-9]{2})`,
    ),
    read: ([first = '', second = '', inYear = '']) => {
      const digits = inYear.replace(/[^0-9]/g, '');
      const [from, to] = [monthNumber(first), monthNumber(second)];
      return from <= to ? { from: written(digits, from), to: written(digits, to) } : undefined;
    },
  },
  {
    pattern: range(
      `(${ordinal})${between}(${ordinal})[\\s,.]{1,2}(${monthSource})[\\s,.]{1,2}(${fourDigits})`,
    ),
    read: ([first = '', second = '', month = '', inYear = '']) => ({
      from: written(inYear, monthNumber(month), Number.parseInt(first, 10)),
      to: written(inYear, monthNumber(month), Number.parseInt(second, 10)),
    }),
  },
  {
    pattern: range(`(${fourDigits})\\s?(?:${dash}|to|/)\\s?${apostrophe}?([0-9]{2})(?![./-][0-9])`),
    read: ([from = '', short = '']) => closeYears(from, short),
  },
  {
    pattern: range(`(?:since|from|w\\.?e\\.?f\\.?)[:\\s]+(${rangeDate})`),
    read: ([from = '']) => ({ from: readDate(from), to: '', current: true }),
  },
  {
    pattern: range(`(${rangeDate})\\s?${dash}?\\s?(?:onwards?|से)`),
    read: ([from = '']) => ({ from: readDate(from), to: '', current: true }),
  },
];

const inOrder = (from: PartialDate, to: PartialDate): boolean => {
  const length = Math.min(from.length, to.length);
  return from.slice(0, length) <= to.slice(0, length);
};

const periodBy = ({ pattern, read }: RangeForm, whole: Traced, text: string): FoundPeriod | undefined => {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    const said = read(match.slice(1));
    const { from, to, current = false } = said ?? {};
    const isRange = from !== undefined && to !== undefined && (to === '' || inOrder(from, to));
    if (isRange && !isInNumber(text, match.index, end))
      return { ...foundAt(whole, match.index, end), start: from, end: to, current };
    pattern.lastIndex = match.index + 1;
  }
  return undefined;
};

/** The first range of dates, up to now where it says so. A date alone is none. */
export const findPeriod = (whole: Traced): FoundPeriod | undefined => {
  const text = withPlainDigits(whole.text);
  const found = rangeForms.flatMap((form) => periodBy(form, whole, text) ?? []);
  return found.reduce<FoundPeriod | undefined>(
    (best, one) =>
      best === undefined || one.index < best.index || (one.index === best.index && endOf(one) > endOf(best))
        ? one
        : best,
    undefined,
  );
};

/** A range, or else a date as its end. */
export const findTime = (whole: Traced): FoundPeriod | undefined => {
  const period = findPeriod(whole);
  if (period) return period;
  const date = findDate(whole);
  return date && { text: date.text, index: date.index, start: '', end: date.value, current: false };
};

const unit = '(?:years?|yrs?|months?|mos?|mths?|weeks?|days?|वर्ष|साल|माह|महीने)';
const length = new RegExp(
  `${opens}[0-9]+(?:\\.[0-9]+)?\\+?\\s?${unit}\\.?(?:\\s?(?:and|&|,)?\\s?[0-9]+\\s?${unit}\\.?)?${closes}`,
  'iu',
);

/** `2 yrs 3 months`: how long, never when. */
export const findLength = (whole: Traced): Found | undefined => {
  const match = length.exec(withPlainDigits(whole.text));
  return match ? foundAt(whole, match.index, match.index + match[0].length) : undefined;
};
