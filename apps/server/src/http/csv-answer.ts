import { Readable } from 'node:stream';
import { type CsvValue, csvRow, csvStart } from '@kalam/domain/admin/csv';
import type { Page, ReadPage } from '../database/paged-list.ts';
import { FileAnswer } from './bind.ts';

export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => CsvValue>>;

const csvBatch = 1000;

const csvLines = async function* <Item>(
  columns: CsvColumns<Item>,
  firstPage: Page<Item>,
  read: ReadPage<Item>,
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield csvStart + csvRow(Object.keys(columns));
  for (let page = firstPage; ; page = await read({ cursor: page.nextCursor ?? '', limit: csvBatch })) {
    yield page.items.map((item) => csvRow(cells.map((cell) => cell(item)))).join('');
    if (page.nextCursor === null) return;
  }
};

/**
 * The whole of a filtered list as a file. It is read and sent batch by batch, no faster than it is taken: memory stays
 * flat, and a slow download holds no connection to the database.
 */
export const csvAnswer = async <Item>(
  name: string,
  columns: CsvColumns<Item>,
  read: ReadPage<Item>,
): Promise<FileAnswer> => {
  // The first batch is read before anything is sent, so that a failure is still answered as one.
  const firstPage = await read({ cursor: undefined, limit: csvBatch });
  return new FileAnswer(
    'text/csv; charset=utf-8',
    `${name}.csv`,
    Readable.from(csvLines(columns, firstPage, read)),
  );
};
