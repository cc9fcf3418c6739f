import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Refused } from '../../api/call.ts';
import { sessionQuery } from '../auth/session.ts';

/** A session that ended by itself is noticed at the first answer that says so, and the sign-in prompt follows. */
export const useEndedSession = (failure: unknown): void => {
  const client = useQueryClient();
  const ended = failure instanceof Refused && failure.status === 401;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [ended, client]);
};
