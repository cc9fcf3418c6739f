import type { StaffMember } from '@kalam/domain/admin/staff/staff-model';
import { checkMemberChange, type MemberChange } from '@kalam/domain/admin/staff/staff-rules';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Executor } from '../../database/database.ts';
import { refused, throwIfRefused } from '../../failures/refused.ts';
import type { AdminCaller } from '../../http/bind.ts';
import { queueSecondFactorMail } from './staff-mail.ts';
import {
  deleteSecondFactor,
  deleteStaffLinks,
  deleteStaffSessions,
  findMember,
  lockAdmins,
  lockStaff,
  saveAdmin,
} from './staff-member-queries.ts';
import type { StaffServices } from './staff-services.ts';

const memberAfter = async ({ config }: StaffServices, on: Executor, id: string): Promise<StaffMember> => {
  const member = await findMember(on, id, config.onLoopback);
  if (member === undefined) throw refused('not-found');
  return member;
};

/** Another role, disabled or enabled; who is disabled is out at once, and so is every link they were sent. */
export const changeMember = (
  services: StaffServices,
  by: AdminCaller,
  id: string,
  change: MemberChange,
): Promise<StaffMember> =>
  services.db.transaction(async (tx) => {
    const at = services.now();
    const everybody = await lockAdmins(tx);
    const member = everybody.find((one) => one.id === id);
    if (member === undefined) throw refused('not-found');
    const otherOwners = everybody.filter(
      (one) => one.id !== id && one.role === 'owner' && one.status === 'active',
    );
    throwIfRefused(checkMemberChange(member, change, by, otherOwners.length));
    const { role = member.role, status = member.status } = change;
    if (role === member.role && status === member.status) return memberAfter(services, tx, id);
    await saveAdmin(tx, id, { role, status }, at);
    const entry = { by, subject: 'admin', subjectId: id, at } as const;
    if (role !== member.role) {
      await addAuditEntry(tx, {
        ...entry,
        action: 'admin-role-changed',
        before: { role: member.role },
        after: { role },
      });
    }
    if (status !== member.status) {
      await addAuditEntry(tx, {
        ...entry,
        action: status === 'active' ? 'admin-enabled' : 'admin-disabled',
        before: { status: member.status },
        after: { status },
      });
    }
    if (status !== 'active') {
      await deleteStaffSessions(tx, id);
      await deleteStaffLinks(tx, id);
    }
    return memberAfter(services, tx, id);
  });

/** For whoever lost the app and the recovery codes: the next sign-in asks for the password alone, and sets up anew. */
export const resetSecondFactor = (
  services: StaffServices,
  by: AdminCaller,
  id: string,
): Promise<StaffMember> =>
  services.db.transaction(async (tx) => {
    const at = services.now();
    const row = await lockStaff(tx, id);
    if (row === undefined) throw refused('not-found');
    if (!row.twoFactorEnabled) throw refused('second-factor-off-already');
    await deleteSecondFactor(tx, id, at);
    await deleteStaffSessions(tx, id);
    await deleteStaffLinks(tx, id);
    await queueSecondFactorMail(tx, services.config.publicUrl, row, 'reset', at);
    await addAuditEntry(tx, {
      by,
      action: 'admin-second-factor-reset',
      subject: 'admin',
      subjectId: id,
      before: null,
      after: null,
      at,
    });
    return memberAfter(services, tx, id);
  });
