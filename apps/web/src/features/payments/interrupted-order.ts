import type { OrderResume } from '@kalam/domain/payments/payment-model';
import type { guestPlanId, PlanId } from '@kalam/domain/plans/plan-catalogue';
import type { WorkMark } from '../../resume/journal/journal.ts';
import type { OpenOrder } from '../../shell/checkout.ts';

export interface InterruptedOrder {
  readonly planId: PlanId | typeof guestPlanId;
  readonly order: OpenOrder;
  readonly resume?: OrderResume | undefined;
  /** What the builder held when the resume was ordered. */
  readonly work?: WorkMark | undefined;
  /** Whether a guest said that the device is their own. */
  readonly ownDevice?: boolean | undefined;
}

const storageKey = 'open-order';

/** Kept for this tab from the moment the window opens until the end is known, so that a reload goes on asking. */
export const rememberOrder = (left: InterruptedOrder): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(left));
  } catch {
    // Too large with its resume: the guest's copy comes by e-mail, the plan's is saved by the settlement.
    const { planId, order, work, ownDevice } = left;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ planId, order, work, ownDevice }));
    } catch {
      // A browser that keeps nothing: /payment/test still finds the order.
    }
  }
};

export const forgetOrder = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
};

export const interruptedOrder = (): InterruptedOrder | undefined => {
  try {
    const kept = sessionStorage.getItem(storageKey);
    // Written by ourselves alone, in this tab.
    return kept === null ? undefined : (JSON.parse(kept) as InterruptedOrder);
  } catch {
    return undefined;
  }
};
