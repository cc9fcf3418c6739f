import { expect, it } from 'vitest';
import { outagesAfter } from './caller-outages.ts';

it('tells how long each caller went without a yes after a kill', () => {
  const heard = [
    { caller: 'a', at: 900 },
    { caller: 'a', at: 1_100 },
    { caller: 'b', at: 1_050 },
    { caller: 'a', at: 9_000 },
    { caller: 'b', at: 12_000 },
    { caller: 'b', at: 12_100 },
    { caller: 'a', at: 40_000 },
  ];
  expect(outagesAfter(heard, 1_000, 20_000)).toEqual([7_900, 10_950]);
});
