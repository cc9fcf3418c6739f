import { deviceOf } from '@kalam/domain/auth/device';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { formatTime } from '../format-time.ts';
import { accountQuery, type OwnAccount } from './account-query.ts';

type Session = OwnAccount['sessions'][number];

const useDeviceName = () => {
  const { t } = useLingui();
  return (device: string | null): string => {
    const { browser, system } = deviceOf(device);
    if (browser !== null && system !== null) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown browser`;
  };
};

/** Where this member is signed in; each can be ended, and all but this one at once. */
export const SessionsSection = ({ sessions }: { readonly sessions: readonly Session[] }) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const nameOf = useDeviceName();
  const list = useRef<HTMLUListElement>(null);
  const end = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? call('DELETE /api/admin/account/sessions')
        : call('DELETE /api/admin/account/sessions/:id', { params: { id } }),
    onSuccess: async (_, id) => {
      await client.invalidateQueries(accountQuery);
      showToast(id === undefined ? t`Every other session is signed out` : t`That session is signed out`, {
        tone: 'success',
      });
      // The button that was pressed is gone with its row.
      list.current?.focus();
    },
    onError: (error) => showToast(failureText(error, 'staff-session-end-failed'), { tone: 'danger' }),
  });
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t`Sessions`} className="divide-y divide-line">
        {sessions.map((session) => {
          const device = nameOf(session.device);
          const since = formatTime(session.signedInAt);
          const used = formatTime(session.lastUsedAt);
          return (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {device}
                  {session.isThisOne && (
                    <Badge tone="success">
                      <Trans>This session</Trans>
                    </Badge>
                  )}
                </p>
                <p className="text-14 text-muted">
                  <Trans>
                    Signed in {since}, last used {used}
                  </Trans>
                </p>
              </div>
              {!session.isThisOne && (
                <Button
                  look="secondary"
                  size="small"
                  aria-label={t`Sign out ${device}, signed in ${since}`}
                  busy={end.isPending && end.variables === session.id}
                  onClick={() => end.mutate(session.id)}
                >
                  <Trans>Sign out</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button
          look="secondary"
          className="mt-3"
          busy={end.isPending && end.variables === undefined}
          onClick={() => end.mutate(undefined)}
        >
          <Trans>Sign out all others</Trans>
        </Button>
      )}
    </>
  );
};
