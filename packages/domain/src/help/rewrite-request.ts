import { type Refusal, refuse } from '../refusal.ts';
import { rewriteLimits } from '../resumes/rewriting/rewrite-conversation.ts';
import { hasMoreThan } from '../text/text-length.ts';

export const checkSentenceCount = (count: number): Refusal | undefined => {
  if (count === 0) return refuse('help-nothing-to-send');
  return count > rewriteLimits.sentences
    ? refuse('help-too-many-sentences', { max: rewriteLimits.sentences })
    : undefined;
};

/** Together they are bounded as well; whoever writes more than that asks for a part of it. */
export const checkSentences = (sentences: readonly string[]): Refusal | undefined => {
  if (sentences.some((sentence) => hasMoreThan(sentence, rewriteLimits.sentence)))
    return refuse('help-sentence-long', { max: rewriteLimits.sentence });
  return hasMoreThan(sentences.join(''), rewriteLimits.all)
    ? refuse('help-text-long', { max: rewriteLimits.all })
    : undefined;
};
