import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Draft, type PlacedField } from '../draft/draft.ts';
import type { EntryReader } from '../draft/entry-context.ts';
import { Ledger } from '../ledger.ts';
import type { Block } from '../source/blocks.ts';
import type { SectionTopic } from '../source/sections.ts';
import { type Places, placesOf, section } from './made-blocks.ts';

export interface MadeReading {
  readonly data: ResumeData;
  readonly fields: readonly PlacedField[];
  /** What no field took. */
  readonly left: readonly string[];
  /** Paths of the fields that are to be looked at. */
  readonly doubtful: readonly string[];
}

/** Reads blocks that a test makes with one reader, as the whole reading would. */
export const readMade = (
  reader: EntryReader,
  topic: SectionTopic,
  make: (places: Places) => readonly Block[],
): MadeReading => {
  const places = placesOf();
  const blocks = make(places);
  let ids = 0;
  const draft = new Draft(new Ledger(places.text), {
    newId: () => `id-${ids++}`,
    today: { day: '2026-11-15', latest: '2026-11-15' },
  });
  reader(section([topic], blocks), draft);
  return {
    data: draft.data,
    fields: draft.fields,
    left: draft.ledger.left().map(({ start, end }) =>
      places.text
        .slice(start, end)
        .trim()
        .replace(/^[^\p{L}\p{N}]+/u, ''),
    ),
    doubtful: draft.fields.filter(({ confidence }) => confidence === 'check').map(({ path }) => path),
  };
};
