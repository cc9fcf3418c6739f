import { describe, expect, it } from 'vitest';
import { ownerDetails } from '../testing/owner-details.ts';
import { readConfig } from './config.ts';
import { findWeaknesses } from './weaknesses.ts';

const outside = {
  PUBLIC_URL: 'https://kalam.example',
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Kalam <hello@kalam.example>',
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'x',
  RAZORPAY_WEBHOOK_SECRET: 'x',
  ...ownerDetails,
};
const strong = {
  ...outside,
  TRUSTED_PROXIES: 'loopback',
  BACKUP_DIR: '/backups',
  BACKUP_PASSPHRASE: 'twelve letters and more',
};

const namesOf = (variables: Record<string, string>): string[] =>
  findWeaknesses(readConfig(variables)).map((line) => line.split(/[ =]/)[0] ?? '');

describe('what is weaker than it could be', () => {
  it('is nothing on this machine, and nothing on a public site that has everything', () => {
    expect(namesOf({})).toEqual([]);
    expect(namesOf(strong)).toEqual([]);
  });

  it('is named line by line on a public site', () => {
    expect(namesOf(outside)).toEqual(['TRUSTED_PROXIES', 'BACKUP_DIR']);
    expect(namesOf({ ...strong, BACKUP_PASSPHRASE: '' })).toEqual(['BACKUP_PASSPHRASE']);
    expect(namesOf({ ...strong, PUBLIC_URL: 'http://kalam.example' })).toEqual(['PUBLIC_URL']);
  });

  it('names a secret of one server’s own on a database that others may share', () => {
    expect(namesOf({ DATABASE_URL: 'postgres://localhost/kalam' })).toEqual(['AUTH_SECRET']);
  });

  it('names a sandbox that others reach', () => {
    const { SMTP_URL: _, MAIL_FROM: __, ...rest } = strong;
    expect(namesOf({ ...rest, ALLOW_SANDBOX: '1', SANDBOX_PASSWORD: 'long enough' })).toEqual([
      'ALLOW_SANDBOX',
    ]);
  });
});
