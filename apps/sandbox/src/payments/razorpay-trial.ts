import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeEach } from 'vitest';
import { type SandboxOptions, sandboxPlugin } from '../sandbox.ts';

/** Set-up of the payment tests: a running provider, a shop that hears its events, and calls as the shop makes them. */

export const KEY = 'rzp_test_sandbox00000';
export const SECRET = 'EnLs21M47BllR3X8PSFtjtbd';

export interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: string;
  readonly id: string;
}

/** A shop's webhook endpoint; answers with the status `answers` gives, or hangs when it gives none. */
export async function startShop(answers: (count: number) => number | undefined = () => 200) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    heard.push({
      headers: request.headers,
      body,
      event: JSON.parse(body).event,
      id: String(request.headers['x-razorpay-event-id']),
    });
    const status = answers(heard.length);
    if (status !== undefined) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    heard,
    async until(count: number): Promise<string[]> {
      while (heard.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
      return heard.map((each) => each.event);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export async function startProvider(options: Partial<SandboxOptions>) {
  const app = Fastify();
  await app.register(sandboxPlugin, {
    outboxDir: '/nonexistent',
    publicUrl: 'http://localhost:3000',
    keyId: KEY,
    keySecret: SECRET,
    webhookSecret: '123456',
    webhookUrl: 'http://127.0.0.1:1/',
    isFromThisMachine: () => true,
    services: { payments: true, mail: false, jobs: false },
    ...options,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const root = `${origin}/sandbox/razorpay`;

  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(root + path, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${KEY}:${SECRET}`)}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      get json(): Answer {
        return JSON.parse(text);
      },
    };
  };

  return {
    app,
    root,
    call,
    order: async (fields: object = {}) =>
      (await call('POST', '/v1/orders', { amount: 4900, currency: 'INR', receipt: 'r-1', ...fields })).json,
    pay: async (orderId: string, fields: object = { outcome: 'captured' }) =>
      (await call('POST', `/v1/orders/${orderId}/pay`, fields, { authorization: '' })).json,
    control: (fields: object) => call('POST', '/control', fields),
    close: () => app.close(),
  };
}

/** The fields of all answers the tests look at, none of them certain. */
interface Answer {
  readonly id: string;
  readonly status: string;
  readonly method: string;
  readonly created_at: number;
  readonly attempts: number;
  readonly notes: unknown;
  readonly amount_refunded: number;
  readonly count: number;
  readonly items: readonly Answer[];
  readonly razorpay_payment_id: string;
  readonly razorpay_signature?: string;
  readonly error: { readonly description: string };
}

/** One provider for a test file, as new before each of its tests. */
export const startProviderForFile = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'provider-'));
  const provider = await startProvider({ dataDir });
  beforeEach(() => provider.control({ reset: true, webhooks: { off: true } }));
  afterAll(async () => {
    await provider.close();
    await rm(dataDir, { recursive: true });
  });
  return { dataDir, provider };
};
