import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useMay } from '../admin-session.ts';
import { formatTime } from '../format-time.ts';
import { LoadFailure } from '../list/list-states.tsx';
import { moneyText, type OrderMoney, orderMoneyOptions, putMoney } from './order-money-query.ts';
import type { AdminOrder } from './order-status.tsx';

type Refund = OrderMoney['refunds'][number];

const stateTones: Readonly<Record<Refund['state'], Tone>> = {
  asked: 'warning',
  accepted: 'accent',
  made: 'success',
  failed: 'danger',
};
const stateWords: Readonly<Record<Refund['state'], ReactNode>> = {
  asked: <Trans>Being sent</Trans>,
  accepted: <Trans>With the bank</Trans>,
  made: <Trans>Returned</Trans>,
  failed: <Trans>Failed</Trans>,
};

const Wanted = ({ refund }: { readonly refund: Refund }) => {
  if (refund.origin === 'staff') return <>{refund.askedBy}</>;
  return refund.origin === 'system' ? (
    <Trans>By itself: a second payment</Trans>
  ) : (
    <Trans>At the payment provider</Trans>
  );
};

const RefundEntry = ({ refund }: { readonly refund: Refund }) => (
  <li className="py-2.5">
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="font-medium tabular-nums">
        {moneyText(Math.round(refund.amount * 100), refund.currency)}
      </span>
      <Badge tone={stateTones[refund.state]}>{stateWords[refund.state]}</Badge>
      <span className="text-12 text-muted">{formatTime(refund.at)}</span>
    </p>
    <p className="mt-0.5 wrap-anywhere text-12 text-muted">
      <Wanted refund={refund} />
      {refund.providerRefundId && ` · ${refund.providerRefundId}`}
    </p>
    {refund.reason && <p className="mt-0.5 wrap-anywhere text-14">“{refund.reason}”</p>}
    {refund.overruledReason && (
      <p className="wrap-anywhere text-14 text-muted">
        <Trans>Policy set aside: “{refund.overruledReason}”</Trans>
      </p>
    )}
    {refund.failureReason && (
      <p className="mt-0.5 wrap-anywhere text-14 text-danger-ink">{refund.failureReason}</p>
    )}
    {refund.state === 'failed' && refund.failureReason === null && (
      <p className="mt-0.5 text-14 text-danger-ink">
        <Trans>The bank did not take it back, or nothing was left to return.</Trans>
      </p>
    )}
  </li>
);

const Sum = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-4 py-1.5">
    <dt className="text-14 text-muted">{name}</dt>
    <dd className="text-right text-14 tabular-nums">{children}</dd>
  </div>
);

const Sums = ({ money }: { readonly money: OrderMoney }) => {
  const { payment, leftPaise } = money;
  if (payment === null)
    return (
      <p className="text-14 text-muted">
        <Trans>No payment is known at the provider.</Trans>
      </p>
    );
  const text = (paise: number) => moneyText(paise, payment.currency);
  const returned = money.refunds
    .filter(({ state, paymentId }) => state === 'made' && paymentId === payment.id)
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return (
    <dl className="divide-y divide-line">
      <Sum name={<Trans>Paid</Trans>}>{text(payment.amountPaise)}</Sum>
      <Sum name={<Trans>Returned</Trans>}>{text(returned)}</Sum>
      <Sum name={<Trans>Can still go back</Trans>}>{text(leftPaise)}</Sum>
    </dl>
  );
};

const useAskProvider = (order: AdminOrder, onChanged: (order: AdminOrder) => void) => {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/admin/orders/:id/ask', { params: { id: order.id } }),
    onSuccess: (reply) => {
      putMoney(client, reply);
      onChanged(reply.order);
      showToast(
        JSON.stringify(reply.order) === JSON.stringify(order)
          ? t`The provider says what is shown here already`
          : t`The order now says what the provider knows`,
        { tone: 'success' },
      );
    },
    onError: (failure) => showToast(failureText(failure, 'provider-not-answering'), { tone: 'danger' }),
  });
};

interface OrderMoneyProps {
  readonly order: AdminOrder;
  readonly onRefund: (money: OrderMoney) => void;
  readonly onChanged: (order: AdminOrder) => void;
}

/** What was paid for an order and what went back of it, with what staff can do about either. */
export const OrderMoneySection = ({ order, onRefund, onChanged }: OrderMoneyProps) => {
  const { t } = useLingui();
  const read = useQuery(orderMoneyOptions(order.id));
  const asking = useAskProvider(order, onChanged);
  const may = useMay();
  const money = read.data?.money;
  return (
    <section className="mt-6" aria-busy={read.isPending}>
      <h3 className="mb-1 font-semibold text-16">
        <Trans>Money</Trans>
      </h3>
      {read.isError && (
        <LoadFailure
          words={failureText(read.error, 'order-money-load-failed')}
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.isPending && <Skeleton className="h-24" />}
      {money && (
        <>
          <Sums money={money} />
          {money.refunds.length > 0 && (
            <ul className="mt-2 divide-y divide-line border-line border-y" aria-label={t`Refunds`}>
              {money.refunds.map((refund) => (
                <RefundEntry key={refund.id} refund={refund} />
              ))}
            </ul>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            {money.leftPaise > 0 && may('refunds-make') && (
              <Button look="secondary" size="small" onClick={() => onRefund(money)}>
                <Trans>Refund…</Trans>
              </Button>
            )}
            {may('orders-decide') && (
              <Button look="secondary" size="small" busy={asking.isPending} onClick={() => asking.mutate()}>
                <Trans>Ask the provider now</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
};
