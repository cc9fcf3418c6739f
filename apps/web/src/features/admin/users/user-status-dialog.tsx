import { messageText } from '@kalam/domain/message-catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { refreshList } from '../list/list-query.ts';

export type AdminUser = ReplyOf<'GET /api/admin/users'>['users'][number];

interface StatusDialogProps {
  readonly user: AdminUser;
  /** With the user as the server left it. */
  readonly onChanged: (user: AdminUser) => void;
  readonly onClose: () => void;
}

/** Suspend or Activate (S2 §4), with what it does before it is done. */
export const StatusDialog = ({ user, onChanged, onClose }: StatusDialogProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const suspends = user.status === 'active';
  const { email } = user;
  const change = useMutation({
    mutationFn: () =>
      call('PATCH /api/admin/users/:id', {
        params: { id: user.uid },
        body: { status: suspends ? 'suspended' : 'active' },
      }),
    onSuccess: (reply) => {
      onChanged(reply.user);
      void refreshList(client, 'audit');
      showToast(suspends ? t`${email} is suspended` : t`${email} is active again`, { tone: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={suspends ? <Trans>Suspend this user?</Trans> : <Trans>Activate this user?</Trans>}
      confirm={suspends ? <Trans>Suspend</Trans> : <Trans>Activate</Trans>}
      danger={suspends}
      busy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <div className="space-y-3">
        <FormError>{change.isError ? failureText(change.error, 'user-status-failed') : undefined}</FormError>
        <p className="break-words font-medium">
          {user.displayName} <span className="block font-normal text-14 text-muted">{email}</span>
        </p>
        {suspends ? (
          <>
            <p>
              <Trans>They are signed out everywhere at once. When they try to sign in, they read:</Trans>
            </p>
            <blockquote className="border-marigold border-l-3 pl-3">
              {messageText({ code: 'account-suspended' })}
            </blockquote>
            <p className="text-14 text-muted">
              <Trans>Resumes and orders are kept. A plan still ends on its day.</Trans>
            </p>
          </>
        ) : (
          <p>
            <Trans>They can sign in again and find their resumes and orders as they left them.</Trans>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
};
