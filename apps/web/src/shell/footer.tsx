import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoLink } from './logo.tsx';
import { useSharedDialogs } from './shared-dialogs.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type Notice = 'privacyPolicy' | 'cookiePolicy' | 'dataProtectionNotice';

const linkClass =
  'inline-flex min-h-11 items-center text-left text-14 text-muted transition-colors hover:text-ink sm:min-h-9 pointer-coarse:min-h-11';

const FooterLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <li>
    <Link to={to} className={linkClass}>
      {children}
    </Link>
  </li>
);

/** The year of the visitor's clock; the prerendered page may be from another one. */
const Year = () => <span suppressHydrationWarning>{new Date().getFullYear()}</span>;

export const Footer = () => {
  const { t } = useLingui();
  const [open, setOpen] = useState<Notice>();
  const dialogs = useSharedDialogs();
  const OpenNotice = open && dialogs[open];
  const noticeLink = (notice: Notice, name: ReactNode) => (
    <li>
      <button type="button" className={linkClass} onClick={() => setOpen(notice)}>
        {name}
      </button>
    </li>
  );
  return (
    <footer className="border-line border-t">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-5 px-4 pt-6 pb-4 sm:gap-y-8 sm:pt-10 sm:pb-6 sm:px-6 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 md:col-span-1">
          <LogoLink />
          <p className="mt-1 max-w-64 text-14 text-muted max-md:hidden">
            <Trans>Resumes for job seekers in India. Plans do not renew by themselves.</Trans>
          </p>
        </div>
        <nav aria-label={t`Quick links`}>
          <h2 className="mb-1 font-semibold text-14">
            <Trans>Quick links</Trans>
          </h2>
          <ul>
            <FooterLink to="/templates">
              <Trans>Templates</Trans>
            </FooterLink>
            <FooterLink to="/builder">
              <Trans>Resume builder</Trans>
            </FooterLink>
            <FooterLink to="/plans">
              <Trans>Plans</Trans>
            </FooterLink>
            <FooterLink to="/contact">
              <Trans>Contact Us</Trans>
            </FooterLink>
          </ul>
        </nav>
        <nav aria-label={t`Legal`}>
          <h2 className="mb-1 font-semibold text-14">
            <Trans>Legal</Trans>
          </h2>
          <ul>
            <FooterLink to="/terms">
              <Trans>Terms & Conditions</Trans>
            </FooterLink>
            <FooterLink to="/cancellation-refund">
              <Trans>Cancellation & Refund</Trans>
            </FooterLink>
            <FooterLink to="/shipping-delivery">
              <Trans>Shipping & Delivery</Trans>
            </FooterLink>
          </ul>
        </nav>
        <div>
          <h2 className="mb-1 font-semibold text-14">
            <Trans>Your data</Trans>
          </h2>
          <ul>
            {noticeLink('privacyPolicy', <Trans>Privacy Policy</Trans>)}
            {noticeLink('cookiePolicy', <Trans>Cookie Policy</Trans>)}
            {noticeLink('dataProtectionNotice', <Trans>Data Protection Notice</Trans>)}
          </ul>
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 pb-6 sm:px-6 sm:pb-8">
        <div className="flex items-center justify-between gap-4 border-line border-t pt-4 text-14 text-muted">
          <p>
            © <Year /> Kalam. <Trans>All rights reserved.</Trans>
          </p>
          <div className="flex items-center sm:hidden">
            <LanguageSwitch above named />
            <ThemeSwitch above />
          </div>
        </div>
      </div>
      {OpenNotice && <OpenNotice onClose={() => setOpen(undefined)} />}
    </footer>
  );
};
