import type { Formatting, ResumeData } from '@kalam/domain/resumes/resume-model';
import type { Box, PageSize, SourceKind } from './source/source-document.ts';

/** *check* is shown open in the review: the reader had a reason to doubt. */
export type Confidence = 'sure' | 'check';

/** A filled field of the draft, and where its text stands in the file. */
export interface ReadField {
  /** Dotted, entries by position, as refusals name fields: `education.0.school`. */
  readonly path: string;
  /** As the draft holds it. */
  readonly value: string;
  /** As the file holds it, where that differs: `Jun'19` for `2019-06`. */
  readonly written?: string;
  readonly confidence: Confidence;
  /** Empty where the source has no pages. */
  readonly boxes: readonly Box[];
  /** The other field that this one may have been taken for: one press exchanges both. */
  readonly swapsWith?: string;
  /** Where it stands in `ReadResume.text`. */
  readonly spans?: readonly TextSpan[];
}

/** From the first character to behind the last one. */
export type TextSpan = readonly [start: number, end: number];

/** Text of the file that has no place in the draft. */
export interface TrayPiece {
  readonly id: string;
  readonly text: string;
  readonly boxes: readonly Box[];
  /** Where it would go if its owner agrees: a field's path or a section's key. */
  readonly suggestion?: string;
  readonly advice?: 'aadhaar';
  readonly spans?: readonly TextSpan[];
}

export interface ReadingNote {
  /**
   * `more-education`: an entry beyond the three or beside the ladder stands in a section of its own. `picture-pages`: the
   * named pages are pictures, and were not read.
   */
  readonly kind: 'more-education' | 'not-printed' | 'not-a-resume' | 'picture-pages';
  /** What it is about, in the file's words. */
  readonly text: string;
}

export interface ReadResume {
  readonly source: SourceKind;
  readonly data: ResumeData;
  /** In the order of the file. */
  readonly fields: readonly ReadField[];
  readonly tray: readonly TrayPiece[];
  readonly notes: readonly ReadingNote[];
  /** Of the file, in points; empty where it has none. */
  readonly pages: readonly PageSize[];
  /** All that was read, for a file that has no pages to show. */
  readonly text?: string;
  /** The look, where the file is one of ours. */
  readonly look?: { readonly template?: string; readonly formatting?: Formatting };
}
