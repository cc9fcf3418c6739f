import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failureReasonOf } from '@kalam/domain/payments/order-wording';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { emptyDatabaseUrl } from '../testing/fresh-database.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

const emptyUrls = await Promise.all(Array.from({ length: 4 }, emptyDatabaseUrl));
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The migrations that came before the named one. */
const migrationsBefore = (name: string): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kalam-migrations-'));
  fs.cpSync(migrations, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8'));
  const place = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(name));
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
  return folder;
};

const query = async (connectionString: string, text: string) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

/** The tables of an earlier release alone: today's first rows do not all fit into them. */
const migrateTo = async (connectionString: string, migrationsFolder: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await migrate(drizzle(client), { migrationsFolder });
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
    expect(applied).toEqual([{ count: 12 }]);
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

  it('give failures that were stored as sentences their codes, and keep the words of others', async () => {
    const [, , url = ''] = emptyUrls;
    const earlier = migrationsBefore('order_failure_codes');
    await migrateTo(url, earlier);
    fs.rmSync(earlier, { recursive: true });
    const looksAtIt = 'nothing was granted, staff will look at it';
    const rows: [kind: string | null, reason: string | null, code: string | null, params: object | null][] = [
      [null, null, null, null],
      ['attempt', 'The payment did not go through', 'payment-attempt-failed', null],
      ['attempt', 'Your bank said: not enough money', null, null],
      ['returned', 'The payment was returned to the payer', 'payment-returned', null],
      ['held', 'The account of this order no longer exists', 'order-account-gone', null],
      ['held', `Paid in USD instead of INR: ${looksAtIt}`, 'payment-currency-differs', { currency: 'USD' }],
      [
        'held',
        `Paid ₹1,00,000 instead of ₹49.50: ${looksAtIt}`,
        'payment-amount-differs',
        { paid: '₹1,00,000', price: '₹49.50' },
      ],
      ['held', 'Paid by somebody', null, null],
      ['staff', null, 'order-failed-by-staff', null],
      ['staff', 'The payment did not go through', null, null],
    ];
    const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
    const values = rows.map(
      ([kind, reason], place) =>
        `('o${place}', 'Asha Rao', 'asha@example.com', '9999999999', 'pro', 4900,
          '${kind ? 'failed' : 'pending'}', 'receipt-${place}', ${text(kind)}, ${text(reason)})`,
    );
    await query(
      url,
      `insert into orders (id, customer_name, customer_email, customer_phone, plan_id, amount_paise, status, receipt,
        failure_kind, failure_reason) values ${values.join(', ')}`,
    );
    await migrateDatabase({ connectionString: url });
    const migrated = await query(
      url,
      'select failure_kind, failure_code, failure_params, failure_reason from orders order by id',
    );
    expect(migrated).toEqual(
      rows.map(([failure_kind, reason, failure_code, failure_params]) => ({
        failure_kind,
        failure_code,
        failure_params,
        failure_reason: failure_code === null ? reason : null,
      })),
    );
    const readable = migrated.map(({ failure_code, failure_params, failure_reason }) =>
      failureReasonOf({
        failureCode: failure_code,
        failureParams: failure_params,
        failureReason: failure_reason,
      }),
    );
    expect(readable).toEqual(
      rows.map(([kind, reason]) => (kind === 'staff' ? (reason ?? 'Marked as failed by staff') : reason)),
    );
  });

  it('decision 68: add the designs an earlier release did not offer, beside what staff made of theirs', async () => {
    const url = emptyUrls[3] ?? '';
    await migrateDatabase({ connectionString: url });
    await query(
      url,
      `delete from templates where id not in ('modern', 'classic', 'executive');
       update templates set name = 'Old School', enabled = false where id = 'classic';
       insert into templates (id, name, description, layout, position)
         values ('creative', 'Creative', 'Made by staff.', 'business', 4), ('quiet', 'Quiet', 'Calm.', 'minimalist', 5)`,
    );
    await migrateDatabase({ connectionString: url });
    expect(
      await query(url, 'select id, name, layout, enabled from templates order by position, created_at, id'),
    ).toEqual([
      { id: 'modern', name: 'Modern Resume', layout: 'modern', enabled: true },
      { id: 'classic', name: 'Old School', layout: 'classic', enabled: false },
      { id: 'executive', name: 'Executive Resume', layout: 'executive', enabled: true },
      { id: 'creative', name: 'Creative', layout: 'business', enabled: true },
      { id: 'quiet', name: 'Quiet', layout: 'minimalist', enabled: true },
      { id: 'business', name: 'Business Resume', layout: 'business', enabled: true },
      { id: 'minimalist', name: 'Minimalist Resume', layout: 'minimalist', enabled: true },
      { id: 'minimalist-pro', name: 'Minimalist Pro Resume', layout: 'minimalist-pro', enabled: true },
      { id: 'side-column', name: 'Side Column Resume', layout: 'side-column', enabled: true },
    ]);
  });

  it('say when their folder is missing', async () => {
    const [url = ''] = emptyUrls;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kalam-no-migrations-'));
    await expect(migrateDatabase({ connectionString: url }, folder)).rejects.toThrow('_journal.json');
    fs.rmdirSync(folder);
  });
});
