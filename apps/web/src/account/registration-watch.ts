import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { call } from '../platform/api/call.ts';
import { showToast } from '../ui/toasts/toast.ts';
import { openSignIn } from './sign-in-prompt.ts';
import { forgetUnverified, openRegistration } from './unverified-email.ts';

const firstPauseMs = 3000;
const longestPauseMs = 60_000;

/** Often at first, while the mail is being opened; later a tab left open costs next to nothing. */
export const nextPause = (pause: number): number => Math.min(pause * 1.5, longestPauseMs);

/** True when it leads on to the password by itself. */
type Handler = (email: string) => boolean;
const handlers = new Set<Handler>();

/** For what is on screen and waits for the verification; the last to come is asked first. */
export const onVerified = (handler: Handler): (() => void) => {
  handlers.add(handler);
  watchRegistration();
  return () => handlers.delete(handler);
};

const leadOn = (email: string): void => {
  forgetUnverified();
  if ([...handlers].reverse().some((handler) => handler(email))) return;
  // Nobody who is typing is interrupted.
  showToast(i18n._(msg`Your address is verified. You can sign in now.`), {
    tone: 'success',
    lasts: 60_000,
    stays: true,
    action: {
      label: i18n._(msg`Sign In`),
      run: () => openSignIn({ email, returnPath: '/dashboard', verified: true }),
    },
  });
};

let watched: string | undefined;

/**
 * Learns that the address this tab registered was verified, wherever that was, and asks for the password here: a
 * verification elsewhere gives no session. Asks while the tab is seen, and at once when somebody comes back to it.
 */
export const watchRegistration = (): void => {
  const token = openRegistration()?.token;
  if (token === undefined || token === watched) return;
  watched = token;
  let pause = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', comeBack);
    window.removeEventListener('focus', comeBack);
  };
  const ask = async () => {
    clearTimeout(timer);
    if (asking || document.visibilityState === 'hidden') return;
    const registration = openRegistration();
    // Signed in, over, or registered anew, which is watched by itself.
    if (registration?.token !== token) return stop();
    asking = true;
    const answer = await call('POST /api/auth/registration-state', { body: { token } }).catch(
      () => undefined,
    );
    asking = false;
    if (openRegistration()?.token !== token) return stop();
    if (answer?.verified) {
      stop();
      leadOn(registration.email);
      return;
    }
    timer = setTimeout(() => void ask(), pause);
    pause = nextPause(pause);
  };
  const comeBack = () => {
    pause = firstPauseMs;
    void ask();
  };
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('focus', comeBack);
  timer = setTimeout(() => void ask(), pause);
};
