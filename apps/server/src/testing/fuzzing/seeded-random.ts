/** Chances that are the same on every run with the same seed. */
export interface Random {
  /** From 0 up to, and not including, `most`. */
  below(most: number): number;
  pick<T>(from: readonly T[]): T;
  /** True in so many of a hundred. */
  percent(chance: number): boolean;
}

/** mulberry32 */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number): number => Math.floor(next() * most);
  return {
    below,
    pick: (from) => {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    percent: (chance) => below(100) < chance,
  };
};
