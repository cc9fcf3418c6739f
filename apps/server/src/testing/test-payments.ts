import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { sandboxPlugin } from '@kalam/sandbox/sandbox';
import Fastify from 'fastify';
import { afterAll } from 'vitest';
import { chooseServices, type Dependencies } from '../dependencies.ts';
import type { OutsideServices } from '../outside/outside-services.ts';
import { createDocumentTasks } from '../payments/invoices/document-tasks.ts';
import {
  createPaymentGateway,
  type GatewayOptions,
  type PaymentGateway,
} from '../payments/provider/payment-gateway.ts';
import { createPaymentTasks } from '../payments/settling/payment-tasks.ts';
import { startWorker } from '../queue/worker.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { startTestApp, type TestApp, type TestBrowser, testConfig, testSecret } from './test-app.ts';

export interface Callback {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

export interface Provider {
  readonly razorpay: OutsideServices['razorpay'];
  readonly gateway: PaymentGateway;
  /** Acts the customer. Tells us nothing about it unless asked to. */
  pay(providerOrderId: string, body?: Record<string, unknown>): Promise<Callback>;
  authorize(paymentId: string, body?: Record<string, unknown>): Promise<Callback>;
  /** Acts the bank, on a refund that was only taken in. */
  finishRefund(paymentId: string, refundId: string, outcome: 'processed' | 'failed'): Promise<unknown>;
  control(body: Record<string, unknown>): Promise<void>;
  /** Where events go. */
  webhookUrl: string;
}

const post = async <Answer>(url: string, body: unknown): Promise<Answer> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const content = await answer.json();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} ${JSON.stringify(content)}`);
  return content as Answer;
};

const quick: Pick<GatewayOptions, 'timeoutMs' | 'retryMs'> = { timeoutMs: 4_000, retryMs: [20, 40] };

/** The provider's stand-in as a server of its own. */
export const startProvider = async (): Promise<Provider> => {
  const sandbox = Fastify();
  const chosen = chooseServices(testConfig(), testSecret).razorpay;
  const provider = { webhookUrl: 'http://127.0.0.1:9' };
  await sandbox.register(sandboxPlugin, {
    outboxDir: temporaryFolder(),
    publicUrl: 'http://localhost:3000',
    keyId: chosen.keyId,
    keySecret: chosen.keySecret,
    webhookSecret: chosen.webhookSecrets[0] ?? '',
    webhookUrl: () => provider.webhookUrl,
    webhookRetryMs: [50, 200, 1_000],
    isFromThisMachine: () => true,
    services: { payments: true, mail: false, jobs: false },
  });
  const url = `${await sandbox.listen({ port: 0, host: '127.0.0.1' })}/sandbox/razorpay`;
  afterAll(() => sandbox.close());
  const razorpay = { ...chosen, apiUrl: `${url}/v1` };
  return Object.assign(provider, {
    razorpay,
    gateway: createPaymentGateway({ ...razorpay, ...quick }),
    pay: (providerOrderId: string, body: Record<string, unknown> = {}) =>
      post<Callback>(`${url}/v1/orders/${providerOrderId}/pay`, {
        outcome: 'captured',
        webhook: false,
        ...body,
      }),
    authorize: (paymentId: string, body: Record<string, unknown> = {}) =>
      post<Callback>(`${url}/v1/payments/${paymentId}/authorize`, { webhook: false, ...body }),
    finishRefund: (paymentId: string, refundId: string, outcome: 'processed' | 'failed') =>
      post(`${url}/v1/payments/${paymentId}/refunds/${refundId}/finish`, { outcome, webhook: false }),
    control: async (body: Record<string, unknown>) => {
      await post(`${url}/control`, body);
    },
  });
};

export interface PaymentStage extends TestApp {
  readonly provider: Provider;
  readonly services: OutsideServices;
  readonly tasks: ReturnType<typeof createPaymentTasks> & ReturnType<typeof createDocumentTasks>;
  /** Moves every clock of ours. */
  readonly clock: { offsetMs: number };
  /** Runs payment jobs in the background until the file is done. */
  startQueue(): Promise<void>;
  buy(browser: TestBrowser, body?: Record<string, unknown>): Promise<Checkout>;
}

export interface Checkout {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
  readonly key: string;
}

/** Somebody's own: an untouched sample is not sold. */
export const ownResume = {
  ...sampleProfessional,
  personalInfo: { ...sampleProfessional.personalInfo, fullName: 'Kavya Raghavan' },
};

export const testResume = {
  name: 'My first',
  template: 'modern',
  data: toSavedPayload(ownResume),
} as const;

/** The whole server with a provider to pay at. */
export const startPaymentStage = async (
  changes: Partial<Dependencies> = {},
  given?: Provider,
): Promise<PaymentStage> => {
  const provider = given ?? (await startProvider());
  const clock = { offsetMs: 0 };
  const now = () => new Date(Date.now() + clock.offsetMs);
  const config = changes.config ?? testConfig();
  const services = { ...chooseServices(config, testSecret), razorpay: provider.razorpay };
  const server = await startTestApp({ config, services, now, ...changes });
  const { database } = server;
  const tasks = {
    ...createPaymentTasks({
      db: database.db,
      now,
      gateway: provider.gateway,
      publicUrl: config.publicUrl,
    }),
    ...createDocumentTasks({ db: database.db, now, site: config.site, tax: config.tax }),
  };
  return {
    ...server,
    provider,
    services,
    tasks,
    clock,
    startQueue: async () => {
      const worker = await startWorker({
        database,
        tasks: { ...tasks, 'send-mail': async () => undefined, 'sweep-accounts': async () => undefined },
      });
      afterAll(() => worker.stop());
    },
    buy: async (browser, body = {}) => {
      const answer = await browser.post('/api/payment/create-order', {
        planId: 'pro',
        customerEmail: 'asha@example.com',
        ...body,
      });
      if (answer.status !== 200)
        throw new Error(`create-order answered ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body as unknown as Checkout;
    },
  };
};
