import type { Refusal } from '@kalam/domain/refusal';
import type { ReadResume } from '@kalam/reading/reading-result';

/** What a person brings: a file, or text they pasted. */
export type ReadingInput = File | { readonly text: string };

export type ReadingOutcome = { readonly refusal: Refusal } | ReadResume;

export type ToReader =
  | { readonly kind: 'read'; readonly input: ReadingInput }
  /** `width` in pixels. */
  | { readonly kind: 'picture'; readonly id: number; readonly page: number; readonly width: number };

export type FromReader =
  /** The program is here and at work: from now on its time counts. */
  | { readonly kind: 'begun' }
  /** From 0 to 1. */
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'read'; readonly outcome: ReadingOutcome }
  /** Without one where the page cannot be shown. */
  | { readonly kind: 'picture'; readonly id: number; readonly picture?: ImageBitmap };
