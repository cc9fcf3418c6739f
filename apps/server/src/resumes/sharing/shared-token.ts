import { createHash, createHmac, randomInt } from 'node:crypto';
import { referenceLetters } from '@kalam/domain/resumes/sharing/shared-reference';
import { deriveSecret } from '../../config/auth-secret.ts';

/**
 * The token of a link is made from its id with a secret of ours, so that its owner can copy it again on any day while
 * the database holds no more than a hash: whoever reads the tables opens nothing.
 */
export const createSharedTokens = (secret: string): ((linkId: string) => string) => {
  const key = deriveSecret(secret, 'shared links');
  return (linkId) => createHmac('sha256', key).update(linkId).digest('base64url');
};

export const sharedTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const newReference = (): string =>
  `SL-${Array.from({ length: 8 }, () => referenceLetters[randomInt(referenceLetters.length)]).join('')}`;
