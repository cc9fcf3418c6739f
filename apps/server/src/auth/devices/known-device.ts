import { createHash, randomBytes } from 'node:crypto';
import { deviceCode } from '@kalam/domain/auth/device';
import { and, count, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AuthServices, Exchange } from '../auth-actions.ts';
import { queueNewSignInMail, toAddressee } from '../auth-mail.ts';
import { lockUser } from '../auth-queries.ts';
import { knownDevices } from '../auth-tables.ts';

const cookieName = 'kalam.device';
const wellFormed = /^[\w-]{43}$/;
/** As long as browsers keep a cookie at most. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

const readToken = ({ cookies }: FastifyRequest): string | undefined => {
  const token = cookies[cookieName];
  return token !== undefined && wellFormed.test(token) ? token : undefined;
};

/** Another for every account: two people at one computer are not tied to each other by it. */
const hashFor = (userId: string, token: string): string =>
  createHash('sha256').update(`${userId}\n${token}`).digest('hex');

/**
 * Knows a browser again that signed in to this account before, and tells the owner of one that did not. The first one
 * of an account is whoever registered, and no news.
 */
export const recordDevice = async (
  { config, db, now }: AuthServices,
  userId: string,
  { request, reply }: Exchange,
): Promise<void> => {
  const token = readToken(request) ?? randomBytes(32).toString('base64url');
  const at = now();
  const seen = { lastSeenAt: at, expiresAt: new Date(at.getTime() + lifetimeSeconds * 1000) };
  const deviceHash = hashFor(userId, token);
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined) return;
    const known = await tx
      .update(knownDevices)
      .set(seen)
      .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)))
      .returning({ userId: knownDevices.userId });
    if (known.length > 0) return;
    const [others] = await tx
      .select({ devices: count() })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId));
    await tx.insert(knownDevices).values({ userId, deviceHash, firstSeenAt: at, ...seen });
    if (others === undefined || others.devices === 0) return;
    const device = deviceCode(request.headers['user-agent']);
    await queueNewSignInMail(tx, config.publicUrl, toAddressee(user), { at, device });
  });
  reply.setCookie(cookieName, token, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: lifetimeSeconds,
    secure: config.publicUrl.startsWith('https:'),
  });
};
