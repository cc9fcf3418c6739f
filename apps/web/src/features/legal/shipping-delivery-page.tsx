import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LegalPage } from './legal-parts.tsx';

const ShippingDeliveryPage = () => {
  const { t } = useLingui();
  return (
    <LegalPage title={t`Shipping & Delivery Policy`}>
      <p>
        <Trans>Kalam is a digital service. Nothing is shipped to you by post or courier.</Trans>
      </p>
      <h2>
        <Trans>When you have access</Trans>
      </h2>
      <p>
        <Trans>
          Immediately after payment: a plan is active at once, and a guest’s download starts at once. A guest
          also receives a copy by e-mail. There are no delivery charges.
        </Trans>
      </p>
      <p>
        <Trans>
          For 24 hours after paying, a guest can have the copy sent again and correct a mistake in the same
          person’s resume, three times each, without paying again.
        </Trans>
      </p>
      <p>
        <Trans>
          If your connection breaks while you pay, nothing is lost: as soon as the payment provider confirms
          the money, the plan becomes active or the file is sent to your e-mail address.
        </Trans>
      </p>
      <h2>
        <Trans>What you receive</Trans>
      </h2>
      <p>
        <Trans>
          Resumes to download as PDF, and as DOCX with the Pro, Premium and Enterprise plans. The service is
          available 24 hours a day, 7 days a week, apart from announced maintenance.
        </Trans>
      </p>
      <h2>
        <Trans>What you need</Trans>
      </h2>
      <p>
        <Trans>
          A current version of Chrome, Edge, Firefox or Safari on a phone or computer, with JavaScript
          switched on, and a program that opens PDF or Word files.
        </Trans>
      </p>
      <p>
        <Trans>
          Something did not arrive? Write to us through the <Link to="/contact">contact page</Link>.
        </Trans>
      </p>
    </LegalPage>
  );
};

export default ShippingDeliveryPage;
