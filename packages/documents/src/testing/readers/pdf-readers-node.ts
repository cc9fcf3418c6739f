import type { ResumeDocument } from '../../compose/blocks.ts';
import { pdfStructure, pdftotext } from '../document-tools-node.ts';
import { parseResume } from './geometric/parse-resume.ts';
import { type ReadItems, readItems } from './pdf-items.ts';
import { unreadFields, unreadInColumns } from './read-in-order.ts';
import { type ResumeField, resumeFields } from './resume-fields.ts';
import { unparsedFields } from './score-parsed.ts';
import { taggedText } from './tagged-text.ts';

/** A file to be read; what several readers start from is read once. */
export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly resume: ResumeDocument;
  readonly items: () => Promise<ReadItems>;
}

export interface Reader {
  readonly name: string;
  readonly needsPoppler: boolean;
  /** Looks where things stand on the page, not only in which order they come. */
  readonly goesByPlace: boolean;
  readonly unread: (file: FileToRead, fields: readonly ResumeField[]) => Promise<ResumeField[]>;
}

const withSideColumn: ReadonlySet<string> = new Set(['side-column']);

const unreadText = (text: string, fields: readonly ResumeField[], { template }: ResumeDocument) =>
  withSideColumn.has(template) ? unreadInColumns(text, fields) : unreadFields(text, fields);

/** Independent ways of reading a page, from the plainest to the one that fills in a form. */
export const readers: readonly Reader[] = [
  {
    name: 'text by pdf.js',
    needsPoppler: false,
    goesByPlace: false,
    unread: async ({ items, resume }, fields) => unreadText((await items()).text, fields, resume),
  },
  {
    name: 'text by poppler in the order of the file',
    needsPoppler: true,
    goesByPlace: false,
    unread: async ({ bytes, resume }, fields) => unreadText(await pdftotext(bytes, 'raw'), fields, resume),
  },
  {
    name: 'text by poppler from where it stands',
    needsPoppler: true,
    goesByPlace: true,
    unread: async ({ bytes, resume }, fields) =>
      unreadText(await pdftotext(bytes, 'default'), fields, resume),
  },
  {
    name: 'tags by poppler',
    needsPoppler: true,
    goesByPlace: false,
    unread: async ({ bytes, resume }, fields) =>
      unreadText(taggedText(await pdfStructure(bytes)), fields, resume),
  },
  {
    name: 'fields by a form filling parser',
    needsPoppler: false,
    goesByPlace: true,
    unread: async ({ items, resume }, fields) =>
      unparsedFields(parseResume((await items()).items), resume, fields),
  },
];

/** A side column is held by the order of the file and by its tags, and says so where it is offered (decision 74). */
export const readersOf = (template: string): readonly Reader[] =>
  withSideColumn.has(template) ? readers.filter(({ goesByPlace }) => !goesByPlace) : readers;

export const fileToRead = (bytes: Uint8Array, resume: ResumeDocument): FileToRead => {
  let read: Promise<ReadItems> | undefined;
  return {
    bytes,
    resume,
    items: () => {
      read ??= readItems(bytes);
      return read;
    },
  };
};

export interface Reading {
  readonly reader: string;
  readonly fields: number;
  readonly unread: readonly ResumeField[];
}

export const readings = async (file: FileToRead, by: readonly Reader[]): Promise<Reading[]> => {
  const fields = resumeFields(file.resume);
  return Promise.all(
    by.map(async ({ name, unread }) => ({
      reader: name,
      fields: fields.length,
      unread: await unread(file, fields),
    })),
  );
};
