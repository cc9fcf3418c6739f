import {
  type FieldOfSection,
  languageLevelLabels,
  languageLevels,
  sectionFields,
} from '@kalam/domain/resumes/sections/extra-entry';
import type { ExtraSection } from '@kalam/domain/resumes/sections/section-keys';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { translate } from '../../../../platform/languages/translator.ts';
import { Select } from '../../../../ui/forms/select.tsx';
import { BoundArea, BoundText } from '../bound-fields.tsx';
import type { EntryForm } from '../entries/entry-form.ts';
import { OptionalDate, OptionalPeriodFields } from '../entries/optional-period.tsx';

interface ExtraFieldsProps {
  readonly section: ExtraSection;
  readonly form: EntryForm<ExtraSection>;
}

/** The form of any optional section, as the section's fields say. */
export const ExtraFields = ({ section, form }: ExtraFieldsProps) => {
  const fields = sectionFields[section];
  const isDated = fields.some(({ field }) => field === 'date');
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      {fields.map((asked) => (
        <ExtraField key={asked.field} asked={asked} section={section} form={form} isDated={isDated} />
      ))}
    </div>
  );
};

interface ExtraFieldProps {
  readonly section: ExtraSection;
  readonly asked: FieldOfSection;
  readonly form: EntryForm<ExtraSection>;
  readonly isDated: boolean;
}

const ExtraField = ({
  asked: { field, label: name, required = false },
  section,
  form,
  isDated,
}: ExtraFieldProps) => {
  const label = translate(name);
  const bound = { label, optional: !required, binding: form.bind(field, label), autoComplete: 'off' };
  const fields: Partial<Record<typeof field, () => ReactNode>> = {
    level: () => (
      <Select
        label={label}
        optional
        data-field={`${form.path}.level`}
        value={form.pending?.level ?? ''}
        placeholder="–"
        options={languageLevels.map((value) => ({ value, label: translate(languageLevelLabels[value]) }))}
        onChange={({ target }) =>
          form.set(label, 'level', { level: languageLevels.find((one) => one === target.value) })
        }
      />
    ),
    date: () => <OptionalDate form={form} field="date" label={label} />,
    // Together with the end and whether it goes on.
    startDate: () => <OptionalPeriodFields form={form} />,
    endDate: () => null,
    current: () => null,
    link: () => (
      <BoundText
        {...bound}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        className={isDated ? '@md:pt-5.5' : ''}
      />
    ),
    description: () => (
      <div className="@md:col-span-2">
        <BoundArea
          label={label}
          optional={!required}
          binding={bound.binding}
          hint={<Trans>Each line becomes a bullet.</Trans>}
        />
      </div>
    ),
  };
  const suggest = section === 'languages' && field === 'title' ? 'languages' : undefined;
  return fields[field]?.() ?? <BoundText {...bound} suggest={suggest} />;
};
