import { describe, expect, it } from 'vitest';
import { honestRewrites, knownRewrites, lies } from './cases/all-cases.fixture.ts';
import { lockOut } from './rewrite-lock.ts';

const allLies = Object.values(lies).flat();

describe('the lock, on answers that say more than their sentence', () => {
  it('has more than 1,000 of them, more than 300 by hand', () => {
    expect(allLies.length).toBeGreaterThanOrEqual(1_000);
    expect(lies['by hand, English'].length + lies['by hand, Hindi and mixed'].length).toBeGreaterThanOrEqual(
      300,
    );
  });

  it('lets none pass', () => {
    const passed = allLies.filter(({ source, answer }) => lockOut(source, answer) === undefined);
    expect(passed).toEqual([]);
  });

  it('names the word that gave a lie away', () => {
    const silent = allLies.filter(({ source, answer }) => {
      const locked = lockOut(source, answer);
      return locked && locked.word === '' && locked.reason !== 'too-long' && locked.reason !== 'empty';
    });
    expect(silent).toEqual([]);
  });
});

describe('the lock, on honest rewrites', () => {
  it('refuses at most 3 % of the 300 and more it was made with', () => {
    expect(knownRewrites.length).toBeGreaterThanOrEqual(300);
    const refused = knownRewrites.filter(({ source, answer }) => lockOut(source, answer) !== undefined);
    expect(refused.length / knownRewrites.length).toBeLessThanOrEqual(0.03);
  });

  it('lets every sentence through as it is', () => {
    const sentences = Object.values(honestRewrites)
      .flat()
      .map(({ source }) => source);
    expect(sentences.filter((source) => lockOut(source, source) !== undefined)).toEqual([]);
  });
});
