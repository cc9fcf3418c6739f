import { authLimits, checkAccountEmail, checkAccountName, checkPassword } from '../../auth/auth-fields.ts';
import { at, type Refusal, refuse } from '../../refusal.ts';
import { isStaffRole, type StaffRole } from '../permissions.ts';

/** How long the link of an invitation leads somewhere. */
export const invitationMs = 7 * 24 * 60 * 60 * 1000;

/** A member of staff sees everybody's data: their password is longer than a user's must be. */
export const staffPasswordMin = 12;

export const staffStatuses = ['active', 'disabled'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** Owners and finance move money and appoint others. On a loopback address nobody from outside can sign in at all. */
export const needsSecondFactor = (role: StaffRole, onLoopback: boolean): boolean =>
  !onLoopback && (role === 'owner' || role === 'finance');

export const checkStaffPassword = (password: string): Refusal | undefined => {
  if (password === '') return refuse('new-password-missing');
  if (password.length < staffPasswordMin) return refuse('password-short', { min: staffPasswordMin });
  return password.length > authLimits.passwordMax ? checkPassword(password) : undefined;
};

const placed = (field: string, refusal: Refusal | undefined): Refusal | undefined =>
  refusal && at(field, refusal);

export const checkInvitation = (form: {
  readonly email: string;
  readonly role: string;
}): Refusal | undefined =>
  placed('email', checkAccountEmail(form.email)) ??
  placed('role', isStaffRole(form.role) ? undefined : refuse('staff-role-missing'));

export const checkJoining = (form: {
  readonly name: string;
  readonly password: string;
}): Refusal | undefined =>
  placed('name', checkAccountName(form.name)) ?? placed('password', checkStaffPassword(form.password));

export const checkStaffPasswordChange = (form: {
  readonly currentPassword: string;
  readonly newPassword: string;
}): Refusal | undefined =>
  placed('currentPassword', form.currentPassword === '' ? refuse('current-password-missing') : undefined) ??
  placed('newPassword', checkStaffPassword(form.newPassword));

interface MemberState {
  readonly id: string;
  readonly role: StaffRole;
  readonly status: string;
}

export interface MemberChange {
  readonly role?: StaffRole | undefined;
  readonly status?: StaffStatus | undefined;
}

const isActiveOwner = ({ role, status }: Omit<MemberState, 'id'>): boolean =>
  role === 'owner' && status === 'active';

/**
 * Whether a member may be changed so: nobody locks themself out, and there is always somebody left who can appoint
 * others. `otherOwners` are the active ones beside this member.
 */
export const checkMemberChange = (
  member: MemberState,
  change: MemberChange,
  by: { readonly id: string },
  otherOwners: number,
): Refusal | undefined => {
  const after = { role: change.role ?? member.role, status: change.status ?? member.status };
  if (by.id === member.id && after.status !== 'active') return refuse('staff-disables-self');
  const isLost = isActiveOwner(member) && !isActiveOwner(after);
  return isLost && otherOwners === 0 ? refuse('staff-last-owner') : undefined;
};
