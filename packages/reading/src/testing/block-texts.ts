import { layoutOf } from '../layout/blocks-of-page.ts';
import type { Block, Table } from '../source/blocks.ts';
import type { PlacedText } from '../source/source-document.ts';

export const blocksOf = (placed: PlacedText): readonly Block[] => layoutOf(placed).blocks;

/** Blocks as text: cells apart by `|`, a list mark in front. */
export const blockText = (block: Block): string =>
  block.kind === 'table'
    ? tableTexts(block)
        .map((row) => row.join('|'))
        .join('\n')
    : `${block.mark ? `${block.mark.text} ` : ''}${block.cells.map(({ text }) => text.text).join('|')}`;

export const tableTexts = (table: Table): string[][] =>
  table.rows.map((row) => row.map(({ text }) => text.text));
