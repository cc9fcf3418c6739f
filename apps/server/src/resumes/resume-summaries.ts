import type { ResumeSummary } from '@kalam/domain/resumes/saved/resume-record-model';
import type { Executor } from '../database/database.ts';
import { findCopySummaries } from './copy-queries.ts';
import type { ResumeCard } from './resume-queries.ts';

const toSummary = (card: ResumeCard): ResumeSummary => ({
  id: card.id,
  name: card.name,
  template: card.template,
  formatting: card.formatting,
  planUsed: card.planUsed,
  status: card.status,
  downloadCount: card.downloadCount,
  version: card.version,
  createdAt: card.createdAt.toISOString(),
  updatedAt: card.updatedAt.toISOString(),
});

/** Cards, each with what it is a copy of. */
export const toSummaries = async (on: Executor, cards: readonly ResumeCard[]): Promise<ResumeSummary[]> => {
  const copies = await findCopySummaries(
    on,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => {
    const copy = copies.get(card.id);
    return { ...toSummary(card), ...(copy && { copy }) };
  });
};

export const summaryOf = async (on: Executor, card: ResumeCard): Promise<ResumeSummary> => {
  const [summary = toSummary(card)] = await toSummaries(on, [card]);
  return summary;
};
