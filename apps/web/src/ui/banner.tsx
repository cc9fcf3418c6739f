import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';

const tones = {
  info: ['bg-accent-soft border-accent-ink/25', 'text-accent-ink', InfoIcon],
  success: ['bg-success-soft border-success-ink/25', 'text-success-ink', CheckCircleIcon],
  warning: ['bg-marigold-soft border-marigold-ink/30', 'text-marigold-ink', WarningIcon],
  danger: ['bg-danger-soft border-danger-ink/25', 'text-danger-ink', WarningIcon],
} as const;

interface BannerProps {
  readonly tone?: keyof typeof tones;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  /** Read out at once; for what the visitor's own action caused. */
  readonly alert?: boolean;
  readonly className?: string;
}

export const Banner = ({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  alert = false,
  className,
}: BannerProps) => {
  const { t } = useLingui();
  const [ground, ink, Icon] = tones[tone];
  return (
    <div
      role={alert ? 'alert' : undefined}
      className={cx('flex items-start gap-3 rounded-base border px-4 py-3 text-14', ground, className)}
    >
      <Icon className={cx('mt-px', ink)} />
      <div className="flex min-w-0 grow flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
        <div className="min-w-0 grow">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss && (
        <IconButton
          icon={CloseIcon}
          label={t`Dismiss`}
          size="small"
          onClick={onDismiss}
          className="-my-1 -mr-2"
        />
      )}
    </div>
  );
};
