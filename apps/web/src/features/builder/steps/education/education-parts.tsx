import { displayMonth } from '@kalam/domain/calendar/calendar-day';
import { educationLevelLabel } from '@kalam/domain/resumes/education/education-levels';
import { type MarksKind, marksKindLabels, marksKinds } from '@kalam/domain/resumes/education/education-marks';
import type { DayBounds } from '@kalam/domain/resumes/fields/birth-date';
import type { EducationEntry } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { translate } from '../../../../platform/languages/translator.ts';
import { Checkbox } from '../../../../ui/forms/choice.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { BoundDate, BoundText } from '../bound-fields.tsx';
import type { EntryForm } from '../entries/entry-form.ts';
import type { EducationList } from '../entries/entry-kinds.ts';

interface PartProps {
  readonly form: EntryForm<EducationList>;
  readonly className?: string;
}

/** What is printed instead of the level's words. */
export const DegreeNameField = ({
  form,
  optional = false,
  ...field
}: PartProps & { readonly optional?: boolean; readonly hint?: ReactNode }) => {
  const { t } = useLingui();
  return (
    <BoundText
      {...field}
      label={t`Degree as on the certificate`}
      suggest="degrees"
      optional={optional}
      autoComplete="off"
      binding={form.bind('degreeName', t`Degree as on the certificate`)}
    />
  );
};

export const BoardField = ({ form, ...field }: PartProps) => {
  const { t } = useLingui();
  return (
    <BoundText
      {...field}
      label={t`Board or university`}
      suggest="institutions"
      optional
      autoComplete="off"
      binding={form.bind('board', t`Board or university`)}
      hint={<Trans>Such as CBSE or Mumbai University.</Trans>}
    />
  );
};

/** When it was completed, or will be. */
export const CompletionFields = ({
  form,
  bounds,
  expected,
}: PartProps & { readonly bounds: DayBounds; readonly expected: DayBounds }) => {
  const { t } = useLingui();
  const pursuing = form.pending?.pursuing ?? false;
  const label = pursuing ? t`Expected completion` : t`Completion date`;
  return (
    <>
      <BoundDate
        label={label}
        binding={form.bind('graduationDate', label)}
        bounds={pursuing ? expected : bounds}
      />
      <Checkbox
        className="@md:pt-11"
        label={t`I am still studying this`}
        checked={pursuing}
        data-field={`${form.path}.pursuing`}
        onChange={({ target }) =>
          form.set(t`I am still studying this`, 'pursuing', { pursuing: target.checked || undefined })
        }
      />
    </>
  );
};

const MarksHint = ({ kind }: { readonly kind: MarksKind }) => {
  if (kind === 'percentage') return <Trans>From 0 to 100, such as 78 or 78.5%.</Trans>;
  if (kind === 'grade') return <Trans>Such as First Class or A+.</Trans>;
  return <Trans>Such as 8.50 or 8.50/10.</Trans>;
};

/** Marks with what they are called; without a kind they are a GPA, the one kind the specification knows. */
export const MarksFields = ({ form }: PartProps) => {
  const { t } = useLingui();
  const kind = form.pending?.marksKind ?? 'gpa';
  return (
    <div className="grid grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)] gap-2.5 @md:col-span-2 @md:grid-cols-2 @md:gap-4">
      <Select
        label={t`Marks as`}
        data-field={`${form.path}.marksKind`}
        value={kind}
        options={marksKinds.map((value) => ({ value, label: translate(marksKindLabels[value]) }))}
        onChange={({ target }) => {
          const chosen = marksKinds.find((one) => one === target.value);
          form.set(t`Marks as`, 'marksKind', { marksKind: chosen === 'gpa' ? undefined : chosen });
        }}
      />
      <BoundText
        label={translate(marksKindLabels[kind])}
        optional
        binding={form.bind('gpa', translate(marksKindLabels[kind]))}
        inputMode={kind === 'grade' ? 'text' : 'decimal'}
        autoComplete="off"
        hint={<MarksHint kind={kind} />}
      />
    </div>
  );
};

/** The degree as it is called, else its level. */
export const degreeOf = ({ degree, degreeName = '' }: EducationEntry): string | undefined => {
  if (degreeName.trim() !== '') return degreeName.trim();
  return degree === '' ? undefined : translate(educationLevelLabel(degree));
};

const marksText = ({ gpa = '', marksKind = 'gpa' }: EducationEntry): string => {
  if (gpa.trim() === '' || marksKind === 'grade') return gpa;
  if (marksKind === 'percentage') return gpa.includes('%') ? gpa : `${gpa}%`;
  return `${translate(marksKindLabels[marksKind])} ${gpa}`;
};

/** Under an education in its list: what and where, when and how well. */
export const useEducationLines = () => {
  const { t } = useLingui();
  return (entry: EducationEntry) => {
    const month = translate(displayMonth(entry.graduationDate));
    return {
      under: [entry.field, entry.school, entry.board].filter(Boolean).join(', '),
      aside: [entry.pursuing ? t`Pursuing, expected ${month}` : month, marksText(entry)]
        .filter(Boolean)
        .join(' · '),
    };
  };
};
