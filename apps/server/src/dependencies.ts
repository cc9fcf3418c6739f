import { join } from 'node:path';
import {
  type RunningMailbox,
  type SandboxOptions,
  sandboxPlugin,
  startMailbox,
} from '@kalam/sandbox/sandbox';
import type { FastifyInstance } from 'fastify';
import { deriveSecret } from './config/auth-secret.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { DocumentWriter } from './documents/document-writer.ts';
import { isFromThisMachine } from './limits/request-network.ts';
import type { OutsideServices } from './outside/outside-services.ts';

/** Everything the server is made of that tests or the start may choose. */
export interface Dependencies {
  readonly config: Config;
  readonly secret: string;
  readonly database: Pick<Database, 'db' | 'pool' | 'listen' | 'ping'>;
  readonly services: OutsideServices;
  readonly now: () => Date;
  readonly documents: DocumentWriter;
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Which build runs; absent where nothing was built. */
  readonly version?: string | undefined;
  readonly logStream?: { write(line: string): void } | undefined;
  readonly requestsPerMinute?: number | undefined;
  /** How long outside services may take to answer while somebody waits. */
  readonly outsideTimeoutMs?: number | undefined;
  /** Mounts the stand-ins of outside services that are not configured. */
  readonly mountSandbox?: ((app: FastifyInstance) => Promise<void>) | undefined;
}

const unspecified = new Set(['0.0.0.0', '::', '']);

/** How this process reaches itself. */
export const ownAddress = ({ host, port }: Pick<Config, 'host' | 'port'>): string => {
  const name = unspecified.has(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

export const chooseServices = (config: Config, secret: string): OutsideServices => {
  const own = ownAddress(config);
  return {
    razorpay: config.razorpay ?? {
      keyId: 'rzp_test_sandbox',
      keySecret: deriveSecret(secret, 'sandbox key'),
      webhookSecrets: [deriveSecret(secret, 'sandbox webhook')],
      apiUrl: `${own}/sandbox/razorpay/v1`,
      checkoutUrl: '/sandbox/razorpay/checkout.js',
    },
    jobs: config.sandbox.jobs
      ? { url: `${own}/sandbox/jobs`, key: deriveSecret(secret, 'sandbox jobs'), keyHeader: 'x-api-key' }
      : config.jobsApi,
    ai: config.aiApi,
    // The stand-in only rewrites: suggestions and moderation have fallbacks that know more than it.
    rewriting: config.sandbox.rewriting
      ? {
          url: `${own}/sandbox/ai`,
          key: deriveSecret(secret, 'sandbox rewriting'),
          model: 'sandbox',
          serviceName: 'the sandbox on this computer',
        }
      : config.aiApi,
  };
};

const outboxOf = (config: Config): string => join(config.dataDir, 'outbox');

/** The mail server of this machine that keeps everything; only while no real one is configured. */
export const startSandboxMail = async (config: Config): Promise<RunningMailbox | undefined> =>
  config.sandbox.mail ? startMailbox({ outboxDir: outboxOf(config) }) : undefined;

export const sandboxOptions = (config: Config, services: OutsideServices): SandboxOptions | undefined => {
  const { payments, mail, jobs, rewriting, password, openElsewhere } = config.sandbox;
  if (!payments && !mail && !jobs && !rewriting) return undefined;
  return {
    outboxDir: outboxOf(config),
    publicUrl: config.publicUrl,
    keyId: services.razorpay.keyId,
    keySecret: services.razorpay.keySecret,
    webhookSecret: services.razorpay.webhookSecrets[0] ?? '',
    webhookUrl: `${ownAddress(config)}/api/payment/webhook`,
    dataDir: join(config.dataDir, 'sandbox'),
    password,
    openElsewhere,
    isFromThisMachine,
    ...(services.jobs && { jobsKey: { header: services.jobs.keyHeader, value: services.jobs.key ?? '' } }),
    ...(services.rewriting && {
      rewritingKey: { header: 'authorization', value: `Bearer ${services.rewriting.key ?? ''}` },
    }),
    services: { payments, mail, jobs, rewriting },
  };
};

export const mountSandbox = async (
  app: FastifyInstance,
  options: SandboxOptions | undefined,
): Promise<void> => {
  if (options !== undefined) await app.register(sandboxPlugin, options);
};
