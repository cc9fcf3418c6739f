import { deviceOf } from '@kalam/domain/auth/device';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../database/database.ts';
import { refused } from '../../failures/refused.ts';
import type { UserCaller } from '../../http/bind.ts';
import type { AuthServices } from '../auth-actions.ts';
import type { UserAuth } from '../auth-library.ts';
import { libraryHeaders } from '../auth-session.ts';
import { sessions } from '../auth-tables.ts';

/** The session behind a request that was let through. */
export const sessionIdOf = async (userAuth: UserAuth, request: FastifyRequest): Promise<string> => {
  const found = await userAuth.api.getSession({ headers: libraryHeaders(request) });
  if (found === null) throw refused('not-signed-in');
  return found.session.id;
};

export const deleteOtherSessions = async (
  on: Executor,
  userId: string,
  keptSessionId: string,
): Promise<void> => {
  await on.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)));
};

export const listSessions = async (
  { db, now, userAuth }: AuthServices,
  caller: UserCaller,
  request: FastifyRequest,
) => {
  const current = await sessionIdOf(userAuth, request);
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, caller.id), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.updatedAt), sessions.id);
  const shown = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    ...deviceOf(userAgent),
    signedInAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    isThis: id === current,
  }));
  return { sessions: [...shown.filter(({ isThis }) => isThis), ...shown.filter(({ isThis }) => !isThis)] };
};

export const endSession = async (
  { db }: AuthServices,
  caller: UserCaller,
  sessionId: string,
): Promise<void> => {
  await db.delete(sessions).where(and(eq(sessions.userId, caller.id), eq(sessions.id, sessionId)));
};

export const endOtherSessions = async (
  { db, userAuth }: AuthServices,
  caller: UserCaller,
  request: FastifyRequest,
): Promise<void> => deleteOtherSessions(db, caller.id, await sessionIdOf(userAuth, request));
