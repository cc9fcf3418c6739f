import { displayMonth, visitorToday } from '@kalam/domain/calendar/calendar-day';
import { endDateBounds } from '@kalam/domain/resumes/fields/experience-dates';
import type { OptionalPeriod } from '@kalam/domain/resumes/fields/optional-dates';
import type { ExtraSection } from '@kalam/domain/resumes/sections/section-keys';
import { useLingui } from '@lingui/react/macro';
import { translate } from '../../../../platform/languages/translator.ts';
import { Checkbox } from '../../../../ui/forms/choice.tsx';
import { BoundDate } from '../bound-fields.tsx';
import type { EntryForm } from './entry-form.ts';
import type { ProjectList } from './entry-kinds.ts';

type Form = EntryForm<ProjectList> | EntryForm<ExtraSection>;

interface OptionalDateProps {
  readonly form: Form;
  readonly field: 'date' | 'startDate' | 'endDate';
  readonly label: string;
  readonly disabled?: boolean;
}

/** A day that may be left out. */
export const OptionalDate = ({ form, field, label, disabled = false }: OptionalDateProps) => {
  const today = visitorToday(new Date());
  // Either form has the field; the compiler cannot call a method of both at once.
  const bind: (name: never, named: string) => ReturnType<Form['bind']> = form.bind;
  const start = field === 'endDate' ? (form.pending?.startDate ?? '') : '';
  return (
    <BoundDate
      // Half a date would otherwise stay behind in a field that is switched off.
      key={String(disabled)}
      optional
      label={label}
      binding={bind(field as never, label)}
      bounds={endDateBounds(start, today)}
      disabled={disabled}
    />
  );
};

/** From when to when, or still; all of it may be left out. */
export const OptionalPeriodFields = ({ form }: { readonly form: Form }) => {
  const { t } = useLingui();
  const current = form.pending?.current ?? false;
  const label = translate('Still going on');
  return (
    <>
      <OptionalDate form={form} field="startDate" label={t`Start date`} />
      <OptionalDate form={form} field="endDate" label={t`End date`} disabled={current} />
      <Checkbox
        className="@md:col-span-2"
        label={label}
        checked={current}
        data-field={`${form.path}.current`}
        onChange={({ target }) => {
          const patch = target.checked ? { current: true, endDate: '' } : { current: undefined };
          form.set(label, 'current', patch);
        }}
      />
    </>
  );
};

/** As much of `Jun 2020 – Present` as is known. */
export const useOptionalPeriodText = (): ((period: OptionalPeriod) => string) => {
  const { t } = useLingui();
  const month = (date: string | undefined) => translate(displayMonth(date ?? ''));
  return ({ startDate, endDate, current }) =>
    [month(startDate), current ? t`Present` : month(endDate)].filter(Boolean).join(' – ');
};
