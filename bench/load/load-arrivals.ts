import { setTimeout as sleep } from 'node:timers/promises';
import { type Deed, deeds, type MixServices, order } from './load-mix.ts';

export interface Sample {
  readonly deed: Deed;
  /** From the moment it was due: who has to queue has waited too. */
  readonly ms: number;
}

export interface Held {
  /** Deeds a second that were asked for, and that were done. */
  readonly wanted: number;
  readonly done: number;
  readonly samples: readonly Sample[];
  readonly errors: readonly string[];
  /** Under way at the end: a site that keeps up has few. */
  readonly waiting: number;
}

const mostWaiting = 2_000;

/** People come at their own rate, whether those before them have been served or not. */
export const holdRate = async (
  services: MixServices,
  perSecond: number,
  seconds: number,
  signal: AbortSignal,
): Promise<Held> => {
  const doing = deeds(services);
  const inOrder = order();
  const samples: Sample[] = [];
  const errors: string[] = [];
  const underWay = new Set<Promise<void>>();
  const begin = performance.now();
  const count = Math.round(perSecond * seconds);
  for (let place = 0; place < count && underWay.size < mostWaiting; place += 1) {
    const due = begin + (place * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    signal.throwIfAborted();
    const deed = inOrder[place % inOrder.length] as Deed;
    const run: Promise<void> = doing[deed]()
      .then(
        () => void samples.push({ deed, ms: performance.now() - due }),
        (error: unknown) => void errors.push(`${deed}: ${String(error)}`),
      )
      .finally(() => underWay.delete(run));
    underWay.add(run);
  }
  const waiting = underWay.size;
  const took = (performance.now() - begin) / 1000;
  const done = samples.length / took;
  await Promise.all(underWay);
  return { wanted: perSecond, done, samples, errors, waiting };
};
