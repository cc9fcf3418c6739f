import { keptResumeLimits } from '@kalam/domain/auth/kept-resume';
import { messageKeptMonths } from '@kalam/domain/contact/message-retention';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSiteDetails } from '../../platform/site-details.tsx';
import { paidKeptDays } from '../../resume/paid/paid-days.ts';
import { MailLink, Notice } from './legal-parts.tsx';

const PrivacyPolicy = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const keptDays = keptResumeLimits.days;
  const { ownerName, privacyEmail, grievanceEmail } = useSiteDetails();
  return (
    <Notice title={t`Privacy Policy`} onClose={onClose}>
      <p>
        <Trans>
          Kalam is run by {ownerName} (“we”). This policy says which personal data we hold when you use Kalam,
          why, for how long, and what you can ask of us. It follows the Digital Personal Data Protection Act,
          2023 and the Information Technology Act, 2000 of India.
        </Trans>
      </p>
      <h2>
        <Trans>What stays on your device</Trans>
      </h2>
      <p>
        <Trans>
          While you build a resume, what you type is kept in your own browser and the page is drawn there. It
          reaches us only when you save the resume to your account, when you pay for a guest download so that
          we can e-mail you your copy, or when you ask us to keep it while you register.
        </Trans>
      </p>
      <p>
        <Trans>
          A resume you paid for as a guest stays in your browser for {paidKeptDays} days if you say that the
          device is your own, with the number of its order and a copy of what was paid for, so that you can
          download it again or correct a mistake. You can remove it at any time. On any other device it is
          cleared after the download.
        </Trans>
      </p>
      <h2>
        <Trans>What we hold, and why</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>Account:</strong> name, e-mail address and a one-way hash of your password, to let you
            sign in and to write to you about your account, in the language you last used.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Sign-ins:</strong> the kind of browser and system and when each was last used, so that you
            can see and end them, and a random number by which a browser is known again, so that we can tell
            you of a new one. Where you were is not kept.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Resumes you save, each with its cover letter:</strong> what you entered, including date of
            birth, phone number and any photo or signature, to show, edit and export them. The date of birth
            is used for checks and is not printed, unless you add it to your personal details yourself.
            Personal details and references are optional: add only what an employer asks for, and other people
            only with their consent.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>A resume you share by a private link:</strong> a copy of it as a file, to show it to
            whoever you give the link to; without your phone number and address unless you tick them. We count
            how often it is opened, and keep nothing about who opens it.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>A resume you ask us to keep while you register:</strong> what you have typed so far,
            without pictures and encrypted, to offer it to you when you sign in.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Orders:</strong> plan, amount, time, state and the payment provider’s reference, to
            deliver what you bought and to keep accounts; where we make GST invoices also your State, and of a
            business its GSTIN, name and address. Card, bank and UPI details go to the payment provider and
            never to us.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Messages:</strong> what you send through the contact form, to answer it. A message may be
            checked for spam by a program or an AI service.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Job searches:</strong> how many you have made in a plan, and for a day a fingerprint of
            each, to charge it once. The words of a search are passed to the job listing service without your
            name. Jobs you save, with your status and notes, are kept until you remove them; our staff are not
            shown them.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Technical records:</strong> network address, time and result of requests, to keep the
            service secure.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Counts:</strong> how many visits a day opened the site, began a resume and opened the
            checkout. They are bare numbers: nothing in them tells who you are or links one step to another,
            and a browser that asks not to be tracked is left out.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Who else sees it</Trans>
      </h2>
      <p>
        <Trans>
          The payment provider (your name, e-mail, phone number and the order), the e-mail service that
          carries our letters to you, and the company that hosts our servers. Each works on our instructions.
          We do not sell data, show advertising or use your resume to train anything. We disclose data to an
          authority only where Indian law requires it.
        </Trans>
      </p>
      <p>
        <Trans>
          An AI service may be used for two things without asking each time: the subject and text of a message
          from the contact form may be sent to it to judge whether it is spam, and the skills in your saved
          resumes may be sent to it to suggest job titles. Your name, e-mail address and the rest of your
          resume are not sent along.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Rewriting sentences:</strong> in the builder you can have sentences of your resume rewritten
          by an AI service. Nothing is sent before you agree; we ask you by the name of the service, and again
          if the service becomes another one. Only the sentences you choose are sent. Your name, contacts and
          date of birth are replaced by a mark, and a sentence with an address, a relative or the number of an
          identity document is not sent. We keep that you agreed, to which service and when, and how often you
          ask in a day, but neither the sentences nor the answers. You can withdraw your consent at any time
          in the builder or in Profile Settings. The advice given without a service, the comparison of your
          resume with a job and the check of what screening software reads work on your device alone.
        </Trans>
      </p>
      <h2>
        <Trans>How long</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Your account and resumes: until you delete them or your account.</Trans>
        </li>
        <li>
          <Trans>
            A resume shared by a private link: 30 days from making or renewing the link, or until you end it.
            That there was a link stays on record for 30 days more, or as long as the resume if our staff
            ended it.
          </Trans>
        </li>
        <li>
          <Trans>
            A resume kept while you register: {keptDays} days, or until you open or discard it, register again
            or set a new password by e-mail.
          </Trans>
        </li>
        <li>
          <Trans>A guest’s resume data: 7 days after the order was made or settled, paid or not.</Trans>
        </li>
        <li>
          <Trans>
            A guest’s corrections: the corrected resume and the one first paid for are erased together, at the
            same time. That a correction was made or a mail sent again, and when, stays with the order record.
          </Trans>
        </li>
        <li>
          <Trans>Order records: as long as tax and accounting law requires.</Trans>
        </li>
        <li>
          <Trans>
            Messages to us: {messageKeptMonths} months after they came or were last worked on, then they are
            removed.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          You may see, correct, export and erase your data, withdraw your consent, and name a person to act
          for you. Much of this is one click in Profile Settings; for the rest write to{' '}
          <MailLink to={privacyEmail} />. If our answer does not satisfy you, write to our grievance officer
          at <MailLink to={grievanceEmail} />, and after that you may turn to the Data Protection Board of
          India.
        </Trans>
      </p>
      <h2>
        <Trans>Security, age, changes</Trans>
      </h2>
      <p>
        <Trans>
          Connections are encrypted, passwords are hashed, and staff see only what their work needs; what they
          change is recorded. Kalam is for people of 16 years and above; those under 18 use it with the
          consent of a parent or guardian. When this policy changes in a way that matters, we tell account
          holders before it takes effect.
        </Trans>
      </p>
    </Notice>
  );
};

export default PrivacyPolicy;
