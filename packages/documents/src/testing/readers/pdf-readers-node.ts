import type { ResumeDocument } from '../../compose/blocks.ts';
import { pdfStructure, pdftotext } from '../document-tools-node.ts';
import { parseResume } from './geometric/parse-resume.ts';
import { type ReadItems, readItems } from './pdf-items.ts';
import { unreadFields } from './read-in-order.ts';
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

/** Independent ways of reading a page, from the plainest to the one that fills in a form. */
export const readers: readonly Reader[] = [
  {
    name: 'text by pdf.js',
    needsPoppler: false,
    goesByPlace: false,
    unread: async ({ items }, fields) => unreadFields((await items()).text, fields),
  },
  {
    name: 'text by poppler in the order of the file',
    needsPoppler: true,
    goesByPlace: false,
    unread: async ({ bytes }, fields) => unreadFields(await pdftotext(bytes, 'raw'), fields),
  },
  {
    name: 'text by poppler from where it stands',
    needsPoppler: true,
    goesByPlace: true,
    unread: async ({ bytes }, fields) => unreadFields(await pdftotext(bytes, 'default'), fields),
  },
  {
    name: 'tags by poppler',
    needsPoppler: true,
    goesByPlace: false,
    unread: async ({ bytes }, fields) => unreadFields(taggedText(await pdfStructure(bytes)), fields),
  },
  {
    name: 'fields by a form filling parser',
    needsPoppler: false,
    goesByPlace: true,
    unread: async ({ items, resume }, fields) =>
      unparsedFields(parseResume((await items()).items), resume, fields),
  },
];

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
