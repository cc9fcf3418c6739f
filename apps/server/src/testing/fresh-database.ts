import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';

export interface TestDatabase extends Database {
  /** Connection string, for a second connection, process or server on the same database. */
  readonly url: string;
}

const onServer = async <T>(run: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: inject('postgres').url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
};

const create = async (template: string | undefined): Promise<string> => {
  const name = `kalam_test_${Math.floor(Date.now() / 3_600_000)}_${randomBytes(5).toString('hex')}`;
  await onServer((client) =>
    client.query(`create database ${name} ${template === undefined ? '' : `template ${template}`}`),
  );
  afterAll(() => onServer((client) => client.query(`drop database if exists ${name} with (force)`)));
  const url = new URL(inject('postgres').url);
  url.pathname = `/${name}`;
  return url.href;
};

/** An empty database of a test file's own, without tables. */
export const emptyDatabaseUrl = (): Promise<string> => create(undefined);

/**
 * A migrated database of a test file's own, dropped when the file is done. Call it at the top of the file or of a
 * `describe`: `const database = await freshDatabase()`.
 */
export const freshDatabase = async (): Promise<TestDatabase> => {
  const url = await create(inject('postgres').template);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', migrate: false, maxConnections: 6 });
  afterAll(() => database.close());
  return { ...database, url };
};
