import { QueryClient } from '@tanstack/react-query';
import { Refused } from './call.ts';

/** An answer is an answer: only silence and a server in trouble are worth asking again. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof Refused && (error.status === 0 || error.status >= 500);

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, retryDelay: (failures) => 400 * 2 ** failures },
      mutations: { retry: false },
    },
  });

/** A lost connection is said at once instead of waiting in silence, and everything is asked again when it is back. */
export const failWhenOffline = { networkMode: 'always', refetchOnReconnect: 'always' } as const;
