import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailMessages } from '../mail/mail-tables.ts';
import { freePort } from '../testing/free-port.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { startProvider, testResume } from '../testing/test-payments.ts';
import { waitFor } from '../testing/wait-for.ts';
import { orders } from './payment-tables.ts';

/** Long runs: PAYMENT_CRASH_ROUNDS=100 */
const rounds = Number(process.env.PAYMENT_CRASH_ROUNDS ?? 4);

const sources = path.join(import.meta.dirname, '..');
// Where the bundle finds its packages and migrations, like the one that is shipped.
const folder = path.join(sources, '..', 'dist');
const name = `payment-crash-${process.pid}`;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kalam-app-'));

const database = await freshDatabase();
const provider = await startProvider();
let server: ChildProcess | undefined;
let port = 0;

const startServer = async (): Promise<void> => {
  const { keyId, keySecret, webhookSecrets, apiUrl } = provider.razorpay;
  server = spawn(process.execPath, [path.join(folder, `${name}.mjs`)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      AUTH_SECRET: 'a secret of the tests, long enough to be one',
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecrets.join(','),
      RAZORPAY_API_URL: apiUrl,
      // Nobody listens: mail that cannot leave must not hold up a payment.
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'kalam@example.com',
    },
  });
  const starting = server;
  let complaints = '';
  starting.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const isUp = () => {
    if (starting.exitCode !== null) throw new Error(`The server did not start: ${complaints}`);
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await waitFor(isUp, 60_000);
};

const killServer = async (): Promise<void> => {
  const dying = server;
  server = undefined;
  if (dying === undefined || dying.exitCode !== null) return;
  dying.kill('SIGKILL');
  await once(dying, 'close');
};

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string | undefined;
}

const call = async (method: string, address: string, cookie = '', body?: unknown): Promise<Reply> => {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0],
  };
};

beforeAll(async () => {
  const bundle = await rolldown({
    input: { [name]: path.join(sources, 'main.ts') },
    platform: 'node',
    external: (id) => !isOwn(id),
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: `${name}-[name]-[hash].mjs`,
  });
  await bundle.close();
  port = await freePort();
  provider.webhookUrl = `http://127.0.0.1:${port}/api/payment/webhook`;
});
afterAll(async () => {
  await killServer();
  for (const file of fs.readdirSync(folder)) {
    if (file.startsWith(name)) fs.rmSync(path.join(folder, file), { force: true });
  }
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** As in the build: packages from npm stay outside. */
const isOwn = (id: string): boolean => /^(?:\.|\/|@kalam\/|@oxc-project\/runtime|[A-Za-z]:\\)/.test(id);

const newOrder = (email: string) => ({ planId: 'guest', customerEmail: email, resume: testResume });

/** Where the server dies: each leaves something half done. */
const deaths: readonly ((cookie: string, order: { id: string; orderId: string }) => Promise<void>)[] = [
  // On its way through a verification.
  async (cookie, order) => {
    const paid = await provider.pay(order.id);
    const lost = call('POST', '/api/payment/verify-payment', cookie, paid).catch(() => undefined);
    await sleep(randomInt(60));
    await killServer();
    await lost;
  },
  // With the provider's events in the queue.
  async (_cookie, order) => {
    await provider.pay(order.id, { webhook: true });
    await sleep(randomInt(120));
    await killServer();
  },
  // Before anybody told it anything; the events come again when it is back.
  async (_cookie, order) => {
    await killServer();
    await provider.pay(order.id, { webhook: true });
  },
  // Between authorisation and capture.
  async (cookie, order) => {
    const paid = await provider.pay(order.id, { outcome: 'authorized', webhook: true });
    const lost = call('POST', '/api/payment/verify-payment', cookie, paid).catch(() => undefined);
    await sleep(randomInt(120));
    await killServer();
    await lost;
  },
];

describe('kill -9 in the middle of payments', () => {
  it(`${rounds} deaths of a real server: every paid order is delivered once, by the page asking again`, {
    timeout: 60_000 + rounds * 120_000,
  }, async () => {
    await startServer();
    const paidOrders: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const email = `guest${round}@example.com`;
      const made = await call('POST', '/api/payment/create-order', '', newOrder(email));
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      const order = { id: String(made.body.id), orderId: String(made.body.orderId) };
      const cookie = made.cookie ?? '';
      await deaths[round % deaths.length]?.(cookie, order);
      await startServer();
      const isDone = async () =>
        (await call('GET', `/api/payment/orders/${order.orderId}`, cookie)).body.status === 'completed';
      // A job that died with its worker is given back within two minutes.
      await waitFor(isDone, 130_000);
      paidOrders.push(order.orderId);
    }
    for (const orderId of paidOrders) {
      const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId));
      expect(row).toMatchObject({ status: 'completed', paidPaise: 900, refundedPaise: 0 });
      const mails = await database.db.select().from(mailMessages).where(eq(mailMessages.orderId, orderId));
      expect(mails.map(({ kind }) => kind).sort()).toEqual(['guest-copy', 'receipt']);
    }
  });
});
