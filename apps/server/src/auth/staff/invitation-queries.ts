import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@kalam/domain/admin/permissions';
import type { StaffInvitation } from '@kalam/domain/admin/staff/staff-model';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { admins, staff, staffAccounts, staffInvitations } from '../auth-tables.ts';

export type InvitationRow = typeof staffInvitations.$inferSelect;

const selectInvitations = (on: Executor, where?: SQL) =>
  on
    .select({ invitation: staffInvitations, invitedBy: staff.email })
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .where(where)
    .orderBy(asc(staffInvitations.email));

const toInvitation = ({
  invitation,
  invitedBy,
}: Awaited<ReturnType<typeof selectInvitations>>[number]): StaffInvitation => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  invitedBy: invitedBy ?? '',
  sentAt: invitation.sentAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
});

export const listInvitations = async (on: Executor): Promise<StaffInvitation[]> =>
  (await selectInvitations(on)).map(toInvitation);

export const findInvitation = async (on: Executor, id: string): Promise<StaffInvitation | undefined> => {
  const [row] = await selectInvitations(on, eq(staffInvitations.id, id));
  return row && toInvitation(row);
};

export const lockInvitation = async (on: Executor, id: string): Promise<InvitationRow | undefined> => {
  const [row] = await on.select().from(staffInvitations).where(eq(staffInvitations.id, id)).for('update');
  return row;
};

export const lockInvitationByToken = async (
  on: Executor,
  tokenHash: string,
): Promise<InvitationRow | undefined> => {
  const [row] = await on
    .select()
    .from(staffInvitations)
    .where(eq(staffInvitations.tokenHash, tokenHash))
    .for('update');
  return row;
};

export interface SentInvitation {
  readonly tokenHash: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** Undefined when the address has one already. */
export const insertInvitation = async (
  on: Executor,
  invited: SentInvitation & { readonly email: string; readonly role: StaffRole; readonly invitedBy: string },
): Promise<string | undefined> => {
  const [row] = await on
    .insert(staffInvitations)
    .values({ id: randomUUID(), ...invited })
    .onConflictDoNothing()
    .returning({ id: staffInvitations.id });
  return row?.id;
};

export const renewInvitation = async (on: Executor, id: string, sent: SentInvitation): Promise<void> => {
  await on.update(staffInvitations).set(sent).where(eq(staffInvitations.id, id));
};

export const deleteInvitation = async (on: Executor, id: string): Promise<void> => {
  await on.delete(staffInvitations).where(eq(staffInvitations.id, id));
};

/** The login, its password and its record, under the id of the invitation; false when the address has a login. */
export const insertMember = async (
  on: Executor,
  { id, email, role }: Pick<InvitationRow, 'id' | 'email' | 'role'>,
  { name, passwordHash }: { readonly name: string; readonly passwordHash: string },
): Promise<boolean> => {
  const made = await on
    .insert(staff)
    .values({ id, email, name })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  if (made.length === 0) return false;
  await on.insert(staffAccounts).values({
    id: randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: passwordHash,
  });
  await on.insert(admins).values({ staffId: id, role });
  return true;
};
