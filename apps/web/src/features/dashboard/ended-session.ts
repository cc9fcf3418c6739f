import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { sessionQuery } from '../../account/session.ts';
import { watchSignedOut } from '../../platform/api/call.ts';

/** Asks whether the session still lasts; when it does not, the sign-in prompt follows, with the way back (S2 §2). */
export const useSessionCheck = (): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: sessionQuery.queryKey }), [client]);
};

/** A session that ended by itself is noticed at the first answer that says so, whatever was asked. */
export const useEndedSession = (): void => {
  const check = useSessionCheck();
  useEffect(() => watchSignedOut(check), [check]);
};
