import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { formatTime } from '../format-time.ts';
import { useRoleWords } from './role-words.ts';
import { type Invitation, staffQuery } from './staff-query.ts';

const SendAgain = ({ invitation: { id, email } }: { readonly invitation: Invitation }) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () => call('POST /api/admin/staff-invitations/:id/send', { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries(staffQuery);
      showToast(t`Invitation sent to ${email}`, { tone: 'success' });
    },
    onError: (error) => showToast(failureText(error, 'staff-invite-failed'), { tone: 'danger' }),
  });
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={t`Send the invitation of ${email} again`}
      busy={send.isPending}
      onClick={() => send.mutate()}
    >
      <Trans>Send again</Trans>
    </Button>
  );
};

interface InvitationsListProps {
  readonly invitations: readonly Invitation[];
  readonly onWithdraw: (invitation: Invitation) => void;
}

export const InvitationsList = ({ invitations, onWithdraw }: InvitationsListProps) => {
  const { t } = useLingui();
  const roles = useRoleWords();
  return (
    <ul
      aria-label={t`Invitations`}
      className="divide-y divide-line rounded-base border border-line bg-surface"
    >
      {invitations.map((invitation) => {
        const { id, email, role, expiresAt } = invitation;
        const isOver = Date.parse(expiresAt) <= Date.now();
        const until = formatTime(expiresAt);
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
            <div className="min-w-0">
              <p className="break-all font-medium">{email}</p>
              <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
                {roles[role].name} ·{' '}
                {isOver ? (
                  <Badge tone="warning">
                    <Trans>Expired</Trans>
                  </Badge>
                ) : (
                  <Trans>works until {until}</Trans>
                )}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <SendAgain invitation={invitation} />
              <Button
                look="quiet"
                size="small"
                aria-label={t`Withdraw the invitation of ${email}`}
                onClick={() => onWithdraw(invitation)}
              >
                <Trans>Withdraw</Trans>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
