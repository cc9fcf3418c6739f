export type CsvValue = string | number | boolean | null | undefined;

/** What a spreadsheet takes as the start of a formula, full-width forms and blanks before it included. */
const formulaStart = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/** One cell. Text of strangers must never become a formula, so such text begins with an apostrophe. */
export const csvCell = (value: CsvValue): string => {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvRow = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** Begins a file: spreadsheets take it for UTF-8 only with this mark. */
export const csvStart = '\uFEFF';
