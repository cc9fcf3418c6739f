import type { TableBlock, Text } from '../compose/blocks.ts';
import { columnWidths } from '../layout/table-columns.ts';
import type { Look } from '../templates/look.ts';
import { colourOf, eighths, paragraphProperties, twips } from './docx-look.ts';
import { isTurned } from './docx-scripts.ts';
import type { RunWriter } from './docx-short-facts.ts';
import { styleIds } from './docx-styles.ts';
import { element, flag, type Xml } from './docx-xml.ts';

const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'] as const;

const textOf = (texts: readonly Text[]): string => texts.map(({ text }) => text).join('');

/** A real table whose head Word repeats on every page and whose rows it never cuts. */
export const writeTable = (
  { columns, rows }: TableBlock,
  look: Look,
  { run, linked }: RunWriter,
  room: number,
): Xml[] => {
  const pad = look.unit * 1.6;
  // Words are not measured here; in a column as narrow as a year every letter counts, so each has room to spare.
  const letter = look.body * 0.58;
  const widths = columnWidths(
    columns.map(({ text }, column) => {
      const texts = [text, ...rows.map(({ cells }) => textOf(cells[column] ?? []))];
      const words = texts.flatMap((one) => one.split(' '));
      const widest = (all: readonly string[]): number =>
        (Math.max(...all.map(({ length }) => length)) + 1) * letter + 2 * pad;
      return { least: widest(words), most: widest(texts) };
    }),
    room,
  );
  const cell = (width: number, content: readonly Xml[], ground?: string): Xml =>
    element(
      'w:tc',
      {},
      element(
        'w:tcPr',
        {},
        element('w:tcW', { 'w:w': twips(width), 'w:type': 'dxa' }),
        ground !== undefined && element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': ground }),
      ),
      element(
        'w:p',
        {},
        paragraphProperties(
          {
            before: look.unit / 2,
            after: look.unit / 2,
            turned: isTurned(content.flatMap(({ said }) => (said ? [said] : []))),
            ...(ground !== undefined && { keepNext: true }),
          },
          styleIds.body,
        ),
        ...content,
      ),
    );
  const margin = (side: string): Xml => element(`w:${side}`, { 'w:w': twips(pad), 'w:type': 'dxa' });
  const border = { 'w:val': 'single', 'w:sz': eighths(0.5), 'w:space': 0, 'w:color': colourOf(look, 'line') };
  const total = twips(widths.reduce((sum, width) => sum + width, 0));
  const table = element(
    'w:tbl',
    {},
    element(
      'w:tblPr',
      {},
      element('w:tblW', { 'w:w': total, 'w:type': 'dxa' }),
      element('w:tblBorders', {}, ...sides.map((side) => element(`w:${side}`, border))),
      element('w:tblLayout', { 'w:type': 'fixed' }),
      element('w:tblCellMar', {}, margin('left'), margin('right')),
      element('w:tblLook', { 'w:val': '04A0', 'w:firstRow': 1, 'w:firstColumn': 1, 'w:noVBand': 1 }),
    ),
    element('w:tblGrid', {}, ...widths.map((width) => element('w:gridCol', { 'w:w': twips(width) }))),
    element(
      'w:tr',
      {},
      element('w:trPr', {}, flag('w:cantSplit', true), flag('w:tblHeader', true)),
      ...columns.map(({ text }, column) =>
        cell(widths[column] ?? 0, run(text, styleIds.title), colourOf(look, 'tint')),
      ),
    ),
    ...rows.map(({ cells }) =>
      element(
        'w:tr',
        {},
        element('w:trPr', {}, flag('w:cantSplit', true)),
        ...cells.map((texts, column) =>
          cell(
            widths[column] ?? 0,
            texts.flatMap((text) => linked(text)),
          ),
        ),
      ),
    ),
  );
  return [table, afterTable];
};

/** Word wants a paragraph behind a table that ends a document, and would set one a line high. */
const afterTable = element(
  'w:p',
  {},
  element('w:pPr', {}, element('w:spacing', { 'w:after': 0, 'w:line': 20, 'w:lineRule': 'exact' })),
);
