import type { JobMatch } from '@kalam/domain/jobs/matching/job-match';
import type { FromMatcher, MatchRequest, ToMatcher } from './match-messages.ts';

/** The part of `Worker` that is used; a test can stand in for it. */
export interface MatcherPort {
  postMessage(message: ToMatcher): void;
  addEventListener(type: 'message', listener: (event: { data: FromMatcher }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** A comparison takes a moment; on a slow connection the words of adverts take longer to come. */
const patienceMs = 30_000;

const startWorker = (): MatcherPort =>
  new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' });

interface Waiting {
  readonly resolve: (match: JobMatch) => void;
  readonly reject: (failure: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface MatcherOptions {
  readonly start?: () => MatcherPort;
  readonly patience?: number;
}

/**
 * Compares in a worker: putting the words of adverts together takes a phone a good part of a second, and a hostile text must
 * not stop the page. The worker stays for the next question; one that failed is started anew.
 */
export const startMatcher = ({ start = startWorker, patience = patienceMs }: MatcherOptions = {}) => {
  const waiting = new Map<number, Waiting>();
  let port: MatcherPort | undefined;
  let last = 0;

  const settle = (id: number, done: (waiting: Waiting) => void): void => {
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    clearTimeout(asked.timer);
    done(asked);
  };
  const fail = (failed: MatcherPort): void => {
    failed.terminate();
    if (port !== failed) return;
    port = undefined;
    for (const id of [...waiting.keys()])
      settle(id, ({ reject }) => reject(new Error('The comparison failed')));
  };
  const begin = (): MatcherPort => {
    const started = start();
    started.addEventListener('message', ({ data: { id, match } }) =>
      settle(id, ({ resolve, reject }) => (match ? resolve(match) : reject(new Error('No comparison')))),
    );
    started.addEventListener('error', () => fail(started));
    return started;
  };

  return {
    /** Has it come while the advert is still being pasted. */
    prepare: (): void => {
      port ??= begin();
    },
    compare: (request: MatchRequest): Promise<JobMatch> =>
      new Promise((resolve, reject) => {
        port ??= begin();
        const asked = port;
        const id = ++last;
        waiting.set(id, { resolve, reject, timer: setTimeout(() => fail(asked), patience) });
        asked.postMessage({ id, ...request });
      }),
  };
};

let started: ReturnType<typeof startMatcher> | undefined;

/** One for the visit. */
export const matcher = () => {
  started ??= startMatcher();
  return started;
};
