import type { QueryClient } from '@tanstack/react-query';
import { hintsSignedIn, sessionQuery } from '../../account/session.ts';
import { subscriptionQuery } from '../../account/subscription.ts';
import { dropEarlyAnswers } from '../../platform/api/early-answers.ts';
import { resumesQuery } from '../../resume/resume-queries.ts';

/** On a slow network the page starts without the answers. */
const longestWait = 1500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const prefetch = async (client: QueryClient): Promise<void> => {
  const list = () => [client.prefetchQuery(resumesQuery), client.prefetchQuery(subscriptionQuery)];
  const session = client.prefetchQuery(sessionQuery);
  if (hintsSignedIn()) await Promise.all([session, ...list()]);
  else {
    await session;
    if (client.getQueryData(sessionQuery.queryKey)) await Promise.all(list());
  }
};

/**
 * Asks for everything My Resumes shows before its screen is drawn, the list together with the session instead of after
 * it. True when all of it came, or when it is known that another page comes instead: it is then drawn once, as it will
 * be, and not first as the waiting one that was prerendered.
 */
export const prefetchDashboard = async (client: QueryClient, pathname: string): Promise<boolean> => {
  if (pathname !== '/dashboard' || !navigator.onLine) return false;
  await Promise.race([prefetch(client), pause(longestWait)]);
  dropEarlyAnswers();
  const session = client.getQueryState(sessionQuery.queryKey);
  if (session?.status === 'error') return true;
  const lists = [resumesQuery.queryKey, subscriptionQuery.queryKey];
  return session?.data
    ? lists.every((key) => client.getQueryData(key) !== undefined)
    : session?.data === null;
};
