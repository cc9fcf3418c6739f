import { guestPaymentDescription } from '@kalam/domain/payments/guest-payment';
import { windowCustomer } from '@kalam/domain/payments/order-request';
import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { formatRupees } from '@kalam/domain/plans/rupees';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { call, Refused, type ReplyOf } from '../../platform/api/call.ts';
import { formatDate } from '../../platform/format-date.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { type OpenOrder, openPaid } from '../../shell/checkout.ts';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Waiting } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { GuestDelivery } from './guest-delivery.tsx';
import { forgetOrder, rememberOrder } from './interrupted-order.ts';
import { isLikelyOwnDevice } from './paid/device-choice.tsx';
import { paidResume } from './paid/paid-resume.ts';
import {
  PaymentConfirmingDialog,
  PaymentSuccessDialog,
  PaymentUnpaidDialog,
  PaymentVerifyingDialog,
  useAfterSuccess,
} from './payment-outcomes.tsx';
import { useDelivery } from './use-delivery.ts';
import { usePayment } from './use-payment.ts';

type Order = NonNullable<ReplyOf<'GET /api/payment/open-order'>['order']>;

interface PayAgainProps {
  readonly order: Order;
  readonly checkout: OpenOrder;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
}

const PayAgain = ({ order, checkout, customer }: PayAgainProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [hidden, setHidden] = useState(false);
  const { delivery, deliver } = useDelivery();
  const guest = order.planId === guestPlanId;
  const hand = () => void deliver(() => paidResume(order.id));
  const what = guest ? t`Guest download` : t`${order.planName} plan`;
  const payment = usePayment({
    order: async () => checkout,
    purchase: () => ({
      description: guest ? guestPaymentDescription : what,
      customer: windowCustomer(customer),
    }),
    onOpen: (open) => {
      setHidden(false);
      rememberOrder({ planId: order.planId, order: open });
    },
    onPaid: () => {
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== openOrderKey });
      if (guest) hand();
    },
  });
  const { phase, error, reopening, pay, tryAgain } = payment;
  const goOn = () => void navigate(guest ? '/' : '/dashboard');
  // A guest needs the time to read where the file went.
  useAfterSuccess(phase === 'paid' && !guest, goOn);
  /** What the payment gives, on the page that follows. */
  const leaveDelivery = () => {
    goOn();
    if (delivery.kind !== 'delivered') return;
    const leaves = isLikelyOwnDevice() ? {} : { leaves: true };
    openPaid({ paid: { orderId: order.id, paidAt: Date.now(), resume: delivery.resume, ...leaves } });
  };
  const close = () => {
    forgetOrder();
    setHidden(true);
  };
  const left = phase === 'unknown' || phase === 'failed';
  const price = formatRupees(checkout.amount);
  return (
    <>
      <dl className="mb-6 divide-y divide-line border-line border-y">
        <div className="flex justify-between gap-4 py-3">
          <dt className="text-muted">
            <Trans>Order</Trans>
          </dt>
          <dd className="text-right font-medium">{what}</dd>
        </div>
        <div className="flex justify-between gap-4 py-3">
          <dt className="text-muted">
            <Trans>Amount</Trans>
          </dt>
          <dd className="text-right font-medium tabular-nums">{price}</dd>
        </div>
        <div className="flex justify-between gap-4 py-3">
          <dt className="text-muted">
            <Trans>Date</Trans>
          </dt>
          <dd className="text-right font-medium">{formatDate(order.createdAt)}</dd>
        </div>
      </dl>
      {phase === 'confirming' && hidden && (
        <Banner className="mb-4">{messageText(refuse('payment-being-confirmed'))}</Banner>
      )}
      {error !== undefined && (phase === 'ready' || hidden) && (
        <Banner tone="danger" alert className="mb-4">
          {error}
        </Banner>
      )}
      <Button
        wide
        busy={phase === 'initializing' || reopening}
        disabled={phase === 'confirming'}
        onClick={left ? tryAgain : pay}
      >
        <Trans>Pay again</Trans>
      </Button>
      <ButtonLink to="/plans" look="quiet" wide className="mt-3">
        <Trans>View Plans</Trans>
      </ButtonLink>
      {phase === 'verifying' && <PaymentVerifyingDialog />}
      {phase === 'confirming' && !hidden && <PaymentConfirmingDialog onClose={close} />}
      {left && !hidden && <PaymentUnpaidDialog onClose={close} payment={payment} />}
      {phase === 'paid' && guest && (
        <GuestDelivery delivery={delivery} email={customer.email} onAgain={hand} onClose={leaveDelivery} />
      )}
      {phase === 'paid' && !guest && (
        <PaymentSuccessDialog onClose={goOn}>
          <Trans>Taking you to your dashboard…</Trans>
        </PaymentSuccessDialog>
      )}
    </>
  );
};

const openOrderKey = 'open-order';

/** The retry page (decision 57): the visitor's last open order, to pay again. */
const PaymentTestPage = () => {
  const { t } = useLingui();
  const open = useQuery({
    queryKey: [openOrderKey],
    queryFn: () => call('GET /api/payment/open-order'),
    networkMode: 'always',
    // An order that is being paid must not change under the payer's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (open.isError && !open.data) {
    return (
      <NarrowPage title={t`Try the payment again`}>
        <ErrorState
          title={open.error instanceof Refused ? open.error.error : t`An unexpected error occurred`}
          onRetry={() => void open.refetch()}
          retrying={open.isFetching}
        />
      </NarrowPage>
    );
  }
  if (!open.data) {
    return (
      <NarrowPage title={t`Try the payment again`}>
        <Waiting>{t`One moment…`}</Waiting>
      </NarrowPage>
    );
  }
  const { order, checkout, customer } = open.data;
  if (order === null || checkout === null || customer === null) return <Navigate to="/plans" replace />;
  return (
    <NarrowPage title={t`Try the payment again`}>
      <PayAgain order={order} checkout={checkout} customer={customer} />
    </NarrowPage>
  );
};

export default PaymentTestPage;
