import { orderBadge, orderStatusLabels } from '@kalam/domain/payments/order-wording';
import { formatAmount } from '@kalam/domain/plans/rupees';
import { Trans } from '@lingui/react/macro';
import type { ReplyOf } from '../../../platform/api/call.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

export type AdminOrder = ReplyOf<'GET /api/admin/orders'>['orders'][number];

const tones: Readonly<Record<ReturnType<typeof orderBadge>, Tone>> = {
  pending: 'warning',
  processing: 'accent',
  completed: 'success',
  failed: 'danger',
};

/** What goes or went back, in a line each. */
const RefundLines = ({ order: { refunds, refunded } }: { readonly order: AdminOrder }) => {
  const onItsWay = refunds.filter(({ state }) => state === 'asked' || state === 'accepted').length;
  const second = refunds.filter(({ isSecond, state }) => isSecond && state === 'made').length;
  const hasFailed = refunds.at(-1)?.state === 'failed';
  const amount = formatAmount(refunded);
  return (
    <>
      {refunded > 0 && (
        <p className="mt-1 text-12 text-muted">
          <Trans>{amount} refunded</Trans>
        </p>
      )}
      {second > 0 && (
        <p className="mt-1 text-12 text-muted">
          <Trans>Second payment returned</Trans>
        </p>
      )}
      {onItsWay > 0 && (
        <p className="mt-1 text-12 text-marigold-ink">
          <Trans>Refund on its way</Trans>
        </p>
      )}
      {hasFailed && (
        <p className="mt-1 text-12 text-danger-ink">
          <Trans>Refund failed</Trans>
        </p>
      )}
    </>
  );
};

/** S2 §2: under the status stand the reason of a failure and what becomes of money that left an account. */
export const OrderState = ({ order }: { readonly order: AdminOrder }) => {
  const { autoReversalMessage } = order.notes;
  return (
    <div className="min-w-0 wrap-anywhere">
      <Badge tone={tones[orderBadge(order.status)]}>{orderStatusLabels[order.status]}</Badge>
      {order.failureReason && <p className="mt-1 text-12 text-danger-ink">{order.failureReason}</p>}
      {autoReversalMessage && <p className="mt-1 text-12 text-muted">{autoReversalMessage}</p>}
      <RefundLines order={order} />
    </div>
  );
};
