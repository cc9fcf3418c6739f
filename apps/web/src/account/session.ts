import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { call, type ReplyOf } from '../platform/api/call.ts';
import { useAlive } from '../platform/loading/use-alive.ts';
import { takeSignIn } from './sign-in-prompt.ts';
import { clearKeptWork } from './sign-out-steps.ts';
import { forgetUnverified } from './unverified-email.ts';

export type User = NonNullable<ReplyOf<'GET /api/auth/get-session'>['user']>;

const sessionKey = ['session'] as const;

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async () => (await call('GET /api/auth/get-session')).user,
  staleTime: 60_000,
});

/** Read by before-paint.js, which keeps the header still while the session is asked for. */
const hint = 'signed-in';

/** Somebody was signed in when this page was left; the session itself may have ended since. */
export const hintsSignedIn = (): boolean => localStorage.getItem(hint) !== null;

/** S1 §4: any change to signed-out clears session and local storage. */
const clearStorage = () => {
  sessionStorage.clear();
  localStorage.clear();
  delete document.documentElement.dataset.signedIn;
};

const known = (user: User | null): User | null | undefined => user;
const notYet = (): User | null | undefined => undefined;

/** Undefined until known, null for a visitor without an account. */
export const useSession = () => useQuery({ ...sessionQuery, select: useAlive() ? known : notYet });

type News = 'signed-in' | 'signed-out';
const channelName = 'kalam-session';

/** Tells every other open tab. */
const notifyTabs = (news: News): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
};

export const becomeSignedIn = (client: QueryClient, user: User): void => {
  forgetUnverified();
  leaving = false;
  client.setQueryData(sessionKey, user);
  notifyTabs('signed-in');
};

/** Someone who chose to sign out is sent home, and not asked to sign in. */
let leaving = false;
export const isLeaving = (): boolean => leaving;
export const hasLeft = (): void => {
  leaving = false;
};

const becomeSignedOut = (client: QueryClient): void => {
  clearStorage();
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] && queryKey[0] !== 'admin-session',
  });
  client.setQueryData(sessionKey, null);
};

/** Leaves by a call that ends the session. Rejects, and changes nothing, when the server did not hear of it. */
export const useLeave = () => {
  const client = useQueryClient();
  return useCallback(
    async (end: () => Promise<unknown>) => {
      await end();
      await clearKeptWork();
      leaving = true;
      becomeSignedOut(client);
      notifyTabs('signed-out');
    },
    [client],
  );
};

/** Ends the session here and in every open tab. */
export const useSignOut = () => {
  const leave = useLeave();
  return useCallback(() => leave(() => call('POST /api/auth/sign-out')), [leave]);
};

/** The account was changed here; every other tab asks anew. */
export const putUser = (client: QueryClient, user: User): void => {
  client.setQueryData(sessionKey, user);
  notifyTabs('signed-in');
};

/** Mounted once: follows other tabs, and treats a session that ended by itself like a sign-out (the journal stays). */
export const useSessionFollower = (): void => {
  const client = useQueryClient();
  const { data: user, isError } = useSession();
  const navigate = useNavigate();
  /** Signed in elsewhere: a dialog that asks for it here has its answer. */
  const follow = useEffectEvent(async () => {
    await client.invalidateQueries({ queryKey: sessionKey });
    if (!client.getQueryData(sessionKey)) return;
    forgetUnverified();
    const asked = takeSignIn();
    if (asked?.onElsewhere) asked.onElsewhere();
    else if (asked?.returnPath !== undefined) await navigate(asked.returnPath);
  });
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data === 'signed-out') {
        leaving = true;
        becomeSignedOut(client);
      } else void follow();
    };
    return () => channel.close();
  }, [client]);
  useEffect(() => {
    if (user) localStorage.setItem(hint, '1');
    else if (user === null && localStorage.getItem(hint) !== null) becomeSignedOut(client);
    else if (isError) delete document.documentElement.dataset.signedIn;
  }, [user, isError, client]);
};
