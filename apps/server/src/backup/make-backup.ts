import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackupHead, writeBackup } from './backup-file.ts';
import { type BackupRecord, countRows, endOfRows } from './backup-rows.ts';
import { BackupTrouble } from './backup-trouble.ts';
import { columnList, type KeptTable, readCounters, readKeptTables, readVersions } from './kept-tables.ts';

export interface BackupWish {
  /** Of a connection that keeps its session: one snapshot holds for all tables. */
  readonly direct: pg.ClientConfig;
  readonly path: string;
  readonly passphrase: string | undefined;
  /** Kept with sealed backups alone: whoever has it can make anybody's session. */
  readonly authSecret: string | undefined;
  readonly now: Date;
}

export interface MadeBackup {
  readonly head: BackupHead;
  readonly path: string;
  readonly bytes: number;
  readonly rows: Readonly<Record<string, number>>;
}

const line = (record: BackupRecord): Buffer => Buffer.from(`${JSON.stringify(record)}\n`);

async function* copyTable(
  client: pg.Client,
  table: KeptTable,
  counted: (rows: number) => void,
): AsyncGenerator<Buffer> {
  yield line({ table: table.name, columns: [...table.columns] });
  let rows = 0;
  const copied = client.query(copyTo(`copy ${table.name} (${columnList(table)}) to stdout`));
  for await (const bytes of copied as AsyncIterable<Buffer>) {
    rows += countRows(bytes);
    yield bytes;
  }
  counted(rows);
  yield Buffer.from(endOfRows);
}

async function* packRows(
  client: pg.Client,
  authSecret: string | undefined,
  rows: Record<string, number>,
): AsyncGenerator<Buffer> {
  if (authSecret !== undefined) yield line({ authSecret });
  for (const table of await readKeptTables(client)) {
    yield* copyTable(client, table, (count) => {
      rows[table.name] = count;
    });
  }
  yield line({ sequences: [...(await readCounters(client))], rows });
}

const syncFile = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes all rows as they stood at one moment, while everybody goes on working. The file is there whole, or not at all. */
export const makeBackup = async ({
  direct,
  path,
  passphrase,
  authSecret,
  now,
}: BackupWish): Promise<MadeBackup> => {
  const client = new pg.Client({ ...direct, application_name: 'kalam-backup' });
  client.on('error', () => undefined);
  await client.connect();
  const draft = `${path}.part`;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const begun = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal");
    if (begun.rows[0].journal === null)
      throw new BackupTrouble('There is nothing to back up: this database has never been used by Kalam.');
    const { head, wrap } = await writeBackup(
      { madeAt: now.toISOString(), ...(await readVersions(client)) },
      passphrase,
    );
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const rows: Record<string, number> = {};
    const secret = passphrase === undefined ? undefined : authSecret;
    await pipeline(
      Readable.from(packRows(client, secret, rows), { objectMode: false }),
      createGzip({ level: 3 }),
      wrap,
      createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
    );
    await client.query('commit');
    await syncFile(draft);
    await rename(draft, path);
    await syncFile(dirname(path)).catch(() => undefined);
    return { head, path, bytes: (await stat(path)).size, rows };
  } catch (error) {
    if (!isLeftByAnother(error)) await rm(draft, { force: true });
    throw isLeftByAnother(error)
      ? new BackupTrouble(
          `${draft} is there already: another backup is being made, or one was cut off. Remove it.`,
        )
      : error;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const isLeftByAnother = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';
