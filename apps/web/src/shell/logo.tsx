import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { cx } from '../ui/class-names.ts';
import { NibMark } from '../ui/nib-mark.tsx';

interface LogoLinkProps {
  readonly className?: string;
  /** The mark alone where every pixel of the bar is needed. */
  readonly short?: boolean;
}

export const LogoLink = ({ className, short = false }: LogoLinkProps) => {
  const { t } = useLingui();
  return (
    <Link
      to="/"
      aria-label={t`Kalam, home`}
      className={cx('inline-flex min-h-11 items-center gap-2 rounded-base pr-2', className)}
    >
      <NibMark className="size-7 text-accent-ink" />
      <span className={cx('font-semibold text-18 tracking-tight', short && 'max-xl:hidden')}>Kalam</span>
    </Link>
  );
};
