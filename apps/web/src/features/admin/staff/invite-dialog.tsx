import type { StaffRole } from '@kalam/domain/admin/permissions';
import { checkInvitation } from '@kalam/domain/admin/staff/staff-rules';
import { messageText } from '@kalam/domain/message-catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call, Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { emailInput, TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { refreshList } from '../list/list-query.ts';
import { RoleChoice } from './role-choice.tsx';
import { staffQuery } from './staff-query.ts';

/** An address and a role; the person chooses name and password behind the link. */
export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const formId = useId();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole | ''>('');
  const [pressed, setPressed] = useState(false);
  const send = useMutation({
    mutationFn: () => call('POST /api/admin/staff-invitations', { body: { email: email.trim(), role } }),
    onSuccess: ({ invitation }) => {
      const { email: address } = invitation;
      void client.invalidateQueries(staffQuery);
      void refreshList(client, 'audit');
      showToast(t`Invitation sent to ${address}`, { tone: 'success' });
      onClose();
    },
  });
  const refusal = pressed ? checkInvitation({ email, role }) : undefined;
  const answered = send.error instanceof Refused ? send.error : undefined;
  const errorAt = (field: 'email' | 'role'): string | undefined => {
    if (refusal) return refusal.field === field ? messageText(refusal) : undefined;
    return answered?.field === field ? answered.error : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    setPressed(true);
    const wrong = checkInvitation({ email, role });
    if (wrong === undefined) return send.mutate();
    form.current
      ?.querySelector<HTMLElement>(wrong.field === 'email' ? 'input[type=email]' : 'input[type=radio]')
      ?.focus();
  };
  return (
    <Dialog
      title={<Trans>Invite to the staff</Trans>}
      description={<Trans>They get a link by mail, good for 7 days, and choose their own password.</Trans>}
      width="medium"
      onClose={onClose}
      closable={!send.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={send.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={send.isPending} busyLabel={<Trans>Sending…</Trans>}>
            <Trans>Send invitation</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="space-y-5">
        <FormError>
          {send.isError && answered?.field === undefined
            ? failureText(send.error, 'staff-invite-failed')
            : undefined}
        </FormError>
        <TextField
          label={t`Email`}
          {...emailInput}
          autoComplete="off"
          data-first-focus
          value={email}
          error={errorAt('email')}
          onChange={({ target }) => {
            setEmail(target.value);
            send.reset();
          }}
        />
        <RoleChoice name={`${formId}-role`} value={role} error={errorAt('role')} onChange={setRole} />
      </form>
    </Dialog>
  );
};
