import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { emptyDatabaseUrl } from '../testing/fresh-database.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

const emptyUrls = await Promise.all([emptyDatabaseUrl(), emptyDatabaseUrl()]);

const query = async (connectionString: string, text: string) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

describe('migrations', () => {
  it('let four servers start on an empty database at once', async () => {
    const [url = ''] = emptyUrls;
    const starts = Array.from({ length: 4 }, () => openDatabase({ databaseUrl: url, dataDir: '' }));
    const opened = await Promise.all(starts);
    await Promise.all(opened.map((database) => database.close()));
    const applied = await query(url, 'select count(*)::int as count from drizzle.__drizzle_migrations');
    expect(applied).toEqual([{ count: 6 }]);
    expect(await query(url, 'select is_enabled, show_on_landing from checkout_settings')).toEqual([
      { is_enabled: true, show_on_landing: false },
    ]);
  });

  it('refuse a database that newer code has migrated, and leave it alone', async () => {
    const [, url = ''] = emptyUrls;
    await migrateDatabase({ connectionString: url });
    await query(
      url,
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-the-future', 4102444800000)",
    );
    await expect(openDatabase({ databaseUrl: url, dataDir: '' })).rejects.toThrow(
      'The database is newer than this version of Kalam: it has 1 migration(s) unknown here.',
    );
  });

  it('say when their folder is missing', async () => {
    const [url = ''] = emptyUrls;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kalam-no-migrations-'));
    await expect(migrateDatabase({ connectionString: url }, folder)).rejects.toThrow('_journal.json');
    fs.rmdirSync(folder);
  });
});
