import {
  blockAt,
  type ContactContent,
  checkSpamScore,
  reviewAt,
  spamScore,
} from '@kalam/domain/contact/spam-score';
import { adviseOn, type WritingAdvice } from '@kalam/domain/contact/writing-advice';
import type { Refusal } from '@kalam/domain/refusal';

export interface Judgement {
  readonly score: number;
  /** Why it cannot be sent as it is. */
  readonly refusal: Refusal | undefined;
  /** What becomes of it: not sent, read by a person first, answered. */
  readonly standing: 'blocked' | 'review' | 'fine';
  readonly advice: readonly WritingAdvice[];
}

/** In a chunk of its own: its lists of words are not needed to show the page. */
export const judgeMessage = (content: ContactContent): Judgement => {
  const score = spamScore(content);
  return {
    score,
    refusal: checkSpamScore(score),
    standing: score >= blockAt ? 'blocked' : score >= reviewAt ? 'review' : 'fine',
    advice: adviseOn(content),
  };
};
