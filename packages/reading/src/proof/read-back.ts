import type { PlacedText } from '../source/source-document.ts';
import type { ProofWarning } from './file-proof.ts';
import type { ReadPage } from './read-by-page.ts';

/** What a file says of its own text: which field each piece shows, or only what is a heading and what a list. */
export type Tagged =
  | { readonly kind: 'fields'; readonly texts: ReadonlyMap<string, string> }
  | { readonly kind: 'structure'; readonly page: ReadPage }
  | { readonly kind: 'nothing' };

/** The bytes, opened once: what each of the three readers starts from. */
export interface ReadBack {
  readonly format: 'pdf' | 'docx';
  /** In the order of the file. */
  readonly text: string;
  /** The same without what belongs to the pages and not to the text, sign for sign. */
  readonly body: string;
  /** By where things stand; absent where there is no text at all. */
  readonly page?: ReadPage;
  readonly tagged: Tagged;
  readonly placed?: PlacedText;
  readonly warnings: readonly ProofWarning[];
}
