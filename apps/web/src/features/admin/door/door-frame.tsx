import '@kalam/domain/office-messages';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../platform/page-title.ts';
import { LogoLink } from '../../../shell/logo.tsx';
import { cx } from '../../../ui/class-names.ts';

interface DoorFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Room for a code to hold a camera at. */
  readonly wide?: boolean;
}

/** The pages before the back office: sign-in, joining, a new password, setting up a second factor. */
export const DoorFrame = ({ title, lead, children, wide = false }: DoorFrameProps) => {
  usePageTitle(title);
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh items-center justify-center bg-sunken px-4 py-12">
      <div className={cx('w-full', wide ? 'max-w-xl' : 'max-w-sm')}>
        <LogoLink className="mb-6" />
        <div className="rounded-base border border-line bg-surface p-6 shadow-card sm:p-8">
          <h1 className="font-semibold text-22">{title}</h1>
          {lead && <p className="mt-1 text-14 text-muted">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </main>
  );
};
