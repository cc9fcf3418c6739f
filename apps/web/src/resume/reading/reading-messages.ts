import type { Refusal } from '@kalam/domain/refusal';
import type { FileProof, WrittenResume } from '@kalam/reading/proof/file-proof';
import type { ReadResume } from '@kalam/reading/reading-result';

/** What a person brings: a file, or text they pasted. */
export type ReadingInput = File | { readonly text: string };

/** A file of ours before it is handed over, and what it was made of. */
export interface ProofInput {
  readonly bytes: Uint8Array;
  readonly written: WrittenResume;
}

interface Refused {
  readonly refusal: Refusal;
}

export type Outcome<Result> = Refused | Result;
export type ReadingOutcome = Outcome<ReadResume>;
export type ProofOutcome = Outcome<FileProof>;

/** What a reader is started for. */
export type ReaderTask =
  | { readonly kind: 'read'; readonly input: ReadingInput }
  | { readonly kind: 'prove'; readonly input: ProofInput };

export type ToReader =
  | ReaderTask
  /** A file to prove is being made: what reads it may come meanwhile. */
  | { readonly kind: 'prepare'; readonly format: FileProof['format'] }
  /** The file is of no use any more; another may come. */
  | { readonly kind: 'forget' }
  /** `width` in pixels. */
  | { readonly kind: 'picture'; readonly id: number; readonly page: number; readonly width: number };

export type FromReader =
  /** The program is here and at work: from now on its time counts. */
  | { readonly kind: 'begun' }
  /** From 0 to 1. */
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'read'; readonly outcome: ReadingOutcome }
  | { readonly kind: 'proven'; readonly outcome: ProofOutcome }
  /** Without one where the page cannot be shown. */
  | { readonly kind: 'picture'; readonly id: number; readonly picture?: ImageBitmap };
