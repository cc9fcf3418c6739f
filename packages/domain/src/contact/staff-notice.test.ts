import { expect, it } from 'vitest';
import { isWorthTelling, nextNoticeAt } from './staff-notice.ts';

const now = new Date('2026-11-15T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

it('staff hear of messages below a score of 5', () => {
  expect([0, 4, 4.9, 5, 10].map(isWorthTelling)).toEqual([true, true, true, false, false]);
});

it('staff hear at once, and then no more than every 15 minutes', () => {
  expect(nextNoticeAt(null, now)).toEqual(now);
  expect(nextNoticeAt(minutes(-15), now)).toEqual(now);
  expect(nextNoticeAt(minutes(-14), now)).toEqual(minutes(1));
  expect(nextNoticeAt(now, now)).toEqual(minutes(15));
});
