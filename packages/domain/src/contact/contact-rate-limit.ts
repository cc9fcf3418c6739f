import { type Refusal, refuse } from '../refusal.ts';

/** Where the visitor's browser keeps the record (S2 §3). */
export const rateLimitKey = 'contactFormRateLimit';

/** S2 §9: 10 attempts per rolling hour. */
export const rateLimitAttempts = 10;
export const rateLimitWindowMs = 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** Times are milliseconds since 1970, oldest first. */
export interface RateRecord {
  readonly attempts: readonly number[];
  readonly lastAttempt: number | null;
}

const emptyRecord: RateRecord = { attempts: [], lastAttempt: null };

/** Attempts that still count; times of a clock that ran ahead do not. */
const counting = (record: RateRecord, now: Date): readonly number[] =>
  record.attempts.filter((time) => time > now.getTime() - rateLimitWindowMs && time <= now.getTime());

export const checkContactRate = (record: RateRecord, now: Date): Refusal | undefined => {
  const times = counting(record, now);
  const leavesNext = times[times.length - rateLimitAttempts];
  if (leavesNext === undefined) return undefined;
  const minutes = Math.ceil((leavesNext + rateLimitWindowMs - now.getTime()) / minuteMs);
  return refuse('contact-limit-reached', { minutes });
};

export const recordContactAttempt = (record: RateRecord, now: Date): RateRecord => ({
  attempts: [...counting(record, now), now.getTime()].slice(-rateLimitAttempts),
  lastAttempt: now.getTime(),
});

/** The record as it lies in storage, where anything may lie. A bare count stands for so many at the last attempt. */
export const readRateRecord = (stored: string | null | undefined): RateRecord => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null || !('attempts' in value)) return emptyRecord;
    const attempts = timesOf(value.attempts, 'lastAttempt' in value ? value.lastAttempt : undefined)
      .filter((time): time is number => typeof time === 'number' && Number.isFinite(time))
      .sort((a, b) => a - b)
      .slice(-rateLimitAttempts);
    return { attempts, lastAttempt: attempts.at(-1) ?? null };
  } catch {
    return emptyRecord;
  }
};

const timesOf = (attempts: unknown, lastAttempt: unknown): readonly unknown[] => {
  if (Array.isArray(attempts)) return attempts;
  const count = typeof attempts === 'number' ? Math.min(rateLimitAttempts, Math.trunc(attempts)) : 0;
  return count > 0 ? Array.from({ length: count }, () => lastAttempt) : [];
};
