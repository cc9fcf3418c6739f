import { type ContactForm, checkContactField } from '@kalam/domain/contact/contact-fields';
import {
  blockAt,
  type ContactContent,
  checkSpamScore,
  reviewAt,
  spamScore,
} from '@kalam/domain/contact/spam-score';
import { adviseOn, type WritingAdvice } from '@kalam/domain/contact/writing-advice';
import type { Refusal } from '@kalam/domain/refusal';
import { call, Refused, type ReplyOf } from '../../platform/api/call.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { checkAttempts, noteAttempt } from './contact-attempts.ts';
import { contactFields, type FieldName } from './contact-draft.ts';
import { type ContactFailure, contactFailure } from './contact-failure.ts';

/** What the form does beyond showing itself, in a chunk of its own: rules, messages and lists of words come later. */

export type FieldErrors = Partial<Record<FieldName, string>>;

const wordsOf = (refusal: Refusal | undefined): string | undefined => refusal && messageText(refusal);

export const fieldError = (field: FieldName, text: string): string | undefined =>
  wordsOf(checkContactField(field, text));

export const errorsIn = (form: ContactForm): FieldErrors =>
  Object.fromEntries(
    contactFields.flatMap((field) => {
      const words = fieldError(field, form[field]);
      return words === undefined ? [] : [[field, words]];
    }),
  );

export interface Judgement {
  /** What becomes of the message: not sent, read by a person first, answered. */
  readonly standing: 'blocked' | 'review' | 'fine';
  readonly advice: readonly WritingAdvice[];
}

/** S2 §5: the visitor-side score, as what it means for the visitor. */
export const judgeMessage = (content: ContactContent): Judgement => {
  const score = spamScore(content);
  const standing = score >= blockAt ? 'blocked' : score >= reviewAt ? 'review' : 'fine';
  return { standing, advice: adviseOn(content) };
};

export type SentMessage = ReplyOf<'POST /api/contact/submit'>['data'] & { readonly email: string };

/** Sends a message that its fields' rules let pass. `onSending` tells when it is on its way. */
export const sendMessage = async (
  form: ContactForm,
  onSending: () => void,
): Promise<{ readonly sent: SentMessage } | { readonly failure: ContactFailure }> => {
  const score = spamScore(form);
  const unclear = checkSpamScore(score);
  if (unclear) return { failure: { field: 'message', text: messageText(unclear) } };
  const tooMany = checkAttempts(new Date());
  if (tooMany) return { failure: { text: messageText(tooMany) } };
  onSending();
  try {
    const { data } = await call('POST /api/contact/submit', { body: { ...form, spamScore: score } });
    noteAttempt(new Date());
    return { sent: { ...data, email: form.email.trim() } };
  } catch (error) {
    // What never reached the server is no message yet: a weak connection must not use up the limit.
    if (error instanceof Refused && error.status !== 0) noteAttempt(new Date());
    return { failure: contactFailure(error) };
  }
};
