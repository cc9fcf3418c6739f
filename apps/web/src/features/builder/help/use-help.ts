import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Help, helpQuery } from '../../../account/help-query.ts';
import { useSession } from '../../../account/session.ts';
import { call } from '../../../platform/api/call.ts';
import { useOnline } from '../../../platform/online.ts';

/** Which service may rewrite now. Without an answer the advice on the device does what it can. */
export const useHelp = () => {
  const client = useQueryClient();
  const userId = useSession().data?.id;
  const isOnline = useOnline();
  const query = helpQuery(userId);
  const { data } = useQuery({ ...query, enabled: isOnline });
  const leaving = useRef<Promise<unknown>>(undefined);
  const put = (help: Help) => client.setQueryData(query.queryKey, help);
  return {
    help: isOnline ? data : undefined,
    isOnline,
    /** The same, once the answer that is under way is there; undefined where none can come. */
    learn: async (): Promise<Help | undefined> =>
      isOnline ? client.ensureQueryData(query).catch(() => undefined) : undefined,
    agree: async (service: string) => {
      await leaving.current;
      put((await call('PUT /api/help/consent', { body: { service } })).help);
    },
    /** From the press on: what is wished before the server has answered is not sent on the old agreement. */
    withdraw: async () => {
      const known = client.getQueryData(query.queryKey);
      if (known) put({ ...known, consentedAt: null, blockedBy: 'help-needs-consent' });
      const answer = call('DELETE /api/help/consent');
      leaving.current = answer.catch(() => undefined);
      try {
        put((await answer).help);
      } catch (error) {
        if (known) put(known);
        throw error;
      }
    },
    /** At none the server is asked why, in its own words. */
    putRemaining: (remaining: number) => {
      // What was known when the question was asked may be older than the agreement.
      if (remaining > 0) client.setQueryData(query.queryKey, (known) => known && { ...known, remaining });
      else void client.invalidateQueries({ queryKey: query.queryKey });
    },
    askAgain: () => client.invalidateQueries({ queryKey: query.queryKey }),
  };
};
