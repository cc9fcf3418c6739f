import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { WarningIcon } from './icons.tsx';

/** What every field has beside its control. */
export interface FieldFrame {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly className?: string;
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

interface FieldProps extends FieldFrame {
  readonly children: (ties: FieldTies) => ReactNode;
  /** At the right end of the label's line, such as a counter. */
  readonly aside?: ReactNode;
}

/** Label, hint and error around one control. */
export const Field = ({ label, hint, error, optional = false, className, aside, children }: FieldProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-14">
          {label}
          {optional && (
            <span className="ml-1.5 font-normal text-muted">
              <Trans>optional</Trans>
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
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
        {optional && (
          <span className="ml-1.5 font-normal text-muted">
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
