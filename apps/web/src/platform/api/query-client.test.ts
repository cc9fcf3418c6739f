import { expect, it } from 'vitest';
import { Refused } from './call.ts';
import { worthRetrying } from './query-client.ts';

const refused = (status: number) => new Refused({ code: 'x', error: 'x', status });

it('asks again, twice at most, only when there was no proper answer', () => {
  expect(worthRetrying(0, refused(0))).toBe(true);
  expect(worthRetrying(1, refused(503))).toBe(true);
  expect(worthRetrying(2, refused(0))).toBe(false);
  expect(worthRetrying(0, refused(401))).toBe(false);
  expect(worthRetrying(0, refused(422))).toBe(false);
  expect(worthRetrying(0, new TypeError('a mistake of ours'))).toBe(false);
});
