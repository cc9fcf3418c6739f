import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { refuse } from '../refusal.ts';
import { gate, safeReturnPath } from './access-gate.ts';
import { adminAccessOf } from './admin-access.ts';

describe('S1 §8 admin sign-in check has three outcomes', () => {
  it.each([
    [null, 'no-record'],
    [{ status: 'disabled' }, 'not-active'],
    [{ status: 'active' }, 'ok'],
  ] as const)('%j', (record, access) => {
    expect(adminAccessOf(record)).toBe(access);
  });

  it('and words for the two that are refused', () => {
    expect(messageText(refuse('admin-no-record'))).toBe(
      'Unauthorized access. This account does not have admin privileges.',
    );
    expect(messageText(refuse('admin-not-active'))).toBe(
      'Admin account is not active. Please contact the system administrator.',
    );
  });
});

describe('S2 §2 access gating for user routes', () => {
  const verified = { signedIn: true, email: 'asha@example.com', emailVerified: true } as const;

  it('S2 §6 leaves public routes open to all', () => {
    for (const path of ['/', '/templates', '/builder?template=modern', '/plans', '/contact', '/dashboards'])
      expect(gate(path, { signedIn: false })).toEqual({ kind: 'ok' });
  });

  it.each([
    '/dashboard',
    '/dashboard/jobs',
    '/dashboard/orders',
    '/dashboard/profile',
    '/profile',
    '/my-account',
  ])('%s asks for sign-in and keeps the return path', (path) => {
    expect(gate(path, { signedIn: false })).toEqual({ kind: 'sign-in', sendTo: '/', returnPath: path });
    expect(gate(path, verified)).toEqual({ kind: 'ok' });
  });

  it('S2 §5 asks an unverified user for verification', () => {
    expect(gate('/dashboard', { ...verified, emailVerified: false })).toMatchObject({ kind: 'verify-email' });
  });

  it('remembers in this tab who still has to verify (decision 30)', () => {
    expect(gate('/dashboard/jobs?x=1', { signedIn: false, unverifiedEmail: 'asha@example.com' })).toEqual({
      kind: 'verify-email',
      sendTo: '/',
      returnPath: '/dashboard/jobs?x=1',
      email: 'asha@example.com',
    });
  });

  it('never returns to another site', () => {
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '', null, '/a\n/b'])
      expect(safeReturnPath(path)).toBe('/dashboard');
    expect(safeReturnPath('/plans?plan=pro#top')).toBe('/plans?plan=pro#top');
  });
});
