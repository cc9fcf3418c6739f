import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';

const pauseBeforeAsking = 200;
const fewestLetters = 2;

/** People for what is typed, asked for when typing pauses. */
export const useFoundPeople = (text: string) => {
  const wanted = text.trim();
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), pauseBeforeAsking);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isLongEnough = wanted.length >= fewestLetters;
  const found = useQuery({
    queryKey: ['admin', 'find', search],
    queryFn: () => call('GET /api/admin/people/find', { query: { search } }),
    enabled: isLongEnough && search.length >= fewestLetters,
    placeholderData: keepPreviousData,
    ...failWhenOffline,
  });
  return {
    people: isLongEnough ? (found.data?.people ?? []) : [],
    searching: isLongEnough && (search !== wanted || found.isFetching),
    failed: isLongEnough && found.isError ? found.error : undefined,
  };
};
