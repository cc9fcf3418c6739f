/** A job that is due waits seconds; after this long something is wrong. */
export const slowQueueSeconds = 300;

export interface QueueFigures {
  readonly workers: number;
  readonly failing: number;
  readonly failed: number;
  readonly oldestWaitingSeconds: number | null;
}

/** The worst that can be said of the background work: nobody does it, it gave up, it is late, it tries again. */
export const queueTrouble = (
  queue: QueueFigures,
): 'no-worker' | 'gave-up' | 'slow' | 'retrying' | undefined => {
  if (queue.workers === 0) return 'no-worker';
  if (queue.failed > 0) return 'gave-up';
  if ((queue.oldestWaitingSeconds ?? 0) >= slowQueueSeconds) return 'slow';
  return queue.failing > 0 ? 'retrying' : undefined;
};
