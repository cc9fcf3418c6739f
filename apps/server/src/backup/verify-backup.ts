import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type BackupHead, openBackup } from './backup-file.ts';
import { type BackupEnd, countRows, RowReader } from './backup-rows.ts';
import { BackupTrouble } from './backup-trouble.ts';

export interface BackupContent {
  /** Called for each table, in the file's order; has to read its rows to their end. */
  table(name: string, columns: readonly string[], rows: AsyncIterable<Buffer>): Promise<void>;
  authSecret(secret: string): void;
}

export interface ReadBackup {
  readonly head: BackupHead;
  readonly end: BackupEnd;
}

async function* counting(rows: AsyncIterable<Buffer>, counted: (rows: number) => void) {
  for await (const bytes of rows) {
    counted(countRows(bytes));
    yield bytes;
  }
}

/** Reads a backup from its first byte to its last; anything that is not as it was written is refused. */
export const readBackup = async (
  path: string,
  passphrase: string | undefined,
  content: BackupContent,
): Promise<ReadBackup> => {
  const { head, packed } = await openBackup(path, passphrase);
  const packedRows = Readable.from(packed, { objectMode: false });
  const unpacked = createGunzip();
  // A failure of the file ends the unpacking with the same failure.
  packedRows.on('error', (error) => unpacked.destroy(error));
  packedRows.pipe(unpacked);
  const reader = new RowReader(unpacked);
  const found = new Map<string, number>();
  try {
    for (;;) {
      const record = await reader.record();
      if (record === undefined) throw new BackupTrouble('This backup has no end.');
      if ('authSecret' in record) content.authSecret(record.authSecret);
      else if ('table' in record) {
        let rows = 0;
        await content.table(
          record.table,
          record.columns,
          counting(reader.rows(), (count) => {
            rows += count;
          }),
        );
        found.set(record.table, rows);
      } else {
        if ((await reader.record()) !== undefined)
          throw new BackupTrouble('This backup goes on after its end.');
        refuseMissingRows(found, record);
        return { head, end: record };
      }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new BackupTrouble('This backup is damaged: its end is missing, or bytes in it were changed.');
    throw error;
  } finally {
    packedRows.destroy();
    unpacked.destroy();
  }
};

const refuseMissingRows = (found: ReadonlyMap<string, number>, { rows }: BackupEnd): void => {
  const wanted = Object.entries(rows);
  if (wanted.length === found.size && wanted.every(([table, count]) => found.get(table) === count)) return;
  throw new BackupTrouble('This backup does not hold the rows it says it holds.');
};

/** Whether a backup can be read to its last byte, and what is in it. */
export const verifyBackup = (path: string, passphrase: string | undefined): Promise<ReadBackup> =>
  readBackup(path, passphrase, {
    authSecret: () => undefined,
    table: async (_name, _columns, rows) => {
      for await (const _ of rows);
    },
  });
