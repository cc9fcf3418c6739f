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
          ends on its end date. You can close the payment window at any moment before you pay; nothing is
          charged then.
        </Trans>
      </p>
      <h2>
        <Trans>When you can ask for a refund</Trans>
      </h2>
      <p>
        <Trans>
          Ask within 24 hours of purchase through the <Link to="/contact">contact page</Link>. Write from the
          e-mail address of the order, name the order or payment ID (it is under My Orders and in your
          receipt), and tell us what went wrong.
        </Trans>
      </p>
      <h2>
        <Trans>What we refund</Trans>
      </h2>
      <p>
        <Trans>
          We refund when you were charged twice, when what you paid for was not delivered, or when a fault of
          ours kept you from using it. As resumes are delivered at once in digital form, a request may be
          declined when the plan or file has been used and works as described. You get an answer with its
          reason either way.
        </Trans>
      </p>
      <h2>
        <Trans>How long it takes</Trans>
      </h2>
      <p>
        <Trans>
          An approved refund is processed in 5–7 business days and goes back to the account, card or wallet
          that paid. Your bank may need some days more to show it.
        </Trans>
      </p>
      <h2>
        <Trans>Payments that failed</Trans>
      </h2>
      <p>
        <Trans>
          If money was taken but the payment failed or its outcome is unknown, we keep asking the payment
          provider. Either your purchase is completed by itself, or the amount is reversed within 5–7 business
          days. You need not pay again to find out.
        </Trans>
      </p>
      <h2>
        <Trans>Questions</Trans>
      </h2>
      <p>
        <Trans>
          Write to us through the <Link to="/contact">contact page</Link>; we answer within 48 hours.
        </Trans>
      </p>
    </LegalPage>
  );
};

export default CancellationRefundPage;
