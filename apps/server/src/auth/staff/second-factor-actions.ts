import { checkAppCode, readTypedCode } from '@kalam/domain/admin/staff/second-factor';
import { needsSecondFactor } from '@kalam/domain/admin/staff/staff-rules';
import { at as placedAt, refuse } from '@kalam/domain/refusal';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import type { Tx } from '../../database/database.ts';
import { Refused, refused, throwIfRefused } from '../../failures/refused.ts';
import type { AdminCaller } from '../../http/bind.ts';
import type { AttemptLimit } from '../../limits/attempt-limits.ts';
import type { Exchange } from '../auth-actions.ts';
import { inOneTransaction, libraryCode } from '../auth-library.ts';
import { forwardCookies, libraryHeaders, readStaff } from '../auth-session.ts';
import { queueSecondFactorMail } from './staff-mail.ts';
import {
  deleteSecondFactor,
  deleteStaffLinks,
  deleteStaffSessions,
  lockStaff,
} from './staff-member-queries.ts';
import { provenPassword } from './staff-password-actions.ts';
import type { StaffServices } from './staff-services.ts';

/** A code of the app is good for its half minute and the ones beside it; whoever read it over a shoulder gets nothing. */
export const usedCode: AttemptLimit = {
  name: 'staff code used',
  most: 1,
  seconds: 120,
  code: 'too-many-attempts',
};

const confirmLimit: AttemptLimit = {
  name: 'staff code confirm',
  most: 10,
  seconds: 15 * 60,
  code: 'too-many-attempts',
};

export const atCode = (code: 'second-factor-code-wrong' | 'second-factor-code-used'): Refused =>
  new Refused(placedAt('code', refuse(code)));

const writeDown = (
  tx: Tx,
  by: AdminCaller,
  action: 'admin-second-factor-on' | 'admin-second-factor-off' | 'admin-recovery-codes-renewed',
  at: Date,
): Promise<void> =>
  addAuditEntry(tx, { by, action, subject: 'admin', subjectId: by.id, before: null, after: null, at });

/** A new secret, which asks for nothing until a code of it was typed. */
export const beginSecondFactor = async (
  services: StaffServices,
  by: AdminCaller,
  password: string,
  { request }: Exchange,
): Promise<{ uri: string }> => {
  const matched = await provenPassword(services, by.id, 'password', password);
  const { db, staffAuth } = services;
  return inOneTransaction(
    db,
    async (tx) => {
      const row = await lockStaff(tx, by.id);
      if (row?.twoFactorEnabled) throw refused('second-factor-on-already');
      const begun = await staffAuth.api.enableTwoFactor({
        body: { password },
        headers: libraryHeaders(request),
      });
      if (!('totpURI' in begun)) throw refused('second-factor-failed');
      return { uri: begun.totpURI };
    },
    { matched },
  );
};

/** The first code switches it on: this session goes on, every other one, made without a code, ends. */
export const confirmSecondFactor = async (
  services: StaffServices,
  by: AdminCaller,
  typed: string,
  { request, reply }: Exchange,
): Promise<{ recoveryCodes: string[] }> => {
  const refusal = checkAppCode(typed);
  throwIfRefused(refusal && placedAt('code', refusal));
  const code = readTypedCode(typed)?.code ?? '';
  const { attempts, config, db, now, staffAuth } = services;
  await attempts.count(confirmLimit, by.id);
  const here = await readStaff(services, request, reply);
  if (!(await attempts.allows(usedCode, `${by.id}\n${code}`))) throw atCode('second-factor-code-used');
  try {
    const { headers, recoveryCodes } = await inOneTransaction(db, async (tx) => {
      const at = now();
      const row = await lockStaff(tx, by.id);
      if (row?.twoFactorEnabled) throw refused('second-factor-on-already');
      await deleteStaffSessions(tx, by.id, here?.session.id);
      const confirmed = await staffAuth.api.verifyTOTP({
        body: { code },
        headers: libraryHeaders(request),
        returnHeaders: true,
      });
      const { backupCodes } = await staffAuth.api.viewBackupCodes({ body: { userId: by.id } });
      await deleteStaffLinks(tx, by.id);
      await queueSecondFactorMail(tx, config.publicUrl, by, 'on', at);
      await writeDown(tx, by, 'admin-second-factor-on', at);
      return { headers: confirmed.headers, recoveryCodes: backupCodes };
    });
    forwardCookies(reply, headers);
    await attempts.forget(confirmLimit, by.id);
    return { recoveryCodes };
  } catch (error) {
    const code = libraryCode(error);
    if (code === 'INVALID_CODE') throw atCode('second-factor-code-wrong');
    if (code === 'TOTP_NOT_ENABLED') throw refused('second-factor-failed');
    throw error;
  }
};

export const switchSecondFactorOff = async (
  services: StaffServices,
  by: AdminCaller,
  password: string,
): Promise<void> => {
  const { config, db, now } = services;
  await provenPassword(services, by.id, 'password', password);
  if (needsSecondFactor(by.role, config.onLoopback)) throw refused('second-factor-needed');
  await db.transaction(async (tx) => {
    const at = now();
    const row = await lockStaff(tx, by.id);
    if (!row?.twoFactorEnabled) throw refused('second-factor-off-already');
    await deleteSecondFactor(tx, by.id, at);
    await deleteStaffLinks(tx, by.id);
    await queueSecondFactorMail(tx, config.publicUrl, by, 'off', at);
    await writeDown(tx, by, 'admin-second-factor-off', at);
  });
};

export const renewRecoveryCodes = async (
  services: StaffServices,
  by: AdminCaller,
  password: string,
  { request }: Exchange,
): Promise<{ recoveryCodes: string[] }> => {
  const matched = await provenPassword(services, by.id, 'password', password);
  const { db, now, staffAuth } = services;
  return inOneTransaction(
    db,
    async (tx) => {
      const row = await lockStaff(tx, by.id);
      if (!row?.twoFactorEnabled) throw refused('second-factor-off-already');
      const { backupCodes } = await staffAuth.api.generateBackupCodes({
        body: { password },
        headers: libraryHeaders(request),
      });
      await writeDown(tx, by, 'admin-recovery-codes-renewed', now());
      return { recoveryCodes: backupCodes };
    },
    { matched },
  );
};
