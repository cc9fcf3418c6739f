import { Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageText } from '../../../platform/languages/message-text.ts';
import { hasWork } from '../../../resume/journal/journal-record.ts';
import type { ReadingInput } from '../../../resume/reading/reading-messages.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { UploadIcon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Progress, Waiting } from '../../../ui/spinner.tsx';
import { useDraftActions } from '../draft/draft-store.ts';
import { acceptedFiles, type ImportRequest } from './import-request.ts';
import ImportReview from './import-review.tsx';
import { useTakeReading } from './take-reading.ts';
import { type ReadingState, useReading } from './use-reading.ts';

interface ImportDialogProps {
  readonly request: ImportRequest;
  /** It stands in the draft now. */
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** From the file to the review of what was read: choosing it, waiting for it, and why it could not be read. */
const ImportDialog = ({ request, onTaken, onClose }: ImportDialogProps) => {
  const { state, read, stop } = useReading(request.input);
  const store = useDraftActions();
  const take = useTakeReading();
  if (state.kind === 'read') {
    return (
      <ImportReview
        reading={state.resume}
        pictures={state.pictures}
        current={hasWork(store.get()) ? store.get().data : undefined}
        onTake={(...taken) => {
          // What lies behind an open window cannot be led to.
          flushSync(onClose);
          onTaken();
          take(...taken);
        }}
        onAnother={stop}
        onClose={onClose}
      />
    );
  }
  if (state.kind === 'reading' && (state.isSlow || state.isDropped)) {
    // The page stays as it is for the moment that most files take.
    return state.isSlow ? <Wait state={state} onCancel={state.isDropped ? onClose : stop} /> : null;
  }
  return (
    <Dialog
      width="medium"
      title={<Trans>Start from the resume you have</Trans>}
      description={<Trans>Your file is read on this device; nothing is sent.</Trans>}
      onClose={onClose}
    >
      <Choose
        request={request}
        refused={state.kind === 'refused' ? state : undefined}
        busy={state.kind === 'reading'}
        onInput={(input) => void read(input)}
      />
    </Dialog>
  );
};

export default ImportDialog;

interface WaitProps {
  readonly state: Extract<ReadingState, { readonly kind: 'reading' }>;
  readonly onCancel: () => void;
}

const Wait = ({ state: { name, share }, onCancel }: WaitProps) => {
  const { t } = useLingui();
  return (
    <Dialog
      width="medium"
      title={<Trans>Reading your resume</Trans>}
      description={name}
      onClose={onCancel}
      actions={
        <Button look="secondary" data-first-focus onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      {share !== undefined ? (
        <Progress label={t`Reading the pages…`} percent={share * 100} />
      ) : (
        <Waiting>{t`Looking for your name, education and work…`}</Waiting>
      )}
    </Dialog>
  );
};

interface ChooseProps {
  readonly request: ImportRequest;
  readonly refused: Extract<ReadingState, { readonly kind: 'refused' }> | undefined;
  readonly busy: boolean;
  readonly onInput: (input: ReadingInput) => void;
}

const Choose = ({ request, refused, busy, onInput }: ChooseProps) => {
  const { t } = useLingui();
  const input = useId();
  const [pasted, setPasted] = useState('');
  const takeFile = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    onInput(file);
  };
  return (
    <div className="grid gap-5" data-takes-files aria-busy={busy}>
      {refused ? (
        <Banner key={refused.name} tone="danger" alert title={refused.name}>
          {messageText(refused.refusal)}
        </Banner>
      ) : (
        request.isLost && (
          <Banner tone="warning" alert>
            <Trans>The file you shared did not come along. Please choose it here.</Trans>
          </Banner>
        )
      )}
      <label
        htmlFor={input}
        className="flex min-h-36 cursor-pointer flex-col items-center justify-center gap-1 rounded-base border-2 border-edge/60 border-dashed px-4 py-5 text-center hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
      >
        <UploadIcon className="mb-1 text-accent-ink" />
        <span className="font-medium">
          {refused ? <Trans>Choose another</Trans> : <Trans>Choose a file</Trans>}
        </span>
        <span className="text-14 text-muted pointer-coarse:hidden">
          <Trans>or drop it anywhere</Trans>
        </span>
        <span className="text-14 text-muted">
          <Trans>PDF, Word, LinkedIn’s export, text</Trans>
        </span>
        <input
          id={input}
          type="file"
          accept={acceptedFiles}
          className="sr-only"
          data-first-focus={request.asksText ? undefined : true}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onInput(file);
            // So that the same file can be chosen again after it was mended.
            target.value = '';
          }}
        />
      </label>
      <TextArea
        label={t`Or paste its text`}
        rows={4}
        spellCheck={false}
        value={pasted}
        data-first-focus={request.asksText || undefined}
        onPaste={takeFile}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button
        look="secondary"
        disabled={pasted.trim() === ''}
        busy={busy}
        onClick={() => onInput({ text: pasted })}
      >
        <Trans>Read the text</Trans>
      </Button>
    </div>
  );
};
