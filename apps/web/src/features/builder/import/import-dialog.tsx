import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useId, useState } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { newId } from '../../../platform/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { UploadIcon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { readingOfFile } from './file-reading.ts';
import ImportReview from './import-review.tsx';
import { fileLimitMegabytes, type ResumeFile, readResumeFile } from './resume-file.ts';
import type { TakeReading } from './take-reading.ts';

type Taken = Extract<ResumeFile, { readonly refusal?: undefined }>;

interface ImportDialogProps {
  /** The resume that is open, where it has content. */
  readonly current: ResumeData | undefined;
  readonly onTake: TakeReading;
  readonly onClose: () => void;
}

const ImportDialog = ({ current, onTake, onClose }: ImportDialogProps) => {
  const [file, setFile] = useState<Taken>();
  if (file) {
    return (
      <ImportReview
        reading={readingOfFile(file)}
        current={current}
        onTake={onTake}
        onAnother={() => setFile(undefined)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      width="medium"
      title={<Trans>Start from what you have</Trans>}
      description={<Trans>A JSON Resume file, or one you exported from here.</Trans>}
      onClose={onClose}
    >
      <Choose onFile={setFile} />
    </Dialog>
  );
};

export default ImportDialog;

const Choose = ({ onFile }: { readonly onFile: (file: Taken) => void }) => {
  const { t } = useLingui();
  const input = useId();
  const [pasted, setPasted] = useState('');
  const [error, setError] = useState<string>();
  const [over, setOver] = useState(false);
  const read = (text: string) => {
    const found = readResumeFile(text, newId);
    if (found.refusal) setError(messageText(found.refusal));
    else onFile(found);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > fileLimitMegabytes * 1_000_000) {
      setError(t`This file is larger than ${fileLimitMegabytes} MB. A resume is smaller.`);
      return;
    }
    read(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void readFile(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid gap-5">
      <label
        htmlFor={input}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'flex min-h-36 flex-col items-center justify-center gap-1 rounded-base border-2 border-dashed px-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
          over ? 'border-accent bg-accent-soft' : 'border-edge/60 hover:border-edge',
        )}
      >
        <UploadIcon className="mb-1 text-accent-ink" />
        <span className="font-medium">
          <Trans>Choose a file</Trans>
        </span>
        <span className="text-14 text-muted">
          <Trans>or drop it here</Trans>
        </span>
        <input
          id={input}
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={(event) => void readFile(event.target.files?.[0])}
        />
      </label>
      <TextArea
        label={t`Or paste its text`}
        rows={4}
        spellCheck={false}
        value={pasted}
        error={error}
        onChange={(event) => {
          setPasted(event.target.value);
          setError(undefined);
        }}
      />
      <Button look="secondary" disabled={pasted.trim() === ''} onClick={() => read(pasted)}>
        <Trans>Read the text</Trans>
      </Button>
    </div>
  );
};
