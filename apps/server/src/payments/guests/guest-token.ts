import { randomBytes } from 'node:crypto';
import { guestDataKeptMs } from '@kalam/domain/payments/guest-payment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenHash } from '../provider/payment-signatures.ts';

const cookieName = 'kalam.guest';
const wellFormed = /^[\w-]{43}$/;

const readToken = (request: FastifyRequest): string | undefined => {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (name === cookieName && wellFormed.test(value)) return value;
  }
  return undefined;
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
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${token}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${guestDataKeptMs / 1000}${secure}`,
  );
  return tokenHash(token);
};
