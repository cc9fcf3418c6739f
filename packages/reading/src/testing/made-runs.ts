import type { PlacedText, Rule, Run } from '../source/source-document.ts';

export interface MadeRun extends Partial<Omit<Run, 'text' | 'at'>> {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const widthOf = (text: string, size: number): number => text.length * size * 0.5;

/** Text by hand where it is said to stand: half an em to a letter, ten points, plain. */
export const madePage = (runs: readonly MadeRun[], rules: readonly Partial<Rule>[] = []): PlacedText => {
  let at = 0;
  const pages = Math.max(1, ...runs.map(({ page = 0 }) => page + 1));
  return {
    pages: Array.from({ length: pages }, () => ({ width: 595, height: 842 })),
    runs: runs.map((run) => {
      const size = run.size ?? 10;
      const placed: Run = {
        page: 0,
        width: widthOf(run.text, size),
        size,
        font: 'regular',
        bold: false,
        italic: false,
        ...run,
        at,
      };
      at += run.text.length + 1;
      return placed;
    }),
    rules: rules.map((rule) => ({ page: 0, x1: 50, x2: 545, y1: 0, y2: 0, ...rule })),
  };
};

/** One line below the other. */
export const madeColumn = (
  x: number,
  top: number,
  texts: readonly (string | Partial<MadeRun>)[],
  pitch = 14,
): MadeRun[] =>
  texts.map((text, index) => ({
    text: '',
    x,
    y: top + index * pitch,
    ...(typeof text === 'string' ? { text } : text),
  }));
