import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const start = () => {
  let at = 0;
  const asked: string[] = [];
  const cache = new AnswerCache<string>({ keepMs: 1_000, most: 2, now: () => new Date(at) });
  return {
    asked,
    wait: (ms: number) => {
      at += ms;
    },
    get: (key: string) =>
      cache.get(key, async () => {
        asked.push(key);
        if (key === 'bad') throw new Error('no answer');
        return key.toUpperCase();
      }),
  };
};

describe('kept answers', () => {
  it('last their time and no longer', async () => {
    const { asked, wait, get } = start();
    expect(await get('a')).toBe('A');
    wait(999);
    expect(await get('a')).toBe('A');
    expect(asked).toEqual(['a']);
    wait(1);
    await get('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('make room for newer ones', async () => {
    const { asked, get } = start();
    for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await get(key);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('are asked for once at a time, and failures are forgotten', async () => {
    const { asked, get } = start();
    await Promise.all([get('a'), get('a')]);
    expect(asked).toEqual(['a']);
    const both = await Promise.allSettled([get('bad'), get('bad')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(get('bad')).rejects.toThrow('no answer');
    expect(asked).toEqual(['a', 'bad', 'bad']);
  });
});
