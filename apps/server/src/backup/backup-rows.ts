import { z } from 'zod';
import { BackupTrouble } from './backup-trouble.ts';
import { HeldBytes } from './held-bytes.ts';

/*
 * What is packed into a backup: a line of JSON, and after one that names a table its rows as PostgreSQL writes them
 * (COPY's text form), ended by `\.` on a line of its own, which no row can be.
 */

export const endOfRows = '\\.\n';

const recordSchema = z.union([
  z.object({ authSecret: z.string() }),
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({
    sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
    rows: z.record(z.string(), z.int()),
  }),
]);
export type BackupRecord = z.infer<typeof recordSchema>;
/** The last record: what must have been read by then, and where the counters stood. */
export type BackupEnd = Extract<BackupRecord, { rows: unknown }>;

const unreadable = (): BackupTrouble => new BackupTrouble('This backup cannot be read to its end.');

const endMark = Buffer.from(`\n${endOfRows}`);
const newline = 10;

/** Reads records one after another, and the rows of a table as they come. */
export class RowReader {
  /** In front of rows a line end is kept, so that the end mark is found before the first row too. */
  readonly #held: HeldBytes;

  constructor(source: AsyncIterable<Buffer>) {
    this.#held = new HeldBytes(source);
  }

  async record(): Promise<BackupRecord | undefined> {
    let end = this.#held.bytes.indexOf(newline);
    while (end === -1) {
      if (!(await this.#held.more())) {
        if (this.#held.bytes.length > 0) throw unreadable();
        return undefined;
      }
      end = this.#held.bytes.indexOf(newline);
    }
    const line = this.#held.bytes.subarray(0, end).toString('utf8');
    this.#held.bytes = this.#held.bytes.subarray(end + 1);
    try {
      return recordSchema.parse(JSON.parse(line));
    } catch {
      throw unreadable();
    }
  }

  /** The rows of the table whose record was read last; to be read to their end. */
  async *rows(): AsyncGenerator<Buffer> {
    this.#held.bytes = Buffer.concat([Buffer.from([newline]), this.#held.bytes]);
    // The kept line end is no part of the first row.
    let isFirst = true;
    for (;;) {
      const end = this.#held.bytes.indexOf(endMark);
      const until = end === -1 ? this.#held.bytes.length - endMark.length : end + 1;
      if (until > (isFirst ? 1 : 0)) {
        yield this.#held.bytes.subarray(isFirst ? 1 : 0, until);
        this.#held.bytes = this.#held.bytes.subarray(until);
        isFirst = false;
      }
      if (end !== -1) {
        const used = isFirst ? 1 : 0;
        this.#held.bytes = this.#held.bytes.subarray(used + endOfRows.length);
        return;
      }
      if (!(await this.#held.more())) throw unreadable();
    }
  }
}

export const countRows = (bytes: Buffer): number => {
  let count = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
};
