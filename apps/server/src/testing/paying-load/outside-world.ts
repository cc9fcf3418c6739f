import { join } from 'node:path';
import { sandboxPlugin, startMailbox } from '@kalam/sandbox/sandbox';
import Fastify from 'fastify';
import { waitFor } from '../wait-for.ts';

export interface ProviderPaymentFacts {
  readonly id: string;
  readonly orderId: string;
  readonly amountPaise: number;
  readonly refundedPaise: number;
}

export interface OutsideWorld {
  /** What a server is told of it. */
  readonly env: Readonly<Record<string, string>>;
  /** Pays an order; undefined when it is paid already. */
  pay(orderId: string, options: { readonly webhook: boolean }): Promise<Record<string, unknown> | undefined>;
  captured(): Promise<readonly ProviderPaymentFacts[]>;
  /** The newest link to `path` that was mailed to an address. */
  mailedLink(to: string, path: string): Promise<URL>;
  close(): Promise<void>;
}

const key = {
  id: 'rzp_test_load',
  secret: 'a key secret of the load',
  webhook: 'a webhook secret of the load',
};
const pageSize = 100;

interface ListedPayment {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly amount_refunded: number;
  readonly captured: boolean;
}

/** Payment provider and mail server, apart from the servers that get killed: they remember what was really paid. */
export const startOutsideWorld = async (
  folder: string,
  site: string,
  webhookUrl: string,
): Promise<OutsideWorld> => {
  const outboxDir = join(folder, 'outbox');
  const mail = await startMailbox({ outboxDir });
  const app = Fastify();
  await app.register(sandboxPlugin, {
    outboxDir,
    publicUrl: site,
    keyId: key.id,
    keySecret: key.secret,
    webhookSecret: key.webhook,
    webhookUrl,
    dataDir: join(folder, 'provider'),
    isFromThisMachine: () => true,
    webhookRetryMs: [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000],
    services: { payments: true, mail: false, jobs: false },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const api = `${origin}/sandbox/razorpay/v1`;
  const authorization = `Basic ${btoa(`${key.id}:${key.secret}`)}`;

  const paymentsFrom = async (skip: number): Promise<readonly ListedPayment[]> => {
    const answer = await fetch(`${api}/payments?count=${pageSize}&skip=${skip}`, {
      headers: { authorization },
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    return ((await answer.json()) as { items: readonly ListedPayment[] }).items;
  };

  return {
    env: {
      RAZORPAY_KEY_ID: key.id,
      RAZORPAY_KEY_SECRET: key.secret,
      RAZORPAY_WEBHOOK_SECRET: key.webhook,
      RAZORPAY_API_URL: api,
      RAZORPAY_CHECKOUT_URL: `${origin}/sandbox/razorpay/checkout.js`,
      SMTP_URL: mail.smtpUrl,
      MAIL_FROM: 'Kalam <hello@example.com>',
    },
    pay: async (orderId, { webhook }) => {
      const answer = await fetch(`${api}/orders/${orderId}/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome: 'captured', webhook }),
      });
      return answer.ok ? ((await answer.json()) as Record<string, unknown>) : undefined;
    },
    captured: async () => {
      const found: ListedPayment[] = [];
      for (let page = await paymentsFrom(0); page.length > 0; page = await paymentsFrom(found.length))
        found.push(...page);
      return found
        .filter(({ captured }) => captured)
        .map(({ id, order_id, amount, amount_refunded }) => ({
          id,
          orderId: order_id,
          amountPaise: amount,
          refundedPaise: amount_refunded,
        }));
    },
    mailedLink: (to, path) =>
      waitFor(async () => {
        const letters = await mail.mailbox.list({ to });
        const links = letters.flatMap(({ links }) => links.map((link) => new URL(link)));
        return links.find(({ pathname }) => pathname === path);
      }, 60_000),
    close: async () => {
      await app.close();
      await mail.close();
    },
  };
};
