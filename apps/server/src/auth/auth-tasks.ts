import type { Db } from '../database/database.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { deleteExpiredAuth } from './auth-queries.ts';

/** Removes sessions, links, kept resumes and counts whose time is over. */
export const createSweepAccounts =
  ({ db, attempts, now }: { readonly db: Db; readonly attempts: AttemptLimits; readonly now: () => Date }) =>
  async (): Promise<void> => {
    await deleteExpiredAuth(db, now());
    await attempts.sweep();
  };
