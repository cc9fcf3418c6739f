import { createHmac } from 'node:crypto';
import { refuse } from '@kalam/domain/refusal';
import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { Refused } from '../failures/refused.ts';
import { attemptCounts } from './limit-tables.ts';

/** How often something may be tried within a window that starts with the first try. */
export interface AttemptLimit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  readonly code: 'too-many-attempts' | 'too-many-requests' | 'contact-limit-reached';
}

/** Keeps counts in PostgreSQL, so that they hold over any number of servers. */
export interface AttemptLimits {
  /** Counts one try; refuses when it is one too many. */
  count(limit: AttemptLimit, who: string): Promise<void>;
  /** Counts one try; false when it is one too many. */
  allows(limit: AttemptLimit, who: string): Promise<boolean>;
  forget(limit: AttemptLimit, who: string): Promise<void>;
  /** Removes windows that are over. */
  sweep(): Promise<void>;
}

export const createAttemptLimits = (db: Executor, secret: string, now: () => Date): AttemptLimits => {
  // Hashed with a secret of ours: the table tells nobody who tried.
  const keyOf = (limit: AttemptLimit, who: string): string =>
    createHmac('sha256', secret).update(`${limit.name}\n${who}`).digest('base64url');

  const add = async (limit: AttemptLimit, who: string): Promise<{ count: number; endsAt: Date }> => {
    const at = now();
    const endsAt = new Date(at.getTime() + limit.seconds * 1000);
    const isOver = sql`${attemptCounts.endsAt} <= ${at.toISOString()}::timestamptz`;
    const [row] = await db
      .insert(attemptCounts)
      .values({ key: keyOf(limit, who), count: 1, startedAt: at, endsAt })
      .onConflictDoUpdate({
        target: attemptCounts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`,
          startedAt: sql`case when ${isOver} then excluded.started_at else ${attemptCounts.startedAt} end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${attemptCounts.endsAt} end`,
        },
      })
      .returning({ count: attemptCounts.count, endsAt: attemptCounts.endsAt });
    return row ?? { count: 1, endsAt };
  };

  return {
    count: async (limit, who) => {
      const { count, endsAt } = await add(limit, who);
      if (count <= limit.most) return;
      const wait = Math.max(1, Math.ceil((endsAt.getTime() - now().getTime()) / 1000));
      throw new Refused(refuse(limit.code, { minutes: Math.ceil(wait / 60) }), wait);
    },
    allows: async (limit, who) => (await add(limit, who)).count <= limit.most,
    forget: async (limit, who) => {
      await db.delete(attemptCounts).where(sql`${attemptCounts.key} = ${keyOf(limit, who)}`);
    },
    sweep: async () => {
      await db.delete(attemptCounts).where(lt(attemptCounts.endsAt, now()));
    },
  };
};
