import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { type IconComponent, RefreshIcon, WarningIcon } from './icons.tsx';

interface StateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** What to do first. */
  readonly action?: ReactNode;
  readonly icon?: IconComponent;
}

export const EmptyState = ({ title, children, action, icon: Icon }: StateProps) => (
  <div className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
    {Icon && (
      <span className="mb-5 flex size-14 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
        <Icon className="size-6" />
      </span>
    )}
    <h2 className="font-semibold text-18">{title}</h2>
    {children && <div className="mt-1.5 text-muted">{children}</div>}
    {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
);

interface ErrorStateProps {
  /** What happened. */
  readonly title: ReactNode;
  /** `h1` where it stands in place of the whole page. */
  readonly heading?: 'h1' | 'h2';
  /** What was kept, and what to do. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: ReactNode;
  readonly retrying?: boolean;
  readonly action?: ReactNode;
}

export const ErrorState = ({
  title,
  heading: Heading = 'h2',
  children,
  onRetry,
  retryLabel,
  retrying,
  action,
}: ErrorStateProps) => (
  <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
    <span className="mb-5 flex size-14 items-center justify-center rounded-full bg-danger-soft text-danger-ink">
      <WarningIcon className="size-6" />
    </span>
    <Heading className="font-semibold text-18">{title}</Heading>
    {children && <div className="mt-1.5 text-muted">{children}</div>}
    {(onRetry || action) && (
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button look="secondary" icon={RefreshIcon} onClick={onRetry} busy={retrying}>
            {retryLabel ?? <Trans>Try Again</Trans>}
          </Button>
        )}
        {action}
      </div>
    )}
  </div>
);

/** Grey in the shape of what comes. Give the area around it `aria-busy` or a `Waiting` text. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <span aria-hidden="true" className={cx('block animate-shimmer rounded-inner bg-ink/8', className)} />
);
