import { successRedirectMs } from '@kalam/domain/payments/payment-callback';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { messageText, orderFailureText } from '../../platform/languages/message-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckCircleIcon } from '../../ui/icons.tsx';
import { announce } from '../../ui/live-region.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Spinner, Waiting } from '../../ui/spinner.tsx';
import { ContactLink } from './contact-link.tsx';
import type { Payment } from './use-payment.ts';

interface OutcomeProps {
  readonly onClose: () => void;
}

const CloseButton = ({ onClose }: OutcomeProps) => (
  <Button look="secondary" onClick={onClose}>
    <Trans>Close</Trans>
  </Button>
);

/** Says that the page asks by itself, without stealing the attention from the buttons. */
const StillAsking = () => (
  <p className="mt-4 flex items-center gap-2.5 text-14 text-muted">
    <Spinner className="size-4.5 text-accent-ink" />
    <Trans>We keep asking. If your money arrived, this turns to success by itself.</Trans>
  </p>
);

interface UnpaidProps extends OutcomeProps {
  readonly payment: Payment;
}

const TryAgainButton = ({ payment: { tryAgain, reopening } }: Pick<UnpaidProps, 'payment'>) => (
  <Button data-first-focus busy={reopening} onClick={tryAgain}>
    <Trans>Try Again</Trans>
  </Button>
);

/** What kept the window from opening again. */
const Trouble = ({ error }: Pick<Payment, 'error'>) =>
  error !== undefined && (
    <Banner tone="danger" alert className="mb-4">
      {error}
    </Banner>
  );

/** S1 §4: the window was closed. */
const PaymentUnknownDialog = ({ onClose, payment }: UnpaidProps) => (
  <Dialog
    title={<Trans>Payment Status Unknown</Trans>}
    onClose={onClose}
    actions={
      <>
        <CloseButton onClose={onClose} />
        <TryAgainButton payment={payment} />
      </>
    }
  >
    <Trouble error={payment.error} />
    <p>
      <Trans>
        The payment window was closed before we heard the result. Any amount deducted is reversed within 5-7
        working days.
      </Trans>
    </p>
    <StillAsking />
  </Dialog>
);

/** The bank refused, or the payment cannot be used: shows why, and stops asking. */
export const PaymentFailedDialog = ({ onClose, payment }: UnpaidProps) => {
  const { failureKind = 'attempt', notes = {} } = payment.failure ?? {};
  const reason = payment.failure && orderFailureText(payment.failure);
  return (
    <Dialog
      title={<Trans>Payment failed</Trans>}
      onClose={onClose}
      actions={
        <>
          <CloseButton onClose={onClose} />
          {failureKind === 'attempt' && <TryAgainButton payment={payment} />}
        </>
      }
    >
      <Trouble error={payment.error} />
      <p className="font-medium">{reason ?? messageText(refuse('payment-attempt-failed'))}</p>
      {(failureKind === 'attempt' || notes.autoReversalMessage !== undefined) && (
        <p className="mt-2 text-muted">{messageText(refuse('payment-auto-reversal'))}</p>
      )}
      {failureKind !== 'attempt' && (
        <div className="mt-4">
          <ContactLink onClick={onClose} />
        </div>
      )}
    </Dialog>
  );
};

/** The window was left without money: what is known of it. */
export const PaymentUnpaidDialog = (props: UnpaidProps) =>
  props.payment.phase === 'failed' ? <PaymentFailedDialog {...props} /> : <PaymentUnknownDialog {...props} />;

/** Money is on its way, and nothing is granted yet. */
export const PaymentConfirmingDialog = ({ onClose }: OutcomeProps) => (
  <Dialog
    title={<Trans>Confirming your payment</Trans>}
    onClose={onClose}
    actions={<CloseButton onClose={onClose} />}
  >
    <p>{messageText(refuse('payment-being-confirmed'))}</p>
    <StillAsking />
  </Dialog>
);

const stay = () => undefined;

export const PaymentVerifyingDialog = () => {
  const { t } = useLingui();
  return (
    <Dialog title={<Trans>Your payment</Trans>} onClose={stay} closable={false}>
      <Waiting>{t`Checking your payment…`}</Waiting>
    </Dialog>
  );
};

/** Tells once that it is paid, and goes on after two seconds (S1 §9). */
export const useAfterSuccess = (done: boolean, next: () => void): void => {
  const goOn = useEffectEvent(next);
  useEffect(() => {
    if (!done) return;
    announce(messageText(refuse('payment-successful')));
    const timer = setTimeout(() => goOn(), successRedirectMs);
    return () => clearTimeout(timer);
  }, [done]);
};

interface SuccessProps extends OutcomeProps {
  readonly children: ReactNode;
}

export const PaymentSuccessDialog = ({ onClose, children }: SuccessProps) => (
  <Dialog title={messageText(refuse('payment-successful'))} onClose={onClose}>
    <div className="flex animate-settle items-start gap-3 py-3">
      <CheckCircleIcon className="size-7 text-success-ink" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  </Dialog>
);
