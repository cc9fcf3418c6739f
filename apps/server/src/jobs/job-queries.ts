import type { JobUsage } from '@kalam/domain/jobs/job-usage';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { jobSearchUsage } from './job-tables.ts';

export const findJobUsage = async (on: Executor, userId: string): Promise<JobUsage | undefined> => {
  const [row] = await on.select().from(jobSearchUsage).where(eq(jobSearchUsage.userId, userId));
  return row;
};

export const saveJobUsage = async (on: Executor, usage: JobUsage): Promise<void> => {
  const { userId, ...rest } = usage;
  await on
    .insert(jobSearchUsage)
    .values(usage)
    .onConflictDoUpdate({ target: jobSearchUsage.userId, set: rest });
};

const resumesRead = 20;

/** Names of the skills in a person's resumes, the newest resume first. */
export const findSkillNames = async (on: Executor, userId: string): Promise<readonly string[]> => {
  const rows = await on
    .select({ skills: sql<{ name?: string }[] | null>`${resumes.data} -> 'skills'` })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(resumesRead);
  return rows.flatMap(({ skills }) => (skills ?? []).map(({ name }) => name ?? ''));
};
