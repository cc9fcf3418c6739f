import { formatAmount } from '@kalam/domain/plans/rupees';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { factName } from '../audit/audit-facts.ts';
import { AuditTrail } from '../audit/audit-trail.tsx';
import { formatTime } from '../format-time.ts';
import { PersonLink } from '../person-link.tsx';
import { CopiedId } from './copied-id.tsx';
import { OrderMoneySection } from './order-money.tsx';
import type { OrderMoney } from './order-money-query.ts';
import { OrderPapers } from './order-papers.tsx';
import { type AdminOrder, OrderState } from './order-status.tsx';

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className="grid gap-x-4 py-1.5 sm:grid-cols-[9rem_1fr]">
    <dt className="text-14 text-muted">{name}</dt>
    <dd className="min-w-0 break-words text-14">{children}</dd>
  </div>
);

interface DetailsProps {
  readonly order: AdminOrder;
  readonly onRefund: (money: OrderMoney) => void;
  /** With the order as the server left it. */
  readonly onChanged: (order: AdminOrder) => void;
  readonly onClose: () => void;
}

/** Everything known of an order, and what staff did with it. */
export const OrderDetails = ({ order, onRefund, onChanged, onClose }: DetailsProps) => {
  const { t } = useLingui();
  const { autoReversalMessage, ...notes } = order.notes;
  return (
    <Dialog
      title={<Trans>Order</Trans>}
      width="medium"
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose} data-first-focus>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <dl className="divide-y divide-line">
        <Fact name={t`Status`}>
          <OrderState order={order} />
        </Fact>
        <Fact name={t`Order ID`}>
          <CopiedId id={order.razorpayOrderId} kind="order" />
        </Fact>
        <Fact name={t`Payment ID`}>
          <CopiedId id={order.paymentId} kind="payment" />
        </Fact>
        <Fact name={t`Customer`}>
          <PersonLink userId={order.userId} email={order.customerEmail}>
            {order.customerName}
          </PersonLink>
          <span className="block break-all">{order.customerEmail}</span>
          {order.customerPhone !== '' && <span className="block tabular-nums">{order.customerPhone}</span>}
          {order.userId === null && (
            <span className="block text-muted">
              <Trans>Without an account</Trans>
            </span>
          )}
        </Fact>
        <Fact name={t`Plan`}>
          {order.planName}, {formatAmount(order.amount)}
        </Fact>
        <Fact name={t`Ordered`}>{formatTime(order.createdAt)}</Fact>
        <Fact name={t`Last change`}>{formatTime(order.updatedAt)}</Fact>
        {order.completedAt && (
          <Fact name={t`Completed`}>
            {formatTime(order.completedAt)}
            {order.completedBy && (
              <span className="block">
                <Trans>by hand, {order.completedBy}</Trans>
              </span>
            )}
          </Fact>
        )}
        {order.events.length > 0 && (
          <Fact name={t`After paying`}>
            {order.events.map(({ kind, number, at }) => (
              <span key={`${kind} ${number}`} className="block">
                {kind === 'correction' ? (
                  <Trans>
                    Correction {number}, {formatTime(at)}
                  </Trans>
                ) : (
                  <Trans>
                    Sent again {number}, {formatTime(at)}
                  </Trans>
                )}
              </span>
            ))}
          </Fact>
        )}
        {Object.entries(notes).map(([name, note]) => (
          <Fact key={name} name={factName(name)}>
            {note}
          </Fact>
        ))}
      </dl>
      <OrderMoneySection order={order} onRefund={onRefund} onChanged={onChanged} />
      <OrderPapers order={order} />
      <div className="mt-6">
        <AuditTrail subject="order" subjectId={order.id} />
      </div>
    </Dialog>
  );
};
