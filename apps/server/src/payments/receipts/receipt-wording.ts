import { guestPaymentDescription } from '@kalam/domain/payments/guest-payment';
import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { planNameOf } from '@kalam/domain/plans/plan-wording';

/** `KLM-000042` */
export const receiptNumberText = (number: number): string => `KLM-${String(number).padStart(6, '0')}`;

/** What was sold, as a receipt names it. */
export const soldNameOf = (planId: string): string =>
  planId === guestPlanId ? guestPaymentDescription : `${planNameOf(planId)} plan`;
