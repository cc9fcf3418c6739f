import type { AdminAccess } from '@kalam/domain/auth/admin-access';
import { adminAccessOf } from '@kalam/domain/auth/admin-access';
import type { SessionUser } from '@kalam/domain/auth/auth-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import type { AdminCaller, Authenticators, UserCaller } from '../http/bind.ts';
import { libraryCode, type StaffAuth, type UserAuth } from './auth-library.ts';
import { findAdminRecord, findUser, hasRunningSubscription, type UserRow } from './auth-queries.ts';

/** The library reads the cookie and nothing else of a request. */
export const libraryHeaders = (request: FastifyRequest): Headers => {
  const headers = new Headers();
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
    throw libraryCode(error) === 'FAILED_TO_GET_SESSION' ? refused(code) : error;
  }
};

/** The row behind the request's session, read anew each time: a suspension elsewhere counts at once. */
export const readUser = async (
  auth: UserAuth,
  db: Executor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRow | undefined> => {
  if (request.headers.cookie === undefined) return undefined;
  const { response, headers } = await whileAnswering('service-unavailable', () =>
    auth.api.getSession({ headers: libraryHeaders(request), returnHeaders: true }),
  );
  forwardCookies(reply, headers);
  return response === null ? undefined : findUser(db, response.user.id);
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
  readonly caller: AdminCaller;
  readonly status: string | null;
  readonly access: AdminAccess;
}

export const readStaff = async (
  auth: StaffAuth,
  db: Executor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaffSession | undefined> => {
  if (request.headers.cookie === undefined) return undefined;
  const { response, headers } = await whileAnswering('admin-verification-failed', () =>
    auth.api.getSession({ headers: libraryHeaders(request), returnHeaders: true }),
  );
  forwardCookies(reply, headers);
  if (response === null) return undefined;
  const { id, email, name } = response.user;
  const record = await findAdminRecord(db, id);
  return { caller: { id, email, name }, status: record?.status ?? null, access: adminAccessOf(record) };
};

/** Who may pass: decided anew on every request, from the database alone. */
export const createAuthenticators = (
  userAuth: UserAuth,
  staffAuth: StaffAuth,
  db: Executor,
): Authenticators => ({
  user: async (request, reply): Promise<UserCaller> => {
    const user = await readUser(userAuth, db, request, reply);
    if (user === undefined) throw refused('not-signed-in');
    if (user.status !== 'active') throw refused('account-suspended');
    if (!user.emailVerified) throw refused('verification-required');
    return { id: user.id, email: user.email, displayName: user.displayName };
  },
  visitor: async (request, reply): Promise<UserCaller | undefined> => {
    const user = await readUser(userAuth, db, request, reply);
    if (user === undefined || user.status !== 'active' || !user.emailVerified) return undefined;
    return { id: user.id, email: user.email, displayName: user.displayName };
  },
  admin: async (request, reply): Promise<AdminCaller> => {
    const session = await readStaff(staffAuth, db, request, reply);
    if (session === undefined) throw refused('not-signed-in');
    if (session.access === 'no-record') throw refused('admin-access-denied');
    if (session.access === 'not-active') throw refused('admin-access-revoked');
    return session.caller;
  },
});
