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
import { knownMigrations, migrateDatabase } from './migrate.ts';

const emptyUrls = await Promise.all(Array.from({ length: 6 }, emptyDatabaseUrl));
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

/** The migration in which something is made, whatever it is called. */
const migrationWith = (text: string): string =>
  fs
    .readdirSync(migrations)
    .find(
      (file) => file.endsWith('.sql') && fs.readFileSync(path.join(migrations, file), 'utf8').includes(text),
    )
    ?.replace('.sql', '') ?? '';

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
    expect(applied).toEqual([{ count: knownMigrations().length }]);
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

  it('number messages in the order they came, keep their answers as replies, and mail staff about none', async () => {
    const url = emptyUrls[4] ?? '';
    const earlier = migrationsBefore(migrationWith('contact_submissions_number_key'));
    await migrateTo(url, earlier);
    fs.rmSync(earlier, { recursive: true });
    const row = (subject: string, day: number, answer: string | null) =>
      `('${subject}', 'Asha Rao', 'asha@example.com', 'Please help.', 2, '2026-10-0${day}T10:00:00Z',
        ${answer === null ? "'pending', null, null" : `'resolved', '${answer}', '2026-10-09T10:00:00Z'`})`;
    await query(
      url,
      `insert into contact_submissions (subject, name, email, message, spam_score, created_at, status, response, resolved_at)
       values ${row('second', 2, 'Done')}, ${row('third', 3, null)}, ${row('first', 1, null)}`,
    );
    await migrateDatabase({ connectionString: url });
    await query(
      url,
      `insert into contact_submissions (subject, name, email, message, spam_score)
       values ('fourth', 'Asha Rao', 'asha@example.com', 'Please help.', 2)`,
    );
    const rows = await query(
      url,
      `select number, subject, staff_told_at is not null as told from contact_submissions order by number`,
    );
    expect(rows).toEqual([
      { number: 1, subject: 'first', told: true },
      { number: 2, subject: 'second', told: true },
      { number: 3, subject: 'third', told: true },
      { number: 4, subject: 'fourth', told: false },
    ]);
    expect(await query(url, 'select kind, text, staff_email from grievance_replies')).toEqual([
      { kind: 'final', text: 'Done', staff_email: 'system' },
    ]);
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

  it('decision 76: make rows of the refunds that were known until now, and carry over what was kept', async () => {
    const url = emptyUrls[5] ?? '';
    const earlier = migrationsBefore(migrationWith('CREATE TABLE "refunds"'));
    await migrateTo(url, earlier);
    fs.rmSync(earlier, { recursive: true });
    const order = (id: string, status: string, payment: string) =>
      `('${id}', 'Asha Rao', 'asha@example.com', '9999999999', 'pro', 4900, '${status}', 'receipt-${id}', ${payment},
        ${status === 'completed' ? 'now()' : 'null'}, ${payment === 'null' ? "'boss@example.com'" : 'null'})`;
    await query(
      url,
      `insert into orders (id, customer_name, customer_email, customer_phone, plan_id, amount_paise, status, receipt,
          payment_id, completed_at, completed_by)
        values ${order('kept', 'completed', "'pay_kept'")}, ${order('back', 'completed', "'pay_back'")},
          ${order('hand', 'completed', 'null')}, ${order('open', 'pending', 'null')};
       insert into payments (id, order_id, amount_paise, currency, status, refund_state, refund_id, refunded_at)
        values ('pay_kept', 'kept', 4900, 'INR', 'captured', 'none', null, null),
          ('pay_due', 'kept', 4900, 'INR', 'captured', 'due', null, null),
          ('pay_done', 'kept', 4900, 'INR', 'refunded', 'done', 'rfnd_1', now()),
          ('pay_back', 'back', 4900, 'INR', 'refunded', 'none', null, null)`,
    );
    await migrateDatabase({ connectionString: url });
    expect(await query(url, 'select id, paid_paise, refunded_paise from orders order by id')).toEqual([
      { id: 'back', paid_paise: 4900, refunded_paise: 4900 },
      { id: 'hand', paid_paise: 4900, refunded_paise: 0 },
      { id: 'kept', paid_paise: 4900, refunded_paise: 0 },
      { id: 'open', paid_paise: 0, refunded_paise: 0 },
    ]);
    expect(
      await query(
        url,
        'select payment_id, origin, state, provider_refund_id from refunds order by payment_id',
      ),
    ).toEqual([
      { payment_id: 'pay_back', origin: 'provider', state: 'made', provider_refund_id: null },
      { payment_id: 'pay_done', origin: 'system', state: 'made', provider_refund_id: 'rfnd_1' },
      { payment_id: 'pay_due', origin: 'system', state: 'asked', provider_refund_id: null },
    ]);
    expect(await query(url, 'select id, refunded_paise from payments order by id')).toEqual([
      { id: 'pay_back', refunded_paise: 4900 },
      { id: 'pay_done', refunded_paise: 4900 },
      { id: 'pay_due', refunded_paise: 0 },
      { id: 'pay_kept', refunded_paise: 0 },
    ]);
  });

  it('say when their folder is missing', async () => {
    const [url = ''] = emptyUrls;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kalam-no-migrations-'));
    await expect(migrateDatabase({ connectionString: url }, folder)).rejects.toThrow('_journal.json');
    fs.rmdirSync(folder);
  });
});
