import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  holdMigrationLock,
  knownMigrations,
  migrateDatabase,
  migrateQueueTables,
  migrateToRelease,
} from '../database/migrate.ts';
import type { BackupHead } from './backup-file.ts';
import { BackupTrouble } from './backup-trouble.ts';
import { columnList, readKeptTables, readVersions, setCounters } from './kept-tables.ts';
import { type ReadBackup, readBackup, verifyBackup } from './verify-backup.ts';

export interface RestoreWish {
  readonly direct: pg.ClientConfig;
  readonly path: string;
  readonly passphrase: string | undefined;
}

export interface Restored extends ReadBackup {
  /** The secret that signed cookies and links, when the backup holds it. */
  readonly authSecret: string | undefined;
}

/** A start on an unused database leaves rows here, and nowhere else. */
const filledByFirstStart = new Set([
  '"public"."checkout_settings"',
  '"public"."templates"',
  '"public"."queue_workers"',
  '"graphile_worker"."_private_known_crontabs"',
  '"graphile_worker"."_private_tasks"',
  '"graphile_worker"."_private_jobs"',
]);

const refuseUsedDatabase = async (client: pg.Client): Promise<void> => {
  for (const { name } of await readKeptTables(client)) {
    if (filledByFirstStart.has(name)) continue;
    const { rows } = await client.query(`select exists (select from ${name}) as used`);
    if (rows[0].used)
      throw new BackupTrouble(
        `The database is in use (${name} has rows). A backup is restored into an empty one: name another in ` +
          'DATABASE_URL, or another DATA_DIR.',
      );
  }
};

/** How many of our migrations made the tables of the backup. */
const releaseOf = ({ migrations }: BackupHead): number => {
  const known = knownMigrations();
  if (migrations.every((hash, place) => known[place] === hash)) return migrations.length;
  throw new BackupTrouble(
    'This backup was made by another version of Kalam, newer than this one: restore it with that version.',
  );
};

const isUntouched = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal");
  return rows[0].journal === null;
};

/** Tables as they were when the backup was made; rows of an earlier release fit no others. */
const prepareTables = async (client: pg.Client, direct: pg.ClientConfig, head: BackupHead): Promise<void> => {
  const release = releaseOf(head);
  if (await isUntouched(client)) await migrateToRelease(client, release);
  else await refuseUsedDatabase(client);
  await migrateQueueTables(direct);
  const { migrations, queueMigration } = await readVersions(client);
  if (queueMigration < head.queueMigration)
    throw new BackupTrouble(
      'The queue in this backup is newer than this version of Kalam: restore it with the version that made it.',
    );
  if (migrations.length !== release)
    throw new BackupTrouble(
      'This backup is of an earlier release, and the database already has the tables of a later one. ' +
        'Restore into a database that Kalam has never been started on; it is brought up to date afterwards.',
    );
};

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const readReferences = async (client: pg.Client, tables: readonly string[]): Promise<Reference[]> => {
  const { rows } = await client.query<Reference>(
    `select format('"%s"."%s"', n.nspname, c.relname) as table, k.conname as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and format('"%s"."%s"', n.nspname, c.relname) = any($1)`,
    [tables],
  );
  return rows;
};

/** Rows refer to one another in circles and are counted by triggers: both are put aside, and checked at the end. */
const loadRows = async (client: pg.Client, { path, passphrase }: RestoreWish): Promise<Restored> => {
  const tables = await readKeptTables(client);
  const names = tables.map(({ name }) => name);
  const references = await readReferences(client, names);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint "${name}"`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  let authSecret: string | undefined;
  const read = await readBackup(path, passphrase, {
    authSecret: (secret) => {
      authSecret = secret;
    },
    table: async (name, columns, rows) => {
      const known = tables.find((table) => table.name === name);
      if (known === undefined || !columns.every((column) => known.columns.includes(column)))
        throw new BackupTrouble(`This backup has a table that does not fit here: ${name}.`);
      const copied = client.query(copyFrom(`copy ${name} (${columnList({ columns })}) from stdin`));
      await pipeline(Readable.from(rows, { objectMode: false }), copied);
    },
  });
  await setCounters(client, read.end.sequences);
  // Whoever had them in hand is gone.
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
  return { ...read, authSecret };
};

/** Puts a backup into an empty database, whole or not at all, and brings it up to this version. */
export const restoreBackup = async (wish: RestoreWish): Promise<Restored> => {
  const { direct, path, passphrase } = wish;
  // Read to its end before anything is touched: a file that breaks off is found here.
  const { head } = await verifyBackup(path, passphrase);
  const client = new pg.Client({ ...direct, application_name: 'kalam-restore' });
  client.on('error', () => undefined);
  await client.connect();
  let restored: Restored;
  try {
    await holdMigrationLock(client);
    await prepareTables(client, direct, head);
    await client.query('begin');
    restored = await loadRows(client, wish);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
  await migrateDatabase(direct);
  return restored;
};
