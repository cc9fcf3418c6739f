import { checkResumeName } from '@kalam/domain/resumes/saved/resume-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type FailureWords, failureWords } from '../../../platform/failure-words.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FailureBanner } from '../failure-banner.tsx';

interface NameDialogProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly name: string;
  readonly confirm: ReactNode;
  /** Rejects when it could not be done; what was typed stays. */
  readonly onConfirm: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a resume, then does what it is for. */
export const NameDialog = ({
  title,
  description,
  name: first,
  confirm,
  onConfirm,
  onClose,
}: NameDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(first);
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FailureWords>();
  const refusal = pressed ? checkResumeName(name) : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (busy) return;
    if (checkResumeName(name)) return input.current?.focus();
    setBusy(true);
    setFailed(undefined);
    try {
      await onConfirm(name.trim());
      onClose();
    } catch (failure) {
      setFailed(failureWords(failure, 'resume-store-failed'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      description={description}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={<Trans>Saving…</Trans>}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        {failed && <FailureBanner failed={failed} />}
        <TextField
          ref={input}
          label={t`Resume name`}
          autoComplete="off"
          data-first-focus
          value={name}
          hint={t`Files you download are named after it.`}
          error={refusal && messageText(refusal)}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
};
