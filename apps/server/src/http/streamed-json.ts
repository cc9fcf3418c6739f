import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FileAnswer } from './bind.ts';

type Record = Readonly<{ [key: string]: unknown }>;

type List = Iterable<unknown> | AsyncIterable<unknown>;

const isList = (value: unknown): value is List =>
  typeof value === 'object' && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value);

async function* written(record: Record): AsyncGenerator<string> {
  let before = '{';
  for (const [key, value] of Object.entries(record)) {
    yield `${before}${JSON.stringify(key)}:`;
    if (isList(value)) yield* writtenList(value);
    else yield JSON.stringify(value);
    before = ',';
  }
  yield '}';
}

async function* writtenList(list: List): AsyncGenerator<string> {
  let before = '[';
  for await (const entry of list) {
    yield `${before}${JSON.stringify(entry)}`;
    before = ',';
    await nextTurn();
  }
  yield before === '[' ? '[]' : ']';
}

/**
 * An answer of many megabytes, for keeping. Every entry of a list is made and written in a turn of its own, so that
 * nobody else waits for the whole.
 */
export const streamedJson = (fileName: string, record: Record): FileAnswer<Readable> =>
  new FileAnswer(
    'application/json; charset=utf-8',
    fileName,
    Readable.from(written({ success: true, ...record })),
  );

/** Entries that are made when their turn comes; one that is gone by then is left out. */
export async function* lazily<Row, Entry>(
  rows: readonly Row[],
  make: (row: Row) => Promise<Entry | undefined>,
): AsyncGenerator<Entry> {
  for (const row of rows) {
    const entry = await make(row);
    if (entry !== undefined) yield entry;
  }
}
