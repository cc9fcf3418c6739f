import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../class-names.ts';
import { FieldError, type FieldFrame, FieldGroup } from './field.tsx';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

export const Checkbox = ({ label, hint, error, className, ...input }: CheckboxProps) => {
  const id = useId();
  return (
    <div className={className}>
      <div className="relative flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          className="tick relative z-1 mt-0.5"
        />
        <div className="min-w-0">
          <label htmlFor={id} className="before:absolute before:inset-0 before:content-['']">
            {label}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="text-14 text-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};

/** An on/off setting that acts at once. */
export const Switch = ({ label, hint, className, ...input }: Omit<CheckboxProps, 'error'>) => {
  const id = useId();
  return (
    <div className={cx('relative flex min-h-11 items-start justify-between gap-4 py-2', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium before:absolute before:inset-0 before:content-['']">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-14 text-muted">
            {hint}
          </p>
        )}
      </div>
      <input
        {...input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
        role="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="switch relative z-1 mt-0.5"
      />
    </div>
  );
};

export interface CardChoice {
  readonly value: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioCardsProps extends FieldFrame {
  readonly name: string;
  readonly choices: readonly CardChoice[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly columns?: 1 | 2 | 3;
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const;

/** One choice of a few, each large enough for a thumb. */
export const RadioCards = ({ name, choices, value, onChange, columns = 1, ...frame }: RadioCardsProps) => (
  <FieldGroup {...frame}>
    {() => (
      <div className={cx('grid gap-2.5', columnClass[columns])}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-base border border-edge/60 bg-surface p-3.5 transition-colors hover:border-edge has-checked:border-accent-ink has-disabled:cursor-not-allowed has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent-ink has-focus-visible:outline-offset-2 has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="dot mt-0.5"
            />
            <span className="min-w-0 grow">
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
                {choice.title}
                {choice.aside}
              </span>
              {choice.detail && <span className="block text-14 text-muted">{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    )}
  </FieldGroup>
);
