import type { ReactNode } from 'react';
import { CheckIcon } from '../../ui/icons.tsx';

interface ChipProps {
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
  /** One of several instead of any number: the name of their group. */
  readonly oneOf?: string;
}

/** A choice that is on or off, with the whole chip to press. */
export const Chip = ({ checked, onChange, children, oneOf }: ChipProps) => (
  <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-base border border-edge/60 bg-surface px-3.5 text-14 tabular-nums transition-colors hover:border-edge has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-ink has-focus-visible:outline-offset-2">
    <input
      type={oneOf === undefined ? 'checkbox' : 'radio'}
      name={oneOf}
      checked={checked}
      onChange={onChange}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
    {checked && oneOf === undefined && <CheckIcon className="-ml-1 size-4" />}
    {children}
  </label>
);
