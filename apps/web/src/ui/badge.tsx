import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const tones = {
  plain: 'bg-ink/7 text-ink',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-marigold-soft text-marigold-ink',
  danger: 'bg-danger-soft text-danger-ink',
} as const;
export type Tone = keyof typeof tones;

export const Badge = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) => (
  <span
    className={cx(
      'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-12',
      tones[tone],
    )}
  >
    {children}
  </span>
);
