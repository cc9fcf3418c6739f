import { messageText } from '@kalam/domain/message-catalogue';
import { staffReasonMax } from '@kalam/domain/payments/order-machine';
import { checkEndingReason } from '@kalam/domain/resumes/sharing/shared-link';
import type { StaffSharedLink } from '@kalam/domain/resumes/sharing/shared-link-api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { refreshList } from '../list/list-query.ts';

interface EndLinkDialogProps {
  readonly link: StaffSharedLink;
  readonly onEnded: () => void;
  readonly onClose: () => void;
}

/** Ends a private link for good, after a report. */
export const EndLinkDialog = ({ link, onEnded, onClose }: EndLinkDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState(false);
  const { reference, email } = link;
  const ending = useMutation({
    mutationFn: () =>
      call('POST /api/admin/shared-links/:id/end', {
        params: { id: link.id },
        body: { reason: reason.trim() },
      }),
    onSuccess: () => {
      void refreshList(client, 'audit');
      showToast(t`The link ${reference} has ended`, { tone: 'success' });
      onEnded();
      onClose();
    },
  });
  const refusal = checkEndingReason(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!refusal && !ending.isPending) ending.mutate();
  };
  return (
    <Dialog
      title={<Trans>End this shared link?</Trans>}
      description={`${reference}, ${email}`}
      onClose={onClose}
      closable={!ending.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={ending.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} look="danger" busy={ending.isPending}>
            <Trans>End the link</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <FormError>
          {ending.isError ? failureText(ending.error, 'shared-link-end-failed') : undefined}
        </FormError>
        <p>
          <Trans>
            It stops working at once, and this resume cannot be shared by link again. Its owner is told so
            when they open Share.
          </Trans>
        </p>
        <TextArea
          label={t`Reason`}
          hint={t`For the audit log.`}
          rows={3}
          data-first-focus
          required
          value={reason}
          count={reason.trim().length}
          max={staffReasonMax}
          error={pressed && refusal ? messageText(refusal) : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
};
