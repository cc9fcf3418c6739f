import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useSiteDetails } from '../../shell/site-details.tsx';
import { LegalPage } from './legal-parts.tsx';

const TermsPage = () => {
  const { t } = useLingui();
  const { ownerName, ownerTown } = useSiteDetails();
  return (
    <LegalPage title={t`Terms & Conditions`}>
      <p>
        <Trans>
          These terms are a binding agreement between you and {ownerName} about the use of Kalam. By using it
          you accept them; if you do not, please do not use it.
        </Trans>
      </p>
      <h2>
        <Trans>Your account</Trans>
      </h2>
      <p>
        <Trans>
          The data you register with must be true, accurate and kept up to date. You answer for what happens
          under your account, and keep your password to yourself. What you write in a resume is yours and your
          responsibility.
        </Trans>
      </p>
      <h2>
        <Trans>Charges</Trans>
      </h2>
      <p>
        <Trans>
          You agree to pay the charges shown for what you choose. Plans are paid once, last for the time
          stated, and do not renew by themselves.
        </Trans>
      </p>
      <h2>
        <Trans>No warranty</Trans>
      </h2>
      <p>
        <Trans>
          We take great care, but neither we nor third parties give a warranty that Kalam is accurate,
          complete, uninterrupted or suited to a particular purpose, such as an interview or a job. You use it
          at your own risk, as far as the law allows.
        </Trans>
      </p>
      <h2>
        <Trans>Links to third parties</Trans>
      </h2>
      <p>
        <Trans>
          Kalam links to other websites, such as job listings. Their terms and privacy policies apply there,
          and we do not answer for them.
        </Trans>
      </p>
      <h2>
        <Trans>Refund Policy</Trans>
      </h2>
      <p>
        <Trans>
          Refunds are described in the <Link to="/cancellation-refund">Cancellation & Refund Policy</Link>.
        </Trans>
      </p>
      <h2>
        <Trans>Force Majeure</Trans>
      </h2>
      <p>
        <Trans>
          Neither side is liable for a failure to perform that is caused by events beyond its reasonable
          control, for as long as they last.
        </Trans>
      </p>
      <h2>
        <Trans>Law and courts</Trans>
      </h2>
      <p>
        <Trans>
          These terms are governed by the laws of India. Disputes are first referred to arbitration in Mumbai;
          beyond that, the courts in {ownerTown} have exclusive jurisdiction.
        </Trans>
      </p>
    </LegalPage>
  );
};

export default TermsPage;
