import { describe, expect, it } from 'vitest';
import { nextPause } from './registration-watch.ts';

describe('asking whether an address was verified', () => {
  it('becomes rarer, down to once a minute', () => {
    const pauses = Array.from({ length: 12 }).reduce<number[]>(
      (all) => [...all, nextPause(all.at(-1) ?? 3000)],
      [],
    );
    expect(pauses[0]).toBe(4500);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBe(60_000);
  });
});
