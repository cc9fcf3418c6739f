import { areSpacedLetters } from '../layout/letter-spacing.ts';
import type { Block } from '../source/blocks.ts';
import { join, without } from '../text/traced-text.ts';

/**
 * A heading whose letters were typed apart (`W O R K   H I S T O R Y`) has a cell for each of its words where wide gaps part
 * cells: they are one text.
 */
export const withWideHeadings = (block: Block): Block => {
  if (block.kind !== 'line' || block.cells.length < 2) return block;
  const words = block.cells.flatMap(({ text }) => text.text.split(/\s+/).filter(Boolean));
  const [first] = block.cells;
  if (!first || !areSpacedLetters(words)) return block;
  const text = join(
    block.cells.map((cell) => without(cell.text, /\s+/).kept),
    ' ',
  );
  return { ...block, text, cells: [{ ...first, text }] };
};
