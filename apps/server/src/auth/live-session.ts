import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StaffAuth, UserAuth } from './auth-library.ts';
import { admins, sessions, staff, staffSessions, users } from './auth-tables.ts';

/**
 * The session library asks the database several times and builds its statements anew on each request. A session that it
 * would let pass without a change is read here, in one round trip; whatever else there is to do (a session that ends or
 * is to be prolonged, a cookie to take away) stays the library's.
 */

/** The value of a cookie, if it was signed with this secret as the library signs. */
export const signedValue = (cookie: string | undefined, secret: string): string | undefined => {
  const dot = cookie?.lastIndexOf('.') ?? -1;
  if (cookie === undefined || dot < 1) return undefined;
  const value = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1), 'base64');
  const made = createHmac('sha256', secret).update(value).digest();
  return given.length === made.length && timingSafeEqual(given, made) ? value : undefined;
};

interface Lifetimes {
  /** In seconds, as the library counts. */
  readonly expiresIn: number;
  readonly updateAge: number;
}

/** Neither over nor old enough to be prolonged. */
export const isSettled = (expiresAt: Date, { expiresIn, updateAge }: Lifetimes, now: number): boolean =>
  expiresAt.getTime() > now && expiresAt.getTime() - expiresIn * 1000 + updateAge * 1000 > now;

const tokenOf = async (auth: UserAuth | StaffAuth, request: FastifyRequest) => {
  const { authCookies, secret, sessionConfig } = await auth.$context;
  return {
    token: signedValue(request.cookies[authCookies.sessionToken.name], secret),
    lifetimes: { expiresIn: sessionConfig.expiresIn, updateAge: sessionConfig.updateAge },
  };
};

const findUserOf = (on: Executor) =>
  prepared(on, 'user of a session', (db) =>
    db
      .select({ user: users, session: sessions })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.token, sql.placeholder('token')))
      .limit(1),
  );

const findStaffOf = (on: Executor) =>
  prepared(on, 'staff of a session', (db) =>
    db
      .select({
        staff: { id: staff.id, email: staff.email, name: staff.name },
        session: staffSessions,
        record: { status: admins.status, role: admins.role, twoFactorEnabled: staff.twoFactorEnabled },
      })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.userId))
      .innerJoin(admins, eq(admins.staffId, staff.id))
      .where(eq(staffSessions.token, sql.placeholder('token')))
      .limit(1),
  );

export const readLiveUser = async (auth: UserAuth, on: Executor, request: FastifyRequest) => {
  const { token, lifetimes } = await tokenOf(auth, request);
  if (token === undefined) return undefined;
  const [found] = await findUserOf(on).execute({ token });
  return found && isSettled(found.session.expiresAt, lifetimes, Date.now()) ? found : undefined;
};

export const readLiveStaff = async (auth: StaffAuth, on: Executor, request: FastifyRequest) => {
  const { token, lifetimes } = await tokenOf(auth, request);
  if (token === undefined) return undefined;
  const [found] = await findStaffOf(on).execute({ token });
  return found && isSettled(found.session.expiresAt, lifetimes, Date.now()) ? found : undefined;
};
