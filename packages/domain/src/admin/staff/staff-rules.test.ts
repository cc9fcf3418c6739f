import { describe, expect, it } from 'vitest';
import {
  checkAppCode,
  checkSignInCode,
  readTypedCode,
  secondFactorOf,
  secretInGroups,
} from './second-factor.ts';
import {
  checkInvitation,
  checkJoining,
  checkMemberChange,
  checkStaffPassword,
  checkStaffPasswordChange,
  needsSecondFactor,
} from './staff-rules.ts';

describe('who needs a second factor', () => {
  it('owner and finance do, on any address but loopback', () => {
    expect(needsSecondFactor('owner', false)).toBe(true);
    expect(needsSecondFactor('finance', false)).toBe(true);
    expect(needsSecondFactor('support', false)).toBe(false);
    expect(needsSecondFactor('reader', false)).toBe(false);
    expect(needsSecondFactor('owner', true)).toBe(false);
  });

  it('is on, off, or required and not there', () => {
    expect(secondFactorOf(true, 'owner', true)).toBe('on');
    expect(secondFactorOf(false, 'owner', true)).toBe('off');
    expect(secondFactorOf(false, 'owner', false)).toBe('required');
    expect(secondFactorOf(false, null, false)).toBe('off');
  });
});

describe('a code as people type it', () => {
  it('of the app or of the paper', () => {
    expect(readTypedCode(' 123 456 ')).toEqual({ kind: 'app', code: '123456' });
    expect(readTypedCode('ABCDE fghjk')).toEqual({ kind: 'recovery', code: 'abcde-fghjk' });
    expect(readTypedCode('abcde-fghj')).toBeUndefined();
    expect(checkSignInCode(' ')?.code).toBe('second-factor-code-missing');
    expect(checkSignInCode('12345')?.code).toBe('second-factor-code-form');
    expect(checkSignInCode('abcde-fghjk')).toBeUndefined();
    expect(checkAppCode('')?.code).toBe('second-factor-code-missing');
    expect(checkAppCode('abcde-fghjk')?.code).toBe('second-factor-app-code-form');
    expect(checkAppCode('000000')).toBeUndefined();
  });

  it('the secret in groups of four', () => {
    expect(secretInGroups('otpauth://totp/Kalam:a@b.c?secret=ABCDEFGHIJ&issuer=Kalam')).toBe('ABCD EFGH IJ');
    expect(secretInGroups('nothing')).toBe('');
  });
});

describe('passwords of staff', () => {
  it('have 12 characters or more', () => {
    expect(checkStaffPassword('')?.code).toBe('new-password-missing');
    expect(checkStaffPassword('eleven char')).toMatchObject({ code: 'password-short', params: { min: 12 } });
    expect(checkStaffPassword('twelve chars')).toBeUndefined();
    expect(checkStaffPassword('x'.repeat(129))?.code).toBe('password-long');
    expect(checkStaffPasswordChange({ currentPassword: '', newPassword: 'x' })?.field).toBe(
      'currentPassword',
    );
    expect(checkJoining({ name: 'Asha', password: 'x' })?.field).toBe('password');
    expect(checkJoining({ name: '', password: 'x' })?.field).toBe('name');
  });
});

describe('the staff', () => {
  it('are invited with an address and a role', () => {
    expect(checkInvitation({ email: '', role: 'owner' })?.field).toBe('email');
    expect(checkInvitation({ email: 'a@example.com', role: '' })).toMatchObject({
      field: 'role',
      code: 'staff-role-missing',
    });
    expect(checkInvitation({ email: 'a@example.com', role: 'finance' })).toBeUndefined();
  });

  it('never lose their last owner, and nobody disables themself', () => {
    const owner = { id: 'one', role: 'owner', status: 'active' } as const;
    const by = { id: 'two' };
    expect(checkMemberChange(owner, { role: 'reader' }, by, 0)?.code).toBe('staff-last-owner');
    expect(checkMemberChange(owner, { status: 'disabled' }, by, 0)?.code).toBe('staff-last-owner');
    expect(checkMemberChange(owner, { status: 'disabled' }, by, 1)).toBeUndefined();
    expect(checkMemberChange(owner, { status: 'disabled' }, { id: 'one' }, 1)?.code).toBe(
      'staff-disables-self',
    );
    expect(checkMemberChange(owner, { role: 'reader' }, { id: 'one' }, 1)).toBeUndefined();
    expect(checkMemberChange({ ...owner, status: 'disabled' }, { role: 'reader' }, by, 0)).toBeUndefined();
  });
});
