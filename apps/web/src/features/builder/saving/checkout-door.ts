import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { guestPlanId, type PlanId } from '@kalam/domain/plans/plan-catalogue';
import { useCheckoutSetting } from '../../settings/checkout-setting.ts';

/** What staff wrote while checkout is switched off; undefined while it is open. */
export const useMaintenance = (): string | undefined => {
  const { isEnabled, maintenanceMessage } = useCheckoutSetting();
  return isEnabled ? undefined : maintenanceMessage;
};

interface Checkout {
  readonly openCheckout: (wish: { planId: PlanId; resume: OrderResume }) => void;
  readonly openGuestCheckout: (wish: { resume: OrderResume }) => void;
}

const checkouts = import.meta.glob<Checkout>('../../payments/checkout.ts');

/** Hands the waiting resume over to payment. */
export const goToCheckout = async (
  planId: PlanId | typeof guestPlanId,
  resume: OrderResume,
): Promise<void> => {
  const [load] = Object.values(checkouts);
  const checkout = await load?.();
  if (planId === guestPlanId) checkout?.openGuestCheckout({ resume });
  else checkout?.openCheckout({ planId, resume });
};
