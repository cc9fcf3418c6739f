import type { OrderResume } from '@kalam/domain/payments/payment-model';
import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import { useSyncExternalStore } from 'react';
import type { ReplyOf } from '../platform/api/call.ts';
import type { WorkMark } from '../resume/journal/journal.ts';

/** What is needed to open the provider's window, for the first time or again. */
export type OpenOrder = Pick<
  ReplyOf<'POST /api/payment/create-order'>,
  'id' | 'amount' | 'currency' | 'orderId' | 'key' | 'checkoutUrl'
>;

interface Request {
  /** Saved, or sent, by the settlement (decisions 19, 40). */
  readonly resume?: OrderResume | undefined;
  /** The order of this purchase whose window was left before its end was known. */
  readonly open?: OpenOrder | undefined;
  /** What the builder held when that order was made. */
  readonly work?: WorkMark | undefined;
}

/** What somebody wants to pay for. */
export type CheckoutRequest =
  | (Request & { readonly kind: 'plan'; readonly planId: PlanId })
  | (Request & { readonly kind: 'guest' });

let request: CheckoutRequest | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const change = (next: CheckoutRequest | undefined) => {
  request = next;
  for (const listener of listeners) listener();
};

/** Opens 'Complete Your Purchase' for a plan, over whatever is on screen. */
export const openCheckout = (asked: {
  readonly planId: PlanId;
  readonly resume?: OrderResume | undefined;
}): void => change({ kind: 'plan', ...asked });

/** Opens the e-mail-and-payment dialog of a visitor without an account. */
export const openGuestCheckout = ({ resume }: { readonly resume: OrderResume }): void =>
  change({ kind: 'guest', resume });

/** Takes up what a reload interrupted; never in the place of something asked for since. */
export const continueCheckout = (left: CheckoutRequest): void => {
  if (request === undefined) change(left);
};

export const closeCheckout = (): void => change(undefined);

export const useCheckoutRequest = (): CheckoutRequest | undefined =>
  useSyncExternalStore(
    subscribe,
    () => request,
    () => undefined,
  );
