import type { StaffRole } from '@kalam/domain/admin/permissions';
import { secondFactorOf } from '@kalam/domain/admin/staff/second-factor';
import type { StaffMember } from '@kalam/domain/admin/staff/staff-model';
import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import {
  admins,
  staff,
  staffAccounts,
  staffSessions,
  staffTwoFactors,
  staffVerifications,
} from '../auth-tables.ts';

const selectMembers = (on: Executor, where?: SQL) =>
  on
    .select({ member: staff, role: admins.role, status: admins.status })
    .from(staff)
    .leftJoin(admins, eq(admins.staffId, staff.id))
    .where(where)
    .orderBy(asc(staff.email));

type Row = Awaited<ReturnType<typeof selectMembers>>[number];

const toMember = ({ member, role, status }: Row, onLoopback: boolean): StaffMember => ({
  id: member.id,
  name: member.name,
  email: member.email,
  role,
  status,
  secondFactor: secondFactorOf(member.twoFactorEnabled, role, onLoopback),
  lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
  createdAt: member.createdAt.toISOString(),
});

export const listMembers = async (on: Executor, onLoopback: boolean): Promise<StaffMember[]> =>
  (await selectMembers(on)).map((row) => toMember(row, onLoopback));

export const findMember = async (
  on: Executor,
  id: string,
  onLoopback: boolean,
): Promise<StaffMember | undefined> => {
  const [row] = await selectMembers(on, eq(staff.id, id));
  return row && toMember(row, onLoopback);
};

export type StaffRow = typeof staff.$inferSelect;

/** Whatever reads or changes the password, links, sessions or second factor of a member waits for the other. */
export const lockStaff = async (on: Executor, id: string): Promise<StaffRow | undefined> => {
  const [row] = await on.select().from(staff).where(eq(staff.id, id)).for('update');
  return row;
};

export const lockStaffByEmail = async (on: Executor, email: string): Promise<StaffRow | undefined> => {
  const [row] = await on.select().from(staff).where(eq(staff.email, email)).for('update');
  return row;
};

export interface LockedAdmin {
  readonly id: string;
  readonly role: StaffRole;
  readonly status: string;
}

/** All records, always in the same order: two changes at once cannot each leave the other as the last owner. */
export const lockAdmins = (on: Executor): Promise<LockedAdmin[]> =>
  on
    .select({ id: admins.staffId, role: admins.role, status: admins.status })
    .from(admins)
    .orderBy(asc(admins.staffId))
    .for('update');

export const saveAdmin = async (
  on: Executor,
  id: string,
  change: { readonly role: StaffRole; readonly status: string },
  now: Date,
): Promise<void> => {
  await on
    .update(admins)
    .set({ ...change, updatedAt: now })
    .where(eq(admins.staffId, id));
};

export const findStaffByEmail = async (on: Executor, email: string): Promise<StaffRow | undefined> => {
  const [row] = await on.select().from(staff).where(eq(staff.email, email)).limit(1);
  return row;
};

export const findStaffPasswordHash = async (on: Executor, id: string): Promise<string | undefined> => {
  const [row] = await on
    .select({ password: staffAccounts.password })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.userId, id), eq(staffAccounts.providerId, 'credential')))
    .limit(1);
  return row?.password ?? undefined;
};

export const listStaffSessions = (on: Executor, id: string) =>
  on
    .select()
    .from(staffSessions)
    .where(eq(staffSessions.userId, id))
    .orderBy(asc(staffSessions.createdAt), asc(staffSessions.id));

export const deleteStaffSession = async (on: Executor, staffId: string, id: string): Promise<boolean> => {
  const gone = await on
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, staffId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id });
  return gone.length > 0;
};

export const deleteStaffSessions = async (on: Executor, staffId: string, but?: string): Promise<void> => {
  await on
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, staffId), but === undefined ? undefined : ne(staffSessions.id, but)));
};

/** Links to a new password, and sign-ins that wait for their code. */
export const deleteStaffLinks = async (on: Executor, staffId: string): Promise<void> => {
  await on.delete(staffVerifications).where(eq(staffVerifications.value, staffId));
};

export const deleteSecondFactor = async (on: Executor, staffId: string, now: Date): Promise<void> => {
  await on.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, staffId));
  await on.update(staff).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(staff.id, staffId));
};
