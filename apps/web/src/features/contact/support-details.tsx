import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSiteDetails } from '../../platform/site-details.tsx';
import { LastUpdated } from '../../shell/last-updated.tsx';

const linkClass = 'text-accent-ink underline underline-offset-3';
/** A line of its own, tall enough for a thumb. */
const targetClass = `${linkClass} inline-flex min-h-11 items-center break-all sm:min-h-8`;

const Detail = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className="border-line border-t py-4">
    <dt className="text-14 text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** S2 §2: the owner's support email, phone and postal address, from the server's configuration. */
export const SupportDetails = () => {
  const { supportEmail, supportPhone, supportAddress, grievanceEmail, ownerName } = useSiteDetails();
  return (
    <>
      <dl>
        <Detail name={<Trans>Email</Trans>}>
          <a href={`mailto:${supportEmail}`} className={targetClass}>
            {supportEmail}
          </a>
        </Detail>
        <Detail name={<Trans>Phone</Trans>}>
          {/* As it stands: a prerendered page holds a placeholder here, which must stay whole. */}
          <a href={`tel:${supportPhone}`} className={targetClass}>
            {supportPhone}
          </a>
        </Detail>
        <Detail name={<Trans>Postal address</Trans>}>
          <address className="mt-1 whitespace-pre-line not-italic">
            {ownerName}
            {'\n'}
            {supportAddress}
          </address>
        </Detail>
        <Detail name={<Trans>Complaints and grievances</Trans>}>
          <a href={`mailto:${grievanceEmail}`} className={targetClass}>
            {grievanceEmail}
          </a>
        </Detail>
        <Detail name={<Trans>Refunds</Trans>}>
          <Trans>
            Ask within 24 hours of buying, with your order number: see the{' '}
            <Link to="/cancellation-refund" className={linkClass}>
              Cancellation & Refund Policy
            </Link>
            .
          </Trans>
        </Detail>
      </dl>
      <LastUpdated />
    </>
  );
};
