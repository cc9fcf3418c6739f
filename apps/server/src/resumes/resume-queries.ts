import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import { resumeLimits } from '@kalam/domain/resumes/resume-limits';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import { and, desc, eq, inArray, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { forgetParents } from './copy-queries.ts';
import { resumes } from './resume-tables.ts';

export type ResumeRow = typeof resumes.$inferSelect;

/** Everything but the contents, which are large and read one at a time. */
const cardColumns = {
  id: resumes.id,
  name: resumes.name,
  template: resumes.template,
  formatting: resumes.formatting,
  planUsed: resumes.planUsed,
  status: resumes.status,
  downloadCount: resumes.downloadCount,
  version: resumes.version,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
};
export type ResumeCard = Pick<ResumeRow, keyof typeof cardColumns>;

/** What a column is compared with: a value, or a gap that a prepared statement fills. */
type Given = string | Placeholder;

const isOwn = (userId: Given, id: Given) => and(eq(resumes.id, id), eq(resumes.userId, userId));
const isOwnActive = (userId: Given, id: Given) => and(isOwn(userId, id), eq(resumes.status, 'active'));

export const listCards = (on: Executor, userId: string): Promise<ResumeCard[]> =>
  prepared(on, 'cards of a person', (db) =>
    db
      .select(cardColumns)
      .from(resumes)
      .where(and(eq(resumes.userId, sql.placeholder('userId')), eq(resumes.status, 'active')))
      .orderBy(desc(resumes.createdAt), desc(resumes.id))
      .limit(resumeLimits.listed),
  ).execute({ userId });

export const findCard = async (on: Executor, userId: string, id: string): Promise<ResumeCard | undefined> => {
  const [row] = await on.select(cardColumns).from(resumes).where(isOwnActive(userId, id));
  return row;
};

/** Of an own resume, also of one that was deleted and can still be brought back. */
export const findFormatting = async (
  on: Executor,
  userId: string,
  id: string,
): Promise<Formatting | undefined> => {
  const [row] = await on.select({ formatting: resumes.formatting }).from(resumes).where(isOwn(userId, id));
  return row?.formatting;
};

export type ResumeContents = ResumeCard & { readonly data: SavedResume };

export const findResume = async (
  on: Executor,
  userId: string,
  id: string,
): Promise<ResumeContents | undefined> => {
  const [row] = await prepared(on, 'a resume with its contents', (db) =>
    db
      .select({ ...cardColumns, data: resumes.data })
      .from(resumes)
      .where(isOwnActive(sql.placeholder('userId'), sql.placeholder('id'))),
  ).execute({ userId, id });
  return row;
};

export const findCardBySaveKey = async (
  on: Executor,
  userId: string,
  saveKey: string,
): Promise<ResumeCard | undefined> => {
  const [row] = await on
    .select(cardColumns)
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.saveKey, saveKey)));
  return row;
};

/** Held until the transaction ends; of whatever status. */
export const lockResume = async (tx: Tx, userId: string, id: string): Promise<ResumeRow | undefined> => {
  const [row] = await tx.select().from(resumes).where(isOwn(userId, id)).for('update');
  return row;
};

export interface ResumeToInsert {
  readonly userId: string;
  readonly name: string;
  readonly template: string;
  readonly formatting: Formatting;
  readonly data: SavedResume;
  readonly planUsed: PlanId;
  readonly subscriptionId: string;
  readonly orderId?: string | undefined;
  readonly saveKey?: string | undefined;
}

/** Undefined when the same press of Save, or the same order, has saved it already. */
export const insertResume = async (
  on: Executor,
  resume: ResumeToInsert,
  now: Date,
): Promise<ResumeCard | undefined> => {
  const [row] = await on
    .insert(resumes)
    .values({ ...resume, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning(cardColumns);
  return row;
};

export const saveResumeChange = async (
  on: Executor,
  id: string,
  change: Partial<Pick<ResumeRow, 'name' | 'template' | 'data' | 'version' | 'formatting'>>,
  now: Date,
): Promise<ResumeCard> => updateResume(on, id, { ...change, updatedAt: now });

/** Deleted at a moment, or brought back; its owner did not edit it. */
export const saveDeletion = (on: Executor, id: string, deletedAt: Date | null): Promise<ResumeCard> =>
  updateResume(on, id, { status: deletedAt === null ? 'active' : 'deleted', deletedAt });

const updateResume = async (on: Executor, id: string, change: Partial<ResumeRow>): Promise<ResumeCard> => {
  const [row] = await on.update(resumes).set(change).where(eq(resumes.id, id)).returning(cardColumns);
  if (row === undefined) throw new Error('the database returned no resume');
  return row;
};

/** In one statement, so that no count is lost. */
export const countDownload = async (
  on: Executor,
  userId: string,
  id: string,
): Promise<number | undefined> => {
  const [row] = await on
    .update(resumes)
    .set({ downloadCount: sql`${resumes.downloadCount} + 1` })
    .where(isOwnActive(userId, id))
    .returning({ downloadCount: resumes.downloadCount });
  return row?.downloadCount;
};

/** Removes for good what was deleted before a moment, some at a time; its copies stand alone from then on. */
export const purgeDeletedResumes = async (tx: Tx, before: Date, limit: number): Promise<number> => {
  const old = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(lt(resumes.deletedAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await forgetParents(tx, ids);
  await tx.delete(resumes).where(inArray(resumes.id, ids));
  return ids.length;
};
