import { isStaffRole, type StaffRole, staffRoles } from '@kalam/domain/admin/permissions';
import { useLingui } from '@lingui/react/macro';
import { RadioCards } from '../../../ui/forms/choice.tsx';
import { useRoleWords } from './role-words.ts';

interface RoleChoiceProps {
  readonly name: string;
  readonly value: StaffRole | '';
  readonly error?: string | undefined;
  readonly onChange: (role: StaffRole) => void;
}

export const RoleChoice = ({ name, value, error, onChange }: RoleChoiceProps) => {
  const { t } = useLingui();
  const words = useRoleWords();
  return (
    <RadioCards
      label={t`Role`}
      name={name}
      choices={staffRoles.map((role) => ({
        value: role,
        title: words[role].name,
        detail: words[role].may,
      }))}
      value={value}
      error={error}
      onChange={(chosen) => {
        if (isStaffRole(chosen)) onChange(chosen);
      }}
    />
  );
};
