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

  it('lets none pass, and names the word that gave each away', () => {
    const judged = allLies.map(({ source, answer }) => ({ source, answer, locked: lockOut(source, answer) }));
    expect(judged.filter(({ locked }) => locked === undefined)).toEqual([]);
    const silent = judged.filter(({ locked }) => locked?.word === '' && locked.reason !== 'too-long');
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
