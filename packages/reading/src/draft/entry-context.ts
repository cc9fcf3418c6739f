import type { Today } from '@kalam/domain/calendar/calendar-day';
import type { Ledger } from '../ledger.ts';
import type { Confidence, ReadingNote } from '../reading-result.ts';
import type { Section } from '../source/sections.ts';
import type { Traced } from '../text/traced-text.ts';

export interface PlaceOptions {
  /** As the draft is to hold it, where that differs from what is written: `2019-06`, or `true` for a tick. */
  readonly value?: string;
  readonly confidence?: Confidence;
  /** The path of the field that this one may have been taken for. */
  readonly swapsWith?: string;
}

/** What every reader of entries works with. */
export interface EntryContext {
  readonly ledger: Ledger;
  /**
   * Puts text into the draft at a dotted path (`education.0.school`) and takes its characters. An entry comes into being, with
   * its id, by its first field. Text for a field of one line that is filled already is not taken; one of several lines
   * gets a further line.
   */
  place(path: string, text: Traced, options?: PlaceOptions): void;
  newId(): string;
  readonly today: Today;
  /** The next free index of a list: `next('education')`. */
  next(list: string): number;
  note(note: ReadingNote): void;
}

export type EntryReader = (section: Section, context: EntryContext) => void;
