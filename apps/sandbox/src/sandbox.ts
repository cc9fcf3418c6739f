import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jobsRoutes } from './jobs/jobs-routes.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { openMailbox } from './mail/mailbox-store.ts';
import { checkoutRoutes } from './payments/razorpay-checkout-routes.ts';
import { controlRoutes } from './payments/razorpay-control-routes.ts';
import { openProvider } from './payments/razorpay-provider.ts';
import { razorpayRoutes } from './payments/razorpay-routes.ts';
import { rewritingRoutes } from './rewriting/rewriting-routes.ts';
import { serveAsset } from './sandbox-assets.ts';
import { readBodies } from './sandbox-bodies.ts';
import { type ApiKey, allOf, keyOr, machineGuard, passwordGuard } from './sandbox-guard.ts';
import { landingBody } from './sandbox-landing.ts';
import { sendPage } from './sandbox-page.ts';

export type { Message } from './mail/mailbox-message.ts';
export { type MailboxOptions, type RunningMailbox, startMailbox } from './mail/mailbox-smtp.ts';
export type { Mailbox } from './mail/mailbox-store.ts';

interface SandboxServices {
  readonly payments: boolean;
  readonly mail: boolean;
  readonly jobs: boolean;
  readonly rewriting?: boolean;
}

export interface SandboxOptions {
  /** Where the SMTP stand-in keeps its messages. */
  readonly outboxDir: string;
  /** The product's own address; decides by which names and from which pages the sandbox may be reached. */
  readonly publicUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Where payment events are delivered; a function where the port is known only once the server listens. */
  readonly webhookUrl: string | (() => string);
  /** Payments are kept here; without it they last as long as the process. */
  readonly dataDir?: string | undefined;
  /** Asked for (HTTP Basic) by everything that shows mail or pays. */
  readonly password?: string | undefined;
  /** Whether others than this machine may come; only with a password. */
  readonly openElsewhere?: boolean | undefined;
  readonly isFromThisMachine: (request: FastifyRequest) => boolean;
  /** Waits before an undelivered payment event is sent again; the provider's own pace unless told. */
  readonly webhookRetryMs?: readonly number[] | undefined;
  /** A header that opens the jobs list to programs; a wrong one is refused, without it the password is asked for. */
  readonly jobsKey?: ApiKey | undefined;
  /** The same for the service that rewrites sentences. */
  readonly rewritingKey?: ApiKey | undefined;
  readonly services: SandboxServices;
}

/** Mounted below the prefix it is registered with, or below `/sandbox` when there is none. */
export async function sandboxPlugin(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const base = app.prefix === '' ? '/sandbox' : app.prefix;
  const prefix = app.prefix === '' ? base : '';
  const { services, password, publicUrl } = options;
  const isOpen = password !== undefined && options.openElsewhere === true;
  const guard = allOf([
    ...(isOpen ? [] : [machineGuard(publicUrl, options.isFromThisMachine)]),
    ...(password === undefined ? [] : [passwordGuard(password)]),
  ]);
  const provider = services.payments ? await openProvider(options) : undefined;
  readBodies(app);

  if (provider !== undefined) {
    app.addHook('onClose', () => provider.close());
    // The provider's interface has its own keys; whoever acts the payer has none and passes the guard instead.
    await app.register(razorpayRoutes, { prefix: `${prefix}/razorpay/v1`, provider, guard });
    await app.register(checkoutRoutes, { prefix: `${prefix}/razorpay`, base, provider, publicUrl, guard });
  }

  if (services.jobs)
    await app.register(jobsRoutes, { prefix: `${prefix}/jobs`, guard: keyOr(options.jobsKey, guard) });

  if (services.rewriting)
    await app.register(rewritingRoutes, {
      prefix: `${prefix}/ai`,
      guard: keyOr(options.rewritingKey, guard),
    });

  await app.register(
    async (guarded) => {
      guarded.addHook('onRequest', guard);
      await serveAsset(guarded, '/assets/pages.css', 'pages.css');
      guarded.get('/', (_request, reply) =>
        sendPage(reply, { base, title: 'Sandbox', body: landingBody(base, services) }),
      );
      if (services.mail)
        await guarded.register(mailboxRoutes, { base, mailbox: openMailbox(options.outboxDir) });
      if (provider !== undefined) await guarded.register(controlRoutes, { prefix: '/razorpay', provider });
    },
    { prefix },
  );
}
