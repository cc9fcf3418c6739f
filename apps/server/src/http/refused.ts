import type { MessageCode } from '@kalam/domain/message-catalogue';
import { messages } from '@kalam/domain/message-catalogue';
import { type MessageParams, type Refusal, refuse } from '@kalam/domain/refusal';

/** Carries a refusal out of an action; a transaction it passes through is rolled back on its way. */
export class Refused extends Error {
  readonly refusal: Refusal;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal, retryAfter?: number) {
    super(messages[refusal.code]);
    this.refusal = refusal;
    this.retryAfter = retryAfter;
  }
}

export const refused = (code: MessageCode, params?: MessageParams): Refused =>
  new Refused(refuse(code, params));

/** Turns what a rule of the domain says into an answer. */
export const throwIfRefused = (refusal: Refusal | undefined): void => {
  if (refusal !== undefined) throw new Refused(refusal);
};
