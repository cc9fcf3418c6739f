import { setTimeout as sleep } from 'node:timers/promises';
import {
  checkAccountEmail,
  checkAccountName,
  checkRegisterForm,
  checkSignInForm,
  type RegisterForm,
} from '@kalam/domain/auth/auth-fields';
import type { SessionUser } from '@kalam/domain/auth/auth-model';
import type { KeptResume } from '@kalam/domain/auth/kept-resume-model';
import type { Language } from '@kalam/domain/languages/languages';
import { at, refuse } from '@kalam/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { Refused, refused, throwIfRefused } from '../failures/refused.ts';
import type { UserCaller } from '../http/bind.ts';
import { languageOf } from '../http/request-language.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { networkOf } from '../limits/request-network.ts';
import {
  hookCodes,
  inOneTransaction,
  libraryCode,
  registrationMark,
  type UserAuth,
  verificationToken,
} from './auth-library.ts';
import { countSignIn, forgetSignIns, authAttemptLimits as limits, signInLimits } from './auth-limits.ts';
import { queueRegisteredMail, queueVerificationMail, toAddressee } from './auth-mail.ts';
import {
  deleteSessions,
  findPasswordHash,
  findPasswordHashByEmail,
  findUser,
  findUserByEmail,
  lockUser,
  lockUserByEmail,
  saveDisplayName,
  saveLogin,
  saveRegistration,
  type UserRow,
} from './auth-queries.ts';
import { deviceHeaders, forwardCookies, libraryHeaders, readUser, toSessionUser } from './auth-session.ts';
import { recordDevice } from './devices/known-device.ts';
import { hashInTurn, matchesOrNot } from './password-hashing.ts';
import { keepLanguage } from './person-language.ts';
import { hasRoomFor, keepingNetwork, keepResume } from './registering/kept-resume-actions.ts';
import { newRegistrationToken, rememberToken } from './registering/registration-token.ts';
import { suspendedRefusal } from './user-status-actions.ts';

export interface AuthServices {
  readonly config: Config;
  readonly secret: string;
  readonly db: Db;
  readonly userAuth: UserAuth;
  readonly attempts: AttemptLimits;
  readonly now: () => Date;
}

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers that must not tell whether an address is known take at least this long, whatever was found. */
const minimumMs = 400;

export const inMinimumTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const floor = sleep(minimumMs);
  try {
    return await work();
  } finally {
    await floor;
  }
};

const normalised = (email: string): string => email.trim().toLowerCase();

type RegisterRequest = RegisterForm & { readonly keep?: KeptResume | undefined };

export const register = async (
  services: AuthServices,
  form: RegisterRequest,
  { request }: Exchange,
): Promise<{ email: string; registrationToken: string; kept: boolean }> => {
  throwIfRefused(checkRegisterForm(form));
  const email = normalised(form.email);
  // The library's idea of an address is narrower than ours in places, and it reads what is stored here.
  if (!z.email().safeParse(email).success) throw new Refused(at('email', refuse('email-invalid')));
  await services.attempts.count(limits.signUpPerNetwork, networkOf(request.ip));
  await services.attempts.count(limits.signUpPerAccount, email);
  const registrationToken = newRegistrationToken();
  const networkHash = keepingNetwork(services.secret, request);
  const kept = await inMinimumTime(() =>
    createAccount(
      services,
      { ...form, email, name: form.name.trim() },
      { token: registrationToken, networkHash, language: languageOf(request) ?? 'en' },
    ),
  );
  return { email, registrationToken, kept };
};

/** Answers whether there was room for the resume to keep, the same for a taken address, which keeps nothing. */
const createAccount = async (
  { config, db, now, secret }: AuthServices,
  { email, name, password, consentVersion, keep: resume }: RegisterRequest,
  {
    token,
    networkHash,
    language,
  }: { readonly token: string; readonly networkHash: string | null; readonly language: Language },
): Promise<boolean> => {
  const passwordHash = await hashInTurn(password);
  const site = config.publicUrl;
  const at = now();
  return db.transaction(async (tx) => {
    const registration = { email, displayName: name, consentVersion, passwordHash, language, at };
    const user = await saveRegistration(tx, registration);
    const kept = resume !== undefined && (await hasRoomFor(tx, resume, networkHash));
    if (user !== undefined) {
      await rememberToken(tx, user.id, token, at);
      if (kept) await keepResume(tx, secret, { userId: user.id, resume, networkHash, at });
      const link = await verificationToken(secret, email, passwordHash);
      await queueVerificationMail(tx, site, toAddressee(user), link);
      return kept;
    }
    const owner = await findUserByEmail(tx, email);
    if (owner !== undefined) await queueRegisteredMail(tx, site, toAddressee(owner));
    return kept;
  });
};

export const signIn = async (
  services: AuthServices,
  form: { readonly email: string; readonly password: string },
  { request, reply }: Exchange,
): Promise<{ user: SessionUser }> => {
  throwIfRefused(checkSignInForm(form));
  const { attempts, db, now } = services;
  const email = normalised(form.email);
  const network = networkOf(request.ip);
  await countSignIn(attempts, signInLimits.users, email, network);
  const floor = sleep(minimumMs);
  try {
    const { response, headers } = await openSession(services, email, form.password, request);
    await forgetSignIns(attempts, signInLimits.users, email, network);
    await saveLogin(db, response.user.id, now());
    await recordDevice(services, response.user.id, { request, reply });
    forwardCookies(reply, headers);
    const found = await findUser(db, response.user.id);
    if (found === undefined) throw refused('invalid-credentials');
    const user = await keepLanguage(db, found, languageOf(request));
    return { user: await toSessionUser(db, user, now()) };
  } catch (error) {
    await floor;
    const code = libraryCode(error);
    if (code === 'EMAIL_NOT_VERIFIED') {
      await sendVerificationAgain(services, email, languageOf(request));
      throw refused('email-not-verified');
    }
    if (code === hookCodes.suspended) throw suspendedRefusal(await findUserByEmail(db, email));
    if (code === 'INVALID_EMAIL_OR_PASSWORD' || code === 'INVALID_EMAIL' || code === 'PASSWORD_TOO_LONG')
      throw refused('invalid-credentials');
    throw error;
  }
};

/** The password is checked first; then it and the session are one matter, which a new password cannot come between. */
const openSession = async (
  { db, userAuth }: AuthServices,
  email: string,
  password: string,
  request: FastifyRequest,
) => {
  const hash = await findPasswordHashByEmail(db, email);
  if (!(await matchesOrNot(hash, password)) || hash === undefined) throw refused('invalid-credentials');
  return inOneTransaction(
    db,
    async (tx) => {
      await lockUserByEmail(tx, email);
      return userAuth.api.signInEmail({
        body: { email, password },
        headers: deviceHeaders(request),
        returnHeaders: true,
      });
    },
    { matched: hash },
  );
};

/** Silent when it was sent often enough already: the person still has the earlier ones. */
const sendVerificationAgain = async (
  services: AuthServices,
  email: string,
  language: Language | undefined,
): Promise<void> => {
  if (!(await services.attempts.allows(limits.mailPerAccount, email))) return;
  const user = await findUserByEmail(services.db, email);
  if (user !== undefined) await mailVerification(services, user, language);
};

const mailVerification = (
  { config, db, secret }: AuthServices,
  { id }: UserRow,
  language: Language | undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    const hash = await findPasswordHash(tx, id);
    if (user === undefined || user.emailVerified || hash === undefined) return;
    const token = await verificationToken(secret, user.email, hash);
    const reader = await keepLanguage(tx, user, language);
    await queueVerificationMail(tx, config.publicUrl, toAddressee(reader), token);
  });

export const resendVerification = async (
  services: AuthServices,
  typed: string,
  { request }: Exchange,
): Promise<void> => {
  const email = await countedAddress(services, typed, request);
  await inMinimumTime(async () => {
    const user = await findUserByEmail(services.db, email);
    if (user !== undefined && !user.emailVerified)
      await mailVerification(services, user, languageOf(request));
  });
};

export const countedAddress = async (
  { attempts }: AuthServices,
  typed: string,
  request: FastifyRequest,
): Promise<string> => {
  const refusal = checkAccountEmail(typed);
  throwIfRefused(refusal && at('email', refusal));
  const email = normalised(typed);
  await attempts.count(limits.mailPerNetwork, networkOf(request.ip));
  await attempts.count(limits.mailPerAccount, email);
  return email;
};

const tokenPayload = z.object({ email: z.string(), registration: z.string() });

/** What a link says of itself; whether we wrote it is the library's to check. */
const readLink = (token: string): z.infer<typeof tokenPayload> | undefined => {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    return tokenPayload.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
};

export const verifyEmail = async (
  { attempts, db, secret, userAuth }: AuthServices,
  token: string,
  { request }: Exchange,
): Promise<{ email: string }> => {
  await attempts.count(limits.linkPerNetwork, networkOf(request.ip));
  const link = readLink(token);
  if (link === undefined) throw refused('verification-link-invalid');
  try {
    await inOneTransaction(db, async (tx) => {
      const user = await lockUserByEmail(tx, link.email);
      const hash = user && (await findPasswordHash(tx, user.id));
      if (hash === undefined || link.registration !== registrationMark(secret, hash))
        throw refused('verification-link-invalid');
      await userAuth.api.verifyEmail({ query: { token } });
    });
  } catch (error) {
    if (libraryCode(error) === undefined) throw error;
    throw refused('verification-link-invalid');
  }
  return { email: link.email };
};

export const renameUser = async (
  { db, now }: AuthServices,
  caller: UserCaller,
  typed: string,
): Promise<{ user: SessionUser }> => {
  const refusal = checkAccountName(typed);
  throwIfRefused(refusal && at('displayName', refusal));
  await saveDisplayName(db, caller.id, typed.trim(), now());
  const user = await findUser(db, caller.id);
  if (user === undefined) throw refused('not-signed-in');
  return { user: await toSessionUser(db, user, now()) };
};

export const signOut = async ({ userAuth }: AuthServices, { request, reply }: Exchange): Promise<void> => {
  const { headers } = await userAuth.api.signOut({ headers: libraryHeaders(request), returnHeaders: true });
  forwardCookies(reply, headers);
};

export const signOutEverywhere = async (
  services: AuthServices,
  caller: UserCaller,
  exchange: Exchange,
): Promise<void> => {
  await deleteSessions(services.db, caller.id);
  await signOut(services, exchange);
};

export const currentUser = async (
  { userAuth, db, now }: AuthServices,
  { request, reply }: Exchange,
): Promise<{ user: SessionUser | null }> => {
  const user = await readUser(userAuth, db, request, reply);
  if (user === undefined || user.status !== 'active' || !user.emailVerified) return { user: null };
  return { user: await toSessionUser(db, user, now()) };
};
