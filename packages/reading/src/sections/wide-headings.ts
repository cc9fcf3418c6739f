import { areSpacedLetters } from '../layout/letter-spacing.ts';
import type { Block, Line } from '../source/blocks.ts';
import { join, without } from '../text/traced-text.ts';
import { topicsOfHeading } from './heading-topics.ts';

/** Words that are a heading together, and no two headings beside each other. */
const isOneHeading = ({ cells, mark }: Line): boolean => {
  const [first] = cells;
  if (
    mark ||
    cells.length > 4 ||
    !cells.every(({ bold, size }) => bold === first?.bold && size === first.size)
  )
    return false;
  const texts = cells.map(({ text }) => text.text.trim());
  const isApart = texts.filter((text) => topicsOfHeading(text)?.exact).length > 1 && !texts.some(links);
  return !isApart && topicsOfHeading(texts.join(' '))?.exact === true;
};

const links = (text: string): boolean => /^(?:&|and|एवं|और)$/iu.test(text);

/**
 * A heading whose letters were typed apart (`W O R K   H I S T O R Y`) has a cell for each of its words where wide gaps part
 * cells: they are one text.
 */
export const withWideHeadings = (block: Block): Block => {
  if (block.kind !== 'line' || block.cells.length < 2) return block;
  const words = block.cells.flatMap(({ text }) => text.text.split(/\s+/).filter(Boolean));
  const [first] = block.cells;
  if (!first) return block;
  const isOfLetters = areSpacedLetters(words);
  if (!isOfLetters && !isOneHeading(block)) return block;
  const text = join(
    block.cells.map((cell) => (isOfLetters ? without(cell.text, /\s+/).kept : cell.text)),
    ' ',
  );
  return { ...block, text, cells: [{ ...first, text }] };
};
