import type { ReadingNote } from '../reading-result.ts';
import type { Run } from '../source/source-document.ts';
import type { PageReading } from './page/read-page.ts';
import { pdfLimits } from './pdf-limits.ts';

/** A run with what only its file knows of it. */
export interface StreamRun {
  readonly run: Run;
  /** The marked content it belongs to, as the tag tree names it. */
  readonly mark?: string;
  /** What stands between it and the next one in what was read. */
  readonly after: '' | ' ' | '\n';
}

/** Everything that was read as one text, and each run's place in it. */
export const streamOf = (
  pages: readonly Pick<PageReading, 'pieces'>[],
): { readonly runs: readonly StreamRun[]; readonly text: string } => {
  const runs: StreamRun[] = [];
  let text = '';
  pages.forEach(({ pieces }, page) => {
    pieces.forEach(({ mark, after, ...piece }, index) => {
      const between = index === pieces.length - 1 ? '\n' : after;
      runs.push({
        run: { ...piece, at: text.length, page },
        ...(mark !== undefined && { mark }),
        after: between,
      });
      text += piece.text + between;
    });
  });
  return { runs, text };
};

const lettersOf = ({ pieces }: PageReading): number =>
  pieces.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);

export const hasLittleText = (page: PageReading): boolean => lettersOf(page) < pdfLimits.charactersOfText;

/** Which pages are pictures where others are text. A last page may end after a few words, and an empty one is none. */
export const pictureNotes = (pages: readonly PageReading[]): ReadingNote[] => {
  const pictures = pages.flatMap((page, index) => {
    const ends = index === pages.length - 1 && lettersOf(page) > 0;
    return hasLittleText(page) && !ends && !page.drawing.isBlank ? [index + 1] : [];
  });
  return pictures.length > 0 ? [{ kind: 'picture-pages', text: pictures.join(', ') }] : [];
};
