import type { StaffRole } from '@kalam/domain/admin/permissions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { adminSessionQuery } from '../admin-session.ts';
import { refreshList } from '../list/list-query.ts';
import { RoleChoice } from './role-choice.tsx';
import { useRoleWords } from './role-words.ts';
import { type Invitation, type Member, staffQuery } from './staff-query.ts';

/** One change to the staff; the list, the audit and one's own rights follow. */
const useStaffChange = (change: () => Promise<unknown>, done: string, onClose: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void client.invalidateQueries(staffQuery);
      void client.invalidateQueries(adminSessionQuery);
      void refreshList(client, 'audit');
      showToast(done, { tone: 'success' });
      onClose();
    },
  });
};

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

const MemberName = ({ member: { name, email } }: { readonly member: Member }) => (
  <p className="break-words font-medium">
    {name} <span className="block font-normal text-14 text-muted">{email}</span>
  </p>
);

export const RoleDialog = ({ member, onClose }: MemberDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const words = useRoleWords();
  const [role, setRole] = useState<StaffRole | ''>(member.role ?? '');
  const { id, email } = member;
  const roleName = role === '' ? '' : words[role].name;
  const change = useStaffChange(
    () => call('PATCH /api/admin/staff/:id', { params: { id }, body: role === '' ? {} : { role } }),
    t`${email} has the role ${roleName} now`,
    onClose,
  );
  return (
    <Dialog
      title={<Trans>Change role</Trans>}
      width="medium"
      onClose={onClose}
      closable={!change.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={change.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button busy={change.isPending} disabled={role === member.role} onClick={() => change.mutate()}>
            <Trans>Change role</Trans>
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <FormError>{change.isError ? failureText(change.error, 'staff-change-failed') : undefined}</FormError>
        <MemberName member={member} />
        <RoleChoice
          name={`${formId}-role`}
          value={role}
          onChange={(chosen) => {
            setRole(chosen);
            change.reset();
          }}
        />
      </div>
    </Dialog>
  );
};

export const StatusDialog = ({ member, onClose }: MemberDialogProps) => {
  const { t } = useLingui();
  const disables = member.status === 'active';
  const { id, email } = member;
  const change = useStaffChange(
    () =>
      call('PATCH /api/admin/staff/:id', {
        params: { id },
        body: { status: disables ? 'disabled' : 'active' },
      }),
    disables ? t`${email} is disabled` : t`${email} is enabled again`,
    onClose,
  );
  return (
    <ConfirmDialog
      title={disables ? <Trans>Disable this member?</Trans> : <Trans>Enable this member?</Trans>}
      confirm={disables ? <Trans>Disable</Trans> : <Trans>Enable</Trans>}
      danger={disables}
      busy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <div className="space-y-3">
        <FormError>{change.isError ? failureText(change.error, 'staff-change-failed') : undefined}</FormError>
        <MemberName member={member} />
        <p>
          {disables ? (
            <Trans>They are signed out everywhere at once and cannot sign in again until enabled.</Trans>
          ) : (
            <Trans>They can sign in again with the password and role they had.</Trans>
          )}
        </p>
      </div>
    </ConfirmDialog>
  );
};

export const ResetFactorDialog = ({ member, onClose }: MemberDialogProps) => {
  const { t } = useLingui();
  const { id, email } = member;
  const change = useStaffChange(
    () => call('DELETE /api/admin/staff/:id/second-factor', { params: { id } }),
    t`The second factor of ${email} is reset`,
    onClose,
  );
  return (
    <ConfirmDialog
      title={<Trans>Reset the second factor?</Trans>}
      confirm={<Trans>Reset</Trans>}
      danger
      busy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <div className="space-y-3">
        <FormError>{change.isError ? failureText(change.error, 'staff-change-failed') : undefined}</FormError>
        <MemberName member={member} />
        <p>
          <Trans>
            For somebody who lost phone and recovery codes. Make sure that it is really them who asks: until
            they set it up again, their password is enough.
          </Trans>
        </p>
        <p className="text-14 text-muted">
          <Trans>They are signed out everywhere and told by mail.</Trans>
        </p>
      </div>
    </ConfirmDialog>
  );
};

export const WithdrawDialog = ({
  invitation,
  onClose,
}: {
  readonly invitation: Invitation;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const { id, email } = invitation;
  const change = useStaffChange(
    () => call('DELETE /api/admin/staff-invitations/:id', { params: { id } }),
    t`The invitation of ${email} is withdrawn`,
    onClose,
  );
  return (
    <ConfirmDialog
      title={<Trans>Withdraw this invitation?</Trans>}
      confirm={<Trans>Withdraw</Trans>}
      danger
      busy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <div className="space-y-3">
        <FormError>{change.isError ? failureText(change.error, 'staff-change-failed') : undefined}</FormError>
        <p className="break-words font-medium">{email}</p>
        <p>
          <Trans>The link they were sent leads nowhere any more.</Trans>
        </p>
      </div>
    </ConfirmDialog>
  );
};
