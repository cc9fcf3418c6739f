import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { WarningIcon } from '../icons.tsx';

/** What every field has beside its control. */
export interface FieldFrame {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly className?: string;
}

/** Something the field has to say about what was just typed. */
export interface FieldNote {
  readonly text: ReactNode;
  /** Over what is below instead of above it: nothing may move under typing hands. */
  readonly floats: boolean;
}

/** What ties a control to its label, hint and error. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

export const FieldError = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children: string | undefined;
}) => (
  // Always there, so that a message appearing in it is announced.
  <p
    id={id}
    aria-live="polite"
    className={cx('text-14 text-danger-ink', children && 'mt-1.5 flex items-start gap-1.5')}
  >
    {children && (
      <>
        <WarningIcon className="mt-0.5 size-4" />
        <span>{children}</span>
      </>
    )}
  </p>
);

const Note = ({ id, note: { text, floats } }: { readonly id: string; readonly note: FieldNote }) => (
  <div className="relative">
    {/* Always there, so that a note appearing in it is announced. */}
    <p
      id={id}
      aria-live="polite"
      className={cx(
        'break-words text-14',
        Boolean(text) && 'mt-1.5',
        Boolean(text) &&
          floats &&
          'pointer-events-none absolute inset-x-0 top-0 z-20 rounded-base bg-raised px-3 py-2 shadow-float',
      )}
    >
      {text}
    </p>
  </div>
);

interface FieldProps extends FieldFrame {
  readonly children: (ties: FieldTies) => ReactNode;
  readonly note?: FieldNote | undefined;
  /** At the right end of the label's line, such as a counter. */
  readonly aside?: ReactNode;
}

/** Label, hint and error around one control. */
export const Field = ({
  label,
  hint,
  error,
  note,
  optional = false,
  className,
  aside,
  children,
}: FieldProps) => {
  const id = useId();
  const described = [note?.text && `${id}-note`, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-14">
          {label}
          {optional && ' '}
          {optional && (
            <span className="ml-0.5 font-normal text-muted">
              <Trans>optional</Trans>
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {note && <Note id={`${id}-note`} note={note} />}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-14 text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};

interface GroupProps extends FieldFrame {
  readonly children: (ties: { readonly errorId: string; readonly invalid: boolean }) => ReactNode;
}

/** The same frame for a control of several parts. */
export const FieldGroup = ({ label, hint, error, optional = false, className, children }: GroupProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={cx('min-w-0', className)} aria-describedby={described || undefined}>
      <legend className="mb-1.5 font-medium text-14">
        {label}
        {optional && ' '}
        {optional && (
          <span className="ml-0.5 font-normal text-muted">
            <Trans>optional</Trans>
          </span>
        )}
      </legend>
      {children({ errorId: `${id}-error`, invalid: Boolean(error) })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-14 text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};
