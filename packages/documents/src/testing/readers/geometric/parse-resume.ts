import type { PdfItem } from '../pdf-items.ts';
import { type ParsedEntry, parseEntries } from './entries.ts';
import { isWebAddress, type KnownSection, mailAddress, phoneNumber } from './known-words.ts';
import { listOf } from './lists.ts';
import { type Row, readRows, rowText } from './rows.ts';
import { cutSections, styleOf } from './sections.ts';
import { rightEdge } from './wraps.ts';

/** What an applicant system would put into its form. */
export interface ParsedResume {
  readonly name: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly links: readonly string[];
  readonly sections: readonly ParsedSection[];
}

export interface ParsedSection {
  readonly heading: string;
  readonly kind?: KnownSection;
  readonly text: string;
  readonly list: readonly string[];
  readonly entries: readonly ParsedEntry[];
}

/**
 * Reads a resume as the public descriptions of applicant systems say that these do: rows by baseline, cells by gap,
 * sections by known headings, entries by their dates and the setting of their titles. It knows nothing of our templates.
 */
export const parseResume = (items: readonly PdfItem[]): ParsedResume => {
  const rows = readRows(items);
  const edge = rightEdge(rows);
  const { head, sections } = cutSections(rows);
  return {
    ...parseHead(head),
    sections: sections.map(({ heading, kind, rows: own }) => ({
      heading,
      ...(kind && { kind }),
      text: own.map(rowText).join('\n'),
      list: listOf(own, edge),
      entries: parseEntries(own, kind, edge),
    })),
  };
};

const sizeOf = (row: Row): number => Math.max(...row.cells.map(({ size }) => size));

const isContact = (text: string): boolean =>
  mailAddress.test(text) || phoneNumber.test(text) || isWebAddress(text);

/** The largest words are the name; what stands between them and the contacts is the headline. */
const parseHead = (head: readonly Row[]): Omit<ParsedResume, 'sections'> => {
  const largest = Math.max(0, ...head.map(sizeOf));
  const nameRows = head.filter((row) => sizeOf(row) > largest - 0.1);
  const nameStyle = nameRows[0] && styleOf(nameRows[0]);
  const named = nameRows.filter((row) => styleOf(row) === nameStyle);
  const others = head.filter((row) => !named.includes(row));
  const firstContact = others.findIndex((row) => row.cells.some(({ text }) => isContact(text)));
  const lines = firstContact < 0 ? others : others.slice(0, firstContact);
  const contacts = (firstContact < 0 ? [] : others.slice(firstContact))
    .flatMap((row) => row.cells.flatMap(({ text }) => text.split('|').map((part) => part.trim())))
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  const texts = [...contacts, ...named.flatMap((row) => row.cells.slice(1).map(({ text }) => text))];
  return {
    name: named.map(({ cells: [first] }) => first?.text ?? '').join(' '),
    headline: lines.map(rowText).join(' '),
    email: texts.map((text) => mailAddress.exec(text)?.[0]).find(Boolean) ?? '',
    phone:
      texts
        .filter((text) => !mailAddress.test(text))
        .map((text) => phoneNumber.exec(text)?.[0])
        .find(Boolean) ?? '',
    place: texts.find((text) => !isContact(text)) ?? '',
    links: texts.filter((text) => isWebAddress(text) && !mailAddress.test(text)),
  };
};
