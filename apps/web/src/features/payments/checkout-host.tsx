import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { useEffect } from 'react';
import { call, Refused } from '../../platform/api/call.ts';
import { tellMissing } from '../../platform/loading/fetch-part.ts';
import { overlay } from '../../platform/loading/overlay.tsx';
import { type CheckoutWish, closeCheckout, takeUpCheckout, useCheckoutWish } from '../../shell/checkout.ts';
import { forgetOrder, type LeftOrder, leftOrder } from './open-order.ts';

const notLoaded = (_: object, failure: unknown) => {
  closeCheckout();
  void tellMissing(failure);
};
const PlanCheckoutDialog = overlay(() => import('./plan-checkout-dialog.tsx'), notLoaded);
const GuestCheckoutDialog = overlay(() => import('./guest-checkout-dialog.tsx'), notLoaded);

const wishOf = ({ planId, order: open, ...left }: LeftOrder): CheckoutWish =>
  planId === guestPlanId ? { kind: 'guest', ...left, open } : { kind: 'plan', planId, ...left, open };

/** Somebody else's order by now, or none: the person signed out, or the session ended. */
const isGone = (failure: unknown): boolean =>
  failure instanceof Refused && (failure.status === 401 || failure.status === 403 || failure.status === 404);

/** The pages that show a payment's end themselves. */
const isPaymentPage = (): boolean => location.pathname.startsWith('/payment/');

const takeUp = async (): Promise<void> => {
  const left = leftOrder();
  if (left === undefined || isPaymentPage()) return;
  try {
    await call('GET /api/payment/orders/:id', { params: { id: left.order.orderId } });
  } catch (failure) {
    if (isGone(failure)) return forgetOrder();
  }
  takeUpCheckout(wishOf(left));
};

/** Mounted once, over every page: the checkout that is open, and the one that a reload interrupted. */
export const CheckoutHost = () => {
  const wish = useCheckoutWish();
  useEffect(() => void takeUp(), []);
  if (!wish) return null;
  return wish.kind === 'plan' ? <PlanCheckoutDialog wish={wish} /> : <GuestCheckoutDialog wish={wish} />;
};
