import { checkSignInCode, readTypedCode } from '@kalam/domain/admin/staff/second-factor';
import type { SessionAdmin } from '@kalam/domain/auth/auth-model';
import { at as placedAt } from '@kalam/domain/refusal';
import type { FastifyRequest } from 'fastify';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { type Refused, refused, throwIfRefused } from '../../failures/refused.ts';
import { networkOf } from '../../limits/request-network.ts';
import type { Exchange } from '../auth-actions.ts';
import { hookCodes, libraryCode } from '../auth-library.ts';
import { signInLimits } from '../auth-limits.ts';
import { findAdminRecord, saveStaffLogin } from '../auth-queries.ts';
import { forwardCookies, libraryHeaders } from '../auth-session.ts';
import { writeDownFailedSignIn } from './failed-sign-in.ts';
import { atCode, usedCode } from './second-factor-actions.ts';
import type { StaffServices } from './staff-services.ts';

const challengeName = /(?:^|\.)two_factor$/;

const cookiesOf = (request: FastifyRequest): readonly (readonly [name: string, value: string])[] =>
  (request.headers.cookie ?? '').split(/;\s*/).map((pair) => {
    const cut = pair.indexOf('=');
    return [pair.slice(0, Math.max(cut, 0)), pair.slice(cut + 1)] as const;
  });

/** The challenge alone: with a session beside it the library would check that one instead, and count nothing. */
const challengeHeaders = (request: FastifyRequest): Headers => {
  const headers = libraryHeaders(request);
  headers.delete('cookie');
  for (const [name, value] of cookiesOf(request)) {
    if (challengeName.test(name)) headers.append('cookie', `${name}=${value}`);
  }
  return headers;
};

/** Whose sign-in waits for the code; to be asked only after the library found the cookie to be ours. */
const challenged = async (
  { staffAuth }: StaffServices,
  request: FastifyRequest,
): Promise<string | undefined> => {
  const value = cookiesOf(request).find(([name]) => challengeName.test(name))?.[1] ?? '';
  const [identifier = ''] = decodeURIComponent(value).split('.');
  const { internalAdapter } = await staffAuth.$context;
  return (await internalAdapter.findVerificationValue(identifier))?.value;
};

const refusalOf = (code: string | undefined): Refused | undefined => {
  switch (code) {
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return atCode('second-factor-code-wrong');
    case 'CONFLICT':
      return atCode('second-factor-code-used');
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return refused('too-many-attempts');
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
    case 'TOTP_NOT_ENABLED':
    case 'BACKUP_CODES_NOT_ENABLED':
      return refused('second-factor-challenge-over');
    case hookCodes.noAdminRecord:
      return refused('admin-no-record');
    case hookCodes.adminNotActive:
      return refused('admin-not-active');
    default:
      return undefined;
  }
};

/**
 * The second step of a sign-in. Not in one transaction: the library counts wrong codes, and a count that is taken back
 * with the refusal would count nothing.
 */
export const signInWithCode = async (
  services: StaffServices,
  typed: string,
  { request, reply }: Exchange,
): Promise<{ admin: SessionAdmin }> => {
  const refusal = checkSignInCode(typed);
  throwIfRefused(refusal && placedAt('code', refusal));
  const { attempts, db, now, staffAuth } = services;
  const { kind, code } = readTypedCode(typed) ?? { kind: 'app', code: '' };
  await attempts.count(signInLimits.staff.perNetwork, networkOf(request.ip));
  const sent = { body: { code }, headers: challengeHeaders(request), returnHeaders: true } as const;
  const { response, headers } = await (kind === 'app'
    ? staffAuth.api.verifyTOTP(sent)
    : staffAuth.api.verifyBackupCode(sent)
  ).catch(async (error: unknown) => {
    const refusal = refusalOf(libraryCode(error));
    if (refusal?.refusal.field === 'code') {
      const staffId = await challenged(services, request);
      if (staffId !== undefined) await writeDownFailedSignIn(services, { staffId }, 'wrong code');
    }
    throw refusal ?? error;
  });
  const { id, email, name } = response.user;
  if (kind === 'app' && !(await attempts.allows(usedCode, `${id}\n${code}`))) {
    const { internalAdapter } = await staffAuth.$context;
    await internalAdapter.deleteSession(response.token ?? '');
    await writeDownFailedSignIn(services, { staffId: id }, 'code used already');
    throw atCode('second-factor-code-used');
  }
  if (kind === 'recovery') {
    await addAuditEntry(db, {
      by: { id, email },
      action: 'admin-recovery-code-used',
      subject: 'admin',
      subjectId: id,
      before: null,
      after: null,
      at: now(),
    });
  }
  await saveStaffLogin(db, id, now());
  forwardCookies(reply, headers);
  const record = await findAdminRecord(db, id);
  return { admin: { email, name, status: record?.status ?? null, role: record?.role ?? null } };
};
