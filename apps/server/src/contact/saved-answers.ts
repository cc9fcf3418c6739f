import { changedFacts } from '@kalam/domain/admin/audit';
import type { SavedAnswer } from '@kalam/domain/contact/contact-model';
import { type AnswerTexts, checkSavedAnswer } from '@kalam/domain/contact/grievance-texts';
import { at as field, refuse } from '@kalam/domain/refusal';
import { and, eq, ne, sql } from 'drizzle-orm';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Executor, Tx } from '../database/database.ts';
import { Refused, refused, throwIfRefused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import type { GrievanceServices } from './grievance-actions.ts';
import { savedAnswers } from './grievance-tables.ts';

type AnswerRow = typeof savedAnswers.$inferSelect;

const toAnswer = ({ id, title, english, hindi, updatedAt }: AnswerRow): SavedAnswer => ({
  id,
  title,
  english,
  hindi,
  updatedAt: updatedAt.toISOString(),
});

const textsOf = ({ title, english, hindi }: AnswerTexts) => ({
  title: title.trim(),
  english: english.trim(),
  hindi: hindi.trim(),
});

export const listAnswers = async (on: Executor): Promise<SavedAnswer[]> =>
  (await on.select().from(savedAnswers).orderBy(sql`lower(${savedAnswers.title})`)).map(toAnswer);

/** Two who write the same title at once: one after the other. */
const checkTitle = async (tx: Tx, title: string, id = ''): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('saved answers', 0))`);
  const [other] = await tx
    .select({ id: savedAnswers.id })
    .from(savedAnswers)
    .where(and(sql`lower(${savedAnswers.title}) = lower(${title})`, ne(savedAnswers.id, id)));
  if (other !== undefined) throw new Refused(field('title', refuse('grievance-answer-title-taken')));
};

const lockAnswer = async (tx: Tx, id: string): Promise<AnswerRow> => {
  const [row] = await tx.select().from(savedAnswers).where(eq(savedAnswers.id, id)).for('update');
  if (row === undefined) throw refused('not-found');
  return row;
};

const only = (rows: readonly AnswerRow[]): AnswerRow => {
  const [row] = rows;
  if (row === undefined) throw new Error('the database returned no answer');
  return row;
};

export const addAnswer = (
  { db, now }: GrievanceServices,
  by: AdminCaller,
  given: AnswerTexts,
): Promise<SavedAnswer> => {
  throwIfRefused(checkSavedAnswer(given));
  const texts = textsOf(given);
  return db.transaction(async (tx) => {
    const at = now();
    await checkTitle(tx, texts.title);
    const row = only(
      await tx
        .insert(savedAnswers)
        .values({ ...texts, createdAt: at, updatedAt: at })
        .returning(),
    );
    await addAuditEntry(tx, {
      by,
      action: 'saved-answer-added',
      subject: 'saved-answer',
      subjectId: row.id,
      before: null,
      after: texts,
      at,
    });
    return toAnswer(row);
  });
};

export const changeAnswer = (
  { db, now }: GrievanceServices,
  by: AdminCaller,
  id: string,
  given: AnswerTexts,
): Promise<SavedAnswer> => {
  throwIfRefused(checkSavedAnswer(given));
  const texts = textsOf(given);
  return db.transaction(async (tx) => {
    const at = now();
    const before = await lockAnswer(tx, id);
    await checkTitle(tx, texts.title, id);
    const row = only(
      await tx
        .update(savedAnswers)
        .set({ ...texts, updatedAt: at })
        .where(eq(savedAnswers.id, id))
        .returning(),
    );
    await addAuditEntry(tx, {
      by,
      action: 'saved-answer-changed',
      subject: 'saved-answer',
      subjectId: id,
      ...changedFacts(textsOf(before), texts),
      at,
    });
    return toAnswer(row);
  });
};

export const removeAnswer = ({ db, now }: GrievanceServices, by: AdminCaller, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockAnswer(tx, id);
    await tx.delete(savedAnswers).where(eq(savedAnswers.id, id));
    await addAuditEntry(tx, {
      by,
      action: 'saved-answer-removed',
      subject: 'saved-answer',
      subjectId: id,
      before: textsOf(before),
      after: null,
      at: now(),
    });
  });
