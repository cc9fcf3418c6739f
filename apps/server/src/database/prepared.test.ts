import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkoutSettings } from '../settings/setting-tables.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import type { Db, Executor } from './database.ts';
import { openDatabase } from './database.ts';
import { prepared } from './prepared.ts';

const database = await freshDatabase();

const ask = (on: Executor) =>
  prepared(on, 'the checkout settings', (db) =>
    db.select({ at: checkoutSettings.updatedAt }).from(checkoutSettings),
  );

/** The names that the connection at hand knows. */
const namesOn = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_prepared_statements order by name`,
  );
  return rows.map(({ name }) => name);
};

it('a statement is made once for a pool, and known by name to its connection', async () => {
  const { db, close } = await openDatabase({
    databaseUrl: database.url,
    dataDir: '',
    migrate: false,
    maxConnections: 1,
  });
  expect(ask(db)).toBe(ask(db));
  await ask(db).execute();
  expect(await namesOn(db)).toEqual(['the checkout settings']);
  await close();
});

it('has no name where a pooler is in between, and in a transaction', async () => {
  const { db, close } = await openDatabase({
    databaseUrl: database.url,
    directUrl: database.url,
    dataDir: '',
    migrate: false,
    maxConnections: 1,
  });
  await ask(db).execute();
  await db.transaction(async (tx) => {
    await ask(tx).execute();
  });
  expect(await namesOn(db)).toEqual([]);
  await close();
});

it('no two statements of the product have one name', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [
      ...readFileSync(join(folder, path), 'utf8').matchAll(/\bprepared\(\s*\w+,\s*'([^']+)'/g),
    ])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
});
