import { describe, expect, it } from 'vitest';
import { changedMiddle } from './changed-middle.ts';

describe('where two texts differ', () => {
  it.each([
    ['Led a team of 6', 'Led a team of 8', ['Led a team of ', '6', '']],
    ['Cut costs by half', 'Cut all costs by half', ['Cut ', '', 'costs by half']],
    ['Cut all costs by half', 'Cut costs by half', ['Cut ', 'all ', 'costs by half']],
    ['One\nTwo', 'One\nTwo', ['One\nTwo', '', '']],
    ['', 'All new', ['', '', '']],
    ['aa aa', 'aa', ['aa', ' aa', '']],
  ])('%j beside %j', (text, other, [start, middle, end]) => {
    expect(changedMiddle(text, other)).toEqual({ start, middle, end });
  });
});
