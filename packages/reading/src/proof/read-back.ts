import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import { Ledger } from '../ledger.ts';
import { OwnDraft } from '../pdf/own-draft.ts';
import type { OwnText } from '../pdf/own-marks.ts';
import { fieldsOf } from '../pdf/own-pdf.ts';
import type { PlacedText } from '../source/source-document.ts';
import type { ProofWarning } from './file-proof.ts';
import type { ReadPage } from './read-by-page.ts';

/** What a file says of its own text: which field each piece shows, or only what is a heading and what a list. */
export type Tagged =
  | {
      readonly kind: 'fields';
      readonly texts: ReadonlyMap<string, string>;
      /** How many texts each field has: a name may stand twice on a page. */
      readonly times: ReadonlyMap<string, number>;
    }
  | { readonly kind: 'structure'; readonly page: ReadPage }
  | { readonly kind: 'nothing' };

/** By field what the texts of one of our own files say. */
export const taggedFields = (own: readonly OwnText[], words: DocumentWords, text: string): Tagged => {
  const fields = fieldsOf(own, new OwnDraft(words, () => ''), new Ledger(text));
  const times = new Map<string, number>();
  for (const { path, text: said } of own) if (said.trim() !== '') times.set(path, (times.get(path) ?? 0) + 1);
  return {
    kind: 'fields',
    texts: new Map([...fields].map(([path, { lines }]) => [path, lines.join('\n')])),
    times,
  };
};

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
