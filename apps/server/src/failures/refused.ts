import '@kalam/domain/office-messages';
import type { MessageCode } from '@kalam/domain/message-catalogue';
import { messages } from '@kalam/domain/message-catalogue';
import { at, type MessageParams, type Refusal, refuse } from '@kalam/domain/refusal';

/** Carries a refusal out of an action; a transaction it passes through is rolled back on its way. */
export class Refused extends Error {
  readonly refusal: Refusal;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal, retryAfter?: number, cause?: unknown) {
    super(messages[refusal.code], { cause });
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

/** Says a rule's own message for whatever goes wrong in some work; what it was goes to the log. */
export const orRefused = async <T>(code: MessageCode, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(refuse(code), undefined, error);
  }
};

/** Places what refuses a part of a request at that part. */
export const atField = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.field === undefined) throw error;
    throw new Refused(at(`${part}.${error.refusal.field}`, error.refusal), error.retryAfter);
  }
};
