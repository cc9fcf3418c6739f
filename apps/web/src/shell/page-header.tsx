import type { ReactNode } from 'react';
import { usePageTitle } from '../platform/page-title.ts';

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons at the right. */
  readonly actions?: ReactNode;
}

/** Names the page in the tab and at its top. */
export const PageHeader = ({ title, children, actions }: PageHeaderProps) => {
  usePageTitle(title);
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="font-semibold text-28">{title}</h1>
        {children && <p className="mt-1.5 text-muted">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
};

/** A public page with a title and room to breathe. */
export const PublicPage = ({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}) => {
  usePageTitle(title);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="font-semibold text-28 sm:text-36">{title}</h1>
      {lead && <p className="mt-3 max-w-2xl text-muted sm:text-18">{lead}</p>}
      {children && <div className="mt-8 sm:mt-10">{children}</div>}
    </div>
  );
};
