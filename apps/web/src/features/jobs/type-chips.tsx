import { type EmploymentType, employmentTypes } from '@kalam/domain/jobs/job-search';
import { useLingui } from '@lingui/react/macro';
import { FieldGroup } from '../../ui/forms/field.tsx';
import { Chip } from './chip.tsx';
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
            <Chip key={type} checked={chosen.includes(type)} onChange={() => toggle(type)}>
              {i18n._(employmentTypeLabels[type])}
            </Chip>
          ))}
        </div>
      )}
    </FieldGroup>
  );
};
