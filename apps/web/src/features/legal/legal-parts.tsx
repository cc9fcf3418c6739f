import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../platform/page-title.ts';
import { LastUpdated } from '../../shell/last-updated.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { BindingLanguage } from './binding-language.tsx';

const english = setupI18n({ locale: 'en', locales: ['en-IN', 'en'], messages: { en: {} } });

/** The wording that binds, whole: no heading of it is taken from the translation of a word that stands elsewhere too. */
const BindingText = ({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) => (
  <I18nProvider i18n={english}>
    <div lang="en-IN" className={className}>
      {children}
    </div>
  </I18nProvider>
);

interface NoticeProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A legal text in a window over the page. */
export const Notice = ({ title, onClose, children }: NoticeProps) => (
  <Dialog title={title} onClose={onClose} width="large">
    <BindingLanguage />
    <LastUpdated />
    <BindingText className="prose-legal mt-4">{children}</BindingText>
  </Dialog>
);

/** A legal text as a page. */
export const LegalPage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  usePageTitle(title);
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="mb-2 font-semibold text-28 sm:text-36">{title}</h1>
      <BindingLanguage />
      <LastUpdated />
      <BindingText className="prose-legal mt-6">{children}</BindingText>
    </article>
  );
};

/** An address that can be written to. */
export const MailLink = ({ to }: { readonly to: string }) => <a href={`mailto:${to}`}>{to}</a>;
