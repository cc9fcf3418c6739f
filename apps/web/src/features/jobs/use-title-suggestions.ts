import { fallbackTitles } from '@kalam/domain/jobs/job-suggestions';
import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../platform/api/call.ts';
import { suggestionsQuery } from './job-queries.ts';

export interface TitleSuggestions {
  readonly titles: readonly string[];
  readonly source: ReplyOf<'GET /api/jobs/suggestions'>['source'] | undefined;
  readonly loading: boolean;
  /** They could not be had; the fallback titles stand in (S2 §8). */
  readonly failed: boolean;
}

export const useTitleSuggestions = (): TitleSuggestions => {
  const { data, isError, isPending } = useQuery(suggestionsQuery);
  return {
    titles: data?.titles ?? (isError ? fallbackTitles : []),
    source: data?.source,
    loading: isPending,
    failed: data === undefined ? isError : data.source === 'fallback',
  };
};
