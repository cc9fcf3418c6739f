import { describe, expect, it } from 'vitest';
import { copyName } from './copy-name.ts';
import { checkResumeName } from './resume-name.ts';

const english = (name: string) => `Copy of ${name}`;
const hindi = (name: string) => `${name} की कॉपी`;

describe('the name of a copy', () => {
  it('is the name in the words of the language', () => {
    expect(copyName('Accounts in Pune', english)).toBe('Copy of Accounts in Pune');
    expect(copyName('x'.repeat(92), english)).toBe(`Copy of ${'x'.repeat(92)}`);
  });

  it('shortens the name by whole signs, never the words that say it is a copy', () => {
    expect(copyName('x'.repeat(93), english)).toBe(`Copy of ${'x'.repeat(92)}`);
    expect(copyName('😀'.repeat(100), english)).toBe(`Copy of ${'😀'.repeat(92)}`);
    const long = copyName('लेखा सहायक पुणे '.repeat(9), hindi);
    expect(long).toMatch(/ की कॉपी$/);
    expect(checkResumeName(long)).toBeUndefined();
    expect(checkResumeName(copyName('कि'.repeat(100), hindi))).toBeUndefined();
  });
});
