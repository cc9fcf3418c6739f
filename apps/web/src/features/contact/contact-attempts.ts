import {
  checkContactRate,
  rateLimitKey,
  readRateRecord,
  recordContactAttempt,
} from '@kalam/domain/contact/contact-rate-limit';
import type { Refusal } from '@kalam/domain/refusal';

/** S2 §9: the limit in the visitor's browser. One that keeps nothing is held by the server's limit alone. */
export const checkAttempts = (now: Date): Refusal | undefined => {
  try {
    return checkContactRate(readRateRecord(localStorage.getItem(rateLimitKey)), now);
  } catch {
    return undefined;
  }
};

export const noteAttempt = (now: Date): void => {
  try {
    const record = recordContactAttempt(readRateRecord(localStorage.getItem(rateLimitKey)), now);
    localStorage.setItem(rateLimitKey, JSON.stringify(record));
  } catch {
    // Nothing is kept in this browser.
  }
};
