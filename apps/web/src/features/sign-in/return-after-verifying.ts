import { safeReturnPath } from '@kalam/domain/auth/access-gate';
import { verificationMs } from '@kalam/domain/auth/verification-link';

/** Where a person was going when they had to verify their address first, for whichever tab of this browser they return in. */
const key = 'return-after-verifying';

interface Kept {
  readonly email: string;
  readonly path: string;
  readonly until: number;
}

const inSmall = (email: string): string => email.trim().toLowerCase();

export const rememberReturn = (email: string, path: string | undefined): void => {
  if (path === undefined) return;
  const kept: Kept = { email: inSmall(email), path, until: Date.now() + verificationMs };
  localStorage.setItem(key, JSON.stringify(kept));
};

/** The path of this address, once. */
export const takeReturn = (email: string): string | undefined => {
  const stored = localStorage.getItem(key);
  if (stored === null) return undefined;
  const kept: Kept = JSON.parse(stored);
  if (kept.email !== inSmall(email)) return undefined;
  localStorage.removeItem(key);
  return kept.until > Date.now() ? safeReturnPath(kept.path) : undefined;
};
