import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LegalPage } from './legal-parts.tsx';

const CancellationRefundPage = () => {
  const { t } = useLingui();
  return (
    <LegalPage title={t`Cancellation & Refund Policy`}>
      <h2>
        <Trans>Cancellation</Trans>
      </h2>
      <p>
        <Trans>
          Plans are paid once and do not renew by themselves, so there is nothing to cancel: a plan simply
          ends on its end date.
        </Trans>
      </p>
      <h2>
        <Trans>Refunds</Trans>
      </h2>
      <p>
        <Trans>
          Ask for a refund within 24 hours of purchase through the <Link to="/contact">contact page</Link>,
          from the e-mail address of the order, and tell us what went wrong.
        </Trans>
      </p>
      <p>
        <Trans>
          An approved refund is processed in 5–7 business days and goes back to the account or card that paid.
          If money was taken for a payment that failed, it is returned in the same time.
        </Trans>
      </p>
    </LegalPage>
  );
};

export default CancellationRefundPage;
