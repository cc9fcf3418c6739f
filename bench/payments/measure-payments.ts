import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { buildApp } from '../../apps/server/src/app.ts';
import { startBackground } from '../../apps/server/src/background.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { chooseServices, mountSandbox, sandboxOptions } from '../../apps/server/src/dependencies.ts';
import { createSmtpSender } from '../../apps/server/src/mail/mail-sender.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { startThrowAwayPostgres } from '../../apps/server/src/testing/throw-away-postgres.ts';
import { noDocuments } from '../served-app.ts';

const [migrationsFolder = '', output = '', purchasesText = '150'] = process.argv.slice(2);
const purchases = Number(purchasesText);
const events = purchases * 2;
const secret = 'a secret of the benchmark, long enough to be one';
const password = 'correct horse';

interface Answer {
  readonly body: Record<string, unknown>;
  readonly cookie: string;
}

const caller =
  (site: string) =>
  async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(`${site}${path}`, {
      method,
      headers: { ...headers, ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(text === undefined ? {} : { body: text }),
    });
    const content = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${content.slice(0, 300)}`);
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return { body: JSON.parse(content), cookie };
  };

const main = async (): Promise<void> => {
  const postgres = await startThrowAwayPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'kalam-bench-payments-'));
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', migrationsFolder });
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    AUTH_SECRET: secret,
  });
  const services = chooseServices(config, secret);
  const now = (): Date => new Date();
  const options = sandboxOptions(config, services);
  const app = await buildApp({
    config,
    secret,
    database,
    services,
    now,
    documents: noDocuments,
    webFolder: join(tmpdir(), 'kalam-no-web'),
    mountSandbox: (on) => mountSandbox(on, options),
  });
  // Nobody listens there: the mail server is down all the while.
  const sender = createSmtpSender({ smtpUrl: 'smtp://127.0.0.1:9', from: config.mailFrom });
  const worker = await startBackground(
    { config, secret, database, services, now, documents: noDocuments },
    sender,
    () => undefined,
  );
  try {
    await app.listen({ port, host: '127.0.0.1' });
    const call = caller(`http://127.0.0.1:${port}`);
    const email = 'asha@example.com';
    await call('POST', '/api/auth/sign-up/email', { name: 'Asha Rao', email, password, consentVersion });
    await database.pool.query('update users set email_verified = true');
    const { cookie } = await call('POST', '/api/auth/sign-in/email', { email, password });

    const buy = async (): Promise<number> => {
      const order = await call(
        'POST',
        '/api/payment/create-order',
        { planId: 'pro', customerEmail: email },
        { cookie },
      );
      const paid = await call('POST', `/sandbox/razorpay/v1/orders/${order.body.id}/pay`, {
        outcome: 'captured',
        webhook: false,
      });
      const start = performance.now();
      const verified = await call('POST', '/api/payment/verify-payment', paid.body, { cookie });
      const { body } = await call('GET', '/api/subscription', undefined, { cookie });
      const taken = performance.now() - start;
      if (
        verified.body.status !== 'completed' ||
        JSON.stringify(body).includes('"resumesRemaining":5') === false
      )
        throw new Error('paid, but no plan');
      return taken;
    };
    const usable: number[] = [];
    for (let place = 0; place < 10; place += 1) await buy();
    for (let place = 0; place < purchases; place += 1) usable.push(await buy());

    const webhookSecret = services.razorpay.webhookSecrets[0] ?? '';
    const { rows } = await database.pool.query('select razorpay_order_id as id from orders');
    const notify = async (place: number): Promise<number> => {
      const body = JSON.stringify({
        entity: 'event',
        event: 'payment.captured',
        payload: { payment: { entity: { id: 'pay_1', order_id: rows[place % rows.length]?.id } } },
      });
      const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
      const start = performance.now();
      await call('POST', '/api/payment/webhook', body, { 'x-razorpay-signature': signature });
      return performance.now() - start;
    };
    const acknowledged: number[] = [];
    for (let place = 0; place < 20; place += 1) await notify(place);
    for (let place = 0; place < events; place += 1) acknowledged.push(await notify(place));
    const { rows: unsent } = await database.pool.query(
      "select count(*)::int as count from mail_messages where kind = 'receipt' and status = 'sent'",
    );
    if (unsent[0]?.count !== 0) throw new Error('the mail server was meant to be down');
    writeFileSync(output, JSON.stringify({ usable, acknowledged }));
  } finally {
    await app.close();
    await worker.stop();
    sender.close();
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
