import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../account/session.ts';
import { whenIdle } from '../../platform/loading/when-idle.ts';
import type { OwnWords } from '../../resume/designs/own-words.ts';
import { mayHaveJournal } from '../../resume/journal/journal-name.ts';

/** What the person has written, once the page is there; nothing is fetched for a visitor who has written nothing. */
export const useOwnWords = (): OwnWords | undefined => {
  const client = useQueryClient();
  const { data: user, isLoading } = useSession();
  const { data } = useQuery({
    queryKey: ['own-words', user?.id],
    queryFn: async () => {
      await new Promise<void>((resolve) => whenIdle(resolve));
      if (!user && !(await mayHaveJournal())) return null;
      const { findOwnWords } = await import('./find-own-words.ts');
      return findOwnWords(client, Boolean(user));
    },
    enabled: !isLoading,
    // Work goes on elsewhere between two visits; a gallery without it is whole, too.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  return data ?? undefined;
};
