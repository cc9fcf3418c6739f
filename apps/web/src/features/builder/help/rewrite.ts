import { lockedAnswer, sealSentences } from '@kalam/domain/help/rewrite-answer';
import { resumeLanguageOf } from '@kalam/domain/resumes/resume-language';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { RewriteOperation, RewriteWish } from '@kalam/domain/resumes/rewriting/rewrite-operations';
import { call } from '../../../platform/api/call.ts';

/** The sentences as they would leave this device. */
export const sealed = (sentences: readonly string[], { personalInfo }: ResumeData) =>
  sealSentences(sentences, [personalInfo]);

/**
 * Has sentences rewritten. Marks stand for names and contacts before anything leaves, and what comes back goes through the
 * lock once more here, against the sentences as they stand on this device.
 */
export const rewrite = async (
  wish: RewriteWish,
  sentences: readonly string[],
  data: ResumeData,
  signal: AbortSignal,
) => {
  const letter = sealed(sentences, data);
  const answer = await call('POST /api/help/rewrite', {
    body: { wish, language: resumeLanguageOf(data), sentences: letter.outgoing.map(({ sent }) => sent) },
    signal,
  });
  const operations: RewriteOperation[] = answer.rewrites.map(({ place, text }) => ({
    kind: 'replace',
    sentence: place,
    text,
  }));
  if (answer.order) operations.push({ kind: 'order', order: answer.order });
  const locked = lockedAnswer(sentences, letter, operations);
  const home = (place: number | null) => (place === null ? null : (letter.outgoing[place]?.place ?? null));
  return {
    ...locked,
    refused: [...answer.refused.map((one) => ({ ...one, place: home(one.place) })), ...locked.refused],
    withheld: [
      ...letter.withheld,
      ...answer.withheld.map(({ place, reason }) => ({ place: home(place) ?? place, reason })),
    ],
    remaining: answer.remaining,
  };
};
