import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { displayDate } from '@kalam/domain/calendar/partial-date';
import type { DayBounds } from '@kalam/domain/resumes/fields/birth-date';
import { endDateBounds, withCurrent } from '@kalam/domain/resumes/fields/experience-dates';
import { useLingui } from '@lingui/react/macro';
import { translate } from '../../../../platform/languages/translator.ts';
import { Checkbox } from '../../../../ui/forms/choice.tsx';
import { BoundDate } from '../bound-fields.tsx';
import type { EntryForm } from './entry-form.ts';
import type { PendingOf } from './entry-kinds.ts';

interface PeriodFieldsProps<List extends 'workExperience' | 'trainingExperience'> {
  readonly form: EntryForm<List>;
  readonly startBounds: DayBounds;
  readonly currentLabel: string;
}

/** From when to when, or still. */
export const PeriodFields = <List extends 'workExperience' | 'trainingExperience'>({
  form,
  startBounds,
  currentLabel,
}: PeriodFieldsProps<List>) => {
  const { t } = useLingui();
  const { pending } = form;
  const current = pending?.current ?? false;
  return (
    <>
      <BoundDate label={t`Start date`} binding={form.bind('startDate', t`Start date`)} bounds={startBounds} />
      <BoundDate
        // Half a date would otherwise stay behind in a field that is switched off.
        key={String(current)}
        label={t`End date`}
        binding={form.bind('endDate', t`End date`)}
        bounds={endDateBounds(pending?.startDate ?? '', visitorToday(new Date()))}
        disabled={current}
      />
      <Checkbox
        className="@md:col-span-2"
        label={currentLabel}
        checked={current}
        data-field={`${form.path}.current`}
        onChange={(event) => {
          const { startDate = '', endDate = '' } = pending ?? {};
          const period = withCurrent({ startDate, endDate, current }, event.target.checked);
          form.set(currentLabel, 'current', period as Partial<PendingOf<List>>);
        }}
      />
    </>
  );
};

interface Period {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

/** `Jun 2020 – Present`, for the list of entries; each date as far as it is known. */
export const usePeriodText = (): ((period: Period) => string) => {
  const { t } = useLingui();
  return ({ startDate, endDate, current }) =>
    `${translate(displayDate(startDate))} – ${current ? t`Present` : translate(displayDate(endDate))}`;
};
