import type { SecondFactorState } from '@kalam/domain/admin/staff/second-factor';
import type { AdminAccess } from '@kalam/domain/auth/admin-access';
import { checkSignInForm } from '@kalam/domain/auth/auth-fields';
import type { SessionAdmin } from '@kalam/domain/auth/auth-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { Refused, refused } from '../failures/refused.ts';
import { refusalOfError } from '../http/errors.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { networkOf } from '../limits/request-network.ts';
import { hookCodes, libraryCode, type StaffAuth } from './auth-library.ts';
import { countSignIn, forgetSignIns, signInLimits } from './auth-limits.ts';
import { findAdminRecord, saveStaffLogin } from './auth-queries.ts';
import { forwardCookies, libraryHeaders, readStaff } from './auth-session.ts';
import { writeDownFailedSignIn } from './staff/failed-sign-in.ts';

export interface AdminAuthServices {
  readonly config: Config;
  readonly db: Db;
  readonly staffAuth: StaffAuth;
  readonly attempts: AttemptLimits;
  readonly now: () => Date;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What is missing is said at its field; an address that cannot be one is answered as the specification words it. */
const checkForm = (form: { readonly email: string; readonly password: string }): void => {
  const refusal = checkSignInForm(form);
  if (refusal === undefined) return;
  if (refusal.code === 'email-missing' || refusal.code === 'password-missing') throw new Refused(refusal);
  throw refused('admin-credentials-malformed');
};

const refusalsByCode: Readonly<Record<string, Parameters<typeof refused>[0]>> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credentials',
  INVALID_EMAIL: 'admin-credentials-malformed',
  PASSWORD_TOO_LONG: 'invalid-credentials',
  [hookCodes.noAdminRecord]: 'admin-no-record',
  [hookCodes.adminNotActive]: 'admin-not-active',
};

const failures: Readonly<Record<string, string>> = {
  'invalid-credentials': 'wrong password',
  'admin-no-record': 'no admin record',
  'admin-not-active': 'not active',
};

/** A sign-in is new: whatever session the browser has is no part of it. */
const freshHeaders = (request: FastifyRequest): Headers => {
  const headers = libraryHeaders(request);
  headers.delete('cookie');
  return headers;
};

/**
 * S1 §8: no admin record, status not active, or ok; a session is made for the last alone, and, with a second factor,
 * not before its code.
 */
export const signInStaff = async (
  services: AdminAuthServices,
  form: { readonly email: string; readonly password: string },
  { request, reply }: Exchange,
): Promise<{ admin: SessionAdmin | null; asksForCode: boolean }> => {
  checkForm(form);
  const { db, staffAuth, attempts, now } = services;
  const email = form.email.trim().toLowerCase();
  const network = networkOf(request.ip);
  try {
    await countSignIn(attempts, signInLimits.staff, email, network);
    const { response, headers } = await staffAuth.api.signInEmail({
      body: { email, password: form.password },
      headers: freshHeaders(request),
      returnHeaders: true,
    });
    await forgetSignIns(attempts, signInLimits.staff, email, network);
    if ('twoFactorRedirect' in response) {
      forwardCookies(reply, headers);
      return { admin: null, asksForCode: true };
    }
    const { user } = response;
    const record = await findAdminRecord(db, user.id);
    await saveStaffLogin(db, user.id, now());
    forwardCookies(reply, headers);
    return {
      admin: {
        email: user.email,
        name: user.name,
        status: record?.status ?? null,
        role: record?.role ?? null,
      },
      asksForCode: false,
    };
  } catch (error) {
    const code = refusalsByCode[libraryCode(error) ?? ''];
    if (code !== undefined) {
      const why = failures[code];
      if (why !== undefined) await writeDownFailedSignIn(services, { email }, why);
      throw refused(code);
    }
    if (refusalOfError(error)?.code === 'service-unavailable') throw refused('admin-check-unavailable');
    throw error;
  }
};

export const signOutStaff = async (
  { staffAuth }: AdminAuthServices,
  { request, reply }: Exchange,
): Promise<void> => {
  const { headers } = await staffAuth.api.signOut({ headers: libraryHeaders(request), returnHeaders: true });
  forwardCookies(reply, headers);
};

/** Who is signed in at the back office, and whether they may do anything there (decisions 58). */
export const currentStaff = async (
  services: AdminAuthServices,
  { request, reply }: Exchange,
): Promise<{
  admin: SessionAdmin | null;
  access: AdminAccess | null;
  secondFactor: SecondFactorState | null;
}> => {
  const session = await readStaff(services, request, reply);
  if (session === undefined) return { admin: null, access: null, secondFactor: null };
  const { caller, status, role, access, secondFactor } = session;
  return { admin: { email: caller.email, name: caller.name, status, role }, access, secondFactor };
};
