import { randomInt, randomUUID } from 'node:crypto';
import type { StaffRole } from '@kalam/domain/admin/permissions';
import { staffPasswordMin } from '@kalam/domain/admin/staff/staff-rules';
import { checkAccountEmail, checkPassword } from '@kalam/domain/auth/auth-fields';
import { messageText } from '@kalam/domain/message-catalogue';
import { hashPassword } from 'better-auth/crypto';
import { and, asc, eq } from 'drizzle-orm';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import {
  admins,
  staff,
  staffAccounts,
  staffInvitations,
  staffSessions,
  staffTwoFactors,
  staffVerifications,
} from '../auth/auth-tables.ts';
import { queueSecondFactorMail } from '../auth/staff/staff-mail.ts';
import type { Db } from '../database/database.ts';

/** A mistake of the one who typed; its text is shown as it is. */
export class CommandMistake extends Error {}

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 20 characters without look-alikes: about 115 bits. */
export const generatePassword = (): string =>
  Array.from({ length: 20 }, () => letters[randomInt(letters.length)] ?? '').join('');

const normalised = (email: string): string => {
  const refusal = checkAccountEmail(email);
  if (refusal !== undefined) throw new CommandMistake(messageText(refusal));
  return email.trim().toLowerCase();
};

/** The one that was given, or else one made here, which must then be shown. */
const choosePassword = async (
  given: string | undefined,
): Promise<{ hash: string; generated: string | undefined }> => {
  const generated = given === undefined ? generatePassword() : undefined;
  const chosen = given ?? generated ?? '';
  if (chosen.length < staffPasswordMin)
    throw new CommandMistake(
      `The password of an administrator needs ${staffPasswordMin} characters or more.`,
    );
  const refusal = checkPassword(chosen);
  if (refusal !== undefined) throw new CommandMistake(messageText(refusal));
  return { hash: await hashPassword(chosen), generated };
};

export interface NewAdmin {
  readonly email: string;
  readonly name: string | undefined;
  readonly password: string | undefined;
  readonly role?: StaffRole;
}

/** Makes a staff login with an active admin record; gives the password when it was made here. */
export const addAdmin = async (
  db: Db,
  { email: typed, name, password, role = 'owner' }: NewAdmin,
  now: Date,
): Promise<{ email: string; generated: string | undefined }> => {
  const email = normalised(typed);
  const { hash, generated } = await choosePassword(password);
  await db.transaction(async (tx) => {
    const id = randomUUID();
    const made = await tx
      .insert(staff)
      .values({ id, email, name: name?.trim() || (email.split('@')[0] ?? email) })
      .onConflictDoNothing()
      .returning({ id: staff.id });
    if (made.length === 0) throw new CommandMistake(`${email} is an administrator already.`);
    await tx
      .insert(staffAccounts)
      .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: hash });
    await tx.insert(admins).values({ staffId: id, role });
    await tx.delete(staffInvitations).where(eq(staffInvitations.email, email));
    await addAuditEntry(tx, {
      by: undefined,
      action: 'admin-added',
      subject: 'admin',
      subjectId: id,
      before: null,
      after: { email, status: 'active', role },
      at: now,
    });
  });
  return { email, generated };
};

export const setAdminStatus = async (
  db: Db,
  typed: string,
  status: 'active' | 'disabled',
  now: Date,
): Promise<{ email: string; changed: boolean }> => {
  const email = normalised(typed);
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: staff.id, status: admins.status })
      .from(staff)
      .leftJoin(admins, eq(admins.staffId, staff.id))
      .where(eq(staff.email, email))
      .for('update', { of: staff });
    if (found === undefined) throw new CommandMistake(`There is no administrator ${email}.`);
    if (found.status === status) return { email, changed: false };
    await tx
      .insert(admins)
      .values({ staffId: found.id, status, updatedAt: now })
      .onConflictDoUpdate({ target: admins.staffId, set: { status, updatedAt: now } });
    await addAuditEntry(tx, {
      by: undefined,
      action: status === 'active' ? 'admin-enabled' : 'admin-disabled',
      subject: 'admin',
      subjectId: found.id,
      before: { status: found.status },
      after: { status },
      at: now,
    });
    return { email, changed: true };
  });
};

/** Whether somebody is left who can appoint others; the command line warns, because it can also add one. */
export const hasActiveOwner = async (db: Db): Promise<boolean> => {
  const found = await db
    .select({ id: admins.staffId })
    .from(admins)
    .where(and(eq(admins.role, 'owner'), eq(admins.status, 'active')))
    .limit(1);
  return found.length > 0;
};

export const setAdminRole = async (
  db: Db,
  typed: string,
  role: StaffRole,
  now: Date,
): Promise<{ email: string; changed: boolean }> => {
  const email = normalised(typed);
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: staff.id, role: admins.role })
      .from(staff)
      .innerJoin(admins, eq(admins.staffId, staff.id))
      .where(eq(staff.email, email))
      .for('update');
    if (found === undefined) throw new CommandMistake(`There is no administrator ${email}.`);
    if (found.role === role) return { email, changed: false };
    await tx.update(admins).set({ role, updatedAt: now }).where(eq(admins.staffId, found.id));
    await addAuditEntry(tx, {
      by: undefined,
      action: 'admin-role-changed',
      subject: 'admin',
      subjectId: found.id,
      before: { role: found.role },
      after: { role },
      at: now,
    });
    return { email, changed: true };
  });
};

/** For whoever lost app and recovery codes, when no owner can help. */
export const removeSecondFactor = async (
  db: Db,
  site: string,
  typed: string,
  now: Date,
): Promise<{ email: string; changed: boolean }> => {
  const email = normalised(typed);
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(staff).where(eq(staff.email, email)).for('update');
    if (found === undefined) throw new CommandMistake(`There is no administrator ${email}.`);
    if (!found.twoFactorEnabled) return { email, changed: false };
    await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, found.id));
    await tx.update(staff).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(staff.id, found.id));
    await tx.delete(staffSessions).where(eq(staffSessions.userId, found.id));
    await tx.delete(staffVerifications).where(eq(staffVerifications.value, found.id));
    await queueSecondFactorMail(tx, site, found, 'reset', now);
    await addAuditEntry(tx, {
      by: undefined,
      action: 'admin-second-factor-reset',
      subject: 'admin',
      subjectId: found.id,
      before: null,
      after: null,
      at: now,
    });
    return { email, changed: true };
  });
};

/** For whoever lost theirs: a new password, and everybody signed in with the old one is out. */
export const setAdminPassword = async (
  db: Db,
  typed: string,
  password: string | undefined,
  now: Date,
): Promise<{ email: string; generated: string | undefined }> => {
  const email = normalised(typed);
  const { hash, generated } = await choosePassword(password);
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, email)).for('update');
    if (found === undefined) throw new CommandMistake(`There is no administrator ${email}.`);
    await tx
      .update(staffAccounts)
      .set({ password: hash, updatedAt: now })
      .where(eq(staffAccounts.userId, found.id));
    await tx.delete(staffSessions).where(eq(staffSessions.userId, found.id));
    await tx.delete(staffVerifications).where(eq(staffVerifications.value, found.id));
    await addAuditEntry(tx, {
      by: undefined,
      action: 'admin-password-set',
      subject: 'admin',
      subjectId: found.id,
      before: null,
      after: null,
      at: now,
    });
  });
  return { email, generated };
};

export interface ListedAdmin {
  readonly email: string;
  readonly name: string;
  readonly status: string | null;
  readonly role: StaffRole | null;
  readonly lastLoginAt: Date | null;
}

export const listAdmins = (db: Db): Promise<ListedAdmin[]> =>
  db
    .select({
      email: staff.email,
      name: staff.name,
      status: admins.status,
      role: admins.role,
      lastLoginAt: staff.lastLoginAt,
    })
    .from(staff)
    .leftJoin(admins, eq(admins.staffId, staff.id))
    .orderBy(asc(staff.email));
