import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useSiteDetails } from '../../platform/site-details.tsx';
import { LegalPage, MailLink } from './legal-parts.tsx';

const TermsPage = () => {
  const { t } = useLingui();
  const { ownerName, ownerTown, supportEmail } = useSiteDetails();
  return (
    <LegalPage title={t`Terms & Conditions`}>
      <p>
        <Trans>
          These terms are a binding agreement between you and {ownerName} (“we”) about the use of Kalam, in
          the form of an electronic record under the Information Technology Act, 2000; no signature is needed.
          By using Kalam you accept them. If you do not agree, please do not use it.
        </Trans>
      </p>
      <h2>
        <Trans>Who may use Kalam</Trans>
      </h2>
      <p>
        <Trans>
          You must be able to make a contract under the Indian Contract Act, 1872. If you are under 18, a
          parent or guardian must agree to these terms for you.
        </Trans>
      </p>
      <h2>
        <Trans>Your account</Trans>
      </h2>
      <p>
        <Trans>
          The data you register with must be true, accurate and complete, and you keep it up to date. You
          answer for what happens under your account and keep your password to yourself. We may suspend an
          account whose data is false or which is used against these terms.
        </Trans>
      </p>
      <h2>
        <Trans>Your resume</Trans>
      </h2>
      <p>
        <Trans>
          What you write is yours. You allow us to store it, lay it out and deliver it to you, and nothing
          else. You are responsible for its truth and for having the right to use what you put into it,
          including photos and certificates.
        </Trans>
      </p>
      <h2>
        <Trans>Fair use</Trans>
      </h2>
      <p>
        <Trans>
          Do not use Kalam to break a law, to pass yourself off as someone else, to send unwanted messages, or
          to disturb, overload or get around the protection of the service. Our software, templates and texts
          remain ours; the files you download are yours to use as you like.
        </Trans>
      </p>
      <h2>
        <Trans>Charges</Trans>
      </h2>
      <p>
        <Trans>
          You agree to pay the charges shown for what you choose, in Indian rupees, before it is delivered.
          Plans are paid once, last for the time stated, and do not renew by themselves. A plan bought while
          another is active replaces it. Payments are handled by a payment provider under its own terms.
        </Trans>
      </p>
      <h2>
        <Trans>No warranty</Trans>
      </h2>
      <p>
        <Trans>
          We take great care, but neither we nor third parties give any warranty or guarantee that Kalam is
          accurate, timely, complete, uninterrupted or suited to a particular purpose, such as an interview or
          a job. It may contain errors, for which we exclude liability to the fullest extent the law permits.
          You use it at your own risk, and it is for you to see that it meets your needs.
        </Trans>
      </p>
      <p>
        <Trans>
          As far as the law permits, what we owe you in all is limited to what you paid us for the plan or
          download in question. Nothing here takes away a right that the Consumer Protection Act, 2019 gives
          you.
        </Trans>
      </p>
      <h2>
        <Trans>Links to third parties</Trans>
      </h2>
      <p>
        <Trans>
          Kalam links to websites of others, such as job listings, for your convenience. A link is no
          recommendation. Their terms and privacy policies apply there, and we do not answer for what they
          contain or do.
        </Trans>
      </p>
      <h2>
        <Trans>Refund Policy</Trans>
      </h2>
      <p>
        <Trans>
          Refunds are described in the <Link to="/cancellation-refund">Cancellation & Refund Policy</Link>,
          which is part of these terms.
        </Trans>
      </p>
      <h2>
        <Trans>Force Majeure</Trans>
      </h2>
      <p>
        <Trans>
          Neither side is liable for a failure or delay in performance caused by an event beyond its
          reasonable control, such as a natural disaster, war, riot, strike, act of government, or the failure
          of power or networks. Its duties rest for as long as the event lasts.
        </Trans>
      </p>
      <h2>
        <Trans>Changes and ending</Trans>
      </h2>
      <p>
        <Trans>
          We may change Kalam and these terms; the date at the top says when. A change does not touch what you
          have already paid for. You may stop using Kalam and erase your account at any time.
        </Trans>
      </p>
      <h2>
        <Trans>Law, arbitration and courts</Trans>
      </h2>
      <p>
        <Trans>
          These terms are governed by the laws of India. A dispute that we cannot settle by talking within 30
          days is referred to a sole arbitrator under the Arbitration and Conciliation Act, 1996; the seat of
          arbitration is Mumbai and its language English. Subject to that, the courts in {ownerTown} have
          exclusive jurisdiction.
        </Trans>
      </p>
      <h2>
        <Trans>Contact</Trans>
      </h2>
      <p>
        <Trans>
          Questions about these terms: <MailLink to={supportEmail} /> or the{' '}
          <Link to="/contact">contact page</Link>.
        </Trans>
      </p>
    </LegalPage>
  );
};

export default TermsPage;
