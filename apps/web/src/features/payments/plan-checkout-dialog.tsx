import { windowCustomer } from '@kalam/domain/payments/order-request';
import { plans } from '@kalam/domain/plans/plan-catalogue';
import { priceDigits, priceLabel, validityLabel } from '@kalam/domain/plans/plan-wording';
import { currency } from '@kalam/domain/plans/rupees';
import { refuse } from '@kalam/domain/refusal';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { formattingFor } from '@kalam/domain/resumes/formatting-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { LookNote } from '../../account/look-note.tsx';
import { PlanFeatures } from '../../account/plan-features.tsx';
import { planStanding } from '../../account/plan-standing.ts';
import { useSession } from '../../account/session.ts';
import { openSignIn } from '../../account/sign-in-prompt.ts';
import { subscriptionQuery } from '../../account/subscription.ts';
import { call } from '../../platform/api/call.ts';
import { useCheckoutSetting } from '../../platform/checkout/checkout-setting.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { translate } from '../../platform/languages/translator.ts';
import { completeEarlierWork, completeWork, workNow } from '../../resume/journal/journal.ts';
import { type CheckoutRequest, closeCheckout } from '../../shell/checkout.ts';
import { CheckoutUnavailableDialog } from '../../shell/checkout-unavailable-dialog.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Waiting } from '../../ui/spinner.tsx';
import { BillingFields } from './billing/billing-fields.tsx';
import { type BillingForm, focusFault, useBilling } from './billing/use-billing.ts';
import { forgetOrder, rememberOrder } from './interrupted-order.ts';
import { OrderedProof } from './ordered-proof.tsx';
import {
  PaymentConfirmingDialog,
  PaymentSuccessDialog,
  PaymentUnpaidDialog,
  PaymentVerifyingDialog,
  useAfterSuccess,
} from './payment-outcomes.tsx';
import { ReplacePlanDialog } from './replace-plan-dialog.tsx';
import { type Payment, usePayment } from './use-payment.ts';

type PlanRequest = Extract<CheckoutRequest, { readonly kind: 'plan' }>;

/** A payment left by the person: nothing more is asked on this page, the settlement still finds the money. */
const leave = () => {
  forgetOrder();
  closeCheckout();
};

const usePlanPayment = ({ planId, resume, open, work }: PlanRequest, billing: BillingForm) => {
  const client = useQueryClient();
  const { data: user } = useSession();
  const plan = plans[planId];
  const { name } = plan;
  return usePayment(
    {
      order: () =>
        call('POST /api/payment/create-order', {
          body: {
            planId,
            amount: priceDigits(priceLabel(plan)),
            currency,
            ...(user ? { customerName: user.displayName, customerEmail: user.email } : {}),
            ...(resume ? { resume } : {}),
            ...billing.sent,
          },
        }),
      purchase: () => ({
        description: `${name} plan, ${validityLabel(plan)}`,
        customer: windowCustomer({
          name: user?.displayName,
          email: user?.email,
          phone: resume?.data.personalInfo.phone,
        }),
      }),
      onOpen: (order) => rememberOrder({ planId, order, resume, work: work ?? (resume && workNow()) }),
      onPaid: () => {
        void client.invalidateQueries();
        if (open) void (work && completeEarlierWork(work));
        else if (resume) void completeWork();
      },
    },
    open,
  );
};

interface PurchaseProps {
  readonly request: PlanRequest;
  readonly payment: Payment;
  readonly billing: BillingForm;
}

/** What it buys, for how long, and what it costs. */
const PurchaseDialog = ({ request, payment, billing }: PurchaseProps) => {
  const formId = useId();
  const plan = plans[request.planId];
  const price = priceLabel(plan);
  const validity = translate(validityLabel(plan));
  const { name } = plan;
  const resumeName = request.resume?.name;
  const busy = payment.phase === 'initializing';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (flushSync(() => billing.check())) payment.pay();
    else focusFault(formId);
  };
  return (
    <Dialog
      title={<Trans>Complete Your Purchase</Trans>}
      onClose={closeCheckout}
      closable={!busy}
      actions={
        <>
          <Button look="secondary" onClick={closeCheckout} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            data-first-focus
            busy={busy}
            busyLabel={<Trans>Initializing Payment...</Trans>}
            disabled={billing.waits}
          >
            <Trans>Pay {price}</Trans>
          </Button>
        </>
      }
    >
      {payment.error !== undefined && (
        <Banner tone="danger" alert className="mb-4">
          {payment.error}
        </Banner>
      )}
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold text-18">
          <Trans>{name} plan</Trans>
        </p>
        <p className="text-right">
          <span className="font-semibold text-28 tabular-nums">{price}</span>{' '}
          <span className="text-14 text-muted">
            <Trans>once, for {validity}</Trans>
          </span>
        </p>
      </div>
      <PlanFeatures plan={plan} className="mt-4 border-line border-t pt-4" />
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        className={billing.asked ? 'mt-4 border-line border-t pt-4' : 'contents'}
      >
        <BillingFields form={billing} busy={busy} />
      </form>
      {resumeName !== undefined && (
        <p className="mt-4 text-14 text-muted">
          <Trans>“{resumeName}” is saved as soon as you have paid.</Trans>
        </p>
      )}
      <div className="mt-4 empty:hidden">
        <LookNote printedOn={request.planId} formatting={request.resume?.formatting} />
      </div>
      {request.resume && (
        <div className="mt-4">
          <OrderedProof
            resume={{
              ...request.resume,
              formatting: formattingFor(request.planId, request.resume.formatting ?? defaultFormatting),
            }}
          />
        </div>
      )}
    </Dialog>
  );
};

interface BeforePaymentProps extends PurchaseProps {
  readonly agreed: boolean;
  readonly onAgree: () => void;
}

/** Nobody loses a running plan without having been asked (decision 21). */
const BeforePayment = ({ request, payment, billing, agreed, onAgree }: BeforePaymentProps) => {
  const { t } = useLingui();
  const { data: user } = useSession();
  const running = useQuery({ ...subscriptionQuery, enabled: Boolean(user) });
  useEffect(() => {
    if (user !== null) return;
    closeCheckout();
    openSignIn({ returnPath: '/plans' });
  }, [user]);
  if (running.isError && running.data === undefined) {
    return (
      <Dialog
        title={<Trans>Complete Your Purchase</Trans>}
        onClose={closeCheckout}
        actions={
          <Button data-first-focus busy={running.isFetching} onClick={() => void running.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        }
      >
        <Banner tone="danger" alert>
          {messageText(refuse('subscription-check-failed'))}
        </Banner>
      </Dialog>
    );
  }
  if (running.data === undefined) {
    return (
      <Dialog title={<Trans>Complete Your Purchase</Trans>} onClose={closeCheckout}>
        <Waiting>{t`One moment…`}</Waiting>
      </Dialog>
    );
  }
  const standing = planStanding(running.data);
  if (running.data && !agreed && (standing === 'active' || standing === 'used-up')) {
    return (
      <ReplacePlanDialog
        subscription={running.data}
        wanted={request.planId}
        onAgree={onAgree}
        onClose={closeCheckout}
      />
    );
  }
  return <PurchaseDialog request={request} payment={payment} billing={billing} />;
};

/** From 'Complete Your Purchase' to /dashboard (S1 §4 Plan checkout flow). */
const PlanCheckoutDialog = ({ request }: { readonly request: PlanRequest }) => {
  const navigate = useNavigate();
  const { isEnabled, maintenanceMessage } = useCheckoutSetting();
  const billing = useBilling();
  const payment = usePlanPayment(request, billing);
  const [agreed, setAgreed] = useState(false);
  const { phase } = payment;
  const goOn = () => {
    closeCheckout();
    void navigate('/dashboard');
  };
  useAfterSuccess(phase === 'paid', goOn);
  const { name } = plans[request.planId];
  if (phase === 'window') return null;
  if (phase === 'verifying') return <PaymentVerifyingDialog />;
  if (phase === 'confirming') return <PaymentConfirmingDialog onClose={leave} />;
  if (phase === 'unknown' || phase === 'failed') {
    return <PaymentUnpaidDialog onClose={leave} payment={payment} />;
  }
  if (phase === 'paid') {
    return (
      <PaymentSuccessDialog onClose={goOn}>
        <Trans>Your {name} plan is ready. Taking you to your dashboard…</Trans>
      </PaymentSuccessDialog>
    );
  }
  // Switched off blocks new orders; one under way settles (decision 42).
  if (!isEnabled && phase === 'ready') {
    return <CheckoutUnavailableDialog message={maintenanceMessage} onClose={closeCheckout} />;
  }
  return (
    <BeforePayment
      request={request}
      payment={payment}
      billing={billing}
      agreed={agreed}
      onAgree={() => setAgreed(true)}
    />
  );
};

export default PlanCheckoutDialog;
