import type { OrderResume } from '@kalam/domain/payments/payment-model';
import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import type { ReplyOf } from '../platform/api/call.ts';
import { sharedValue } from '../platform/shared-value.ts';
import type { WorkMark } from '../resume/journal/journal.ts';
import type { PaidMark } from '../resume/paid/paid-mark.ts';

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

/** What a guest wants of something that is paid for. */
export interface PaidRequest {
  readonly kind: 'paid';
  readonly paid: PaidMark;
  /** To be had in the place of what was paid for, without a new payment. */
  readonly corrected?: OrderResume | undefined;
  /** Begin with the download. */
  readonly download?: boolean;
}

/** What somebody wants to pay for, or has paid for. */
export type CheckoutRequest =
  | (Request & { readonly kind: 'plan'; readonly planId: PlanId })
  | (Request & {
      readonly kind: 'guest';
      /** What the preview shows, to say that the file is in the standard formatting (S1 §3). */
      readonly look?: Formatting | undefined;
      readonly ownDevice?: boolean | undefined;
    })
  | PaidRequest;

const request = sharedValue<CheckoutRequest>();

/** Opens 'Complete Your Purchase' for a plan, over whatever is on screen. */
export const openCheckout = (asked: {
  readonly planId: PlanId;
  readonly resume?: OrderResume | undefined;
}): void => request.set({ kind: 'plan', ...asked });

/** Opens the e-mail-and-payment dialog of a visitor without an account. */
export const openGuestCheckout = (asked: { readonly resume: OrderResume; readonly look: Formatting }): void =>
  request.set({ kind: 'guest', ...asked });

/** Opens what a guest has paid for: download again, send again, correct a mistake. */
export const openPaid = (asked: Omit<PaidRequest, 'kind'>): void => request.set({ kind: 'paid', ...asked });

/** Takes up what a reload interrupted; never in the place of something asked for since. */
export const continueCheckout = (left: CheckoutRequest): void => {
  if (request.get() === undefined) request.set(left);
};

export const closeCheckout = (): void => request.set(undefined);

export const useCheckoutRequest = request.use;
