import type { AttemptLimit } from '../http/attempt-limits.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/** Per address of a network they are loose: a mobile operator's thousands of customers share one. */
export const authAttemptLimits = {
  signInPerAccount: { name: 'sign-in account', most: 10, seconds: quarter, code: 'too-many-attempts' },
  signInPerNetwork: { name: 'sign-in network', most: 100, seconds: quarter, code: 'too-many-attempts' },
  staffSignInPerAccount: { name: 'staff account', most: 10, seconds: quarter, code: 'too-many-attempts' },
  staffSignInPerNetwork: { name: 'staff network', most: 50, seconds: quarter, code: 'too-many-attempts' },
  passwordCheck: { name: 'password check', most: 10, seconds: quarter, code: 'too-many-attempts' },
  signUpPerAccount: { name: 'sign-up account', most: 5, seconds: hour, code: 'too-many-requests' },
  signUpPerNetwork: { name: 'sign-up network', most: 60, seconds: hour, code: 'too-many-requests' },
  mailPerAccount: { name: 'mail account', most: 5, seconds: hour, code: 'too-many-requests' },
  mailPerNetwork: { name: 'mail network', most: 100, seconds: hour, code: 'too-many-requests' },
  linkPerNetwork: { name: 'link network', most: 100, seconds: hour, code: 'too-many-requests' },
} as const satisfies Record<string, AttemptLimit>;
