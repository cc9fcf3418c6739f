import type { Today } from '@kalam/domain/calendar/calendar-day';
import { type Refusal, refuse } from '@kalam/domain/refusal';
import { Archive } from '../archive/open-archive.ts';
import { ArchiveError } from '../archive/zip-directory.ts';
import { Draft } from '../draft/draft.ts';
import { Ledger } from '../ledger.ts';
import type { ReadResume } from '../reading-result.ts';
import { TooMuchText } from '../source/block-writer.ts';
import {
  readAbilities,
  readCertificates,
  readExtras,
  readLanguages,
  readPositions,
  readStudies,
} from './linkedin-entries.ts';
import { readPerson } from './linkedin-person.ts';
import { readTables } from './linkedin-tables.ts';

interface ReadingOptions {
  readonly newId: () => string;
  readonly today: Today;
}

/** The export of one's data that LinkedIn sends as a ZIP. What its tables hold and a resume has no field for is in the tray. */
export const readLinkedInZip = (
  bytes: Uint8Array,
  options: ReadingOptions,
): { readonly refusal: Refusal } | (ReadResume & { readonly refusal?: undefined }) => {
  try {
    return readExport(new Archive(bytes), options);
  } catch (failure) {
    if (failure instanceof TooMuchText) return { refusal: refuse('import-too-much-text') };
    if (!(failure instanceof ArchiveError)) throw failure;
    const codes = {
      broken: 'import-zip-broken',
      locked: 'import-zip-locked',
      bomb: 'import-archive-bomb',
    } as const;
    return { refusal: refuse(codes[failure.fault]) };
  }
};

const readExport = (
  archive: Archive,
  { newId, today }: ReadingOptions,
): { readonly refusal: Refusal } | (ReadResume & { readonly refusal?: undefined }) => {
  const tables = readTables(archive);
  if (tables.text.trim() === '') return { refusal: refuse('import-nothing-found') };
  const ledger = new Ledger(tables.text);
  const draft = new Draft(ledger, { newId, today });
  readPerson(tables, draft);
  readPositions(tables, draft);
  readStudies(tables, draft);
  readAbilities(tables, draft);
  readLanguages(tables, draft);
  readCertificates(tables, draft);
  readExtras(tables, draft);
  const fields = draft.fields
    .toSorted(
      (one, other) => (one.at[0] ?? Number.MAX_SAFE_INTEGER) - (other.at[0] ?? Number.MAX_SAFE_INTEGER),
    )
    .map(({ at: _, ...field }) => ({ ...field, boxes: [] }));
  // A cell is a thought of its own; what stands in two cells is never one piece.
  const pieces = ledger
    .left()
    .flatMap(({ start, end }) => tables.text.slice(start, end).split(/\n(?=\S)/))
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  return {
    source: 'linkedin-zip',
    data: draft.data,
    fields,
    tray: pieces.map((text) => ({ id: newId(), text, boxes: [] })),
    notes: draft.notes,
    pages: [],
  };
};
