import { useSyncExternalStore } from 'react';

/** S1 §4: the modes of the sign-in dialog. */
export type SignInMode = 'login' | 'register' | 'reset';

export interface SignInPrompt {
  readonly mode: SignInMode;
  /** Where to go after signing in; without it the visitor stays where they are. */
  readonly returnPath?: string | undefined;
  readonly email?: string | undefined;
  /** Somebody signed in in another tab while this was open: what to do here instead of going to the path. */
  readonly onElsewhere?: (() => void) | undefined;
}

let prompt: SignInPrompt | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const change = (next: SignInPrompt | undefined) => {
  prompt = next;
  for (const listener of listeners) listener();
};

/** Opens the sign-in dialog over whatever is on screen. */
export const openSignIn = (asked: Partial<SignInPrompt> = {}): void => change({ mode: 'login', ...asked });
export const closeSignIn = (): void => change(undefined);

/** Closes the dialog and gives what it was for; undefined when none was open. */
export const takeSignIn = (): SignInPrompt | undefined => {
  const taken = prompt;
  if (taken) change(undefined);
  return taken;
};

export const useSignInPrompt = (): SignInPrompt | undefined =>
  useSyncExternalStore(
    subscribe,
    () => prompt,
    () => undefined,
  );
