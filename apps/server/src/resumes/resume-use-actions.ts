import type { DocumentFormat } from '@kalam/domain/plans/plan-catalogue';
import { sameFormatting } from '@kalam/domain/resumes/formatting';
import { spendFormatting } from '@kalam/domain/resumes/formatting-rules';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { checkDownload } from '@kalam/domain/resumes/saved/download-rules';
import type { ResumeSummary } from '@kalam/domain/resumes/saved/resume-record-model';
import { orRefused, Refused, refused, throwIfRefused } from '../failures/refused.ts';
import { lockCurrentSubscription, saveSubscription } from '../subscriptions/current-subscription.ts';
import type { ResumeServices } from './resume-actions.ts';
import { countDownload, findCard, lockResume, saveResumeChange } from './resume-queries.ts';
import { summaryOf } from './resume-summaries.ts';

/**
 * Restyles a resume and lowers the format allowance, both or neither (S2 §4, §5). The version stays: an edit of the
 * contents that is under way in the builder does not touch the formatting and loses nothing.
 */
export const restyleResume = (
  { db, now }: ResumeServices,
  userId: string,
  id: string,
  formatting: Formatting,
): Promise<{ resume: ResumeSummary; formatsRemaining: number }> =>
  orRefused('formatting-update-failed', () =>
    db.transaction(async (tx) => {
      const subscription = await lockCurrentSubscription(tx, userId);
      const row = await lockResume(tx, userId, id);
      if (row === undefined || row.status !== 'active') throw refused('not-found');
      const spent = spendFormatting(row, formatting, subscription, now());
      if (spent.refusal) throw new Refused(spent.refusal);
      const { formatsRemaining } = spent.subscription;
      if (sameFormatting(row.formatting, formatting))
        return { resume: await summaryOf(tx, row), formatsRemaining };
      await saveSubscription(tx, spent.subscription);
      const restyled = await saveResumeChange(tx, id, { formatting }, now());
      return { resume: await summaryOf(tx, restyled), formatsRemaining };
    }),
  );

/** Whether a format may be had (decisions 46); the plan the resume was made on decides, and that never ends. */
export const mayDownload = async (
  { db }: ResumeServices,
  userId: string,
  id: string,
  format: DocumentFormat,
): Promise<void> => {
  const card = await findCard(db, userId, id);
  if (card === undefined) throw refused('not-found');
  throwIfRefused(checkDownload(format, card.planUsed));
};

/** Counts a download that happened; one that may not be had is not counted. */
export const countResumeDownload = async (
  services: ResumeServices,
  userId: string,
  id: string,
  format: DocumentFormat | undefined,
): Promise<number> => {
  if (format !== undefined) await mayDownload(services, userId, id, format);
  const downloadCount = await countDownload(services.db, userId, id);
  if (downloadCount === undefined) throw refused('not-found');
  return downloadCount;
};
