import { createHash, randomBytes } from 'node:crypto';
import { isStaffRole, type StaffRole } from '@kalam/domain/admin/permissions';
import type { StaffInvitation } from '@kalam/domain/admin/staff/staff-model';
import { checkInvitation, checkJoining, invitationMs } from '@kalam/domain/admin/staff/staff-rules';
import { at as placedAt, refuse } from '@kalam/domain/refusal';
import { z } from 'zod';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { Refused, refused, throwIfRefused } from '../../failures/refused.ts';
import type { AdminCaller } from '../../http/bind.ts';
import { networkOf } from '../../limits/request-network.ts';
import type { Exchange } from '../auth-actions.ts';
import { authAttemptLimits as limits } from '../auth-limits.ts';
import { hashInTurn } from '../password-hashing.ts';
import {
  deleteInvitation,
  findInvitation,
  insertInvitation,
  insertMember,
  lockInvitation,
  lockInvitationByToken,
  renewInvitation,
} from './invitation-queries.ts';
import { queueInvitationMail } from './staff-mail.ts';
import { findStaffByEmail } from './staff-member-queries.ts';
import type { StaffServices } from './staff-services.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const freshLink = (now: Date) => {
  const token = randomBytes(32).toString('base64url');
  const sent = {
    tokenHash: hashOf(token),
    sentAt: now,
    expiresAt: new Date(now.getTime() + invitationMs),
  };
  return { token, sent };
};

const invitationAfter = async (on: Executor, id: string): Promise<StaffInvitation> => {
  const invitation = await findInvitation(on, id);
  if (invitation === undefined) throw refused('not-found');
  return invitation;
};

const atEmail = (code: 'staff-exists' | 'staff-invited-already' | 'email-invalid'): Refused =>
  new Refused(placedAt('email', refuse(code)));

const toMail = (by: AdminCaller, email: string, role: StaffRole, token: string, until: Date) => ({
  email,
  role,
  by: by.name,
  token,
  until,
});

export const invite = async (
  services: StaffServices,
  by: AdminCaller,
  form: { readonly email: string; readonly role: string },
): Promise<StaffInvitation> => {
  throwIfRefused(checkInvitation(form));
  const { db, attempts, config, now } = services;
  const email = form.email.trim().toLowerCase();
  const { role } = form;
  // The library's idea of an address is narrower than ours in places, and it reads what is stored here.
  if (!isStaffRole(role) || !z.email().safeParse(email).success) throw atEmail('email-invalid');
  await attempts.count(limits.mailPerAccount, email);
  return db.transaction(async (tx) => {
    const at = now();
    if ((await findStaffByEmail(tx, email)) !== undefined) throw atEmail('staff-exists');
    const { token, sent } = freshLink(at);
    const id = await insertInvitation(tx, { ...sent, email, role, invitedBy: by.id });
    if (id === undefined) throw atEmail('staff-invited-already');
    await queueInvitationMail(tx, config.publicUrl, toMail(by, email, role, token, sent.expiresAt));
    await addAuditEntry(tx, {
      by,
      action: 'admin-invited',
      subject: 'admin',
      subjectId: id,
      before: null,
      after: { email, role },
      at,
    });
    return invitationAfter(tx, id);
  });
};

/** A new link; the one sent before leads nowhere any more. */
export const sendInvitationAgain = async (
  { db, attempts, config, now }: StaffServices,
  by: AdminCaller,
  id: string,
): Promise<StaffInvitation> => {
  const open = await findInvitation(db, id);
  if (open === undefined) throw refused('not-found');
  await attempts.count(limits.mailPerAccount, open.email);
  return db.transaction(async (tx) => {
    const at = now();
    const invited = await lockInvitation(tx, id);
    if (invited === undefined) throw refused('not-found');
    const { token, sent } = freshLink(at);
    await renewInvitation(tx, id, sent);
    const { email, role } = invited;
    await queueInvitationMail(tx, config.publicUrl, toMail(by, email, role, token, sent.expiresAt));
    await addAuditEntry(tx, {
      by,
      action: 'admin-invitation-sent-again',
      subject: 'admin',
      subjectId: id,
      before: null,
      after: { email },
      at,
    });
    return invitationAfter(tx, id);
  });
};

export const withdrawInvitation = ({ db, now }: StaffServices, by: AdminCaller, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const invited = await lockInvitation(tx, id);
    if (invited === undefined) throw refused('not-found');
    await deleteInvitation(tx, id);
    await addAuditEntry(tx, {
      by,
      action: 'admin-invitation-withdrawn',
      subject: 'admin',
      subjectId: id,
      before: { email: invited.email, role: invited.role },
      after: null,
      at: now(),
    });
  });

const openInvitation = async (tx: Tx, token: string, now: Date) => {
  const invited = token === '' ? undefined : await lockInvitationByToken(tx, hashOf(token));
  if (invited === undefined || invited.expiresAt <= now) throw refused('staff-invitation-invalid');
  return invited;
};

export const readInvitation = async (
  { db, attempts, now }: StaffServices,
  token: string,
  { request }: Exchange,
): Promise<{ email: string; role: StaffRole }> => {
  await attempts.count(limits.linkPerNetwork, networkOf(request.ip));
  return db.transaction(async (tx) => {
    const { email, role } = await openInvitation(tx, token, now());
    return { email, role };
  });
};

/** Name and password make the member; before that there was nothing anybody could sign in with. */
export const join = async (
  { db, attempts, now }: StaffServices,
  form: { readonly token: string; readonly name: string; readonly password: string },
  { request }: Exchange,
): Promise<{ email: string }> => {
  throwIfRefused(checkJoining(form));
  await attempts.count(limits.linkPerNetwork, networkOf(request.ip));
  const at = now();
  await db.transaction((tx) => openInvitation(tx, form.token, at));
  const passwordHash = await hashInTurn(form.password);
  return db.transaction(async (tx) => {
    const invited = await openInvitation(tx, form.token, at);
    const { id, email, role } = invited;
    const isMade = await insertMember(tx, invited, { name: form.name.trim(), passwordHash });
    await deleteInvitation(tx, id);
    if (!isMade) throw refused('staff-invitation-invalid');
    await addAuditEntry(tx, {
      by: { id, email },
      action: 'admin-joined',
      subject: 'admin',
      subjectId: id,
      before: null,
      after: { email, role, status: 'active' },
      at,
    });
    return { email };
  });
};
