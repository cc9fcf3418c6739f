import { get, type IncomingMessage } from 'node:http';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { orders, payments, refunds } from '../payments/payment-tables.ts';
import { addJob } from '../queue/add-job.ts';
import { databaseLine } from '../testing/database-line.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestApp, testConfig } from '../testing/test-app.ts';

const server = await startTestApp();
const { db, pool } = server.database;

const textOf = async (app = server.app): Promise<string> => {
  const answer = await app.inject('/metrics');
  expect(answer.statusCode).toBe(200);
  return answer.body;
};

const order = (change: Partial<typeof orders.$inferInsert>): typeof orders.$inferInsert => ({
  customerName: 'Asha Rao',
  customerEmail: 'asha.rao@example.org',
  customerPhone: '9876543210',
  planId: 'pro',
  amountPaise: 4900,
  receipt: `r-${Math.random()}`.slice(0, 40),
  ...change,
});

describe('figures of the whole site', () => {
  it('tell what became of orders, refunds and mails, and of nobody’s name', async () => {
    const long = new Date(Date.now() - 3 * 3_600_000);
    const [paid] = await db
      .insert(orders)
      .values([
        order({ status: 'completed', completedBy: 'boss', completedAt: new Date() }),
        order({ status: 'completed', completedBy: 'boss', completedAt: new Date() }),
        order({ status: 'unknown' }),
        order({ status: 'failed', failureKind: 'held' }),
        order({ status: 'processing', createdAt: long, updatedAt: long }),
      ])
      .returning({ id: orders.id });
    const orderId = paid?.id ?? '';
    await db
      .insert(payments)
      .values({ id: 'pay_1', orderId, amountPaise: 4900, currency: 'INR', status: 'captured' });
    await db
      .insert(refunds)
      .values({ orderId, paymentId: 'pay_1', amountPaise: 4900, origin: 'system', state: 'failed' });
    const mail = { recipient: 'asha.rao@example.org', language: 'en', params: {} } as const;
    await db.insert(mailMessages).values([
      { ...mail, kind: 'receipt', status: 'sent', sentAt: new Date() },
      { ...mail, kind: 'refunded', status: 'failed', failedAt: new Date() },
      { ...mail, kind: 'refunded', status: 'failed', failedAt: new Date(), createdAt: long },
    ]);
    const text = await textOf();
    for (const line of [
      'kalam_database_up 1',
      'kalam_orders_last_hour{status="completed",failure=""} 2',
      'kalam_orders_last_hour{status="unknown",failure=""} 1',
      'kalam_orders_last_hour{status="failed",failure="held"} 1',
      'kalam_orders_last_hour{status="processing",failure=""} 0',
      'kalam_payments_held 1',
      'kalam_payments_stuck 1',
      'kalam_refunds_last_day{state="failed"} 1',
      'kalam_refunds_last_day{state="made"} 0',
      'kalam_refunds_due 1',
      'kalam_mails_last_hour{kind="receipt",status="sent"} 1',
      'kalam_mails_last_hour{kind="refunded",status="failed"} 1',
      'kalam_mails_last_hour{kind="verify-email",status="failed"} 0',
      'kalam_grievances_overdue 0',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toMatch(/asha|example\.org|98765|pay_1/i);
    expect(text).not.toContain(orderId);
  });

  it('tell of the queue by task: what waits, since when, what was given up', async () => {
    await db.transaction(async (tx) => {
      for (const mailId of ['a', 'b']) await addJob(tx, 'send-mail', { mailId });
    });
    await pool.query("update graphile_worker._private_jobs set run_at = now() - interval '20 minutes'");
    const text = await textOf();
    expect(text).toContain('kalam_queue_jobs{task="send-mail",state="waiting"} 2');
    expect(text).toContain('kalam_queue_jobs{task="send-mail",state="failed"} 0');
    const [, due] = /kalam_queue_oldest_due_seconds\{task="send-mail"\} (\d+)/.exec(text) ?? [];
    expect(Number(due)).toBeGreaterThanOrEqual(1200);
    expect(text).toContain('kalam_queue_workers 0');
    await pool.query(
      "update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no', updated_at = now()",
    );
    expect(await textOf()).toContain('kalam_queue_jobs{task="send-mail",state="failed"} 2');
  });

  it('tell the age of the last backup where one is wanted', async () => {
    expect(await textOf()).not.toMatch(/^kalam_backup_age_seconds /m);
    const config = testConfig({ BACKUP_DIR: temporaryFolder() });
    const wanted = await server.another({ config });
    expect(await textOf(wanted)).toContain('kalam_backup_age_seconds +Inf');
    await db.execute(sql`insert into queue_tasks values ('make-backup', now() - interval '40 hours')`);
    const text = await textOf(wanted);
    const [, age] = /^kalam_backup_age_seconds (\d+)/m.exec(text) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(144_000);
    expect(text).toMatch(/^kalam_disk_free_bytes\{folder="backups"\} \d/m);
    expect(text).toMatch(/^kalam_disk_size_bytes\{folder="data"\} \d/m);
  });

  it('are absent while the database is away; those of the process stay', async () => {
    const line = await databaseLine(server.database.url);
    const database = await openDatabase({ databaseUrl: line.url, dataDir: '', migrate: false });
    const cutOff = await server.another({ database });
    expect(await textOf(cutOff)).toContain('kalam_database_up 1');
    line.cut();
    await expect.poll(() => textOf(cutOff)).toContain('kalam_database_up 0');
    const text = await textOf(cutOff);
    expect(text).not.toMatch(/^kalam_(queue|orders|mails|refunds|payments)_\w+(\{.*\})? /m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).toMatch(/^kalam_database_waiting \d/m);
    line.mend();
    await expect.poll(() => textOf(cutOff)).toContain('kalam_payments_held 1');
    await cutOff.close();
    await database.close();
  });
});

describe('figures of one server', () => {
  it('name the pattern of a route, never the address that was asked for', async () => {
    const secretToken = 'a-token-that-opens-a-resume';
    for (const url of [
      `/api/orders/${secretToken}/receipt`,
      `/api/resumes/${secretToken}?search=asha`,
      `/${secretToken}`,
      `/api/${secretToken}`,
      `/%zz${secretToken}`,
    ])
      await server.app.inject(url);
    const text = await textOf();
    expect(text).not.toMatch(/a-token-that|asha/);
    expect(text).toContain('route="/api/orders/:id/receipt"');
    expect(text).toContain('route="none",status="404"');
  });

  it('tell of open streams and connections', async () => {
    const live = await server.another();
    await live.listen({ port: 0, host: '127.0.0.1' });
    const [address] = live.addresses();
    const port = typeof address === 'object' ? address.port : 0;
    const stream = await new Promise<IncomingMessage>((resolve, reject) => {
      const path = '/api/settings/checkout/stream';
      get({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject);
    });
    expect(await textOf(live)).toContain('kalam_live_streams 1');
    expect(await textOf(live)).toMatch(/^kalam_database_connections\{state="used"\} \d/m);
    stream.destroy();
    await expect.poll(() => textOf(live)).toContain('kalam_live_streams 0');
  });
});
