import type { ResumeCardData } from '../../../resume/resume-queries.ts';

/** The heading of the list, where the focus goes when a card is gone. */
export const yourResumesId = 'your-resumes';

/** Back where it stood before it was taken away: the list is newest first. */
export const withCardBack = (cards: readonly ResumeCardData[], card: ResumeCardData): ResumeCardData[] =>
  [...cards.filter(({ id }) => id !== card.id), card].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
