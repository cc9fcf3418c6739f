import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SignOutIcon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx';

type Session = ReplyOf<'GET /api/auth/sessions'>['sessions'][number];

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await call('GET /api/auth/sessions')).sessions,
  staleTime: 0,
});

const useDeviceName = () => {
  const { t } = useLingui();
  return ({ browser, system }: Session): string => {
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`A browser we do not know`;
  };
};

interface RowProps {
  readonly session: Session;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const SessionRow = ({ session, busy, onEnd }: RowProps) => {
  const { t, i18n } = useLingui();
  const device = useDeviceName()(session);
  const used = i18n.date(new Date(session.lastUsedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {device}
          {session.isThis && (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="text-14 text-muted">
          <Trans>Last used {used}</Trans>
        </p>
      </div>
      {!session.isThis && (
        <Button size="small" look="secondary" busy={busy} aria-label={t`Sign out: ${device}`} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
};

/** Where the account is signed in, and the ways to end that. */
export const Sessions = () => {
  const { t } = useLingui();
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const nameOf = useDeviceName();
  const list = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState<string>();
  const [everywhere, setEverywhere] = useState(false);
  const end = async (what: string, work: () => Promise<unknown>, said: string) => {
    setEnding(what);
    try {
      await work();
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      showToast(said, { tone: 'success' });
      // What was pressed is gone.
      list.current?.focus();
    } catch (failure) {
      showToast(failureText(failure, 'sign-out-failed'), { tone: 'danger' });
    }
    setEnding(undefined);
  };
  const endOne = (session: Session) => {
    const device = nameOf(session);
    return end(
      session.id,
      () => call('DELETE /api/auth/sessions/:id', { params: { id: session.id } }),
      t`Signed out: ${device}`,
    );
  };
  if (sessions.isPending) {
    return (
      <div aria-busy="true" className="space-y-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    );
  }
  return (
    <>
      {sessions.data ? (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t`Where you are signed in`}
          className="divide-y divide-line outline-none"
        >
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() => void endOne(session)}
            />
          ))}
        </ul>
      ) : (
        <Banner
          tone="danger"
          alert
          action={
            <Button size="small" look="secondary" onClick={() => void sessions.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {failureText(sessions.error, 'unexpected-error')}
        </Banner>
      )}
      <div className="mt-2 flex flex-wrap gap-3 border-line border-t pt-4">
        {sessions.data && sessions.data.length > 1 && (
          <Button
            size="small"
            look="secondary"
            busy={ending === 'others'}
            onClick={() =>
              void end(
                'others',
                () => call('POST /api/auth/revoke-other-sessions'),
                t`Signed out everywhere else`,
              )
            }
          >
            <Trans>Sign out everywhere else</Trans>
          </Button>
        )}
        <Button size="small" look="secondary" icon={SignOutIcon} onClick={() => setEverywhere(true)}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </div>
      {everywhere && <SignOutEverywhereDialog onClose={() => setEverywhere(false)} />}
    </>
  );
};
