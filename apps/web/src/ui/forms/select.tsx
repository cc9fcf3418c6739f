import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import { ChevronDownIcon } from '../icons.tsx';
import { Field, type FieldFrame } from './field.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface BareSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly Option[];
  /** The first, empty choice. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The native list: phones show their own wheel, keyboards type ahead. */
export const BareSelect = ({ options, placeholder, className, ...select }: BareSelectProps) => (
  <div className="relative">
    <select {...select} className={cx('control appearance-none truncate pr-10!', className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDownIcon className="pointer-events-none absolute top-3 right-3 text-muted" />
  </div>
);

export const Select = ({
  label,
  hint,
  error,
  optional,
  className,
  ...select
}: FieldFrame & BareSelectProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} className={className}>
    {(ties) => <BareSelect {...select} {...ties} />}
  </Field>
);
