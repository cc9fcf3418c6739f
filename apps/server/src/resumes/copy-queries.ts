import type { CopySummary } from '@kalam/domain/resumes/variants/copy-model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { resumeCopies, resumes } from './resume-tables.ts';

export type CopyRow = typeof resumeCopies.$inferSelect;

const parents = alias(resumes, 'parents');

const nothingNamed = { title: '', company: '', url: '' };

/** What the cards of these resumes tell of them as copies. A parent that was deleted is none, until it is restored. */
export const findCopySummaries = async (
  on: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CopySummary>> => {
  if (ids.length === 0) return new Map();
  const rows = await prepared(on, 'copies among resumes', (db) =>
    db
      .select({
        id: resumeCopies.resumeId,
        job: resumeCopies.job,
        settledVersion: resumeCopies.settledVersion,
        parent: { id: parents.id, name: parents.name, version: parents.version },
      })
      .from(resumeCopies)
      .leftJoin(parents, and(eq(parents.id, resumeCopies.parentId), eq(parents.status, 'active')))
      .where(sql`${resumeCopies.resumeId} = any(${sql.placeholder('ids')})`),
  ).execute({ ids });
  return new Map(
    rows.map(({ id, job, parent, settledVersion }) => [
      id,
      {
        parent: parent && { id: parent.id, name: parent.name },
        job: job && { ...nothingNamed, ...job },
        isBehind: parent !== null && parent.version > settledVersion,
      },
    ]),
  );
};

export const findCopy = async (on: Executor, id: string): Promise<CopyRow | undefined> => {
  const [row] = await on.select().from(resumeCopies).where(eq(resumeCopies.resumeId, id));
  return row;
};

/** Held until the transaction ends. */
export const lockCopy = async (tx: Tx, id: string): Promise<CopyRow | undefined> => {
  const [row] = await tx.select().from(resumeCopies).where(eq(resumeCopies.resumeId, id)).for('update');
  return row;
};

export const insertCopy = async (
  tx: Tx,
  copy: Pick<CopyRow, 'resumeId' | 'parentId' | 'base' | 'settledVersion' | 'job'>,
): Promise<void> => {
  await tx.insert(resumeCopies).values(copy);
};

export const saveCopyChange = async (
  tx: Tx,
  id: string,
  change: Pick<CopyRow, 'base' | 'baseBefore' | 'agreement' | 'settledVersion'>,
): Promise<void> => {
  await tx.update(resumeCopies).set(change).where(eq(resumeCopies.resumeId, id));
};

/** Of parents that go for good: nothing of what they said stays with their copies. */
export const forgetParents = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(resumeCopies)
    .set({ parentId: null, base: null, baseBefore: null })
    .where(inArray(resumeCopies.parentId, [...ids]));
};
