import { checkReopening, reopenReasonMax } from '@kalam/domain/contact/grievance-machine';
import { messageText } from '@kalam/domain/message-catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import type { Grievance } from './grievance-due.tsx';
import { useGrievanceChanges } from './grievance-query.ts';

interface ReopenDialogProps {
  readonly grievance: Grievance;
  readonly onClose: () => void;
}

export const ReopenDialog = ({ grievance, onClose }: ReopenDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState(false);
  const { id, email } = grievance;
  const changes = useGrievanceChanges(id);
  const reopening = useMutation({
    mutationFn: () =>
      call('POST /api/admin/grievances/:id/reopen', { params: { id }, body: { reason: reason.trim() } }),
    onSuccess: (detail) => {
      changes.show(detail);
      showToast(t`Reopened; ${email} is told`, { tone: 'success' });
      onClose();
    },
    onError: changes.readAgainAfter,
  });
  const refusal = pressed ? checkReopening(reason) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (checkReopening(reason)) area.current?.focus();
    else if (!reopening.isPending) reopening.mutate();
  };
  return (
    <Dialog
      title={<Trans>Reopen this grievance?</Trans>}
      description={grievance.subject}
      onClose={onClose}
      closable={!reopening.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={reopening.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={reopening.isPending}>
            <Trans>Reopen</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <FormError>
          {reopening.isError ? failureText(reopening.error, 'grievance-reopen-failed') : undefined}
        </FormError>
        <p className="text-14">
          <Trans>
            It is under review again, to be resolved within a month from today. {email} is told by mail; the
            answer given before stays on record.
          </Trans>
        </p>
        <TextArea
          ref={area}
          label={t`Reason`}
          hint={t`Kept in the history, for staff alone.`}
          rows={2}
          data-first-focus
          value={reason}
          count={reason.trim().length}
          max={reopenReasonMax}
          error={refusal && messageText(refusal)}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
};
