import { randomInt, randomUUID } from 'node:crypto';
import { checkAccountEmail, checkPassword } from '@kalam/domain/auth/auth-fields';
import { messageText } from '@kalam/domain/message-catalogue';
import { hashPassword } from 'better-auth/crypto';
import { asc, eq } from 'drizzle-orm';
import { admins, staff, staffAccounts } from '../auth/auth-tables.ts';
import type { Db } from '../database/database.ts';
import { addAuditEntry } from './audit-queries.ts';

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

const longEnough = 12;

export interface NewAdmin {
  readonly email: string;
  readonly name: string | undefined;
  readonly password: string | undefined;
}

/** Makes a staff login with an active admin record; gives the password when it was made here. */
export const addAdmin = async (
  db: Db,
  { email: typed, name, password }: NewAdmin,
  now: Date,
): Promise<{ email: string; generated: string | undefined }> => {
  const email = normalised(typed);
  const generated = password === undefined ? generatePassword() : undefined;
  const chosen = password ?? generated ?? '';
  if (chosen.length < longEnough)
    throw new CommandMistake(`The password of an administrator needs ${longEnough} characters or more.`);
  const refusal = checkPassword(chosen);
  if (refusal !== undefined) throw new CommandMistake(messageText(refusal));
  const hash = await hashPassword(chosen);
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
    await tx.insert(admins).values({ staffId: id });
    await addAuditEntry(tx, {
      by: undefined,
      action: 'admin-added',
      subject: 'admin',
      subjectId: id,
      before: null,
      after: { email, status: 'active' },
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

export interface ListedAdmin {
  readonly email: string;
  readonly name: string;
  readonly status: string | null;
  readonly lastLoginAt: Date | null;
}

export const listAdmins = (db: Db): Promise<ListedAdmin[]> =>
  db
    .select({ email: staff.email, name: staff.name, status: admins.status, lastLoginAt: staff.lastLoginAt })
    .from(staff)
    .leftJoin(admins, eq(admins.staffId, staff.id))
    .orderBy(asc(staff.email));
