import { verificationMs } from '@kalam/domain/auth/verification-link';

/** The address this tab last tried to sign in with before it was verified; there is no session then (decisions 30). */
const key = 'unverified-email';
const registrationKey = 'registration';

/** By its token this tab can ask whether the address has been verified. */
export interface Registration {
  readonly email: string;
  readonly token: string;
  readonly until: number;
}

export const rememberUnverified = (email: string): void => sessionStorage.setItem(key, email);

export const rememberRegistration = (email: string, token: string): void => {
  rememberUnverified(email);
  const registration: Registration = { email, token, until: Date.now() + verificationMs };
  sessionStorage.setItem(registrationKey, JSON.stringify(registration));
};

export const forgetUnverified = (): void => {
  sessionStorage.removeItem(key);
  sessionStorage.removeItem(registrationKey);
};

export const unverifiedEmail = (): string | undefined => sessionStorage.getItem(key) ?? undefined;

export const openRegistration = (): Registration | undefined => {
  const kept = sessionStorage.getItem(registrationKey);
  const registration: Registration | undefined = kept === null ? undefined : JSON.parse(kept);
  return registration && registration.until > Date.now() ? registration : undefined;
};
