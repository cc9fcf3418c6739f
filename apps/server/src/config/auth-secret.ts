import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigMistakes } from './config.ts';

export const secretFile = (dataDir: string): string => join(dataDir, 'auth-secret');

/** The secret that signs cookies and links: the configured one, else one made once and kept in the data folder. */
export const loadAuthSecret = (config: Pick<Config, 'authSecret' | 'dataDir'>): string => {
  if (config.authSecret !== undefined) return config.authSecret;
  const path = secretFile(config.dataDir);
  const kept = readSecret(path);
  if (kept !== undefined) return kept;
  mkdirSync(config.dataDir, { recursive: true });
  // Written aside and linked into place: of two processes that start together, the second takes the first one's.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  chmodSync(path, 0o600);
  const made = readSecret(path);
  if (made === undefined) throw new ConfigMistakes([`${path} could not be made`]);
  return made;
};

const readSecret = (path: string): string | undefined => {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  throw new ConfigMistakes([
    `${path} is damaged: put the old secret back, or delete it (everyone signs in anew)`,
  ]);
};

/** A secret for one purpose alone: what is signed for users never passes for staff. */
export const deriveSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'kalam', purpose, 32)).toString('base64url');
