import { hasLetter } from '@kalam/domain/resumes/letter/letter-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { drawable } from '../../resume/drawable.ts';
import { LeftOutNote } from '../../resume/preview/left-out-note.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/spinner.tsx';
import { PaymentSuccessDialog } from './payment-outcomes.tsx';
import type { Delivery } from './use-delivery.ts';

interface GuestDeliveryProps {
  /** Undefined when this page no longer has the resume: the copy by e-mail is the delivery then. */
  readonly delivery: Delivery | undefined;
  readonly email: string | undefined;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** It is paid: the file is written, handed over, and a copy goes by e-mail. */
export const GuestDelivery = ({ delivery, email, onAgain, onClose }: GuestDeliveryProps) => {
  const { t } = useLingui();
  const percent = delivery?.kind === 'writing' ? delivery.percent : 0;
  return (
    <PaymentSuccessDialog onClose={onClose}>
      {(delivery?.kind === 'writing' || delivery?.kind === 'waiting') && (
        <Progress label={t`Preparing your file`} percent={percent} />
      )}
      {delivery?.kind === 'delivered' && (
        <>
          <p className="font-medium">
            {hasLetter(delivery.resume.data) ? (
              <Trans>Your resume and your cover letter are downloaded.</Trans>
            ) : (
              <Trans>Your resume is downloaded.</Trans>
            )}
          </p>
          <LeftOutNote fields={delivery.leftOut} certificates={drawable(delivery.resume.data).certificates} />
        </>
      )}
      {delivery?.kind === 'failed' && (
        <Banner
          tone="danger"
          alert
          title={delivery.reason}
          action={
            <Button size="small" look="secondary" onClick={onAgain}>
              <Trans>Download again</Trans>
            </Button>
          }
        >
          <Trans>You have paid, and nothing is lost.</Trans>
        </Banner>
      )}
      <p className="mt-2 text-14 text-muted">
        {email === undefined ? (
          <Trans>A copy is on its way to your e-mail address.</Trans>
        ) : (
          <Trans>A copy is on its way to {email}.</Trans>
        )}
      </p>
    </PaymentSuccessDialog>
  );
};
