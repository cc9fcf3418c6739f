import { Trans, useLingui } from '@lingui/react/macro';
import { useSiteDetails } from '../../platform/site-details.tsx';
import { paidKeptDays } from '../../resume/paid/paid-days.ts';
import { MailLink, Notice } from './legal-parts.tsx';

const CookiePolicy = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { privacyEmail } = useSiteDetails();
  return (
    <Notice title={t`Cookie Policy`} onClose={onClose}>
      <p>
        <Trans>
          Kalam uses cookies and your browser’s storage only to work. There are no advertising or tracking
          cookies and no counters of other companies, so there is nothing to accept or reject.
        </Trans>
      </p>
      <h2>
        <Trans>Cookies we set</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>Sign-in:</strong> keeps you signed in. It cannot be read by scripts and is removed when
            you sign out.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Known device:</strong> a random number by which we know that this browser signed in to
            your account before, so that we can tell you of one that did not. It is kept for 400 days, also
            when you sign out, cannot be read by scripts, and is sent only when you sign in.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Guest order:</strong> ties an order to the browser that made it, so that nobody else can
            read it.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Theme and language:</strong> remember how you like the pages, for one year. They stay when
            you sign out.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Storage in your browser</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <strong>The resume you are building:</strong> kept on your device so that a closed tab loses
            nothing; cleared when you save or sign out.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>A resume you paid for as a guest:</strong> kept on your own device for {paidKeptDays} days
            with the number of its order, or until you remove it; on a device that is not yours it is cleared
            after the download.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Registration:</strong> lets the tab you registered in notice that your address was
            verified, and your browser remember the plan you had chosen and a resume that you asked us to
            keep; cleared when you sign in or out.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Text rules:</strong> whether the builder asks about unusual characters or takes them out.
            It says nothing about you.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Adverts you compare a resume with:</strong> kept on your device for 60 days so that you
            need not paste them again; cleared when you remove them or sign out.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Counts:</strong> which steps of this visit were counted already, so that each counts once;
            gone when you close the tab.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Contact form:</strong> how many messages you sent in the last hour, against abuse.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>During a payment</Trans>
      </h2>
      <p>
        <Trans>
          The payment window belongs to the payment provider, which sets its own cookies there to prevent
          fraud. It is loaded only when you choose to pay.
        </Trans>
      </p>
      <h2>
        <Trans>Your choice</Trans>
      </h2>
      <p>
        <Trans>
          You can remove or block all of these in your browser. Without the sign-in cookie you cannot stay
          signed in; everything else keeps working. Questions: <MailLink to={privacyEmail} />.
        </Trans>
      </p>
    </Notice>
  );
};

export default CookiePolicy;
