import { reviewAt } from './spam-score.ts';

/** Staff are told of a message once it is judged, and never of one that the scores take for spam. */
export const isWorthTelling = (spamScore: number): boolean => spamScore < reviewAt;

/** One mail in this time, however many messages come: what came meanwhile stands in the next one together. */
export const noticePauseMinutes = 15;

/** A mail names this many; the list has the rest. */
export const noticeNamesMost = 10;

export const nextNoticeAt = (lastToldAt: Date | null, now: Date): Date => {
  const free = lastToldAt === null ? 0 : lastToldAt.getTime() + noticePauseMinutes * 60_000;
  return new Date(Math.max(now.getTime(), free));
};
