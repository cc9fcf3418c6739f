import { type Refusal, refuse } from '../refusal.ts';
import type { OrderStatus } from './order-machine.ts';

export const successRedirectMs = 2000;
export const retryPath = '/payment/test';

/** The provider's identifiers; anything else in the address was not put there by it. */
const identifier = /^[a-z0-9_-]{1,64}$/i;

export type CallbackRequest =
  | { readonly kind: 'error'; readonly refusal: Refusal }
  | { readonly kind: 'ask'; readonly orderId: string; readonly paymentId: string };

/** S2 §8 Payment result page: what the address says. */
export const readCallback = (query: {
  readonly order_id?: string | null;
  readonly payment_id?: string | null;
}): CallbackRequest => {
  const { order_id: orderId, payment_id: paymentId } = query;
  if (!orderId || !identifier.test(orderId)) {
    return { kind: 'error', refusal: refuse('callback-order-missing') };
  }
  if (!paymentId || !identifier.test(paymentId)) {
    return { kind: 'error', refusal: refuse('callback-payment-missing') };
  }
  return { kind: 'ask', orderId, paymentId };
};

export type CallbackState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'success'; readonly goTo: '/dashboard'; readonly afterMs: number }
  | { readonly kind: 'confirming' }
  | { readonly kind: 'error'; readonly refusal: Refusal; readonly retry: string };

/** What the page says once the server has told the order's true status; undefined while it has not. */
export const callbackState = (request: CallbackRequest, status: OrderStatus | undefined): CallbackState => {
  if (request.kind === 'error') return { ...request, retry: retryPath };
  if (status === undefined) return { kind: 'loading' };
  if (status === 'completed') return { kind: 'success', goTo: '/dashboard', afterMs: successRedirectMs };
  if (status === 'failed') {
    return { kind: 'error', refusal: refuse('callback-payment-missing'), retry: retryPath };
  }
  return { kind: 'confirming' };
};

/** How long to wait before asking for the status again: often at first, then seldom, never not at all. */
export const nextPollMs = (asked: number): number => Math.min(1000 * 2 ** Math.min(asked, 4), 15_000);
