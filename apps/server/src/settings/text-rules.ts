import { serverToday } from '@kalam/domain/calendar/calendar-day';
import { checkResume } from '@kalam/domain/resumes/resume-check';
import { defaultTextRules, type TextRules } from '@kalam/domain/resumes/rules/text-rules';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import type { TextRulesView } from '@kalam/domain/settings/setting-model';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Db, Executor } from '../database/database.ts';
import { Refused } from '../failures/refused.ts';
import type { AdminCaller } from '../http/bind.ts';
import { findTextRules, lockTextRules, saveTextRules } from './text-rules-queries.ts';

export const readTextRules = async (on: Executor): Promise<TextRulesView> => {
  const row = await findTextRules(on);
  return { textRules: row?.textRules ?? defaultTextRules, updatedAt: row?.updatedAt.toISOString() ?? null };
};

/**
 * Holds what is saved or ordered to the rules in force. Its sender has answered what rules ask, which the contract has
 * checked; strict rules have no answers. What is stored or paid for is never judged again.
 */
export const throwUnlessWithinTextRules = async (
  on: Executor,
  resume: SavedResume,
  now: Date,
): Promise<void> => {
  const { textRules } = await readTextRules(on);
  const [refusal] = textRules === 'strict' ? checkResume(resume, serverToday(now), textRules) : [];
  if (refusal) throw new Refused(refusal);
};

export const changeTextRules = async (
  { db, now }: { readonly db: Db; readonly now: () => Date },
  by: AdminCaller,
  wanted: TextRules,
): Promise<TextRulesView> => {
  await db.transaction(async (tx) => {
    const before = await lockTextRules(tx, now());
    if (before === undefined || before.textRules === wanted) return;
    await saveTextRules(tx, wanted, now());
    await addAuditEntry(tx, {
      by,
      action: 'text-rules-changed',
      subject: 'settings',
      subjectId: 'text-rules',
      before: { textRules: before.textRules },
      after: { textRules: wanted },
      at: now(),
    });
  });
  return readTextRules(db);
};
