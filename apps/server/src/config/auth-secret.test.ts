import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { deriveSecret, loadAuthSecret } from './auth-secret.ts';

describe('the secret', () => {
  it('is made once, readable by its owner alone, and kept', () => {
    const dataDir = join(temporaryFolder(), 'data');
    const made = loadAuthSecret({ authSecret: undefined, dataDir });
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(loadAuthSecret({ authSecret: undefined, dataDir })).toBe(made);
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8').trim()).toBe(made);
  });

  it('is never replaced when the file is damaged', () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'auth-secret'), 'x');
    expect(() => loadAuthSecret({ authSecret: undefined, dataDir })).toThrow('damaged');
  });

  it('differs by purpose', () => {
    const secret = 'a'.repeat(32);
    expect(deriveSecret(secret, 'users')).not.toBe(deriveSecret(secret, 'staff'));
    expect(deriveSecret(secret, 'users')).toBe(deriveSecret(secret, 'users'));
  });
});
