import { QueryClient } from '@tanstack/react-query';
import { Refused } from './call.ts';

/** Asks again when the server could not be reached or failed (5xx); any other answer is final. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof Refused && (error.status === 0 || error.status >= 500);

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, retryDelay: (failures) => 400 * 2 ** failures },
      mutations: { retry: false },
    },
  });

/** Without a connection a query fails at once, so that the page can say so; all of them run again when it is back. */
export const failWhenOffline = { networkMode: 'always', refetchOnReconnect: 'always' } as const;
