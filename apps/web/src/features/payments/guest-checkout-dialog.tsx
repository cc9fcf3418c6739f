import { checkEmail } from '@kalam/domain/auth/email-fields';
import {
  type GuestPaymentPhase,
  guestButtonText,
  guestPaymentDescription,
} from '@kalam/domain/payments/guest-payment';
import { guestCustomerName } from '@kalam/domain/payments/order-request';
import { guestPlanId, guestPricePaise } from '@kalam/domain/plans/plan-catalogue';
import { currency, formatRupees, rupeesOf } from '@kalam/domain/plans/rupees';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useCheckoutSetting } from '../../platform/checkout/checkout-setting.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { translate } from '../../platform/languages/translator.ts';
import { completeEarlierWork, completeWork, workNow } from '../../resume/journal/journal.ts';
import { type CheckoutRequest, closeCheckout } from '../../shell/checkout.ts';
import { CheckoutUnavailableDialog } from '../../shell/checkout-unavailable-dialog.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { emailInput, TextField } from '../../ui/forms/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { GuestDelivery } from './guest-delivery.tsx';
import { forgetOrder, rememberOrder } from './interrupted-order.ts';
import { PaymentConfirmingDialog, PaymentFailedDialog, useAfterSuccess } from './payment-outcomes.tsx';
import { useDelivery } from './use-delivery.ts';
import { type Payment, type PaymentPhase, usePayment } from './use-payment.ts';

type GuestRequest = Extract<CheckoutRequest, { readonly kind: 'guest' }>;

const buttonPhase: Partial<Record<PaymentPhase, GuestPaymentPhase>> = {
  initializing: 'initializing',
  verifying: 'processing',
};

const leave = () => {
  forgetOrder();
  closeCheckout();
};

interface GuestFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly payment: Payment;
  /** A payment taken up after a reload can only be opened again. */
  readonly left: boolean;
}

/** The e-mail address and the button; whatever goes wrong is said under the address (S1 §8). */
const GuestForm = ({ email, onEmail, payment, left }: GuestFormProps) => {
  const { t } = useLingui();
  const formId = useId();
  const [pressed, setPressed] = useState(false);
  const price = formatRupees(guestPricePaise);
  const phase = buttonPhase[payment.phase] ?? 'ready';
  const busy = phase !== 'ready' || payment.reopening;
  const refusal = pressed && !left ? checkEmail(email.trim()) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (left) return payment.tryAgain();
    setPressed(true);
    if (checkEmail(email.trim())) document.getElementById(formId)?.querySelector('input')?.focus();
    else payment.pay();
  };
  return (
    <Dialog
      title={<Trans>Download as Guest</Trans>}
      description={<Trans>One download of your resume as PDF, for {price}. No account needed.</Trans>}
      onClose={leave}
      closable={!busy}
      actions={
        <>
          <Button look="secondary" onClick={leave} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy} data-first-focus={left || undefined}>
            {translate(guestButtonText(phase))}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        {payment.phase === 'unknown' && (
          <Banner tone="warning" alert>
            {messageText(refuse('payment-status-unknown'))}{' '}
            <Trans>If your money arrived, your resume is downloaded by itself.</Trans>
          </Banner>
        )}
        {left ? (
          payment.error !== undefined && (
            <Banner tone="danger" alert>
              {payment.error}
            </Banner>
          )
        ) : (
          <TextField
            label={t`Email`}
            {...emailInput}
            autoComplete="email"
            data-first-focus
            readOnly={busy}
            value={email}
            onChange={(event) => onEmail(event.target.value)}
            error={refusal ? messageText(refusal) : payment.error}
            hint={<Trans>We send a copy here, with a link that works for 24 hours.</Trans>}
          />
        )}
      </form>
    </Dialog>
  );
};

/** S1 §4 Guest payment flow: address, payment, PDF. */
const GuestCheckoutDialog = ({ request: { resume, open, work } }: { readonly request: GuestRequest }) => {
  const { isEnabled, maintenanceMessage } = useCheckoutSetting();
  const [email, setEmail] = useState(resume?.data.personalInfo.email ?? '');
  const { delivery, deliver } = useDelivery();
  const hand = async () => {
    if (!resume || !(await deliver(resume))) return;
    if (!open) await completeWork();
    else if (work) await completeEarlierWork(work);
  };
  const payment = usePayment(
    {
      order: () =>
        call('POST /api/payment/create-order', {
          body: {
            planId: guestPlanId,
            amount: rupeesOf(guestPricePaise),
            currency,
            customerName: guestCustomerName,
            customerEmail: email.trim(),
            ...(resume ? { resume } : {}),
          },
        }),
      purchase: () => ({
        description: guestPaymentDescription,
        customer: { name: guestCustomerName, ...(open ? {} : { email: email.trim() }) },
      }),
      onOpen: (order) => rememberOrder({ planId: guestPlanId, order, resume, work: work ?? workNow() }),
      onPaid: () => void hand(),
    },
    open,
  );
  const { phase } = payment;
  useAfterSuccess(phase === 'paid' && delivery.kind === 'delivered', closeCheckout);
  if (phase === 'window') return null;
  if (phase === 'confirming') return <PaymentConfirmingDialog onClose={leave} />;
  if (phase === 'failed') return <PaymentFailedDialog onClose={leave} payment={payment} />;
  if (phase === 'paid') {
    return (
      <GuestDelivery
        delivery={resume ? delivery : undefined}
        email={open ? undefined : email.trim()}
        onAgain={() => void hand()}
        onClose={closeCheckout}
      />
    );
  }
  if (!isEnabled && phase === 'ready') {
    return <CheckoutUnavailableDialog message={maintenanceMessage} onClose={leave} />;
  }
  return <GuestForm email={email} onEmail={setEmail} payment={payment} left={open !== undefined} />;
};

export default GuestCheckoutDialog;
