import { refuse } from '@kalam/domain/refusal';
import { Refused } from '../../platform/api/call.ts';
import { messageText } from '../../platform/languages/message-text.ts';

/** Why nothing could be paid, in the words of S1 §8. */
export const orderFailure = (failure: unknown): string => {
  if (!(failure instanceof Refused)) return messageText(refuse('payment-processing-failed'));
  if (failure.status === 0) return `${messageText(refuse('payment-order-failed'))}. ${failure.error}`;
  // An answer that names no reason of ours.
  return failure.code === 'unexpected-error' ? messageText(refuse('order-create-failed')) : failure.error;
};
