import { checkInterimReply, grievanceTextMax } from '@kalam/domain/contact/grievance-texts';
import { messageText } from '@kalam/domain/message-catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/forms/form-parts.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useKeptDraft } from '../kept-draft.ts';
import { AnswerPicker, withAnswer } from './answer-picker.tsx';
import type { Grievance } from './grievance-due.tsx';
import { useGrievanceChanges } from './grievance-query.ts';

interface ReplyDialogProps {
  readonly grievance: Grievance;
  readonly onClose: () => void;
}

/** A reply before the end: it is sent, and the grievance stays open with its clock running. */
export const ReplyDialog = ({ grievance, onClose }: ReplyDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [pressed, setPressed] = useState(false);
  const { id, email, resolveBy } = grievance;
  const draft = useKeptDraft(`interim-${id}`);
  const text = draft.text;
  const changes = useGrievanceChanges(id);
  const sending = useMutation({
    mutationFn: () =>
      call('POST /api/admin/grievances/:id/interim-reply', { params: { id }, body: { text: text.trim() } }),
    onSuccess: (detail) => {
      draft.forget();
      changes.show(detail);
      showToast(t`The reply is on its way to ${email}`, { tone: 'success' });
      onClose();
    },
    onError: changes.readAgainAfter,
  });
  const refusal = pressed ? checkInterimReply(text) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (checkInterimReply(text)) area.current?.focus();
    else if (!sending.isPending) sending.mutate();
  };
  return (
    <Dialog
      title={<Trans>Interim Reply</Trans>}
      description={grievance.subject}
      width="medium"
      onClose={onClose}
      closable={!sending.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={sending.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={sending.isPending} busyLabel={<Trans>Sending…</Trans>}>
            <Trans>Send Reply</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <FormError>
          {sending.isError ? failureText(sending.error, 'grievance-reply-failed') : undefined}
        </FormError>
        <Banner>
          <Trans>
            It stays open. The law asks for its resolution by {formatDate(resolveBy)}, and the mail says so.
          </Trans>
        </Banner>
        <AnswerPicker grievance={grievance} onPick={(answer) => draft.write(withAnswer(text, answer))} />
        <TextArea
          ref={area}
          label={t`Reply`}
          hint={t`Sent to ${email} with the reference.`}
          data-first-focus
          value={text}
          count={text.trim().length}
          max={grievanceTextMax}
          error={refusal && messageText(refusal)}
          onChange={({ target }) => draft.write(target.value)}
        />
      </form>
    </Dialog>
  );
};
