import { orderBadge, orderStatusLabels } from '@kalam/domain/payments/order-wording';
import type { ReplyOf } from '../../../platform/api/call.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

export type AdminOrder = ReplyOf<'GET /api/admin/orders'>['orders'][number];

const tones: Readonly<Record<ReturnType<typeof orderBadge>, Tone>> = {
  pending: 'warning',
  processing: 'accent',
  completed: 'success',
  failed: 'danger',
};

/** S2 §2: under the status stand the reason of a failure and what becomes of money that left an account. */
export const OrderState = ({ order }: { readonly order: AdminOrder }) => {
  const { autoReversalMessage } = order.notes;
  return (
    <div className="min-w-0 wrap-anywhere">
      <Badge tone={tones[orderBadge(order.status)]}>{orderStatusLabels[order.status]}</Badge>
      {order.failureReason && <p className="mt-1 text-12 text-danger-ink">{order.failureReason}</p>}
      {autoReversalMessage && <p className="mt-1 text-12 text-muted">{autoReversalMessage}</p>}
    </div>
  );
};
