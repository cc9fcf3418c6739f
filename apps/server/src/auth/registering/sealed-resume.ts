import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveSecret } from '../../config/auth-secret.ts';

export interface SealedResume {
  /** Names the key, so that what another secret sealed is known without trying. */
  readonly keyId: string;
  readonly sealed: Buffer;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string): Buffer => Buffer.from(deriveSecret(secret, 'kept resumes'), 'base64url');
const keyIdOf = (secret: string): string => deriveSecret(secret, 'name of the kept resumes key').slice(0, 16);

/** Sealed for one account: moved to the row of another it does not open. */
export const sealResume = (secret: string, userId: string, resume: unknown): SealedResume => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce, { authTagLength: tagBytes });
  sealing.setAAD(Buffer.from(userId));
  const text = Buffer.concat([sealing.update(JSON.stringify(resume), 'utf8'), sealing.final()]);
  return { keyId: keyIdOf(secret), sealed: Buffer.concat([nonce, sealing.getAuthTag(), text]) };
};

/** Undefined where it cannot be read: another secret, another account, or changed bytes. */
export const openResume = (
  secret: string,
  userId: string,
  { keyId, sealed }: SealedResume,
): Record<string, unknown> | undefined => {
  if (keyId !== keyIdOf(secret)) return undefined;
  try {
    const opening = createDecipheriv(cipher, keyOf(secret), sealed.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    opening.setAAD(Buffer.from(userId));
    opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
};
