import { checkStaffPassword, checkStaffPasswordChange } from '@kalam/domain/admin/staff/staff-rules';
import { adminAccessOf } from '@kalam/domain/auth/admin-access';
import { checkAccountEmail } from '@kalam/domain/auth/auth-fields';
import { at as placedAt, refuse } from '@kalam/domain/refusal';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { Refused, refused, throwIfRefused } from '../../failures/refused.ts';
import type { AdminCaller } from '../../http/bind.ts';
import { networkOf } from '../../limits/request-network.ts';
import { type Exchange, inMinimumTime } from '../auth-actions.ts';
import { inOneTransaction, libraryCode } from '../auth-library.ts';
import { authAttemptLimits as limits } from '../auth-limits.ts';
import { findAdminRecord } from '../auth-queries.ts';
import { forwardCookies, libraryHeaders } from '../auth-session.ts';
import { hashInTurn, matchesOrNot } from '../password-hashing.ts';
import { queueStaffPasswordChangedMail } from './staff-mail.ts';
import {
  deleteStaffLinks,
  findStaffPasswordHash,
  lockStaff,
  lockStaffByEmail,
} from './staff-member-queries.ts';
import type { StaffServices } from './staff-services.ts';

/** The stored hash, when the password is right; a wrong one is counted, and said at its field. */
export const provenPassword = async (
  { attempts, db }: StaffServices,
  staffId: string,
  field: string,
  password: string,
): Promise<string> => {
  if (password === '') throw new Refused(placedAt(field, refuse('password-missing')));
  const who = `staff ${staffId}`;
  await attempts.count(limits.passwordCheck, who);
  const hash = await findStaffPasswordHash(db, staffId);
  if (!(await matchesOrNot(hash, password)) || hash === undefined) {
    const code = field === 'currentPassword' ? 'current-password-incorrect' : 'staff-password-incorrect';
    throw new Refused(placedAt(field, refuse(code)));
  }
  await attempts.forget(limits.passwordCheck, who);
  return hash;
};

export const changeStaffPassword = async (
  services: StaffServices,
  by: AdminCaller,
  form: { readonly currentPassword: string; readonly newPassword: string },
  { request, reply }: Exchange,
): Promise<void> => {
  throwIfRefused(checkStaffPasswordChange(form));
  const { config, db, now, staffAuth } = services;
  const matched = await provenPassword(services, by.id, 'currentPassword', form.currentPassword);
  const fresh = await hashInTurn(form.newPassword);
  const { headers } = await inOneTransaction(
    db,
    async (tx) => {
      await lockStaff(tx, by.id);
      // Set anew in the meantime: what was proven is no longer the password.
      if ((await findStaffPasswordHash(tx, by.id)) !== matched) {
        throw new Refused(placedAt('currentPassword', refuse('current-password-incorrect')));
      }
      const changed = await staffAuth.api.changePassword({
        body: { ...form, revokeOtherSessions: true },
        headers: libraryHeaders(request),
        returnHeaders: true,
      });
      await deleteStaffLinks(tx, by.id);
      await queueStaffPasswordChangedMail(tx, config.publicUrl, by, now());
      await addAuditEntry(tx, {
        by,
        action: 'admin-password-changed',
        subject: 'admin',
        subjectId: by.id,
        before: null,
        after: null,
        at: now(),
      });
      return changed;
    },
    { matched, fresh },
  );
  forwardCookies(reply, headers);
};

/** Nothing in the answer, nor the time it takes, tells whether the address is one of the staff. */
export const requestStaffReset = async (
  { attempts, db, staffAuth }: StaffServices,
  typed: string,
  { request }: Exchange,
): Promise<void> => {
  const refusal = checkAccountEmail(typed);
  throwIfRefused(refusal && placedAt('email', refusal));
  const email = typed.trim().toLowerCase();
  await attempts.count(limits.mailPerNetwork, networkOf(request.ip));
  await attempts.count(limits.mailPerAccount, `staff ${email}`);
  await inMinimumTime(async () => {
    try {
      await inOneTransaction(db, async (tx) => {
        const member = await lockStaffByEmail(tx, email);
        if (member === undefined || adminAccessOf(await findAdminRecord(tx, member.id)) !== 'ok') return;
        await staffAuth.api.requestPasswordReset({ body: { email } });
      });
    } catch (error) {
      if (libraryCode(error) === undefined) throw error;
    }
  });
};

/** A new password by the link; a second factor is asked for all the same. */
export const resetStaffPassword = async (
  { attempts, config, db, now, staffAuth }: StaffServices,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
  { request }: Exchange,
): Promise<void> => {
  const refusal = checkStaffPassword(newPassword);
  throwIfRefused(refusal && placedAt('newPassword', refusal));
  await attempts.count(limits.linkPerNetwork, networkOf(request.ip));
  if (token === '') throw refused('reset-link-invalid');
  const { internalAdapter } = await staffAuth.$context;
  const staffId = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value;
  if (staffId === undefined) throw refused('reset-link-invalid');
  const fresh = await hashInTurn(newPassword);
  try {
    await inOneTransaction(
      db,
      async (tx) => {
        const member = await lockStaff(tx, staffId);
        const access = adminAccessOf(await findAdminRecord(tx, staffId));
        if (member === undefined || access !== 'ok') throw refused('reset-link-invalid');
        await staffAuth.api.resetPassword({ body: { token, newPassword } });
        await deleteStaffLinks(tx, staffId);
        await queueStaffPasswordChangedMail(tx, config.publicUrl, member, now());
        await addAuditEntry(tx, {
          by: member,
          action: 'admin-password-reset',
          subject: 'admin',
          subjectId: staffId,
          before: null,
          after: null,
          at: now(),
        });
      },
      { fresh },
    );
  } catch (error) {
    if (libraryCode(error) === undefined) throw error;
    throw refused('reset-link-invalid');
  }
};
