import { type DocumentWords, type MarksColumn, marksColumns } from '@kalam/domain/resumes/document-words';
import type { TableBlock, Text } from './blocks.ts';

/** What a table may show of one degree; a text may be empty. */
export interface MarksRow {
  readonly source: string;
  readonly cells: Readonly<Record<MarksColumn, readonly Text[]>>;
}

/** In a cell that was not filled, so that every row has as many cells and a click there finds the field. */
const nothing = '–';

const says = (cell: readonly Text[]): boolean => cell.some(({ text }) => text !== '');

/** Education as placement cells ask for it; a column nobody filled is left out. */
export const composeMarksTable = (
  degrees: readonly MarksRow[],
  source: string,
  words: DocumentWords,
): TableBlock[] => {
  const rows = degrees.filter(({ cells }) => marksColumns.some((column) => says(cells[column])));
  const columns = marksColumns.filter((column) => rows.some(({ cells }) => says(cells[column])));
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      source,
      columns: columns.map((column) => ({ text: words.marksTable[column], source: '' })),
      rows: rows.map((row) => ({
        source: row.source,
        cells: columns.map((column) => {
          const cell = row.cells[column];
          return says(cell) ? cell : [{ text: nothing, source: cell[0]?.source ?? row.source }];
        }),
      })),
    },
  ];
};
