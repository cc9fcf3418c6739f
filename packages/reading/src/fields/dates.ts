import { isCalendarDay } from '@kalam/domain/calendar/calendar-day';
import type { PartialDate } from '@kalam/domain/calendar/partial-date';
import { slice, type Traced, without } from '../text/traced-text.ts';
import {
  endOf,
  type Found,
  foundAt,
  leftAround,
  lowered,
  withPlainDigits,
  wordEnd,
  wordStart,
} from './found.ts';
import { monthNumber, monthSource } from './month-names.ts';

export interface FoundDate extends Found {
  readonly value: PartialDate;
}

/** An empty start or end was not given. */
export interface FoundPeriod extends Found {
  readonly start: PartialDate | '';
  readonly end: PartialDate | '';
  readonly current: boolean;
  /** The part that says when it ends, or that it has not. */
  readonly endText: Traced;
}

const dash = '[-–—‒―−‐‑~]';
const apostrophe = "['’‘`´]";
/** Between the parts of a date. */
const part = '[./-]';
const fourDigits = '(?:19|20)[0-9]{2}';
const ordinal = '(?:[0-3]?[0-9])(?:\\s?(?:st|nd|rd|th))?';

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
  const words = text.replace(/[0-9](?:st|nd|rd|th)/i, '0').match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  const month = words.map(monthNumber).find((number) => number > 0) ?? 0;
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
  /^(?:[./,][0-9]|[ -]?[0-9]{2}| ?(?:%|\+|percent|marks(?!\s?[0-9])|students|people|persons|employees|users|customers|clients|units|rupees|rs\b|inr|lakhs?|crores?|hours|hrs|kms?\b|sq|nos?\b|k\b|mw\b|kva?\b|tons?|bed|seater|cc\b|rpm|plus\b))/i;

const isLoneYear = (text: string): boolean => /^[0-9]{4}$/.test(text);

const isCounted = (whole: string, start: number, end: number): boolean =>
  notBefore.test(whole.slice(Math.max(0, start - 12), start)) || notAfter.test(whole.slice(end, end + 12));

const plain = ({ text }: Traced): string => lowered(withPlainDigits(text));

const dates = (): RegExp => new RegExp(`${wordStart}(?:${datePattern})${wordEnd}`, 'g');

/** Every date of a text, in its order; ranges are not looked for. */
export const findDates = (whole: Traced): readonly FoundDate[] => {
  const text = plain(whole);
  if (!/[0-9]/.test(text)) return [];
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

interface Said {
  readonly from: PartialDate | undefined;
  readonly to: PartialDate | '' | undefined;
  readonly current?: boolean;
}

/** A range whose halves share a month or a year, so that the first is no date by itself. */
interface SharedForm {
  readonly pattern: RegExp;
  readonly read: (groups: readonly (string | undefined)[]) => Said | undefined;
}

const shared = (source: string): RegExp => new RegExp(`${wordStart}${source}${wordEnd}`, 'g');

/** `2017-21`, and `1998-02` where the second is no month. */
const closeYears = (from: string, short: string): Said | undefined => {
  const full = Number(from.slice(0, 2) + short);
  const to = full < Number(from) && !/^(?:0[1-9]|1[0-2])$/.test(short) ? full + 100 : full;
  return to > Number(from) && to - Number(from) <= 12
    ? { from: written(from), to: written(String(to)) }
    : undefined;
};

const sharedForms: readonly SharedForm[] = [
  {
    pattern: shared(
      `(${monthSource})${between}(${monthSource})[\\s,.]{1,2}(${fourDigits}|${apostrophe}[0-9]{2})`,
    ),
    read: ([first = '', second = '', inYear = '']) => {
      const digits = inYear.replace(/[^0-9]/g, '');
      const [from, to] = [monthNumber(first), monthNumber(second)];
      return from <= to ? { from: written(digits, from), to: written(digits, to) } : undefined;
    },
  },
  {
    pattern: shared(
      `(${ordinal})${between}(${ordinal})[\\s,.]{1,2}(${monthSource})[\\s,.]{1,2}(${fourDigits})`,
    ),
    read: ([first = '', second = '', month = '', inYear = '']) => ({
      from: written(inYear, monthNumber(month), Number.parseInt(first, 10)),
      to: written(inYear, monthNumber(month), Number.parseInt(second, 10)),
    }),
  },
  {
    pattern: shared(`(${fourDigits})\\s?(?:${dash}|to|/)\\s?${apostrophe}?([0-9]{2})(?![./-][0-9])`),
    read: ([from = '', short = '']) => closeYears(from, short),
  },
];

const inOrder = (from: PartialDate, to: PartialDate): boolean => {
  const length = Math.min(from.length, to.length);
  return from.slice(0, length) <= to.slice(0, length);
};

const periodOf = (
  whole: Traced,
  { from, to, current = false }: Said,
  { start, endAt, end }: { readonly start: number; readonly endAt: number; readonly end: number },
): FoundPeriod | undefined => {
  const isRange = from !== undefined && to !== undefined && (to === '' || inOrder(from, to));
  return isRange && !isInNumber(lowered(whole.text), start, end)
    ? { ...foundAt(whole, start, end), start: from, end: to, current, endText: slice(whole, endAt, end) }
    : undefined;
};

const sharedPeriod = (
  { pattern, read }: SharedForm,
  whole: Traced,
  text: string,
): FoundPeriod | undefined => {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const said = read(match.slice(1));
    const end = match.index + match[0].length;
    const endAt = match.index + match[0].lastIndexOf(match[2] ?? '');
    const found = said && periodOf(whole, said, { start: match.index, endAt, end });
    if (found) return found;
    pattern.lastIndex = match.index + 1;
  }
  return undefined;
};

const anyDate = new RegExp(`${wordStart}(?:${rangeDate})${wordEnd}`, 'g');
const opening = /(?<![a-z])(?:from|since|w\.?e\.?f\.?)[:\s]+$/;
const parting = new RegExp(`^${between}`);
const nowBehind = new RegExp(`^(?:${present})${wordEnd}`);
/** "Now" and "date" alone may begin something else. */
const nowAtOnce = new RegExp(
  `^[\\s,]{1,2}\\(?(${presentWords.filter((word) => !/^(?:date|now|today)$/.test(word)).join('|')})${wordEnd}`,
);
/** Hindi says "until" behind the date. */
const untilBehind = new RegExp(`^\\s?तक${wordEnd}`);
const goesOn = new RegExp(`^\\s?${dash}?\\s?(?:onwards?|से)${wordEnd}`);

/** The period that begins with a date, where one does. */
const periodFrom = (
  whole: Traced,
  text: string,
  [date, next]: readonly [RegExpMatchArray, RegExpMatchArray | undefined],
): FoundPeriod | undefined => {
  const index = date.index ?? 0;
  const dateEnd = index + date[0].length;
  const lead = opening.exec(text.slice(0, index))?.[0].length ?? 0;
  const start = index - lead;
  const from = readDate(date[0]);
  const gap = parting.exec(text.slice(dateEnd))?.[0].length ?? 0;
  const endAt = dateEnd + gap;
  if (gap > 0 && next?.index === endAt) {
    const until = endAt + next[0].length;
    const end = until + (untilBehind.exec(text.slice(until))?.[0].length ?? 0);
    return periodOf(whole, { from, to: readDate(next[0]) }, { start, endAt, end });
  }
  const until = (length: number, at: number): FoundPeriod | undefined =>
    periodOf(whole, { from, to: '', current: true }, { start, endAt: at, end: at + length });
  const now = gap > 0 ? nowBehind.exec(text.slice(endAt))?.[0] : undefined;
  if (now !== undefined) return until(now.length, endAt);
  const behind = nowAtOnce.exec(text.slice(dateEnd));
  if (behind) return until(behind[0].length, dateEnd);
  const onwards = goesOn.exec(text.slice(dateEnd))?.[0];
  if (onwards !== undefined) return until(onwards.length, dateEnd);
  return lead > 0
    ? periodOf(whole, { from, to: '', current: true }, { start, endAt: start, end: dateEnd })
    : undefined;
};

const datedPeriod = (whole: Traced, text: string): FoundPeriod | undefined => {
  const dates = [...text.matchAll(anyDate)];
  for (const [at, date] of dates.entries()) {
    const found = periodFrom(whole, text, [date, dates[at + 1]]);
    if (found) return found;
  }
  return undefined;
};

/** The first range of dates, up to now where it says so. A date alone is none. */
export const findPeriod = (whole: Traced): FoundPeriod | undefined => {
  const text = plain(whole);
  if (!/[0-9]/.test(text)) return undefined;
  const found = [datedPeriod(whole, text), ...sharedForms.map((form) => sharedPeriod(form, whole, text))];
  return found.reduce(
    (best, one) =>
      best === undefined ||
      (one !== undefined &&
        (one.index < best.index || (one.index === best.index && endOf(one) > endOf(best))))
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
  if (!date) return undefined;
  const { text, index, value } = date;
  return { text, index, start: '', end: value, current: false, endText: text };
};

const onlyNow = new RegExp(`^[^\\p{L}\\p{N}]*(?:${present})[^\\p{L}\\p{N}]*$`, 'u');
const brokenNumber = /(?<=['’‘`´0-9])\s(?=[0-9])/u;
const saysMore = (whole: Traced, { text }: Found): boolean =>
  whole.text.replace(/[^\p{L}\p{N}]/gu, '').length > text.text.replace(/[^\p{L}\p{N}]/gu, '').length;

/**
 * What a cell for a date says. That something goes on needs no date beside it there, and a narrow cell may break a year:
 * `December'2 0`.
 */
export const timeInCell = (whole: Traced): FoundPeriod | undefined => {
  if (onlyNow.test(plain(whole)))
    return { ...foundAt(whole, 0, whole.text.length), start: '', end: '', current: true, endText: whole };
  const found = findTime(whole);
  if (found && !saysMore(whole, found)) return found;
  const mended = without(whole, brokenNumber).kept;
  const inMended = mended.text === whole.text ? undefined : findTime(mended);
  return inMended && !saysMore(mended, inMended) ? { ...inMended, index: 0, text: whole } : found;
};

/** Nothing but a time, or that something goes on. */
export const timeAlone = (whole: Traced): boolean => {
  const found = onlyNow.test(plain(whole)) ? undefined : findTime(whole);
  return found ? !/[\p{L}\p{N}]/u.test(leftAround(whole, found).text) : onlyNow.test(plain(whole));
};

const unit = '(?:years?|yrs?|months?|mos?|mths?|weeks?|days?|वर्ष|साल|माह|महीने)';
const length = new RegExp(
  `${wordStart}[0-9]+(?:\\.[0-9]+)?\\+?\\s?${unit}\\.?(?:\\s?(?:and|&|,)?\\s?[0-9]+\\s?${unit}\\.?)?${wordEnd}`,
  '',
);

/** `2 yrs 3 months`: how long, never when. */
export const findLength = (whole: Traced): Found | undefined => {
  const match = length.exec(plain(whole));
  return match ? foundAt(whole, match.index, match.index + match[0].length) : undefined;
};
