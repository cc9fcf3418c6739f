/** The address this tab last tried to sign in with before it was verified; there is no session then (decisions 30). */
const key = 'unverified-email';

export const rememberUnverified = (email: string): void => sessionStorage.setItem(key, email);
export const forgetUnverified = (): void => sessionStorage.removeItem(key);
export const unverifiedEmail = (): string | undefined => sessionStorage.getItem(key) ?? undefined;
