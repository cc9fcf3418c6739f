import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { useEffect } from 'react';
import { call, Refused } from '../../platform/api/call.ts';
import { reportMissingPart } from '../../platform/loading/fetch-part.ts';
import { overlay } from '../../platform/loading/overlay.tsx';
import {
  type CheckoutRequest,
  closeCheckout,
  continueCheckout,
  useCheckoutRequest,
} from '../../shell/checkout.ts';
import { forgetOrder, type InterruptedOrder, interruptedOrder } from './interrupted-order.ts';
import { sweepPaidWork } from './paid/kept-until.ts';

const notLoaded = (_: object, failure: unknown) => {
  closeCheckout();
  void reportMissingPart(failure);
};
const PlanCheckoutDialog = overlay(() => import('./plan-checkout-dialog.tsx'), notLoaded);
const GuestCheckoutDialog = overlay(() => import('./guest-checkout-dialog.tsx'), notLoaded);
const PaidDialog = overlay(() => import('./paid/paid-dialog.tsx'), notLoaded);

const requestOf = ({ planId, order: open, ownDevice, ...left }: InterruptedOrder): CheckoutRequest =>
  planId === guestPlanId
    ? { kind: 'guest', ...left, open, ownDevice }
    : { kind: 'plan', planId, ...left, open };

/** Somebody else's order by now, or none: the person signed out, or the session ended. */
const isInaccessible = (failure: unknown): boolean =>
  failure instanceof Refused && (failure.status === 401 || failure.status === 403 || failure.status === 404);

/** The pages that show a payment's end themselves. */
const isPaymentPage = (): boolean => location.pathname.startsWith('/payment/');

const continueInterrupted = async (): Promise<void> => {
  const left = interruptedOrder();
  if (left === undefined || isPaymentPage()) return;
  try {
    await call('GET /api/payment/orders/:id', { params: { id: left.order.orderId } });
  } catch (failure) {
    if (isInaccessible(failure)) return forgetOrder();
  }
  continueCheckout(requestOf(left));
};

/** Mounted once, over every page: the checkout that is open, and the one that a reload interrupted. */
export const CheckoutHost = () => {
  const request = useCheckoutRequest();
  useEffect(() => void continueInterrupted(), []);
  useEffect(() => void sweepPaidWork(), []);
  if (!request) return null;
  switch (request.kind) {
    case 'plan':
      return <PlanCheckoutDialog request={request} />;
    case 'guest':
      return <GuestCheckoutDialog request={request} />;
    case 'paid':
      return <PaidDialog request={request} />;
  }
};
