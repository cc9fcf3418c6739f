import { importLimits } from '@kalam/domain/resumes/import-limits';
import type { Archive } from '../archive/open-archive.ts';
import { TooMuchText } from '../source/block-writer.ts';
import { decodeText } from '../text/decode-text.ts';
import { nothing, type Traced, traced } from '../text/traced-text.ts';
import { type LinkedInFile, linkedInFileOf, linkedInFiles } from './linkedin-files.ts';
import { readCsv } from './read-csv.ts';

/** A row of the export: what stands under a column's name, however the name is written. */
export type LinkedInRow = (column: string) => Traced;

export interface LinkedInTables {
  rows(file: LinkedInFile): readonly LinkedInRow[];
  /** All cells in the order of reading. */
  readonly text: string;
}

/** What LinkedIn notes for itself. */
const notAboutThePerson = /^(?:confirmed|primary|updated on|type|extension|created|added on)$/;

/** A column by which each file is known: some begin with notes of LinkedIn's own. */
const knownColumns: Readonly<Record<LinkedInFile, RegExp>> = {
  Profile: /^(?:first name|last name|headline)$/,
  'Profile Summary': /summary/,
  Positions: /^(?:company name|title)$/,
  Education: /^(?:school name|degree name)$/,
  Skills: /^name$/,
  Languages: /^(?:name|proficiency)$/,
  Certifications: /^(?:name|authority)$/,
  Projects: /^title$/,
  'Email Addresses': /^email address$/,
  PhoneNumbers: /^(?:number|phone number)$/,
  Honors: /^title$/,
  Publications: /^name$/,
  Patents: /^title$/,
  TestScores: /^name$/,
  Volunteering: /^(?:company name|role)$/,
  Courses: /^name$/,
  Organizations: /^name$/,
};

/** Opens the files about the person and gives every cell its place. No other file of the export is opened. */
export const readTables = (archive: Archive): LinkedInTables => {
  const tables = new Map<LinkedInFile, LinkedInRow[]>();
  const parts: string[] = [];
  let length = 0;
  const place = (text: string): Traced => {
    const at = length;
    parts.push(text, '\n');
    length += text.length + 1;
    if (length > importLimits.characters) throw new TooMuchText();
    return traced(text, at);
  };
  const paths = archive.names
    .map((path) => ({ path, file: linkedInFileOf(path) }))
    .filter((found): found is { path: string; file: LinkedInFile } => found.file !== undefined)
    .sort((one, other) => linkedInFiles.indexOf(one.file) - linkedInFiles.indexOf(other.file));
  for (const { path, file } of paths) {
    // The same file may stand in a folder too: what is there twice is read once.
    if (tables.has(file)) continue;
    const text = decodeText(archive.read(path) ?? new Uint8Array()) ?? '';
    tables.set(file, tableRows(file, text, place));
  }
  return { rows: (file) => tables.get(file) ?? [], text: parts.join('') };
};

const tableRows = (file: LinkedInFile, text: string, place: (text: string) => Traced): LinkedInRow[] => {
  const rows = readCsv(text).map(({ cells }) => cells);
  const plain = (cell: string): string => cell.trim().toLowerCase();
  const head = rows.findIndex((cells) => cells.some((cell) => knownColumns[file].test(plain(cell))));
  if (head < 0) return [];
  const columns = (rows[head] ?? []).map(plain);
  const primary = columns.indexOf('primary');
  const isPrimary = (cells: readonly string[]): number => (/^yes$/i.test(cells[primary] ?? '') ? 0 : 1);
  const content = rows.slice(head + 1).toSorted((one, other) => isPrimary(one) - isPrimary(other));
  return content.map((cells) => {
    const placed = new Map<string, Traced>();
    cells.forEach((cell, index) => {
      const column = columns[index] ?? String(index);
      const isOurs = file === 'Email Addresses' || file === 'PhoneNumbers';
      if (cell.trim() === '' || (isOurs && notAboutThePerson.test(column))) return;
      if (!placed.has(column)) placed.set(column, place(cell));
    });
    return (column) => placed.get(column.toLowerCase()) ?? nothing;
  });
};
