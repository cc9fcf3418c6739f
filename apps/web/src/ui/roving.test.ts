import { expect, it } from 'vitest';
import { nextIndex } from './roving.ts';

it('goes round at both ends and leaves other keys alone', () => {
  expect(nextIndex('ArrowRight', 2, 3)).toBe(0);
  expect(nextIndex('ArrowLeft', 0, 3)).toBe(2);
  expect(nextIndex('ArrowDown', 0, 3)).toBe(1);
  expect(nextIndex('Home', 2, 3)).toBe(0);
  expect(nextIndex('End', 0, 3)).toBe(2);
  expect(nextIndex('a', 0, 3)).toBeUndefined();
  expect(nextIndex('End', -1, 0)).toBeUndefined();
});
