import { guestLinkMs } from '@kalam/domain/payments/guest-payment';
import type { AfterPayment } from '@kalam/domain/payments/payment-model';
import { queryOptions } from '@tanstack/react-query';
import { call, Refused } from '../../platform/api/call.ts';
import type { PaidMark } from './paid-mark.ts';

/** Who asks: the holder of the link, or the browser that paid. */
export const askerOf = ({ orderId, token }: Pick<PaidMark, 'orderId' | 'token'>) =>
  token === undefined ? { orderId, token: '' } : { orderId: '', token };

const ask = async ({ orderId, token }: PaidMark): Promise<AfterPayment | null> => {
  try {
    if (token !== undefined) return (await call('POST /api/guest/downloads', { body: { token } })).after;
    return (await call('GET /api/payment/orders/:id', { params: { id: orderId } })).after;
  } catch (failure) {
    // The browser's or the link's right to ask is over, and with it all there is to ask for.
    if (failure instanceof Refused && failure.status === 404) return null;
    throw failure;
  }
};

export const isAfterPaymentOver = ({ paidAt }: Pick<PaidMark, 'paidAt'>, now: number): boolean =>
  now - paidAt >= guestLinkMs;

/** What may still be asked of a paid order; null when nothing may. */
export const paidStateQuery = (paid: PaidMark) =>
  queryOptions({
    queryKey: ['paid-order', paid.orderId, paid.token],
    queryFn: () => (isAfterPaymentOver(paid, Date.now()) ? null : ask(paid)),
    staleTime: 30_000,
    networkMode: 'always',
    retry: false,
  });
