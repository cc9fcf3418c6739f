import type { StaffRole } from '@kalam/domain/admin/permissions';
import { type SecondFactorState, secondFactorOf } from '@kalam/domain/admin/staff/second-factor';
import type { AdminAccess } from '@kalam/domain/auth/admin-access';
import { adminAccessOf } from '@kalam/domain/auth/admin-access';
import type { SessionUser } from '@kalam/domain/auth/auth-model';
import { deviceCode } from '@kalam/domain/auth/device';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Executor } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import type { AdminCaller, Authenticators, UserCaller } from '../http/bind.ts';
import { refusalOfError } from '../http/errors.ts';
import { languageOf } from '../http/request-language.ts';
import { libraryCode, type StaffAuth, type UserAuth } from './auth-library.ts';
import { findAdminRecord, findUser, hasRunningSubscription, type UserRow } from './auth-queries.ts';
import { sessions } from './auth-tables.ts';
import { readLiveStaff, readLiveUser } from './live-session.ts';
import { keepLanguage } from './person-language.ts';
import { suspendedRefusal } from './user-status-actions.ts';

/** Kept with a session that is made; the browser's own words say more than anybody needs. */
export const deviceHeaders = (request: FastifyRequest): Headers =>
  new Headers({ 'user-agent': deviceCode(request.headers['user-agent']) });

/** The library reads the cookie, and learns the kind of browser; of the request it gets nothing else. */
export const libraryHeaders = (request: FastifyRequest): Headers => {
  const headers = deviceHeaders(request);
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie);
  return headers;
};

export const forwardCookies = (reply: FastifyReply, headers: Headers | null | undefined): void => {
  for (const cookie of headers?.getSetCookie() ?? []) reply.header('set-cookie', cookie);
};

/** The library hides why a session could not be read; the reason is always that the database did not answer. */
const whileAnswering = async <T>(
  code: 'service-unavailable' | 'admin-verification-failed',
  read: () => Promise<T>,
): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    const isAway =
      libraryCode(error) === 'FAILED_TO_GET_SESSION' || refusalOfError(error)?.code === 'service-unavailable';
    throw isAway ? refused(code) : error;
  }
};

/** Precise enough for a list of sessions, and one write in ten minutes at most. */
const usedPauseMs = 10 * 60 * 1000;

interface UsedSession {
  readonly id: string;
  readonly updatedAt: Date;
}

const markUsed = async (db: Executor, { id, updatedAt }: UsedSession): Promise<void> => {
  const now = new Date();
  if (now.getTime() - updatedAt.getTime() < usedPauseMs) return;
  await db.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, id));
};

/** The row behind the request's session, read anew each time: a suspension elsewhere counts at once. */
export const readUser = async (
  auth: UserAuth,
  db: Executor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRow | undefined> => {
  if (request.headers.cookie === undefined) return undefined;
  const live = await whileAnswering('service-unavailable', () => readLiveUser(auth, db, request));
  const { user, session } = live ?? (await readByLibrary(auth, db, request, reply));
  if (user === undefined) return undefined;
  await markUsed(db, session);
  return keepLanguage(db, user, languageOf(request));
};

const readByLibrary = async (
  auth: UserAuth,
  db: Executor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ user: UserRow; session: UsedSession } | { user: undefined; session: undefined }> => {
  const { response, headers } = await whileAnswering('service-unavailable', () =>
    auth.api.getSession({ headers: libraryHeaders(request), returnHeaders: true }),
  );
  forwardCookies(reply, headers);
  const user = response === null ? undefined : await findUser(db, response.user.id);
  return response === null || user === undefined
    ? { user: undefined, session: undefined }
    : { user, session: response.session };
};

export const toSessionUser = async (db: Executor, user: UserRow, now: Date): Promise<SessionUser> => ({
  id: user.id,
  email: user.email,
  displayName: user.displayName,
  createdAt: user.createdAt.toISOString(),
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  hasSubscription: await hasRunningSubscription(db, user.id, now),
});

export interface StaffSession {
  readonly caller: Omit<AdminCaller, 'role'>;
  readonly status: string | null;
  readonly role: StaffRole | null;
  readonly access: AdminAccess;
  readonly secondFactor: SecondFactorState;
  readonly session: { readonly id: string; readonly token: string };
}

export interface StaffDoor {
  readonly staffAuth: StaffAuth;
  readonly db: Executor;
  readonly config: Pick<Config, 'onLoopback'>;
}

export const readStaff = async (
  { staffAuth: auth, db, config }: StaffDoor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaffSession | undefined> => {
  if (request.headers.cookie === undefined) return undefined;
  const live = await whileAnswering('admin-verification-failed', () => readLiveStaff(auth, db, request));
  const found = live ?? (await readStaffByLibrary(auth, db, request, reply));
  if (found === undefined) return undefined;
  const { staff, session, record } = found;
  return {
    caller: { id: staff.id, email: staff.email, name: staff.name },
    status: record?.status ?? null,
    role: record?.role ?? null,
    access: adminAccessOf(record),
    secondFactor: secondFactorOf(record?.twoFactorEnabled ?? false, record?.role ?? null, config.onLoopback),
    session: { id: session.id, token: session.token },
  };
};

const readStaffByLibrary = async (
  auth: StaffAuth,
  db: Executor,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { response, headers } = await whileAnswering('admin-verification-failed', () =>
    auth.api.getSession({ headers: libraryHeaders(request), returnHeaders: true }),
  );
  forwardCookies(reply, headers);
  if (response === null) return undefined;
  const record = await findAdminRecord(db, response.user.id);
  return { staff: response.user, session: response.session, record };
};

/** Who may pass: decided anew on every request, from the database alone. */
export const createAuthenticators = (userAuth: UserAuth, door: StaffDoor, db: Executor): Authenticators => ({
  user: async (request, reply): Promise<UserCaller> => {
    const user = await readUser(userAuth, db, request, reply);
    if (user === undefined) throw refused('not-signed-in');
    if (user.status !== 'active') throw suspendedRefusal(user);
    if (!user.emailVerified) throw refused('verification-required');
    return { id: user.id, email: user.email, displayName: user.displayName };
  },
  visitor: async (request, reply): Promise<UserCaller | undefined> => {
    const user = await readUser(userAuth, db, request, reply);
    if (user === undefined || user.status !== 'active' || !user.emailVerified) return undefined;
    return { id: user.id, email: user.email, displayName: user.displayName };
  },
  admin: async (request, reply, beforeSecondFactor = false): Promise<AdminCaller> => {
    const session = await readStaff(door, request, reply);
    if (session === undefined) throw refused('not-signed-in');
    if (session.access === 'no-record' || session.role === null) throw refused('admin-access-denied');
    if (session.access === 'not-active') throw refused('admin-access-revoked');
    if (session.secondFactor === 'required' && !beforeSecondFactor) throw refused('second-factor-required');
    return { ...session.caller, role: session.role };
  },
});
