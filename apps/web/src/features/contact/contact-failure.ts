import type { MessageCode } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Refused } from '../../platform/api/call.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { contactFields, type FieldName } from './contact-draft.ts';

export interface ContactFailure {
  /** Where the message belongs; the whole form when absent. */
  readonly field?: FieldName;
  readonly text: string;
  /** More about it, such as that there is no connection. */
  readonly detail?: string;
}

const own = (code: MessageCode): string => messageText(refuse(code));

/** The message itself was refused, so the words belong to it. */
const aboutMessage: readonly string[] = ['contact-low-quality', 'contact-refused'];

/** S2 §8: which of the specified messages a failed send shows. The server's own words win where it gave some. */
export const contactFailure = (failure: unknown): ContactFailure => {
  if (!(failure instanceof Refused)) return { text: own('contact-send-failed') };
  const { status, code, error } = failure;
  if (status === 0) return { text: own('contact-send-failed'), detail: error };
  if (code === 'unexpected-error') {
    return status === 422
      ? { field: 'message', text: own('contact-refused') }
      : { text: own('contact-submit-failed') };
  }
  const field = aboutMessage.includes(code)
    ? 'message'
    : contactFields.find((name) => name === failure.field);
  return field === undefined ? { text: error } : { field, text: error };
};
