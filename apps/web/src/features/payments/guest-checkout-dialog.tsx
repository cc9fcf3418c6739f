import { checkEmail, mendedEmail } from '@kalam/domain/auth/email-fields';
import {
  type GuestPaymentPhase,
  guestButtonText,
  guestPaymentDescription,
} from '@kalam/domain/payments/guest-payment';
import { guestCustomerName, windowCustomer } from '@kalam/domain/payments/order-request';
import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { guestPlanId, guestPricePaise } from '@kalam/domain/plans/plan-catalogue';
import { currency, formatRupees, rupeesOf } from '@kalam/domain/plans/rupees';
import { refuse } from '@kalam/domain/refusal';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LookNote } from '../../account/look-note.tsx';
import { MendedEmail } from '../../account/mended-email.tsx';
import { call } from '../../platform/api/call.ts';
import { useCheckoutSetting } from '../../platform/checkout/checkout-setting.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { translate } from '../../platform/languages/translator.ts';
import { markPaid, type WorkMark, workNow } from '../../resume/journal/journal.ts';
import { leaveNothing } from '../../resume/paid/leave-nothing.ts';
import type { PaidMark } from '../../resume/paid/paid-mark.ts';
import { type CheckoutRequest, closeCheckout, openPaid } from '../../shell/checkout.ts';
import { CheckoutUnavailableDialog } from '../../shell/checkout-unavailable-dialog.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { emailInput, TextField } from '../../ui/forms/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { BillingFields } from './billing/billing-fields.tsx';
import { type BillingForm, focusFault, useBilling } from './billing/use-billing.ts';
import { GuestDelivery } from './guest-delivery.tsx';
import { forgetOrder, rememberOrder } from './interrupted-order.ts';
import { OrderedProof } from './ordered-proof.tsx';
import { DeviceChoice, isLikelyOwnDevice } from './paid/device-choice.tsx';
import { rememberKeptUntil } from './paid/kept-until.ts';
import { paidResume } from './paid/paid-resume.ts';
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
  readonly ownDevice: boolean;
  readonly onOwnDevice: (own: boolean) => void;
  readonly payment: Payment;
  readonly billing: BillingForm;
  /** A payment taken up after a reload can only be opened again. */
  readonly left: boolean;
  /** What the preview shows. */
  readonly look: Formatting | undefined;
  /** What is paid for, where it is known. */
  readonly resume: OrderResume | undefined;
}

/** The e-mail address and the button; whatever goes wrong is said under the address (S1 §8). */
const GuestForm = ({
  email,
  onEmail,
  ownDevice,
  onOwnDevice,
  payment,
  billing,
  left,
  look,
  resume,
}: GuestFormProps) => {
  const { t } = useLingui();
  const formId = useId();
  const [pressed, setPressed] = useState(false);
  const price = formatRupees(guestPricePaise);
  const phase = buttonPhase[payment.phase] ?? 'ready';
  const busy = phase !== 'ready' || payment.reopening;
  const refusal = pressed && !left ? checkEmail(email.trim()) : undefined;
  const mended = refusal && mendedEmail(email);
  const focusEmail = () => document.getElementById(formId)?.querySelector('input')?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (left) return payment.tryAgain();
    setPressed(true);
    const isBilled = flushSync(() => billing.check());
    if (checkEmail(email.trim())) focusEmail();
    else if (!isBilled) focusFault(formId);
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
          <Button
            type="submit"
            form={formId}
            busy={busy}
            disabled={billing.waits && !left}
            data-first-focus={left || undefined}
          >
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
            note={{
              floats: false,
              text: mended && (
                <MendedEmail
                  typed={email}
                  mended={mended}
                  onTake={() => {
                    onEmail(mended);
                    focusEmail();
                  }}
                />
              ),
            }}
          />
        )}
        {!left && <BillingFields form={billing} busy={busy} />}
        <LookNote printedOn={guestPlanId} formatting={look} />
        <DeviceChoice own={ownDevice} onChange={onOwnDevice} />
      </form>
      {/* Not in the form: Enter on a choice in that window must not pay. */}
      {resume && (
        <div className="mt-4">
          <OrderedProof resume={resume} />
        </div>
      )}
    </Dialog>
  );
};

/** S1 §4 Guest payment flow: address, payment, PDF. */
const GuestCheckoutDialog = ({ request }: { readonly request: GuestRequest }) => {
  const { resume, open, work, look } = request;
  const { isEnabled, maintenanceMessage } = useCheckoutSetting();
  const billing = useBilling();
  const [email, setEmail] = useState(resume?.data.personalInfo.email ?? '');
  const [ownDevice, setOwnDevice] = useState(request.ownDevice ?? isLikelyOwnDevice);
  const { delivery, deliver } = useDelivery();
  /** What is paid for: its order, and the work it was made of. */
  const ordered = useRef<{ readonly orderId: string; readonly work: WorkMark | undefined }>(
    open && { orderId: open.orderId, work },
  );
  const [paid, setPaid] = useState<PaidMark>();
  const hand = async (mark: PaidMark) => {
    if (!(await deliver(mark.resume))) return;
    // Not their own device: nothing stays behind.
    if (mark.leaves) await leaveNothing(mark);
  };
  const complete = async () => {
    if (!ordered.current) return;
    const { orderId, work: of } = ordered.current;
    // A reload may have lost it where it was too large to be kept.
    const bought = resume ?? (await paidResume(orderId).catch(() => undefined));
    if (!bought) return;
    const mark: PaidMark = {
      orderId,
      paidAt: Date.now(),
      resume: bought,
      ...(!ownDevice && { leaves: true }),
    };
    setPaid(mark);
    // Before the download: whatever becomes of it, the work is known to be paid.
    if (of || !open) await markPaid(of, mark);
    rememberKeptUntil(mark);
    await hand(mark);
  };
  const payment = usePayment(
    {
      order: () =>
        call('POST /api/payment/create-order', {
          body: {
            planId: guestPlanId,
            amount: rupeesOf(guestPricePaise),
            currency,
            customerName: resume?.data.personalInfo.fullName.trim().slice(0, 100) || guestCustomerName,
            customerEmail: email.trim(),
            ...(resume ? { resume } : {}),
            ...billing.sent,
          },
        }),
      purchase: () => ({
        description: guestPaymentDescription,
        customer: windowCustomer({
          name: resume?.data.personalInfo.fullName,
          email: open ? '' : email,
          phone: resume?.data.personalInfo.phone,
        }),
      }),
      onOpen: (order) => {
        const of = work ?? workNow();
        ordered.current = { orderId: order.orderId, work: of };
        rememberOrder({ planId: guestPlanId, order, resume, work: of, ownDevice });
      },
      onPaid: () => void complete(),
    },
    open,
  );
  const { phase } = payment;
  // S1 §4 closes what says success after two seconds; decision 64 puts what the payment gives in its place.
  const goOn = () => (paid ? openPaid({ paid }) : closeCheckout());
  useAfterSuccess(phase === 'paid' && delivery.kind === 'delivered', goOn);
  if (phase === 'window') return null;
  if (phase === 'confirming') return <PaymentConfirmingDialog onClose={leave} />;
  if (phase === 'failed') return <PaymentFailedDialog onClose={leave} payment={payment} />;
  if (phase === 'paid') {
    return (
      <GuestDelivery
        delivery={paid ? delivery : undefined}
        email={open ? undefined : email.trim()}
        onAgain={() => paid && void hand(paid)}
        onClose={goOn}
      />
    );
  }
  if (!isEnabled && phase === 'ready') {
    return <CheckoutUnavailableDialog message={maintenanceMessage} onClose={leave} />;
  }
  return (
    <GuestForm
      email={email}
      onEmail={setEmail}
      ownDevice={ownDevice}
      onOwnDevice={setOwnDevice}
      payment={payment}
      billing={billing}
      left={open !== undefined}
      look={look}
      resume={resume}
    />
  );
};

export default GuestCheckoutDialog;
