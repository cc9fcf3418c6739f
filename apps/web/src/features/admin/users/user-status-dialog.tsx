import { checkSuspensionReason } from '@kalam/domain/admin/person';
import { messageText } from '@kalam/domain/message-catalogue';
import { staffReasonMax } from '@kalam/domain/payments/order-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call, Refused, type ReplyOf } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { refreshList } from '../list/list-query.ts';

export type AdminUser = ReplyOf<'GET /api/admin/users'>['users'][number];

interface StatusDialogProps {
  readonly user: AdminUser;
  /** With the user as the server left it. */
  readonly onChanged?: (user: AdminUser) => void;
  readonly onClose: () => void;
}

/** What they read at sign-in: the specified words, and below them the reason. */
const WhatTheyRead = ({ reason }: { readonly reason: string }) => (
  <div className="text-14">
    <p>
      <Trans>
        They are signed out everywhere at once and get a mail. When they try to sign in, they read:
      </Trans>
    </p>
    <blockquote className="mt-2 border-marigold border-l-3 pl-3">
      {messageText({ code: 'account-suspended' })}
      {reason !== '' && (
        <span className="block whitespace-pre-wrap break-words">
          <Trans>Reason: {reason}</Trans>
        </span>
      )}
    </blockquote>
    <p className="mt-2 text-muted">
      <Trans>Resumes and orders are kept. A plan still ends on its day.</Trans>
    </p>
  </div>
);

const useStatusChange = ({ user, onChanged, onClose }: StatusDialogProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const suspends = user.status === 'active';
  const { email } = user;
  return useMutation({
    mutationFn: (reason: string) =>
      call('PATCH /api/admin/users/:id', {
        params: { id: user.uid },
        body: suspends ? { status: 'suspended', reason } : { status: 'active' },
      }),
    onSuccess: (reply) => {
      onChanged?.(reply.user);
      void refreshList(client, 'person');
      void refreshList(client, 'audit');
      showToast(suspends ? t`${email} is suspended` : t`${email} is active again`, { tone: 'success' });
      onClose();
    },
  });
};

/** Suspend or Activate (S2 §4), with what it does before it is done. */
export const StatusDialog = (props: StatusDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState(false);
  const change = useStatusChange(props);
  const { user, onClose } = props;
  const suspends = user.status === 'active';
  const refusal = pressed && suspends ? checkSuspensionReason(reason) : undefined;
  const answered =
    change.error instanceof Refused && change.error.field === 'reason' ? change.error : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    setPressed(true);
    if (suspends && checkSuspensionReason(reason)) field.current?.focus();
    else change.mutate(reason.trim());
  };
  return (
    <Dialog
      title={suspends ? <Trans>Suspend this user?</Trans> : <Trans>Activate this user?</Trans>}
      description={
        <>
          {user.displayName}
          <span className="block break-all text-14">{user.email}</span>
        </>
      }
      onClose={onClose}
      closable={!change.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={change.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            look={suspends ? 'danger' : 'primary'}
            busy={change.isPending}
            data-first-focus={!suspends || undefined}
          >
            {suspends ? <Trans>Suspend</Trans> : <Trans>Activate</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <FormError>
          {change.isError && answered === undefined
            ? failureText(change.error, 'user-status-failed')
            : undefined}
        </FormError>
        {suspends ? (
          <>
            <TextArea
              ref={field}
              label={t`Reason`}
              hint={t`The person reads it.`}
              rows={2}
              data-first-focus
              value={reason}
              count={reason.trim().length}
              max={staffReasonMax}
              error={refusal ? messageText(refusal) : answered?.error}
              onChange={({ target }) => setReason(target.value)}
            />
            <WhatTheyRead reason={reason.trim()} />
          </>
        ) : (
          <p>
            <Trans>They can sign in again and find their resumes and orders as they left them.</Trans>
          </p>
        )}
      </form>
    </Dialog>
  );
};
