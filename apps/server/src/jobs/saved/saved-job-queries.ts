import type { JobFacts, SavedJobStatus } from '@kalam/domain/jobs/saved/saved-job';
import { savedJobLimits } from '@kalam/domain/jobs/saved/saved-job';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { savedJobs } from '../job-tables.ts';

export type SavedJobRow = typeof savedJobs.$inferSelect;

/** Everything but the advert's text. */
const listedColumns = {
  id: savedJobs.id,
  title: savedJobs.title,
  company: savedJobs.company,
  location: savedJobs.location,
  employmentType: savedJobs.employmentType,
  timeAgoPosted: savedJobs.timeAgoPosted,
  url: savedJobs.url,
  provider: savedJobs.provider,
  status: savedJobs.status,
  note: savedJobs.note,
  noteVersion: savedJobs.noteVersion,
  savedAt: savedJobs.savedAt,
  statusAt: savedJobs.statusAt,
};
export type ListedRow = Pick<SavedJobRow, keyof typeof listedColumns>;

const isOwn = (userId: string, id: string) => and(eq(savedJobs.userId, userId), eq(savedJobs.id, id));

export const listRows = (on: Executor, userId: string): Promise<ListedRow[]> =>
  on
    .select(listedColumns)
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.id))
    .limit(savedJobLimits.jobs);

export const findRow = async (on: Executor, userId: string, id: string): Promise<SavedJobRow | undefined> => {
  const [row] = await on.select().from(savedJobs).where(isOwn(userId, id));
  return row;
};

export const lockRow = async (on: Executor, userId: string, id: string): Promise<ListedRow | undefined> => {
  const [row] = await on.select(listedColumns).from(savedJobs).where(isOwn(userId, id)).for('update');
  return row;
};

export const findByAddress = async (
  on: Executor,
  userId: string,
  urlHash: string,
): Promise<ListedRow | undefined> => {
  const [row] = await on
    .select(listedColumns)
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, userId), eq(savedJobs.urlHash, urlHash)));
  return row;
};

export const countRows = async (on: Executor, userId: string): Promise<number> => {
  const [row] = await on.select({ count: count() }).from(savedJobs).where(eq(savedJobs.userId, userId));
  return row?.count ?? 0;
};

interface NewRow extends JobFacts {
  readonly userId: string;
  readonly urlHash: string;
  readonly status: SavedJobStatus;
  readonly note: string;
  readonly savedAt: Date;
  readonly statusAt: Date;
}

export const insertRow = async (on: Executor, row: NewRow): Promise<ListedRow | undefined> => {
  const [saved] = await on.insert(savedJobs).values(row).returning(listedColumns);
  return saved;
};

export const updateRow = async (
  on: Executor,
  userId: string,
  id: string,
  change: Partial<Pick<SavedJobRow, 'status' | 'statusAt' | 'note' | 'noteVersion'>>,
): Promise<ListedRow | undefined> => {
  const [row] = await on.update(savedJobs).set(change).where(isOwn(userId, id)).returning(listedColumns);
  return row;
};

export const deleteRow = async (
  on: Executor,
  userId: string,
  id: string,
): Promise<SavedJobRow | undefined> => {
  const [row] = await on.delete(savedJobs).where(isOwn(userId, id)).returning();
  return row;
};
