import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { CalendarIcon } from '../icons.tsx';
import { type DateParts, isBegun, isoOf, partsOf, withPart } from './date-parts.ts';
import { type FieldFrame, FieldGroup } from './field.tsx';
import { TextButton } from './form-parts.tsx';
import { BareSelect } from './select.tsx';

interface DateFieldProps extends FieldFrame {
  /** `YYYY-MM-DD`, less where that is enough, or empty. */
  readonly value: string;
  /** The least that must be known; what is more may be left out. */
  readonly enough?: 'year' | 'month' | 'day';
  readonly onChange: (iso: string) => void;
  readonly onBlur?: () => void;
  /** What was typed of a date that is not whole yet, to begin with and at every change. */
  readonly unfinished?: DateParts | undefined;
  readonly onUnfinished?: (parts: DateParts | undefined) => void;
  readonly disabled?: boolean;
  /** For a birthday, so that browsers offer the one they know. */
  readonly birthday?: boolean;
  /** First and last day the calendar offers. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const monthOptions = (locale: string) => {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: name.format(Date.UTC(2024, index, 1)),
  }));
};

interface CalendarProps extends Pick<DateFieldProps, 'value' | 'onChange' | 'min' | 'max' | 'disabled'> {}

/** The browser's own calendar, for those who would rather point than type. */
const Calendar = ({ value, onChange, ...bounds }: CalendarProps) => {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="absolute top-0 right-0">
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
        value={value.length === 10 ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        {...bounds}
      />
      <IconButton
        icon={CalendarIcon}
        label={t`Open calendar`}
        size="small"
        disabled={bounds.disabled}
        onClick={() => input.current?.showPicker()}
        className="-mt-2.5 -mr-1"
      />
    </span>
  );
};

interface PartLabelProps {
  readonly children: string;
  readonly optional?: boolean;
}

const PartLabel = ({ children, optional = false }: PartLabelProps) => (
  <span className="mb-1 block whitespace-nowrap text-12 text-muted">
    {children}
    {optional && (
      <>
        {' '}
        (<Trans>optional</Trans>)
      </>
    )}
  </span>
);

/**
 * Day, month, year as native parts: typing 1996 on a number pad takes a second, while a calendar opens on this year and
 * asks a thumb to go back thirty. A day that few remember is out of the way until it is asked for.
 */
export const DateField = ({
  value,
  enough = 'day',
  onChange,
  onBlur,
  unfinished,
  onUnfinished,
  disabled,
  birthday,
  min,
  max,
  className,
  ...frame
}: DateFieldProps) => {
  const { t, i18n } = useLingui();
  const id = useId();
  const dayInput = useRef<HTMLInputElement>(null);
  const [parts, setParts] = useState(() => (value === '' && unfinished) || partsOf(value));
  const [known, setKnown] = useState(value);
  const [wantsDay, setWantsDay] = useState(false);
  // A value set from outside (imported, cleared by "current") replaces what was typed; our own echo does not.
  if (value !== known) {
    setKnown(value);
    if (value !== isoOf(parts, enough)) setParts(partsOf(value));
  }
  const showsDay = enough === 'day' || wantsDay || parts.day !== '';
  const become = (iso: string) => {
    if (iso === value) return;
    setKnown(iso);
    onChange(iso);
  };
  const change = (part: keyof DateParts, typed: string) => {
    const next = withPart(parts, part, typed);
    setParts(next);
    // The day stays in sight while it is typed anew.
    if (part === 'day') setWantsDay(true);
    const iso = isoOf(next, enough);
    onUnfinished?.(iso === '' && isBegun(next) ? next : undefined);
    become(iso);
  };
  const pick = (iso: string) => {
    setParts(partsOf(iso));
    onUnfinished?.(undefined);
    become(iso);
  };
  const addDay = () => {
    flushSync(() => setWantsDay(true));
    dayInput.current?.focus();
  };
  return (
    <FieldGroup {...frame} className={cx('relative', className)}>
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
            className="flex flex-wrap gap-2"
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
            }}
          >
            {showsDay && (
              <label className="w-18">
                <PartLabel>{t`Day`}</PartLabel>
                <input
                  {...shared}
                  ref={dayInput}
                  className="control tabular-nums"
                  inputMode="numeric"
                  autoComplete={birthday ? 'bday-day' : 'off'}
                  value={parts.day}
                  onChange={(event) => change('day', event.target.value)}
                />
              </label>
            )}
            <label htmlFor={`${id}-month`} className="min-w-0 grow basis-24">
              <PartLabel optional={enough === 'year'}>{t`Month`}</PartLabel>
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
              <PartLabel>{t`Year`}</PartLabel>
              <input
                {...shared}
                className="control tabular-nums"
                inputMode="numeric"
                autoComplete={birthday ? 'bday-year' : 'off'}
                value={parts.year}
                onChange={(event) => change('year', event.target.value)}
              />
            </label>
            {!showsDay && !disabled && (
              <span className="-ml-1 basis-full">
                <TextButton onClick={addDay}>
                  <Trans>Add the day</Trans>
                </TextButton>
              </span>
            )}
            {max !== undefined && (
              <Calendar value={value} onChange={pick} min={min} max={max} disabled={disabled} />
            )}
          </div>
        );
      }}
    </FieldGroup>
  );
};
