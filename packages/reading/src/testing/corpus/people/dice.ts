/** Chance that falls the same way for the same seed, on every machine. */
export interface Dice {
  /** From 0, below `limit`. */
  whole(limit: number): number;
  /** Both ends count. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
  /** Different ones, in the list's order. */
  some<Item>(list: readonly Item[], count: number): Item[];
}

export const diceOf = (seed: number): Dice => {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[whole(list.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  return {
    whole,
    pick,
    between: (least, most) => least + whole(most - least + 1),
    chance: (share) => next() < share,
    some: (list, count) => {
      const left = [...list.keys()];
      const taken: number[] = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(left.length), 1));
      return taken.sort((a, b) => a - b).flatMap((index) => list.slice(index, index + 1));
    },
  };
};
