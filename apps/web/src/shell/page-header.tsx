import type { ReactNode } from 'react';
import { usePageTitle } from '../platform/page-title.ts';
import { cx } from '../ui/class-names.ts';

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons at the right. */
  readonly actions?: ReactNode;
  /** Where the room is for what stands below, such as a long list. */
  readonly compact?: boolean;
}

/** Names the page in the tab and at its top. */
export const PageHeader = ({ title, children, actions, compact = false }: PageHeaderProps) => {
  usePageTitle(title);
  return (
    <div className={cx('flex flex-wrap items-end justify-between gap-4', compact ? 'mb-3 lg:-mt-4' : 'mb-8')}>
      <div className="min-w-0">
        <h1 className={cx('font-semibold', compact ? 'text-22' : 'text-28')}>{title}</h1>
        {children && <p className={cx('text-muted', compact ? 'text-14' : 'mt-1.5')}>{children}</p>}
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
