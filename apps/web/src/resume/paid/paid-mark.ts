import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import type { Draft } from '../draft.ts';

/** Decision 64: what says of a piece of work on this device that it is paid for. */
export interface PaidMark {
  readonly orderId: string;
  /** Of the private link, where the work was opened from it; the browser that paid needs none. */
  readonly token?: string;
  readonly paidAt: number;
  /** As it was paid for, or last corrected: what a download gives, whatever was typed since. */
  readonly resume: OrderResume;
  /** Not the person's own device: everything goes with the next download. */
  readonly leaves?: boolean;
}

/** Whatever the order of fields, and whether an empty one is named. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b || (isEmpty(a) && isEmpty(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(Reflect.get(a, name), Reflect.get(b, name)));
};

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

/** Nothing was changed since it was paid for. */
export const isAsPaid = (
  { data, template, formatting }: Draft,
  { resume }: Pick<PaidMark, 'resume'>,
): boolean =>
  template === resume.template &&
  (resume.formatting === undefined || isSame(formatting, resume.formatting)) &&
  isSame(toSavedPayload(data), resume.data);
