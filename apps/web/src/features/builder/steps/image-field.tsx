import type { Refusal } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { shrinkImage } from '../../../resume/shrink-image.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { WarningIcon } from '../../../ui/icons.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ImageIcon } from '../../../ui/work-icons.tsx';

const shapes = {
  portrait: 'size-20 rounded-full object-cover',
  wide: 'h-20 w-40 rounded-inner object-contain bg-white',
} as const;

interface ImageFieldProps {
  readonly label: string;
  readonly path: string;
  readonly value: string | undefined;
  readonly check: (file: File) => Refusal | undefined;
  readonly onChange: (image: string | undefined) => void;
  readonly shape: keyof typeof shapes;
  readonly hint?: ReactNode;
  readonly className?: string;
}

/** An optional picture, shrunk before it enters the draft. */
export const ImageField = ({
  label,
  path,
  value,
  check,
  onChange,
  shape,
  hint,
  className,
}: ImageFieldProps) => {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again after a mistake.
    const clear = () => {
      target.value = '';
    };
    if (file === undefined) return;
    setError(undefined);
    const refusal = check(file);
    if (refusal) {
      setError(messageText(refusal));
      return clear();
    }
    setBusy(true);
    const shrunk = await shrinkImage(file);
    setBusy(false);
    clear();
    if ('refusal' in shrunk) setError(messageText(shrunk.refusal));
    else onChange(shrunk.image);
  };
  return (
    <div className={className} data-field={path}>
      <div className="flex items-center gap-4">
        {value ? (
          <img src={value} alt="" className={cx('shrink-0 border border-line', shapes[shape])} />
        ) : (
          <span
            className={cx(
              'flex shrink-0 items-center justify-center border border-edge/60 border-dashed text-muted',
              shapes[shape],
              'bg-transparent!',
            )}
          >
            <ImageIcon />
          </span>
        )}
        <div className="min-w-0">
          <p className="font-medium text-14">
            <span id={`${id}-label`}>{label}</span>{' '}
            <span className="ml-0.5 font-normal text-muted">
              <Trans>optional</Trans>
            </span>
          </p>
          {hint && (
            <p id={`${id}-hint`} className="text-14 text-muted">
              {hint}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <input
              ref={input}
              id={id}
              type="file"
              accept="image/*"
              aria-labelledby={`${id}-label ${id}-face`}
              aria-describedby={hint ? `${id}-hint` : undefined}
              disabled={busy}
              onChange={choose}
              className="peer sr-only"
            />
            {/* The native control is for keyboard and screen reader; this is what is seen. */}
            <label
              id={`${id}-face`}
              htmlFor={id}
              className={cx(
                buttonClass({ look: 'secondary', size: 'small' }),
                'peer-focus-visible:outline-2 peer-focus-visible:outline-accent-ink peer-focus-visible:outline-offset-2 peer-disabled:opacity-50',
              )}
            >
              {busy && <Spinner className="size-4.5" />}
              {value ? <Trans>Replace</Trans> : <Trans>Choose image</Trans>}
            </label>
            {value && (
              <Button
                look="quiet"
                size="small"
                aria-label={t`Remove ${label}`}
                onClick={() => {
                  onChange(undefined);
                  input.current?.focus();
                }}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </div>
        </div>
      </div>
      {error && (
        <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-14 text-danger-ink">
          <WarningIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
};
