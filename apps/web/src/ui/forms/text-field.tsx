import { Trans, useLingui } from '@lingui/react/macro';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useState,
} from 'react';
import { cx } from '../class-names.ts';
import { EyeIcon, EyeOffIcon, type IconComponent } from '../icons.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Field, type FieldFrame, type FieldNote } from './field.tsx';

interface TextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly ref?: Ref<HTMLInputElement>;
  /** Inside the control at its start, such as a magnifier. */
  readonly icon?: IconComponent;
  /** At the right end of the label's line. */
  readonly aside?: ReactNode;
  readonly note?: FieldNote;
}

export const TextField = ({
  label,
  hint,
  error,
  note,
  optional,
  className,
  aside,
  icon: Icon,
  ...input
}: TextFieldProps) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    note={note}
    optional={optional}
    className={className}
    aside={aside}
  >
    {(ties) =>
      Icon === undefined ? (
        <input type="text" dir="auto" {...input} {...ties} className="control" />
      ) : (
        <div className="relative">
          <Icon className="pointer-events-none absolute top-3 left-3 text-muted" />
          <input type="text" dir="auto" {...input} {...ties} className="control pl-10!" />
        </div>
      )
    }
  </Field>
);

/** What every control for an e-mail address has: a keyboard with @, and nothing corrected. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** A password that can be looked at; password managers find it by its autocomplete name. */
export const PasswordField = ({
  label,
  hint,
  error,
  className,
  aside,
  ...input
}: Omit<TextFieldProps, 'type' | 'icon' | 'optional' | 'note'>) => {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  return (
    <Field label={label} hint={hint} error={error} className={className} aside={aside}>
      {(ties) => (
        <div className="relative">
          <input
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="control pr-12!"
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t`Show password`}
            onClick={() => setShown(!shown)}
            className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-base text-muted hover:text-ink"
          >
            <Icon />
          </button>
        </div>
      )}
    </Field>
  );
};

interface TextAreaProps extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly note?: FieldNote;
  /** Characters typed so far; shown against `max` or until `min` is reached. */
  readonly count?: number;
  readonly min?: number;
  readonly max?: number;
}

/** Characters typed so far; shown against `max` or until `min` is reached. */
export const Counter = ({
  count,
  min,
  max,
}: {
  readonly count: number;
  readonly min?: number;
  readonly max?: number;
}) => {
  if (min !== undefined && count < min) {
    return (
      <span className="text-12 text-muted tabular-nums">
        {count}/{min}{' '}
        <VisuallyHidden>
          <Trans>characters needed</Trans>
        </VisuallyHidden>
      </span>
    );
  }
  if (max !== undefined) {
    return (
      <span className={cx('text-12 tabular-nums', count > max ? 'text-danger-ink' : 'text-muted')}>
        {count}/{max}{' '}
        <VisuallyHidden>
          <Trans>characters</Trans>
        </VisuallyHidden>
      </span>
    );
  }
  return <span className="text-12 text-muted tabular-nums">{count}</span>;
};

export const TextArea = ({
  label,
  hint,
  error,
  note,
  optional,
  className,
  count,
  min,
  max,
  ...area
}: TextAreaProps) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    note={note}
    optional={optional}
    className={className}
    aside={count !== undefined && <Counter count={count} min={min} max={max} />}
  >
    {(ties) => (
      <textarea
        rows={5}
        dir="auto"
        {...area}
        {...ties}
        className="control field-sizing-content min-h-32 resize-y"
      />
    )}
  </Field>
);
