import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import type { Refusal } from '../refusal.ts';
import { slowestOnHostileText, textOfUnits } from '../text/hostile-text.fixture.ts';
import {
  checkAccountEmail,
  checkAccountName,
  checkConsent,
  checkPassword,
  checkPasswordChangeForm,
  checkPasswordResetForm,
  checkRegisterForm,
  checkSignInForm,
  consentVersion,
} from './auth-fields.ts';

const anyText = fc.array(fc.nat(0xffff)).map(textOfUnits);

const said = (refusal: Refusal | undefined): string => (refusal ? messageText(refusal) : 'fine');

describe('S1 §5 account forms: name', () => {
  it.each([
    ['', "Let's start with your name! 😊"],
    ['   ', "Let's start with your name! 😊"],
    ['Asha2', 'Please use only letters and spaces 🔤'],
    ['Asha-Rao', 'Please use only letters and spaces 🔤'],
    ['Asha  Rao', 'Please use single spaces between words ✨'],
    ['A', "That's a pretty short name! 🤔"],
    ['कि', "That's a pretty short name! 🤔"],
    ['Al', 'fine'],
    ["Asha D'Souza", 'fine'],
    ['किरण', 'fine'],
    ['a'.repeat(100), 'fine'],
    ['a'.repeat(101), 'Please use at most 100 characters for your name'],
  ])('%j', (name, answer) => expect(said(checkAccountName(name))).toBe(answer));
});

describe('S1 §5 account forms: e-mail and password', () => {
  it('asks for an empty e-mail in its own words', () => {
    expect(said(checkAccountEmail(' '))).toBe("Don't forget your email! 📧");
    expect(said(checkAccountEmail('asha'))).toBe('Please enter a valid email address');
    expect(said(checkAccountEmail(' asha@example.com '))).toBe('fine');
  });

  it.each([
    [0, 'Please enter your password'],
    [5, 'Password must be at least 6 characters'],
    [6, 'fine'],
    [128, 'fine'],
    [129, 'Password must be at most 128 characters'],
  ])('takes a password of %i characters: %s', (length, answer) =>
    expect(said(checkPassword('x'.repeat(length)))).toBe(answer),
  );

  it('names the first field that is wrong', () => {
    const form = { name: 'Asha Rao', email: 'asha@example.com', password: 'secret', consentVersion };
    expect(checkRegisterForm(form)).toBeUndefined();
    expect(checkRegisterForm({ ...form, name: '' })?.field).toBe('name');
    expect(checkRegisterForm({ ...form, email: '' })?.field).toBe('email');
    expect(checkRegisterForm({ ...form, password: '12345' })?.field).toBe('password');
    expect(checkRegisterForm({ ...form, consentVersion: '' })?.field).toBe('consentVersion');
  });

  it('lets a short old password sign in, and never hashes an endless one', () => {
    expect(checkSignInForm({ email: 'asha@example.com', password: 'old' })).toBeUndefined();
    expect(said(checkSignInForm({ email: 'asha@example.com', password: '' }))).toBe(
      'Please enter your password',
    );
    expect(said(checkSignInForm({ email: 'asha@example.com', password: 'x'.repeat(129) }))).toBe(
      'Invalid email or password',
    );
  });

  it('asks for agreement to the notice in force', () => {
    expect(checkConsent(consentVersion)).toBeUndefined();
    expect(checkConsent('')?.code).toBe('consent-missing');
    expect(checkConsent('2020-01-01')?.code).toBe('consent-outdated');
  });
});

describe('S2 §5 §9 change password', () => {
  const form = { currentPassword: 'old', newPassword: 'secret', confirmPassword: 'secret' };

  it.each([
    [form, 'fine'],
    [{ ...form, currentPassword: '' }, 'Please enter your current password'],
    [{ ...form, newPassword: '' }, 'Please enter a new password'],
    [{ ...form, newPassword: '12345' }, 'Password must be at least 6 characters'],
    [{ ...form, confirmPassword: '' }, 'Please confirm your new password'],
    [{ ...form, confirmPassword: 'Secret' }, 'New passwords do not match'],
  ])('%j', (filled, answer) => expect(said(checkPasswordChangeForm(filled))).toBe(answer));

  it('holds for the reset page too', () => {
    expect(said(checkPasswordResetForm({ newPassword: 'secret', confirmPassword: 'other1' }))).toBe(
      'New passwords do not match',
    );
    expect(checkPasswordResetForm({ newPassword: 'secret', confirmPassword: 'secret' })).toBeUndefined();
  });
});

describe('account rules on any text', () => {
  it('never throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        checkAccountName(text);
        checkAccountEmail(text);
        checkPassword(text);
        checkConsent(text);
        checkPasswordChangeForm({ currentPassword: text, newPassword: text, confirmPassword: text });
      }),
    );
  });

  it('answer 100 kB of hostile text within 50 ms', () => {
    expect(
      slowestOnHostileText((text) => {
        checkAccountName(text);
        checkAccountEmail(text);
        checkPassword(text);
      }),
    ).toBeLessThan(50);
  });
});
