import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './class-names.ts';
import type { IconComponent } from './icons.tsx';
import { Spinner } from './spinner.tsx';

const looks = {
  primary:
    'bg-accent text-on-accent shadow-card hover:bg-accent-strong active:bg-accent-strong border border-transparent',
  secondary: 'bg-surface text-ink border border-edge/60 shadow-card hover:border-edge hover:bg-sunken',
  quiet: 'text-ink border border-transparent hover:bg-ink/6 active:bg-ink/10',
  danger: 'bg-danger text-on-accent shadow-card hover:brightness-95 border border-transparent',
} as const;
const sizes = {
  large: 'min-h-13 px-6 text-16 font-semibold',
  medium: 'min-h-11 px-4.5 text-16 font-medium',
  small: 'min-h-9 pointer-coarse:min-h-11 px-3 text-14 font-medium',
} as const;

export interface ButtonLook {
  readonly look?: keyof typeof looks;
  readonly size?: keyof typeof sizes;
  readonly wide?: boolean;
}

export const buttonClass = ({ look = 'primary', size = 'medium', wide = false }: ButtonLook): string =>
  cx(
    'relative inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-base text-center leading-tight transition-colors',
    'disabled:opacity-50 aria-disabled:opacity-70',
    looks[look],
    sizes[size],
    wide && 'w-full',
  );

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** At work: the button stays focusable, cannot be pressed twice, and says what it does. */
  readonly busy?: boolean;
  readonly busyLabel?: ReactNode;
  readonly icon?: IconComponent;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const Button = ({
  look,
  size,
  wide,
  busy = false,
  busyLabel,
  icon: Icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    className={cx(buttonClass({ look, size, wide }), className)}
  >
    {busy ? <Spinner className="size-4.5" /> : Icon && <Icon className="size-4.5" />}
    {busy && busyLabel !== undefined ? busyLabel : children}
  </button>
);

export const ButtonLink = ({
  look,
  size,
  wide,
  icon: Icon,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps & { readonly icon?: IconComponent }) => (
  <Link {...rest} className={cx(buttonClass({ look, size, wide }), className)}>
    {Icon && <Icon className="size-4.5" />}
    {children}
  </Link>
);

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does; the only name a screen reader has. */
  readonly label: string;
  readonly icon: IconComponent;
  readonly size?: 'medium' | 'small';
  readonly ref?: Ref<HTMLButtonElement>;
}

export const IconButton = ({
  label,
  icon: Icon,
  size = 'medium',
  className,
  type = 'button',
  title = label,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={title}
    className={cx(
      'inline-flex shrink-0 items-center justify-center rounded-base text-muted transition-colors hover:bg-ink/6 hover:text-ink active:bg-ink/10 disabled:opacity-50',
      size === 'medium' ? 'size-11' : 'size-9 pointer-coarse:size-11',
      className,
    )}
  >
    <Icon />
  </button>
);
