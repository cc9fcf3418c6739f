import { checkResolution, resolutionMax } from '@kalam/domain/contact/grievance-machine';
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
import { useKeptDraft } from '../kept-draft.ts';
import { AnswerPicker, withAnswer } from './answer-picker.tsx';
import type { Grievance } from './grievance-due.tsx';
import { useGrievanceChanges } from './grievance-query.ts';

interface ResolveDialogProps {
  readonly grievance: Grievance;
  readonly onClose: () => void;
}

/** S2 §2: the Resolution Comment dialog. */
export const ResolveDialog = ({ grievance, onClose }: ResolveDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const comment = useRef<HTMLTextAreaElement>(null);
  const [pressed, setPressed] = useState(false);
  const { id, email } = grievance;
  const draft = useKeptDraft(`resolution-${id}`);
  const response = draft.text;
  const changes = useGrievanceChanges(id);
  const resolving = useMutation({
    mutationFn: () =>
      call('PATCH /api/admin/grievances/:id', {
        params: { id },
        body: { status: 'resolved', response: response.trim() },
      }),
    onSuccess: () => {
      draft.forget();
      changes.readAgain();
      showToast(t`Resolved; the answer is on its way to ${email}`, { tone: 'success' });
      onClose();
    },
    onError: changes.readAgainAfter,
  });
  const refusal = pressed ? checkResolution(response) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (checkResolution(response)) comment.current?.focus();
    else if (!resolving.isPending) resolving.mutate();
  };
  return (
    <Dialog
      title={<Trans>Resolution Comment</Trans>}
      description={grievance.subject}
      width="medium"
      onClose={onClose}
      closable={!resolving.isPending}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={resolving.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={resolving.isPending}
            busyLabel={<Trans>Submitting…</Trans>}
          >
            <Trans>Submit Resolution</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <FormError>
          {resolving.isError ? failureText(resolving.error, 'resolution-failed') : undefined}
        </FormError>
        <blockquote className="max-h-40 overflow-y-auto whitespace-pre-wrap break-words border-line border-l-3 pl-3 text-14 text-muted">
          {grievance.message}
        </blockquote>
        <AnswerPicker grievance={grievance} onPick={(answer) => draft.write(withAnswer(response, answer))} />
        <TextArea
          ref={comment}
          label={t`Resolution Details`}
          hint={t`Sent to ${email} as your answer. It cannot be changed afterwards.`}
          data-first-focus
          value={response}
          count={response.trim().length}
          max={resolutionMax}
          error={refusal && messageText(refusal)}
          onChange={({ target }) => draft.write(target.value)}
        />
      </form>
    </Dialog>
  );
};
