import { Trans, useLingui } from '@lingui/react/macro';
import { PublicPage } from '../../shell/page-header.tsx';
import { useSiteDetails } from '../../shell/site-details.tsx';
import { MailIcon, PhoneIcon } from '../../ui/icons.tsx';

const rowClass = 'flex min-h-11 items-center gap-3';

const ContactPage = () => {
  const { t } = useLingui();
  const { supportEmail, supportPhone, supportAddress, ownerName } = useSiteDetails();
  return (
    <PublicPage
      title={t`Contact Us`}
      lead={
        <Trans>
          A question, a problem with a payment, or an idea: write to us and we answer within 48 hours.
        </Trans>
      }
    >
      <address className="max-w-md space-y-1 rounded-base border border-line bg-surface p-5 not-italic shadow-card">
        <p className="font-semibold">{ownerName}</p>
        <p className={rowClass}>
          <MailIcon className="text-muted" />
          <a href={`mailto:${supportEmail}`} className="text-accent-ink underline underline-offset-3">
            {supportEmail}
          </a>
        </p>
        <p className={rowClass}>
          <PhoneIcon className="text-muted" />
          <a href={`tel:${supportPhone}`} className="text-accent-ink underline underline-offset-3">
            {supportPhone}
          </a>
        </p>
        <p className="whitespace-pre-line text-muted">{supportAddress}</p>
      </address>
    </PublicPage>
  );
};

export default ContactPage;
