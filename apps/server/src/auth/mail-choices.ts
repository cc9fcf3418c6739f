import { createHmac, timingSafeEqual } from 'node:crypto';
import { routes } from '@kalam/domain/routes';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deriveSecret } from '../config/auth-secret.ts';
import type { Executor } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import type { Unsubscribe } from '../mail/mail-content.ts';
import { users } from './auth-tables.ts';

const oneClickPath = '/api/mails/unsubscribe/one-click';

const signatureOf = (secret: string, userId: string): string =>
  createHmac('sha256', deriveSecret(secret, 'unsubscribe')).update(userId).digest('base64url');

/** Good for as long as the account: a mail may be opened years later. It can end reminders and nothing else. */
const tokenFor = (secret: string, userId: string): string =>
  `${Buffer.from(userId).toString('base64url')}.${signatureOf(secret, userId)}`;

const userIdIn = (secret: string, token: string): string => {
  const [name = '', signature = ''] = token.split('.', 2);
  const userId = Buffer.from(name, 'base64url').toString('utf8');
  const expected = Buffer.from(signatureOf(secret, userId));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refused('unsubscribe-link-invalid');
  return userId;
};

export const unsubscribeLinks = (publicUrl: string, secret: string, userId: string): Unsubscribe => {
  const token = tokenFor(secret, userId);
  return {
    pageUrl: `${publicUrl}${routes.unsubscribe}#${token}`,
    oneClickUrl: `${publicUrl}${oneClickPath}?token=${token}`,
  };
};

interface MailChoices {
  readonly planReminders: boolean;
}

export const readMailChoices = async (on: Executor, userId: string): Promise<MailChoices> => {
  const [row] = await on
    .select({ planReminders: users.planReminders })
    .from(users)
    .where(eq(users.id, userId));
  if (row === undefined) throw refused('not-signed-in');
  return row;
};

export const saveMailChoices = async (
  on: Executor,
  userId: string,
  { planReminders }: MailChoices,
): Promise<MailChoices> => {
  await on.update(users).set({ planReminders }).where(eq(users.id, userId));
  return { planReminders };
};

interface UnsubscribeServices {
  readonly db: Executor;
  readonly secret: string;
}

export const unsubscribe = async ({ db, secret }: UnsubscribeServices, token: string): Promise<void> => {
  await saveMailChoices(db, userIdIn(secret, token), { planReminders: false });
};

/**
 * The address in the mail's header. A mail program posts a form to it (RFC 8058), whose words are the same for everybody
 * and are not read; an older one opens it in a browser, and is led to the page.
 */
export const oneClickRoute = async (app: FastifyInstance, services: UnsubscribeServices): Promise<void> => {
  const tokenOf = (query: unknown): string => {
    const { token } = Object(query) as { token?: unknown };
    return typeof token === 'string' ? token : '';
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null),
    );
    scope.post(oneClickPath, { schema: { hide: true } }, async ({ query }, reply) => {
      await unsubscribe(services, tokenOf(query));
      return reply.header('cache-control', 'no-store').code(204).send();
    });
    scope.get(oneClickPath, { schema: { hide: true } }, ({ query }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${routes.unsubscribe}#${encodeURIComponent(tokenOf(query))}`, 303),
    );
  });
};
