import { sharedValue } from '../platform/shared-value.ts';

/** S1 §4: the modes of the sign-in dialog. */
export type SignInMode = 'login' | 'register' | 'reset';

export interface SignInPrompt {
  readonly mode: SignInMode;
  /** Where to go after signing in; without it the visitor stays where they are. */
  readonly returnPath?: string | undefined;
  readonly email?: string | undefined;
  /** The address has just been verified: only the password is missing. */
  readonly verified?: boolean | undefined;
  /** Somebody signed in in another tab while this was open: what to do here instead of going to the path. */
  readonly onElsewhere?: (() => void) | undefined;
}

const prompt = sharedValue<SignInPrompt>();

/** Opens the sign-in dialog over whatever is on screen. */
export const openSignIn = (asked: Partial<SignInPrompt> = {}): void =>
  prompt.set({ mode: 'login', ...asked });
export const closeSignIn = (): void => prompt.set(undefined);

/** Closes the dialog and gives what it was for; undefined when none was open. */
export const takeSignIn = (): SignInPrompt | undefined => {
  const taken = prompt.get();
  prompt.set(undefined);
  return taken;
};

export const useSignInPrompt = prompt.use;
