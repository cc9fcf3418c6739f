import type { TextRules } from '@kalam/domain/resumes/rules/text-rules';
import { eq } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { textRulesSettings } from './setting-tables.ts';

type Row = typeof textRulesSettings.$inferSelect;

export const findTextRules = async (on: Executor): Promise<Row | undefined> => {
  const [row] = await on.select().from(textRulesSettings).where(eq(textRulesSettings.id, 1));
  return row;
};

/** Two members of staff change it one after the other, also where there is no row yet. */
export const lockTextRules = async (on: Executor, now: Date): Promise<Row | undefined> => {
  await on.insert(textRulesSettings).values({ id: 1, updatedAt: now }).onConflictDoNothing();
  const [row] = await on.select().from(textRulesSettings).where(eq(textRulesSettings.id, 1)).for('update');
  return row;
};

export const saveTextRules = async (on: Executor, textRules: TextRules, now: Date): Promise<void> => {
  await on.update(textRulesSettings).set({ textRules, updatedAt: now }).where(eq(textRulesSettings.id, 1));
};
