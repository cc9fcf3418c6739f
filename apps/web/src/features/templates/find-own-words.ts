import type { QueryClient } from '@tanstack/react-query';
import { type OwnWords, wordsOfDraft } from '../../resume/designs/own-words.ts';
import { drawable } from '../../resume/drawable.ts';
import { unfinishedDrafts } from '../../resume/journal/journal.ts';
import { contentsQuery, resumesQuery } from '../../resume/resume-queries.ts';

/** The work on this device that was last written, else the resume last saved to the account. */
export const findOwnWords = async (client: QueryClient, isSignedIn: boolean): Promise<OwnWords | null> => {
  const [unfinished] = await unfinishedDrafts();
  if (unfinished) return wordsOfDraft(unfinished.draft);
  if (!isSignedIn) return null;
  const cards = await client.ensureQueryData(resumesQuery);
  const [last] = [...cards].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  if (!last) return null;
  return { data: drawable(await client.ensureQueryData(contentsQuery(last))), formatting: last.formatting };
};
