import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateQueue } from 'graphile-worker';
import pg from 'pg';
import { DatabaseTrouble } from '../failures/database-trouble.ts';
import { insertFirstRows } from './first-rows.ts';
import { createPool } from './pool.ts';

/** One starter migrates at a time; the others wait and then find nothing to do. */
const migrationLock = 5_252_602;

/** The nearest `migrations` above this file, be it a source file or a bundle. */
const findMigrations = (): string => {
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    const migrations = path.join(folder, 'migrations');
    if (fs.existsSync(path.join(migrations, 'meta', '_journal.json'))) return migrations;
    if (folder === path.dirname(folder)) throw new Error('The migrations folder of the server is missing.');
  }
};

const refuseOldServer = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query('show server_version_num');
  if (Number(rows[0].server_version_num) >= 140_000) return;
  throw new DatabaseTrouble('Kalam needs PostgreSQL 14 or newer: please upgrade the database server.');
};

/** A database that was migrated further than this code knows may hold data it would damage. */
const refuseNewerDatabase = async (client: pg.Client, migrationsFolder: string): Promise<void> => {
  const exists = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal");
  if (exists.rows[0].journal === null) return;
  const known = new Set(knownMigrations(migrationsFolder));
  const applied = await client.query('select hash from drizzle.__drizzle_migrations');
  const unknown = applied.rows.filter(({ hash }) => !known.has(hash)).length;
  if (unknown === 0) return;
  throw new DatabaseTrouble(
    `The database is newer than this version of Kalam: it has ${unknown} migration(s) unknown here. ` +
      'Start the version that made them, or restore a backup made by this version.',
  );
};

/** The migrations of this version, in order, by what they say. */
export const knownMigrations = (migrationsFolder: string = findMigrations()): string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/**
 * Makes the tables of an earlier release in an empty database: as they were after so many migrations, without today's
 * first rows. The caller holds the lock.
 */
export const migrateToRelease = async (
  client: pg.Client,
  count: number,
  migrationsFolder: string = findMigrations(),
): Promise<void> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kalam-release-'));
  try {
    fs.cpSync(migrationsFolder, folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

/** One who changes the tables at a time: held until the connection ends. */
export const holdMigrationLock = async (client: pg.Client): Promise<void> => {
  await refuseOldServer(client);
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
};

/** Brings the tables and the queue up to date; safe to call from any number of starting servers at once. */
export const migrateDatabase = async (
  config: pg.ClientConfig,
  migrationsFolder: string = findMigrations(),
): Promise<void> => {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await holdMigrationLock(client);
    await refuseNewerDatabase(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
    await insertFirstRows(drizzle(client));
    await migrateQueueTables(config);
  } finally {
    // Ends the session, and with it the lock.
    await client.end().catch(() => undefined);
  }
};

export const migrateQueueTables = async (config: pg.ClientConfig): Promise<void> => {
  const pool = createPool({ ...config, max: 1 }, () => undefined);
  try {
    await migrateQueue({ pgPool: pool });
  } finally {
    await pool.end();
  }
};
