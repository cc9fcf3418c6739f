import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../database/migrate.ts';
import { bundleDocumentWorker } from './bundle-document-worker.ts';
import { startThrowAwayPostgres } from './throw-away-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { readonly url: string; readonly template: string };
    /** The program of the thread that writes documents. */
    documentWorker: string;
    /** Holds the folders of all tests. */
    folder: string;
  }
}

/** Test databases carry their hour, by which those of a killed run on a lasting server are told. */
const databaseName = (kind: string): string =>
  `kalam_${kind}_${Math.floor(Date.now() / 3_600_000)}_${randomBytes(5).toString('hex')}`;

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

const removeOldDatabases = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query(
    "select datname from pg_database where datname ~ '^kalam_(test|template)_[0-9]+_'",
  );
  for (const { datname } of rows) {
    const hour = Number(datname.split('_')[2]);
    if (hour < Date.now() / 3_600_000 - 6)
      await client.query(`drop database if exists ${datname} with (force)`);
  }
};

/** Starts PostgreSQL once per run (or takes TEST_DATABASE_URL) and migrates the database every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Also set, and empty, where the suite is to run on both.
  const given = process.env.TEST_DATABASE_URL || undefined;
  const own = given === undefined ? await startThrowAwayPostgres() : undefined;
  const url = given ?? own?.url ?? '';
  const template = databaseName('template');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await removeOldDatabases(client);
  await client.query(`create database ${template}`);
  await migrateDatabase({ connectionString: withDatabase(url, template) });
  project.provide('postgres', { url, template });
  const worker = await bundleDocumentWorker();
  project.provide('documentWorker', worker.file);
  const folder = await mkdtemp(join(tmpdir(), 'kalam-api-'));
  project.provide('folder', folder);
  return async () => {
    worker.remove();
    await rm(folder, { recursive: true, force: true });
    await client.query(`drop database if exists ${template} with (force)`);
    await client.end();
    await own?.stop();
  };
}
