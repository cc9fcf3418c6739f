import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebhookBehaviour } from './razorpay-control.ts';
import { newId } from './razorpay-entities.ts';
import type { ProviderEvent } from './razorpay-machine.ts';
import { webhookSignature } from './razorpay-signatures.ts';

export interface WebhookOptions {
  readonly folder: string;
  readonly url: () => string;
  readonly secret: string;
  readonly accountId: string;
  readonly behaviour: () => Promise<WebhookBehaviour>;
  readonly now: () => number;
  /** Waits before each further attempt; the last one repeats. */
  readonly retryMs?: readonly number[] | undefined;
}

/** An event until it is delivered; a file, so that a restart forgets none. */
interface Pending {
  readonly id: string;
  readonly body: string;
  readonly firstAt: number;
  readonly attempts: number;
  readonly nextAt: number;
}

const ANSWER_WITHIN_MS = 5_000;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;
const RETRY_MS = [1_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000];
const SWEEP_MS = 30_000;

export type Webhooks = ReturnType<typeof startWebhooks>;

/** Delivers events at least once, as the provider does: repeated after anything but a 2xx within five seconds. */
export function startWebhooks(options: WebhookOptions) {
  const { folder, now, retryMs = RETRY_MS } = options;
  const stop = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  const own = new Set<string>();

  const file = (id: string): string => join(folder, `${id}.json`);

  const keep = async (pending: Pending): Promise<void> => {
    await mkdir(folder, { recursive: true });
    await writeFile(`${file(pending.id)}.part`, JSON.stringify(pending));
    await rename(`${file(pending.id)}.part`, file(pending.id));
  };

  const later = (pending: Pending, wait: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run(attempt(pending));
    }, wait);
    timer.unref();
    timers.add(timer);
  };

  const run = (work: Promise<unknown>): void => {
    // What goes wrong here (a folder removed while stopping) has nobody to be told to; the sweep tries again.
    const tracked: Promise<unknown> = work.catch(() => {}).finally(() => running.delete(tracked));
    running.add(tracked);
  };

  const attempt = async (pending: Pending): Promise<void> => {
    if (stop.signal.aborted) return;
    const delivered = await post(pending);
    if (stop.signal.aborted) return;
    const wait = retryMs[Math.min(pending.attempts, retryMs.length - 1)] ?? SWEEP_MS;
    if (delivered || now() + wait - pending.firstAt > GIVE_UP_AFTER_MS) {
      own.delete(pending.id);
      await rm(file(pending.id), { force: true });
      return;
    }
    const next = { ...pending, attempts: pending.attempts + 1, nextAt: now() + wait };
    await keep(next);
    later(next, wait);
  };

  const post = async ({ id, body }: Pending): Promise<boolean> => {
    const { secret } = await options.behaviour();
    try {
      const answer = await fetch(options.url(), {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Razorpay-Webhook/v1',
          'x-razorpay-event-id': id,
          'x-razorpay-signature': webhookSignature(secret ?? options.secret, body),
        },
        body,
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  };

  /** First attempts go out one after the other, so that the order is what was asked for. */
  const deliver = async (events: readonly Pending[], behaviour: WebhookBehaviour): Promise<void> => {
    if (behaviour.delayMs > 0) await sleep(behaviour.delayMs, undefined, { signal: stop.signal, ref: false });
    for (const event of events) {
      await attempt(event);
      for (let copy = 0; copy < behaviour.duplicate && !stop.signal.aborted; copy++) await post(event);
    }
  };

  /** Takes over what another process left behind: it would have tried long ago if it were alive. */
  const sweep = async (): Promise<void> => {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.json'))) {
      if (own.has(name.slice(0, -'.json'.length))) continue;
      const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
      if (text === undefined) continue;
      const pending: Pending = JSON.parse(text);
      if (pending.nextAt > now() - SWEEP_MS) continue;
      own.add(pending.id);
      await attempt(pending);
    }
  };

  const sweeper = setInterval(() => run(sweep()), SWEEP_MS);
  sweeper.unref();
  run(sweep());

  return {
    /** Returns once the events are safely kept; they are sent in the background. */
    async tell(events: readonly ProviderEvent[]): Promise<void> {
      const behaviour = await options.behaviour();
      if (behaviour.off || events.length === 0) return;
      const pending = events.map((event): Pending => {
        const body = JSON.stringify(eventBody(event, options.accountId, Math.floor(now() / 1000)));
        return { id: newId('evt'), body, firstAt: now(), attempts: 0, nextAt: now() + behaviour.delayMs };
      });
      for (const event of pending) {
        own.add(event.id);
        await keep(event);
      }
      run(deliver(behaviour.reorder ? pending.toReversed() : pending, behaviour));
    },

    async close(): Promise<void> {
      clearInterval(sweeper);
      for (const timer of timers) clearTimeout(timer);
      stop.abort();
      await Promise.all(running);
    },
  };
}

const eventBody = ({ event, payment, order, refund }: ProviderEvent, accountId: string, at: number) => {
  const payload = {
    ...(refund === undefined ? {} : { refund: { entity: refund } }),
    payment: { entity: payment },
    ...(order === undefined ? {} : { order: { entity: order } }),
  };
  return {
    entity: 'event',
    account_id: accountId,
    event,
    contains: Object.keys(payload),
    payload,
    created_at: at,
  };
};
