import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SettingsIcon } from '../../../ui/work-icons.tsx';

const isDay = (text: string | null): text is string => text !== null && /^2\d{3}-\d{2}-\d{2}$/.test(text);

/** A day as the address tells it, as the one choice there is; none where it tells none. */
export const useDayChoices = () => {
  const [params] = useSearchParams();
  const choice = (name: string): readonly string[] => {
    const day = params.get(name);
    return isDay(day) ? [day] : [];
  };
  return { from: choice('from'), to: choice('to') };
};

interface DayFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** A day that is only half typed asks for nothing. */
const DayField = ({ label, value = '', min, max, onChoose }: DayFieldProps) => {
  const choose = (typed: string) => {
    if (typed !== value && (typed === '' || isDay(typed))) onChoose(typed);
  };
  return (
    <TextField
      key={value}
      label={label}
      type="date"
      className="min-w-0 grow basis-36 sm:grow-0"
      defaultValue={value}
      min={min}
      max={max}
      onBlur={({ target }) => choose(target.value)}
      onChange={({ target }) => target.value !== '' && choose(target.value)}
    />
  );
};

interface MoreFiltersProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly order: 'newest' | undefined;
  readonly onChoose: (name: 'from' | 'to' | 'order', value: string) => void;
}

/** What is wanted less often, behind a button: the order, and the first and last day of arrival. */
export const MoreFilters = ({ from, to, order, onChoose }: MoreFiltersProps) => {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<boolean>();
  const used = (from ?? to ?? order) !== undefined;
  const open = wanted ?? used;
  return (
    <>
      <Button
        look="secondary"
        icon={SettingsIcon}
        aria-expanded={open}
        className="max-sm:w-full"
        onClick={() => setWanted(!open)}
      >
        <Trans>More filters</Trans>
      </Button>
      {open && (
        <div className="flex basis-full flex-wrap gap-3 max-sm:order-none sm:order-last">
          <DayField
            label={t`Received from`}
            value={from}
            max={to}
            onChoose={(day) => onChoose('from', day)}
          />
          <DayField label={t`Received until`} value={to} min={from} onChoose={(day) => onChoose('to', day)} />
          <Select
            label={t`Sort`}
            placeholder={t`Due first`}
            className="min-w-0 grow basis-36 sm:grow-0"
            value={order ?? ''}
            onChange={({ target }) => onChoose('order', target.value)}
            options={[{ value: 'newest', label: t`Newest first` }]}
          />
        </div>
      )}
    </>
  );
};
