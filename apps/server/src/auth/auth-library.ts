import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { recoveryCodes, recoveryLetters } from '@kalam/domain/admin/staff/second-factor';
import { adminAccessOf } from '@kalam/domain/auth/admin-access';
import { authLimits } from '@kalam/domain/auth/auth-fields';
import { verificationMs } from '@kalam/domain/auth/verification-link';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createEmailVerificationToken } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { deriveSecret } from '../config/auth-secret.ts';
import type { Config } from '../config/config.ts';
import type { Db, Executor, Tx } from '../database/database.ts';
import { withoutAddresses } from '../failures/failure-text.ts';
import { type Addressee, queuePasswordChangedMail, queueResetMail, toAddressee } from './auth-mail.ts';
import { findAdminRecord, findUser } from './auth-queries.ts';
import {
  accounts,
  sessions,
  staff,
  staffAccounts,
  staffSessions,
  staffTwoFactors,
  staffVerifications,
  users,
  verifications,
} from './auth-tables.ts';
import { hashInTurn, matchesInTurn } from './password-hashing.ts';
import { queueStaffResetMail } from './staff/staff-mail.ts';

export interface AuthOptions {
  readonly config: Config;
  readonly secret: string;
  readonly db: Db;
  readonly now: () => Date;
  readonly warn: (message: string) => void;
}

/** Passwords that were worked on before a transaction took its connection, so that none is held meanwhile. */
interface Hashed {
  /** The hash of the password that is going to be set. */
  readonly fresh?: string;
  /** The stored hash that the given password was found to match. */
  readonly matched?: string;
}

const current = new AsyncLocalStorage<Hashed & { readonly tx: Tx }>();

/** Runs work of the library and of our own in one transaction. */
export const inOneTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>, hashed: Hashed = {}): Promise<T> =>
  db.transaction((tx) => current.run({ tx, ...hashed }, () => work(tx)));

const password = {
  hash: async (given: string): Promise<string> => current.getStore()?.fresh ?? hashInTurn(given),
  verify: async ({ hash, password: given }: { hash: string; password: string }): Promise<boolean> =>
    hash === current.getStore()?.matched || matchesInTurn(hash, given),
};

/** The library holds one database for good; this one stands for the transaction that is open around the call. */
const followingTransaction = (db: Db): Db =>
  new Proxy(db, {
    get: (pool, key) => {
      const on: Executor = current.getStore()?.tx ?? pool;
      const value: unknown = Reflect.get(on, key);
      return typeof value === 'function' ? value.bind(on) : value;
    },
  });

/** Codes of refusals that come out of our own hooks. */
export const hookCodes = {
  suspended: 'ACCOUNT_SUSPENDED',
  noAdminRecord: 'ADMIN_NO_RECORD',
  adminNotActive: 'ADMIN_NOT_ACTIVE',
} as const;

const hour = 3600;
const resetLifetime = hour;

const shared = ({ config, secret, warn }: AuthOptions, purpose: 'users' | 'staff', cookiePrefix: string) => ({
  secret: deriveSecret(secret, purpose),
  baseURL: config.publicUrl,
  telemetry: { enabled: false },
  // Its messages name people; only that something broke may be logged.
  logger: {
    level: 'error' as const,
    log: (_level: string, message: string) => warn(`accounts: ${withoutAddresses(message)}`),
  },
  rateLimit: { enabled: false },
  advanced: {
    cookiePrefix,
    useSecureCookies: config.publicUrl.startsWith('https:'),
    // Addresses of visitors are not kept.
    ipAddress: { disableIpTracking: true },
    // Our tables leave out what social sign-in would need; tests write and read all the rest.
    database: { generateId: () => randomUUID(), validateSchema: false },
    defaultCookieAttributes: { sameSite: 'lax' as const, httpOnly: true, path: '/' },
  },
  verification: { storeIdentifier: 'hashed' as const },
});

/** The library knows a person by less than we do. */
const addresseeOf = async (on: Executor, userId: string): Promise<Addressee> => {
  const user = await findUser(on, userId);
  if (user === undefined) throw new Error('the account of a link is gone');
  return toAddressee(user);
};

export const createUserAuth = (options: AuthOptions) => {
  const { db, now } = options;
  const site = options.config.publicUrl;
  const on = (): Executor => current.getStore()?.tx ?? db;
  return betterAuth({
    ...shared(options, 'users', 'kalam'),
    database: drizzleAdapter(followingTransaction(db), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    session: { expiresIn: 14 * 24 * hour, updateAge: 24 * hour },
    user: {
      fields: { name: 'displayName' },
      additionalFields: {
        status: { type: 'string', input: false, defaultValue: 'active' },
        lastLoginAt: { type: 'date', input: false, required: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      // Registering is ours (`saveRegistration`): the library would leave a stranger's password in place.
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: authLimits.passwordMin,
      maxPasswordLength: authLimits.passwordMax,
      resetPasswordTokenExpiresIn: resetLifetime,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) =>
        queueResetMail(on(), site, await addresseeOf(on(), user.id), token),
      onPasswordReset: async ({ user }) =>
        queuePasswordChangedMail(on(), site, await addresseeOf(on(), user.id), now()),
      password,
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const user = await findUser(on(), session.userId);
            if (user?.status !== 'active') throw new APIError('FORBIDDEN', { code: hookCodes.suspended });
            if (!user.emailVerified) throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' });
          },
        },
      },
    },
  });
};

const recoveryCode = (): string => {
  const half = (): string =>
    Array.from({ length: recoveryCodes.half }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join(
      '',
    );
  return `${half()}-${half()}`;
};

export const createStaffAuth = (options: AuthOptions) => {
  const { db } = options;
  const site = options.config.publicUrl;
  const on = (): Executor => current.getStore()?.tx ?? db;
  return betterAuth({
    ...shared(options, 'staff', 'kalam-staff'),
    database: drizzleAdapter(followingTransaction(db), {
      provider: 'pg',
      schema: {
        user: staff,
        session: staffSessions,
        account: staffAccounts,
        verification: staffVerifications,
        twoFactor: staffTwoFactors,
      },
    }),
    session: { expiresIn: 12 * hour, updateAge: hour },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: authLimits.passwordMin,
      maxPasswordLength: authLimits.passwordMax,
      resetPasswordTokenExpiresIn: resetLifetime,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => queueStaffResetMail(on(), site, user, token),
      password,
    },
    plugins: [
      twoFactor({
        issuer: 'Kalam',
        backupCodeOptions: {
          customBackupCodesGenerate: () => Array.from({ length: recoveryCodes.count }, recoveryCode),
        },
      }),
    ],
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const access = adminAccessOf(await findAdminRecord(on(), session.userId));
            if (access === 'no-record') throw new APIError('FORBIDDEN', { code: hookCodes.noAdminRecord });
            if (access !== 'ok') throw new APIError('FORBIDDEN', { code: hookCodes.adminNotActive });
          },
        },
      },
    },
  });
};

export type UserAuth = ReturnType<typeof createUserAuth>;
export type StaffAuth = ReturnType<typeof createStaffAuth>;

/** Names a registration by its password's hash, which is another with every registration. */
export const registrationMark = (secret: string, passwordHash: string): string =>
  createHmac('sha256', deriveSecret(secret, 'registration')).update(passwordHash).digest('base64url');

/** The token of a verification link: good for the registration it was made for, and for no other of this address. */
export const verificationToken = (secret: string, email: string, passwordHash: string): Promise<string> =>
  createEmailVerificationToken(deriveSecret(secret, 'users'), email, undefined, verificationMs / 1000, {
    registration: registrationMark(secret, passwordHash),
  });

/** The library's own code for a refusal, or `undefined` when the error is something else. */
export const libraryCode = (error: unknown): string | undefined => {
  if (!(error instanceof APIError)) return undefined;
  return typeof error.body?.code === 'string' ? error.body.code : error.status.toString();
};
