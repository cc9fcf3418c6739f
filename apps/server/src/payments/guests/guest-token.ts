import { randomBytes } from 'node:crypto';
import { guestDataKeptMs } from '@kalam/domain/payments/guest-payment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenHash } from '../provider/payment-signatures.ts';

const cookieName = 'kalam.guest';
const wellFormed = /^[\w-]{43}$/;

const readToken = ({ cookies }: FastifyRequest): string | undefined => {
  const token = cookies[cookieName];
  return token !== undefined && wellFormed.test(token) ? token : undefined;
};

/** Hash of the token this browser holds, by which a guest's orders are told to be theirs (decision 45). */
export const guestHashOf = (request: FastifyRequest): string | undefined => {
  const token = readToken(request);
  return token === undefined ? undefined : tokenHash(token);
};

/** The same, giving the browser a token first where it has none. */
export const ensureGuestHash = (
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: { readonly publicUrl: string },
): string => {
  const token = readToken(request) ?? randomBytes(32).toString('base64url');
  reply.setCookie(cookieName, token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: guestDataKeptMs / 1000,
    secure: publicUrl.startsWith('https:'),
  });
  return tokenHash(token);
};
