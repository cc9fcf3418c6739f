import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useId, useState } from 'react';
import { type DateParts, isoOf, partsOf, withPart } from './date-parts.ts';
import { type FieldFrame, FieldGroup } from './field.tsx';
import { BareSelect } from './select.tsx';

interface DateFieldProps extends FieldFrame {
  /** `YYYY-MM-DD` or empty. */
  readonly value: string;
  readonly onChange: (iso: string) => void;
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
  /** For a birthday, so that browsers offer the one they know. */
  readonly birthday?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

const monthOptions = (locale: string) => {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: name.format(Date.UTC(2024, index, 1)),
  }));
};

/**
 * Day, month, year as three native parts: typing 1996 on a number pad takes a second, while a calendar opens on this
 * year and asks a thumb to go back thirty.
 */
export const DateField = ({ value, onChange, onBlur, disabled, birthday, ref, ...frame }: DateFieldProps) => {
  const { t, i18n } = useLingui();
  const id = useId();
  const [parts, setParts] = useState(() => partsOf(value));
  const [known, setKnown] = useState(value);
  // A value set from outside (imported, cleared by "current") replaces what was typed; our own echo does not.
  if (value !== known) {
    setKnown(value);
    if (value !== isoOf(parts)) setParts(partsOf(value));
  }
  const change = (part: keyof DateParts, typed: string) => {
    const next = withPart(parts, part, typed);
    setParts(next);
    const iso = isoOf(next);
    if (iso !== isoOf(parts)) {
      setKnown(iso);
      onChange(iso);
    }
  };
  return (
    <FieldGroup {...frame}>
      {({ errorId, invalid }) => {
        const shared = {
          disabled,
          'aria-invalid': invalid || undefined,
          'aria-describedby': invalid ? errorId : undefined,
        };
        return (
          // Leaving the group, not moving inside it, is what counts as done.
          // biome-ignore lint/a11y/noStaticElementInteractions: listens to focus of the parts inside
          <div
            className="flex gap-2"
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
            }}
          >
            <label className="w-18">
              <span className="mb-1 block text-12 text-muted">
                <Trans>Day</Trans>
              </span>
              <input
                {...shared}
                ref={ref}
                className="control tabular-nums"
                inputMode="numeric"
                autoComplete={birthday ? 'bday-day' : 'off'}
                value={parts.day}
                onChange={(event) => change('day', event.target.value)}
              />
            </label>
            <label htmlFor={`${id}-month`} className="min-w-0 grow">
              <span className="mb-1 block text-12 text-muted">
                <Trans>Month</Trans>
              </span>
              <BareSelect
                {...shared}
                id={`${id}-month`}
                autoComplete={birthday ? 'bday-month' : 'off'}
                options={monthOptions(i18n.locale)}
                placeholder={t`Month`}
                value={parts.month}
                onChange={(event) => change('month', event.target.value)}
              />
            </label>
            <label className="w-22">
              <span className="mb-1 block text-12 text-muted">
                <Trans>Year</Trans>
              </span>
              <input
                {...shared}
                className="control tabular-nums"
                inputMode="numeric"
                autoComplete={birthday ? 'bday-year' : 'off'}
                value={parts.year}
                onChange={(event) => change('year', event.target.value)}
              />
            </label>
          </div>
        );
      }}
    </FieldGroup>
  );
};
