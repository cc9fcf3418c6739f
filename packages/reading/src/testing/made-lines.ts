import type { Cell, Line } from '../source/blocks.ts';
import { join, type Traced, traced } from '../text/traced-text.ts';

export interface MadeLine extends Partial<Omit<Line, 'text' | 'cells' | 'mark' | 'kind'>> {
  /** Cells are apart by `|`. */
  readonly text: string;
  readonly mark?: string;
}

/** Lines by hand; what is not said is as in plain text. Their characters follow each other. */
export const madeLines = (made: readonly (string | MadeLine)[]): Line[] => {
  let at = 0;
  const next = (text: string): Traced => {
    const piece = traced(text, at);
    at += text.length + 1;
    return piece;
  };
  return made.map((one) => {
    const { text, mark, ...rest } = typeof one === 'string' ? { text: one, mark: undefined } : one;
    const marked = mark === undefined ? undefined : next(mark);
    const style = { bold: false, italic: false, size: 10, ...rest };
    const cells: Cell[] = text.split('|').map((cell) => ({
      text: next(cell),
      bold: style.bold,
      italic: style.italic,
      size: style.size,
    }));
    return {
      kind: 'line',
      text: join(
        cells.map((cell) => cell.text),
        '\t',
      ),
      cells,
      indent: 0,
      spaceAbove: 0,
      ruleAbove: false,
      ruleBelow: false,
      boxed: false,
      full: false,
      region: 0,
      ...style,
      ...(marked && { mark: marked }),
    };
  });
};
