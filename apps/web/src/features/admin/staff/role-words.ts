import type { StaffRole } from '@kalam/domain/admin/permissions';
import { useLingui } from '@lingui/react/macro';

interface RoleWords {
  readonly name: string;
  /** What it lets one do, in a sentence. */
  readonly may: string;
}

export const useRoleWords = (): Readonly<Record<StaffRole, RoleWords>> => {
  const { t } = useLingui();
  return {
    owner: { name: t`Owner`, may: t`May do everything, and appoints the staff.` },
    support: {
      name: t`Support`,
      may: t`Sees everything but the audit log, answers messages, suspends and exports people.`,
    },
    finance: { name: t`Finance`, may: t`Sees everything, decides orders, refunds and gives plans.` },
    reader: { name: t`Reader`, may: t`Sees everything and changes nothing.` },
  };
};
