import type { AttemptLimit, AttemptLimits } from '../limits/attempt-limits.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

interface SignInLimits {
  readonly perNetwork: AttemptLimit;
  readonly perAccountAndNetwork: AttemptLimit;
  readonly perAccount: AttemptLimit;
}

/**
 * Wrong passwords close an account to the network they came from, so that a stranger cannot lock its owner out. Over
 * all networks the limit is far looser: it is there for guesses that come from many.
 */
export const signInLimits = {
  users: {
    perNetwork: { name: 'sign-in network', most: 100, seconds: quarter, code: 'too-many-attempts' },
    perAccountAndNetwork: { name: 'sign-in both', most: 10, seconds: quarter, code: 'too-many-attempts' },
    perAccount: { name: 'sign-in account', most: 100, seconds: quarter, code: 'too-many-attempts' },
  },
  staff: {
    perNetwork: { name: 'staff network', most: 50, seconds: quarter, code: 'too-many-attempts' },
    perAccountAndNetwork: { name: 'staff both', most: 10, seconds: quarter, code: 'too-many-attempts' },
    perAccount: { name: 'staff account', most: 100, seconds: quarter, code: 'too-many-attempts' },
  },
} as const satisfies Record<string, SignInLimits>;

const both = (account: string, network: string): string => `${account}\n${network}`;

/** The narrow limit before the wide one: what it refuses adds nothing, and one network cannot use the wide one up. */
export const countSignIn = async (
  attempts: AttemptLimits,
  limits: SignInLimits,
  account: string,
  network: string,
): Promise<void> => {
  await attempts.count(limits.perNetwork, network);
  await attempts.count(limits.perAccountAndNetwork, both(account, network));
  await attempts.count(limits.perAccount, account);
};

export const forgetSignIns = async (
  attempts: AttemptLimits,
  limits: SignInLimits,
  account: string,
  network: string,
): Promise<void> => {
  await attempts.forget(limits.perAccountAndNetwork, both(account, network));
  await attempts.forget(limits.perAccount, account);
};

/** Per address of a network they are loose: a mobile operator's thousands of customers share one. */
export const authAttemptLimits = {
  passwordCheck: { name: 'password check', most: 10, seconds: quarter, code: 'too-many-attempts' },
  signUpPerAccount: { name: 'sign-up account', most: 5, seconds: hour, code: 'too-many-requests' },
  signUpPerNetwork: { name: 'sign-up network', most: 200, seconds: hour, code: 'too-many-requests' },
  mailPerAccount: { name: 'mail account', most: 5, seconds: hour, code: 'too-many-requests' },
  mailPerNetwork: { name: 'mail network', most: 100, seconds: hour, code: 'too-many-requests' },
  linkPerNetwork: { name: 'link network', most: 100, seconds: hour, code: 'too-many-requests' },
} as const satisfies Record<string, AttemptLimit>;
