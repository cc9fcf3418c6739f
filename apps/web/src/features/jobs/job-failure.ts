import { refuse } from '@kalam/domain/refusal';
import { Refused } from '../../platform/api/call.ts';
import type { FailureWords } from '../../platform/failure-words.ts';
import { messageText } from '../../platform/languages/message-text.ts';

/** S2 §8: the server's own words, or 'Failed to fetch jobs' when it could not be reached or gave none. */
export const searchFailure = (failure: unknown): FailureWords => {
  const title = messageText(refuse('jobs-failed'));
  if (!(failure instanceof Refused) || failure.code === 'unexpected-error') return { title };
  return failure.status === 0 ? { title, detail: failure.error } : { title: failure.error };
};
