import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { lazy, Suspense, useEffect } from 'react';
import { call, Refused } from '../../api/call.ts';
import { type CheckoutWish, takeUpCheckout, useCheckoutWish } from './checkout.ts';
import { forgetOrder, type LeftOrder, leftOrder } from './open-order.ts';

const PlanCheckoutDialog = lazy(() => import('./plan-checkout-dialog.tsx'));
const GuestCheckoutDialog = lazy(() => import('./guest-checkout-dialog.tsx'));

const wishOf = ({ planId, order: open, resume }: LeftOrder): CheckoutWish =>
  planId === guestPlanId ? { kind: 'guest', resume, open } : { kind: 'plan', planId, resume, open };

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
  return (
    <Suspense>
      {wish.kind === 'plan' ? <PlanCheckoutDialog wish={wish} /> : <GuestCheckoutDialog wish={wish} />}
    </Suspense>
  );
};
