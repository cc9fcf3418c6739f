import type { Template } from '@kalam/domain/templates/template-model';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../database/database.ts';
import { templates } from './template-tables.ts';

export type TemplateRow = typeof templates.$inferSelect;

/** In the order of the gallery. */
export const listTemplates = (on: Executor): Promise<TemplateRow[]> =>
  on.select().from(templates).orderBy(asc(templates.position), asc(templates.createdAt), asc(templates.id));

/** Holds off other writers, so that two new templates of one name get ids of their own. Readers go on. */
export const lockTemplates = async (tx: Tx): Promise<TemplateRow[]> => {
  await tx.execute(sql`lock table ${templates} in share row exclusive mode`);
  return listTemplates(tx);
};

export const insertTemplate = async (
  on: Executor,
  template: Template & { readonly position: number },
  now: Date,
): Promise<TemplateRow> => {
  const [row] = await on
    .insert(templates)
    .values({ ...template, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error('the database returned no template');
  return row;
};

export const saveTemplate = async (
  on: Executor,
  id: string,
  change: Partial<Omit<Template, 'id'>>,
  now: Date,
): Promise<TemplateRow | undefined> => {
  const [row] = await on
    .update(templates)
    .set({ ...change, updatedAt: now })
    .where(eq(templates.id, id))
    .returning();
  return row;
};
