import { describe, expect, it } from 'vitest';
import { FloodWindows } from './flood-windows.ts';

const clock = (at = 0) => ({
  at,
  ticks() {
    return this.at;
  },
});

const windowsOf = (most: number, time = clock(), mostKept?: number) =>
  new FloodWindows({
    most,
    windowMs: 60_000,
    ticks: () => time.ticks(),
    ...(mostKept === undefined ? {} : { mostKept }),
  });

const addTimes = (windows: FloodWindows, network: string, times: number) => {
  let last = { current: 0, leftMs: 0 };
  for (let count = 0; count < times; count += 1) last = windows.add(network);
  return last;
};

describe('requests of a network, counted here', () => {
  it('are counted from the first one on, and anew when the window is over', () => {
    const time = clock(5000);
    const windows = windowsOf(100, time);
    expect(windows.add('a')).toEqual({ current: 1, leftMs: 60_000 });
    time.at += 59_999;
    expect(windows.add('a')).toEqual({ current: 2, leftMs: 1 });
    time.at += 1;
    expect(windows.add('a')).toEqual({ current: 1, leftMs: 60_000 });
    expect(windows.add('b').current).toBe(1);
  });

  it('are forgotten for the networks that were quiet longest, when there are too many', () => {
    const windows = windowsOf(100, clock(), 3);
    for (const network of ['a', 'b', 'a', 'c', 'd']) windows.add(network);
    expect(windows.size).toBe(3);
    expect(windows.add('a').current).toBe(3);
    expect(windows.add('b').current).toBe(1);
  });
});

describe('what other servers are told', () => {
  it('is each count once, and what all of them counted is added to', () => {
    const windows = windowsOf(100);
    addTimes(windows, 'a', 3);
    expect(windows.take()).toEqual([{ network: 'a', count: 3, leftMs: 60_000 }]);
    windows.add('a');
    windows.learn([{ network: 'a', total: 40, leftMs: 10_000 }]);
    expect(windows.add('a')).toEqual({ current: 42, leftMs: 10_000 });
    expect(windows.take()).toEqual([{ network: 'a', count: 2, leftMs: 10_000 }]);
    windows.learn([{ network: 'a', total: 42, leftMs: 9000 }]);
    expect(windows.take()).toEqual([]);
  });

  it('includes what came while the last news was on its way, should nothing follow', () => {
    const windows = windowsOf(100);
    windows.add('a');
    windows.take();
    windows.add('a');
    windows.learn([{ network: 'a', total: 1, leftMs: 60_000 }]);
    expect(windows.take()).toEqual([{ network: 'a', count: 1, leftMs: 60_000 }]);
  });

  it('is kept when it did not arrive, and nothing is counted twice', () => {
    const windows = windowsOf(100);
    addTimes(windows, 'a', 3);
    windows.take();
    windows.add('a');
    windows.giveBack();
    expect(windows.add('a').current).toBe(5);
    expect(windows.take()).toEqual([{ network: 'a', count: 5, leftMs: 60_000 }]);
  });

  it('leaves out who makes few requests, and who is known by all to be over the limit', () => {
    const windows = windowsOf(1200);
    addTimes(windows, 'visitor', 11);
    addTimes(windows, 'flood', 12);
    expect(windows.take()).toEqual([{ network: 'flood', count: 12, leftMs: 60_000 }]);
    windows.learn([{ network: 'flood', total: 1201, leftMs: 30_000 }]);
    expect(addTimes(windows, 'flood', 500).current).toBe(1701);
    expect(windows.take()).toEqual([]);
    expect(windows.add('visitor').current).toBe(12);
    expect(windows.take()).toEqual([{ network: 'visitor', count: 12, leftMs: 60_000 }]);
  });

  it('leaves out windows that are over, and does not carry their end into the next', () => {
    const time = clock();
    const windows = windowsOf(100, time);
    addTimes(windows, 'a', 5);
    windows.take();
    time.at = 60_000;
    expect(windows.add('a').current).toBe(1);
    windows.learn([{ network: 'a', total: 99, leftMs: 1 }]);
    expect(windows.add('a')).toEqual({ current: 2, leftMs: 60_000 });
    time.at = 130_000;
    expect(windows.take()).toEqual([]);
  });

  it('is told in portions', () => {
    const windows = windowsOf(100);
    for (let place = 0; place < 5003; place += 1) windows.add(`n${place}`);
    const [first, second] = [windows.take(), windows.take()];
    expect([first.length, second.length]).toEqual([5000, 3]);
  });
});
