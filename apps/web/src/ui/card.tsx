import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface CardProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** Set apart, such as the plan most people take. */
  readonly marked?: boolean;
}

export const Card = ({ children, className, marked = false }: CardProps) => (
  <div
    className={cx(
      'rounded-base border bg-surface p-5 shadow-card',
      marked ? 'border-marigold ring-1 ring-marigold' : 'border-line',
      className,
    )}
  >
    {children}
  </div>
);
