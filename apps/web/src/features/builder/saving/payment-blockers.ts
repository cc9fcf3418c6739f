import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { at, type Refusal } from '@kalam/domain/refusal';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import type { Draft } from '../../../resume/draft.ts';

/** Loaded when asked: the samples are large, and the engine comes after the first paint. */
const find = async ({ data, template, formatting }: Draft): Promise<readonly Refusal[]> => {
  const [{ checkOwnContent }, { unprintableIn }] = await Promise.all([
    import('@kalam/domain/resumes/samples/untouched-sample'),
    import('../../../resume/preview/preview-engine.ts'),
  ]);
  const sample = checkOwnContent(toSavedPayload(data));
  if (sample) return [at('personalInfo.fullName', sample)];
  return unprintableIn({ data, template, formatting, date: visitorToday(new Date()).day });
};

/**
 * What a person would regret to have paid for: a resume that prints as question marks, or one of our samples. What
 * cannot be looked at here is for the server to refuse.
 */
export const paymentBlockers = (draft: Draft): Promise<readonly Refusal[]> =>
  find(draft).catch((failure: unknown) => {
    console.error(failure);
    return [];
  });
