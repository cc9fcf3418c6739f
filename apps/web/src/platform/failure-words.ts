import type { MessageCode } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Refused } from './api/call.ts';
import { messageText } from './languages/message-text.ts';

export interface FailureWords {
  readonly title: string;
  /** More about it, such as that there is no connection. */
  readonly detail?: string;
  /** It failed because nobody is signed in any more. */
  readonly signedOut?: boolean;
}

/** A rule's own words, or what failed in the product's words when the server could not be reached or is in trouble. */
export const failureWords = (failure: unknown, otherwise: MessageCode): FailureWords => {
  const title = messageText(refuse(otherwise));
  if (!(failure instanceof Refused)) return { title };
  if (failure.status === 0) return { title, detail: failure.error };
  if (failure.status >= 500) return { title };
  return { title: failure.error, signedOut: failure.status === 401 };
};

/** The same on one line. */
export const failureText = (failure: unknown, otherwise: MessageCode): string => {
  const { title, detail } = failureWords(failure, otherwise);
  return detail === undefined ? title : `${title}. ${detail}`;
};
