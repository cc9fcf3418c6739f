import type { PrintedText } from '@kalam/domain/resumes/printed-text';
import type { ResumeLanguage } from '@kalam/domain/resumes/resume-language';
import type { Box, PageSize } from '../source/source-document.ts';

/**
 * Who reads the file back. `text`: its text in the order of the file, as copying or indexing gives it. `page`: our reader by
 * where things stand alone, with tags and marks ignored (of a Word file: its paragraphs and styles). `tags`: what the file
 * says of itself alone (its tags; in Word its headings, lists and marks).
 */
export const proofReaders = ['text', 'page', 'tags'] as const;
export type ProofReader = (typeof proofReaders)[number];

export interface ReaderAnswer {
  readonly reader: ProofReader;
  /** As the reader has it; empty where it has nothing. */
  readonly got: string;
  readonly isSame: boolean;
}

/** What the file should say: `printedTexts(compose(…))` of the documents, in the order of the page. */
export interface WrittenResume {
  readonly printed: readonly PrintedText[];
  /** Of the words around the person's own. */
  readonly language: ResumeLanguage;
}

/** One thing the person wrote, and what each reader got of it. */
export interface ProvenField {
  /** Dotted, entries by position: `education.0.school`. */
  readonly path: string;
  /** As it is printed. */
  readonly wrote: string;
  readonly answers: readonly ReaderAnswer[];
  /** Where it stands on the page; empty in Word. */
  readonly boxes: readonly Box[];
}

export const proofWarnings = [
  'file-large',
  'photo',
  'unusual-heading',
  'side-column',
  'letter-spaced',
  'not-copyable',
  'hidden-text',
  'text-in-picture',
  'wrong-order',
  'text-in-margin',
  'text-box',
  'locked',
] as const;
export type ProofWarningKind = (typeof proofWarnings)[number];

export interface ProofWarning {
  readonly kind: ProofWarningKind;
  /** The words or the figure it is about, as in the file. */
  readonly what: string;
  readonly boxes: readonly Box[];
}

/** What is in one file, found in its bytes alone and held beside what the person wrote. Never a score. */
export interface FileProof {
  readonly format: 'pdf' | 'docx';
  readonly bytes: number;
  /** Of the whole file, in hexadecimal: the same as of the file that is downloaded. */
  readonly sha256: string;
  readonly fields: readonly ProvenField[];
  readonly warnings: readonly ProofWarning[];
  /** In points; empty in Word. */
  readonly pages: readonly PageSize[];
  /** The whole text as the first reader has it. */
  readonly text: string;
}
