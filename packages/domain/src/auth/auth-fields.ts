import { at, type Refusal, refuse } from '../refusal.ts';
import { hasAtLeast, hasMoreThan } from '../text/text-length.ts';
import { checkEmail } from './email-fields.ts';

/** S1 §5 sets the minima; the maxima are ours, so that no field is a way to make the server work. */
export const authLimits = { nameMin: 2, nameMax: 100, passwordMin: 6, passwordMax: 128 } as const;

/** Version of the notice a person agrees to at registration (Digital Personal Data Protection Act, 2023). */
export const consentVersion = '2026-11-17';

const nameCharacters = /^[\p{L}\p{M}\u200c-\u200d '’]+$/u;

/** The name on the register form and the display name of a profile (S1 §5 Account forms). */
export const checkAccountName = (text: string): Refusal | undefined => {
  const name = text.trim();
  if (name === '') return refuse('name-missing');
  if (!nameCharacters.test(name)) return refuse('name-characters');
  if (name.includes('  ')) return refuse('name-double-spaces');
  if (!hasAtLeast(name, authLimits.nameMin)) return refuse('name-short');
  if (hasMoreThan(name, authLimits.nameMax)) return refuse('name-long', { max: authLimits.nameMax });
  return undefined;
};

export const checkAccountEmail = (text: string): Refusal | undefined => {
  const email = text.trim();
  return email === '' ? refuse('email-missing') : checkEmail(email);
};

/** A password is measured as it is stored: what makes it strong is how much was typed, not how it would look. */
const checkPasswordLength = (password: string): Refusal | undefined => {
  if (password.length < authLimits.passwordMin)
    return refuse('password-short', { min: authLimits.passwordMin });
  if (password.length > authLimits.passwordMax)
    return refuse('password-long', { max: authLimits.passwordMax });
  return undefined;
};

/** A password being chosen, or typed to sign in. */
export const checkPassword = (password: string): Refusal | undefined =>
  password === '' ? refuse('password-missing') : checkPasswordLength(password);

export const checkConsent = (version: string): Refusal | undefined => {
  if (version === '') return refuse('consent-missing');
  return version === consentVersion ? undefined : refuse('consent-outdated');
};

const firstAt = (...checks: readonly (readonly [string, Refusal | undefined])[]): Refusal | undefined => {
  for (const [field, refusal] of checks) if (refusal) return at(field, refusal);
  return undefined;
};

export interface RegisterForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly consentVersion: string;
}

export const checkRegisterForm = (form: RegisterForm): Refusal | undefined =>
  firstAt(
    ['name', checkAccountName(form.name)],
    ['email', checkAccountEmail(form.email)],
    ['password', checkPassword(form.password)],
    ['consentVersion', checkConsent(form.consentVersion)],
  );

/** Sign-in of users and of staff: both required; an old password is never measured again, only its size capped. */
export const checkSignInForm = (form: {
  readonly email: string;
  readonly password: string;
}): Refusal | undefined =>
  firstAt(
    ['email', checkAccountEmail(form.email)],
    [
      'password',
      form.password === ''
        ? refuse('password-missing')
        : form.password.length > authLimits.passwordMax
          ? refuse('invalid-credentials')
          : undefined,
    ],
  );

const checkNewPassword = (password: string): Refusal | undefined =>
  password === '' ? refuse('new-password-missing') : checkPasswordLength(password);

/** S2 §5 Change password, as the server sees it (the confirmation never leaves the form). */
export const checkPasswordChange = (form: {
  readonly currentPassword: string;
  readonly newPassword: string;
}): Refusal | undefined =>
  firstAt(
    ['currentPassword', form.currentPassword === '' ? refuse('current-password-missing') : undefined],
    ['newPassword', checkNewPassword(form.newPassword)],
  );

/** The address is compared as it is stored. */
export const checkEmailChange = (form: {
  readonly newEmail: string;
  readonly password: string;
  readonly currentEmail: string;
}): Refusal | undefined =>
  firstAt(
    [
      'newEmail',
      checkAccountEmail(form.newEmail) ??
        (form.newEmail.trim().toLowerCase() === form.currentEmail ? refuse('email-change-same') : undefined),
    ],
    ['password', form.password === '' ? refuse('current-password-missing') : undefined],
  );

const checkConfirmation = (newPassword: string, confirmPassword: string): Refusal | undefined => {
  if (confirmPassword === '') return refuse('confirm-password-missing');
  return confirmPassword === newPassword ? undefined : refuse('new-passwords-differ');
};

export const checkPasswordChangeForm = (form: {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}): Refusal | undefined =>
  checkPasswordChange(form) ??
  firstAt(['confirmPassword', checkConfirmation(form.newPassword, form.confirmPassword)]);

/** The page behind a reset link. */
export const checkPasswordResetForm = (form: {
  readonly newPassword: string;
  readonly confirmPassword: string;
}): Refusal | undefined =>
  firstAt(
    ['newPassword', checkNewPassword(form.newPassword)],
    ['confirmPassword', checkConfirmation(form.newPassword, form.confirmPassword)],
  );
