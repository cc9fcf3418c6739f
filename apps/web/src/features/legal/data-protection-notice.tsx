import { keptResumeLimits } from '@kalam/domain/auth/kept-resume';
import { messageKeptMonths } from '@kalam/domain/contact/message-retention';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSiteDetails } from '../../platform/site-details.tsx';
import { MailLink, Notice } from './legal-parts.tsx';

/** The notice that section 5 of the DPDP Act asks for beside a request for consent. */
const DataProtectionNotice = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const keptDays = keptResumeLimits.days;
  const { ownerName, supportAddress, privacyEmail, grievanceEmail } = useSiteDetails();
  return (
    <Notice title={t`Data Protection Notice`} onClose={onClose}>
      <p>
        <Trans>
          This notice is given under section 5 of the Digital Personal Data Protection Act, 2023. The Data
          Fiduciary is {ownerName}, {supportAddress}.
        </Trans>
      </p>
      <h2>
        <Trans>The data, and the purpose of each</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>Name, e-mail address, password:</strong> to create your account, verify your address and
            let you sign in.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>What you write in a resume you save</strong> (contact details, date of birth, education,
            work, skills, photo, signature, and sections you add by yourself, such as languages, references or
            your parents’ names) and in its cover letter: to keep it for you, and to show, edit and export it;
            to show it to others only if you make a private link to it.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The resume a guest pays for, and its corrections:</strong> to send you the file and let
            you correct a mistake, by comparing name, date of birth and phone number with the resume first
            paid for. All of it is erased 7 days after the payment.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>A resume you ask us to keep while you register</strong> (what you have typed so far,
            without photo, signature and other pictures): to offer it to you when you sign in, in any browser.
            It is stored encrypted and removed after {keptDays} days, or as soon as you open or discard it,
            register again or set a new password by e-mail. It is sent only if you tick the box.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Orders and payment references:</strong> to give you what you paid for, and to meet tax
            law.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Messages to us:</strong> to answer them. They are removed {messageKeptMonths} months after
            they came or were last worked on.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          The subject and text of a message may be sent to an AI service that judges whether it is spam, and
          the skills in your saved resumes to one that suggests job titles. Your name and e-mail address are
          not sent along.
        </Trans>
      </p>
      <p>
        <Trans>
          Sentences of your resume are sent to an AI service that rewrites them only if you ask for it and
          agree, once, to that service by its name: the sentences you choose, with your name, contacts and
          date of birth replaced by a mark, and nothing else. You can withdraw this consent at any time in the
          builder or in Profile Settings; what was agreed, and when, stays on record until you erase your
          account.
        </Trans>
      </p>
      <p>
        <Trans>
          We ask for nothing else and use it for nothing else. Consent is not a condition for building and
          previewing a resume, which needs no account.
        </Trans>
      </p>
      <h2>
        <Trans>Your rights, and how to use them</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>Access:</strong> Profile Settings gives you everything we hold about you as a file, at any
            time.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Correction:</strong> change your name and your resumes yourself, or write to us.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Erasure and withdrawal of consent:</strong> Profile Settings erases your account as easily
            as it was made, with the messages you sent from its address. What the law obliges us to keep, such
            as order records, stays for that time only and without your name and address.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Nomination:</strong> write to us to name someone who may use these rights for you in case
            of death or incapacity.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Grievance:</strong> write to our grievance officer at <MailLink to={grievanceEmail} />. We
            answer within 30 days.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Complaints to the Board</Trans>
      </h2>
      <p>
        <Trans>
          If our answer does not settle the matter, you may complain to the Data Protection Board of India in
          the manner it prescribes.
        </Trans>
      </p>
      <h2>
        <Trans>Contact</Trans>
      </h2>
      <p>
        <Trans>
          For anything about your data, write to <MailLink to={privacyEmail} />.
        </Trans>
      </p>
    </Notice>
  );
};

export default DataProtectionNotice;
