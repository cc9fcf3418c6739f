import { type Refusal, refuse } from '../../refusal.ts';
import type { StaffRole } from '../permissions.ts';
import { needsSecondFactor } from './staff-rules.ts';

/** Whether a member's sign-in asks for a code: yes, no, or no although it must. */
export const secondFactorStates = ['on', 'off', 'required'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

export const secondFactorOf = (
  isOn: boolean,
  role: StaffRole | null,
  onLoopback: boolean,
): SecondFactorState => {
  if (isOn) return 'on';
  return role !== null && needsSecondFactor(role, onLoopback) ? 'required' : 'off';
};

/** Without letters and digits that look alike on paper. */
export const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
export const recoveryCodes = { count: 10, half: 5 } as const;

export type TypedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

const appDigits = /^\d{6}$/;
const recovery = /^[a-z\d]{10}$/;

/** People type a code with spaces, hyphens and capitals of their own. */
export const readTypedCode = (typed: string): TypedCode | undefined => {
  const plain = typed.replace(/[\s-]+/g, '').toLowerCase();
  if (appDigits.test(plain)) return { kind: 'app', code: plain };
  if (!recovery.test(plain)) return undefined;
  return {
    kind: 'recovery',
    code: `${plain.slice(0, recoveryCodes.half)}-${plain.slice(recoveryCodes.half)}`,
  };
};

export const checkSignInCode = (typed: string): Refusal | undefined => {
  if (typed.trim() === '') return refuse('second-factor-code-missing');
  return readTypedCode(typed) === undefined ? refuse('second-factor-code-form') : undefined;
};

/** Only the app's own code shows that the app was set up. */
export const checkAppCode = (typed: string): Refusal | undefined => {
  if (typed.trim() === '') return refuse('second-factor-code-missing');
  return readTypedCode(typed)?.kind === 'app' ? undefined : refuse('second-factor-app-code-form');
};

/** The secret in groups of four, for whoever types it instead of holding up a camera. */
export const secretInGroups = (uri: string): string => {
  const secret = /[?&]secret=([A-Z2-7]+)/.exec(uri)?.[1] ?? '';
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
};
