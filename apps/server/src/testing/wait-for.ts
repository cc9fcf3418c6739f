import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is there; for what happens in the background. */
export const waitFor = async <T>(
  ask: () => Promise<T | undefined | false>,
  withinMs = 20_000,
): Promise<T> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Nothing came of it within ${withinMs} ms: ${ask}`);
    await sleep(25);
  }
};
