import { type EmploymentType, employmentTypes } from '@kalam/domain/jobs/job-search';
import { useLingui } from '@lingui/react/macro';
import { FieldGroup } from '../../ui/forms/field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { employmentTypeLabels } from './job-wording.ts';

interface TypeChipsProps {
  readonly chosen: readonly EmploymentType[];
  readonly onChange: (chosen: readonly EmploymentType[]) => void;
}

/** Any number of kinds of employment; none of them means all. */
export const TypeChips = ({ chosen, onChange }: TypeChipsProps) => {
  const { t, i18n } = useLingui();
  const toggle = (type: EmploymentType) =>
    onChange(chosen.includes(type) ? chosen.filter((other) => other !== type) : [...chosen, type]);
  return (
    <FieldGroup label={t`Employment type`} optional>
      {() => (
        <div className="flex flex-wrap gap-2">
          {employmentTypes.map((type) => (
            <label
              key={type}
              className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-base border border-edge/60 bg-surface px-3.5 text-14 transition-colors hover:border-edge has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-ink has-focus-visible:outline-offset-2"
            >
              <input
                type="checkbox"
                checked={chosen.includes(type)}
                onChange={() => toggle(type)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {chosen.includes(type) && <CheckIcon className="-ml-1 size-4" />}
              {i18n._(employmentTypeLabels[type])}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
};
