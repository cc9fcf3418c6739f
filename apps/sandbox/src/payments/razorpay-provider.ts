import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openControl } from './razorpay-control.ts';
import { openLedger } from './razorpay-ledger.ts';
import { startWebhooks } from './razorpay-webhooks.ts';

export interface ProviderOptions {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** A function where the port is only known once the server listens. */
  readonly webhookUrl: string | (() => string);
  readonly dataDir?: string | undefined;
  readonly webhookRetryMs?: readonly number[] | undefined;
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;

export async function openProvider(options: ProviderOptions) {
  const { dataDir, webhookUrl } = options;
  const folder =
    dataDir === undefined ? await mkdtemp(join(tmpdir(), 'sandbox-')) : join(dataDir, 'sandbox-razorpay');
  const control = openControl(folder);
  const webhooks = startWebhooks({
    folder: join(folder, 'events'),
    url: () => (typeof webhookUrl === 'string' ? webhookUrl : webhookUrl()),
    secret: options.webhookSecret,
    accountId: 'acc_SandboxMerchnt',
    behaviour: async () => (await control.behaviour()).webhooks,
    now: Date.now,
    retryMs: options.webhookRetryMs,
  });
  return {
    keyId: options.keyId,
    keySecret: options.keySecret,
    control,
    ledger: openLedger(folder, () => Math.floor(Date.now() / 1000)),
    webhooks,
    async close(): Promise<void> {
      await webhooks.close();
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
