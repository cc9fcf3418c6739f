/**
 * How long one turn of the event loop lasts at most while some work is done: while a turn lasts, nobody else is answered.
 *
 * Counted is processor time, not time on the clock: on a busy machine a turn waits for its share of the processor, and that
 * is no fault of the work. The loop is kept turning the whole time, so that whatever happens outside it (hashing on other
 * threads, the database) is spread over many short turns and not taken for one long one.
 */
export const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let isDone = false;
  let longest = 0;
  let before = process.cpuUsage();
  const turn = (): void => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.cpuUsage();
    if (!isDone) setImmediate(turn);
  };
  await new Promise((resolve) => setImmediate(resolve));
  before = process.cpuUsage();
  setImmediate(turn);
  await work();
  isDone = true;
  turn();
  return longest;
};

/** Of several tries the best counts: work that is too much is too much every time, a collection of garbage is not. */
export const shortestLongestTurn = async (
  work: () => Promise<unknown>,
  enough: number,
  tries = 10,
): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < tries && best > enough; run += 1) best = Math.min(best, await longestTurn(work));
  return best;
};
