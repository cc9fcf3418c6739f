import { isPlanId, type PlanId } from '../plans/plan-catalogue.ts';
import type { FailureKind, OrderStatus } from './order-machine.ts';

interface ListedOrder {
  readonly planId: string;
  readonly status: OrderStatus;
  readonly failureKind: FailureKind | null;
}

const isUnpaid = ({ status, failureKind }: ListedOrder): boolean =>
  // Held money is looked at by staff: whoever paid must not be asked for it twice.
  (status === 'failed' && failureKind !== 'held') || status === 'unknown';

/**
 * The plan that Pay again on an order buys. Nothing where a newer order is for the same plan: that one is open, or was
 * paid since.
 */
export const planToPayAgain = (
  order: ListedOrder,
  newer: readonly Pick<ListedOrder, 'planId'>[],
): PlanId | undefined => {
  const { planId } = order;
  if (!isPlanId(planId) || !isUnpaid(order)) return undefined;
  return newer.some((other) => other.planId === planId) ? undefined : planId;
};
