import { createHash, randomBytes } from 'node:crypto';
import { verificationMs } from '@kalam/domain/auth/verification-link';
import type { Executor } from '../../database/database.ts';
import { isRegistrationVerified, saveRegistrationToken } from './registration-queries.ts';

const wellFormed = /^[\w-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Made for every registration, also for one of a taken address, which has nothing to hang it on. */
export const newRegistrationToken = (): string => randomBytes(32).toString('base64url');

export const rememberToken = (on: Executor, userId: string, token: string, at: Date): Promise<void> =>
  saveRegistrationToken(on, {
    userId,
    tokenHash: hashOf(token),
    createdAt: at,
    expiresAt: new Date(at.getTime() + verificationMs),
  });

/** Nothing but yes or no: a token that was never good answers as one that waits, so that no address is given away. */
export const registrationState = async (
  { db, now }: { readonly db: Executor; readonly now: () => Date },
  token: string,
): Promise<{ verified: boolean }> => ({
  verified: wellFormed.test(token) && (await isRegistrationVerified(db, hashOf(token), now())),
});
