import { helpLimits } from '@kalam/domain/help/help-limits';
import type { HelpConsent, HelpUsage } from '@kalam/domain/help/help-usage';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../database/database.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { helpConsents, helpUsage } from './help-tables.ts';

export const findHelpUsage = async (on: Executor, userId: string): Promise<HelpUsage | undefined> => {
  const [row] = await on.select().from(helpUsage).where(eq(helpUsage.userId, userId));
  return row;
};

const isStanding = (userId: string) => and(eq(helpConsents.userId, userId), isNull(helpConsents.withdrawnAt));

export const findConsent = async (on: Executor, userId: string): Promise<HelpConsent | undefined> => {
  const [row] = await on.select().from(helpConsents).where(isStanding(userId));
  return row;
};

export const withdrawConsent = async (on: Executor, userId: string, now: Date): Promise<void> => {
  await on.update(helpConsents).set({ withdrawnAt: now }).where(isStanding(userId));
};

/** The caller holds the person, so that no two agreements stand at once. */
export const insertConsent = async (
  tx: Tx,
  userId: string,
  service: string,
  givenAt: Date,
): Promise<void> => {
  await tx.insert(helpConsents).values({ userId, service, givenAt });
};

/**
 * Takes one of the day's rewrites, in one statement, so that requests at the same moment never take more than there are.
 * Gives what remains after it, or undefined when there was none.
 */
export const takeRewrite = async (on: Executor, userId: string, day: string): Promise<number | undefined> => {
  const isToday = sql`${helpUsage.day} = excluded.day`;
  const [row] = await on
    .insert(helpUsage)
    .values({ userId, day, used: 1 })
    .onConflictDoUpdate({
      target: helpUsage.userId,
      set: { day, used: sql`case when ${isToday} then ${helpUsage.used} + 1 else 1 end` },
      setWhere: sql`not (${isToday}) or ${helpUsage.used} < ${helpLimits.perDay}`,
    })
    .returning({ used: helpUsage.used });
  return row && helpLimits.perDay - row.used;
};

/** Gives it back; one of a day that is over is gone with the day. */
export const giveRewriteBack = async (on: Executor, userId: string, day: string): Promise<void> => {
  await on
    .update(helpUsage)
    .set({ used: sql`${helpUsage.used} - 1` })
    .where(and(eq(helpUsage.userId, userId), eq(helpUsage.day, day), gt(helpUsage.used, 0)));
};

const resumesRead = 20;

type Details = { readonly fullName?: string; readonly email?: string; readonly phone?: string };

/** Under which names and contacts a person is known from their resumes, deleted ones included. */
export const findOwnDetails = async (on: Executor, userId: string): Promise<readonly Details[]> => {
  const rows = await on
    .select({ details: sql<Details | null>`${resumes.data} -> 'personalInfo'` })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(resumesRead);
  return rows.flatMap(({ details }) => details ?? []);
};
