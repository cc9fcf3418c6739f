import { emailLimits } from '../../auth/email-fields.ts';
import { checkDay, type DatePrecision, isCalendarDay } from '../../calendar/calendar-day.ts';
import { isPartialDate } from '../../calendar/partial-date.ts';
import { descriptionLines } from '../fields/description-text.ts';
import { JsonReader } from './json-resume-reader.ts';
import { besides, type OwnFields, withOwnFields } from './own-fields.ts';

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** How one kind of entry is written in the format's fields, and read from them. */
export interface EntryForm<Entry extends object> {
  readonly fields: OwnFields<Entry>;
  readonly write: (entry: Entry) => Fields;
  readonly read: (entry: JsonReader) => Entry;
}

/** Leaves out what is empty: an absent field says the same with less. */
export const filled = <T extends Readonly<Record<string, unknown>>>(fields: T): Partial<T> => {
  const kept: Partial<T> = {};
  for (const key in fields) {
    const value = fields[key];
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) kept[key] = value;
  }
  return kept;
};

/** An entry in the format's fields; what would not come back by them stands beside them, by our own names. */
export const writeEntry = <Entry extends object>(
  form: EntryForm<Entry>,
  entry: Entry,
  more: Fields = {},
  section?: string,
): object => {
  const standard = filled(form.write(entry));
  const beside = besides(entry, form.read(new JsonReader(standard)), form.fields);
  const kalam = section === undefined ? beside : { section, ...beside };
  return { ...standard, ...filled(more), ...(kalam && { kalam }) };
};

/** An entry, and the section that our own file says it stands in. */
export const readPlacedEntry = <Entry extends object>(
  form: EntryForm<Entry>,
  entry: JsonReader,
): { readonly said: Entry; readonly section: string } => {
  const read = form.read(entry);
  return entry.object('kalam', (own) => ({
    said: withOwnFields(read, own, form.fields),
    section: own.text('section'),
  }));
};

export const readEntry = <Entry extends object>(form: EntryForm<Entry>, entry: JsonReader): Entry =>
  readPlacedEntry(form, entry).said;

/** The schema knows dates, addresses and e-mail by form; text of another form cannot be written there. */
export const writtenDay = (text: string | undefined): string | undefined =>
  text && isPartialDate(text) && /^[12]/.test(text) ? text : undefined;
export const writtenLink = (text: string | undefined): string | undefined =>
  text && /^https?:\/\/\S+$/i.test(text.trim()) ? text.trim() : undefined;
const emailForm = /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
export const writtenEmail = (text: string): string | undefined =>
  text.length <= emailLimits.address && emailForm.test(text.trim()) ? text.trim() : undefined;

export const joined = (...texts: string[]): string => texts.flatMap(descriptionLines).join('\n');

/** `2014` and `2014-06` stay what they are, and anything else as it was written, for the person to complete. */
export const readDay = (entry: JsonReader, enough: DatePrecision, ...names: string[]): string => {
  const text = entry.text(...names);
  const dayOfMoment = text.slice(0, 10);
  const day = /^.{10}T/.test(text) && isCalendarDay(dayOfMoment) ? dayOfMoment : text;
  if (day !== '' && checkDay(day, enough)) entry.decideLater('date', names[0] ?? '', day);
  return day;
};

const stillGoing = /^(?:present|current|currently|now|today|ongoing|till date|to date)$/i;

/** Whether the end is a word for "not yet". */
export const isStillGoing = (entry: JsonReader): boolean => stillGoing.test(entry.text('endDate'));
