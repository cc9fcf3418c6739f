import type { ExportedFile, ExportFormat } from '@kalam/documents/export-resume';
import type { Refusal } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../platform/failure-words.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon, FileIcon } from '../../ui/icons.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Progress } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { Segments } from '../designs/segments.tsx';
import type { OnFix } from './proof-fix.ts';
import { ProofResult, Verdict } from './proof-result.tsx';
import type { ProofSource } from './proof-source.ts';
import { type ProofState, useProof } from './use-proof.ts';

export interface ProofDownload {
  /** Why a format may not be had, where it may not. */
  readonly refusal: (format: ExportFormat) => Refusal | undefined;
  /** Asks whether it may be had, hands over these bytes, counts. */
  readonly start: (file: ExportedFile, format: ExportFormat) => Promise<void>;
}

export interface ProofDialogProps {
  readonly source: ProofSource;
  /** Where the person may have the file. */
  readonly download?: ProofDownload | undefined;
  /** About the file as it is shown, such as that it is in another look than the preview. */
  readonly note?: ReactNode;
  /** Leads to the place that changes what a warning is about. */
  readonly onFix?: OnFix | undefined;
  readonly onClose: () => void;
}

const isFormat = (text: string): text is ExportFormat => text === 'pdf' || text === 'docx';

const Failed = ({ why, onRetry }: { readonly why: string; readonly onRetry: () => void }) => {
  if (why === 'not-loaded') {
    return (
      <ErrorState title={<Trans>The part that reads files could not be loaded</Trans>} onRetry={onRetry}>
        <Trans>Please check your internet connection. Your resume is as it was.</Trans>
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title={
        why === 'not-made' ? (
          <Trans>The file could not be made</Trans>
        ) : (
          <Trans>The file could not be read back</Trans>
        )
      }
      onRetry={onRetry}
    >
      <Trans>Your resume is as it was. If it happens again, please write to us.</Trans>
    </ErrorState>
  );
};

interface BodyProps extends Pick<ProofDialogProps, 'source' | 'onFix' | 'onClose'> {
  readonly state: ProofState;
  readonly onRetry: () => void;
}

const Body = ({ state, source, onFix, onClose, onRetry }: BodyProps) => {
  const { t } = useLingui();
  switch (state.kind) {
    case 'waiting':
      return (
        <div className="min-h-64">
          {state.isSlow && (
            <Progress label={t`Making the file and reading it back…`} percent={state.percent} />
          )}
        </div>
      );
    case 'empty':
      return (
        <EmptyState
          icon={FileIcon}
          title={<Trans>There is nothing to read yet</Trans>}
          action={
            <Button look="secondary" onClick={onClose}>
              <Trans>Back to my resume</Trans>
            </Button>
          }
        >
          <Trans>Write your name and something about you first.</Trans>
        </EmptyState>
      );
    case 'failed':
      return <Failed why={state.why} onRetry={onRetry} />;
    case 'proven':
      return <ProofResult proven={state} source={source} onFix={onFix} onRetry={onRetry} />;
  }
};

/** The very bytes that are downloaded, read back by three readers on this device and held beside what was written. */
const ProofDialog = ({ source: given, download, note, onFix, onClose }: ProofDialogProps) => {
  const { t } = useLingui();
  // What is looked at stays as it was when the window opened.
  const [source] = useState(given);
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [busy, setBusy] = useState(false);
  const { state, retry } = useProof(source, format);
  const refusal = download?.refusal(format);
  const hand = async () => {
    if (state.kind !== 'proven' || !download) return;
    setBusy(true);
    try {
      await download.start(state.file, format);
    } catch (failure) {
      console.error(failure);
      showToast(failureText(failure, 'download-failed'), { tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <Dialog
      width="large"
      title={<Trans>What screening software reads</Trans>}
      onClose={onClose}
      tools={
        <Segments
          legend={t`File format`}
          value={format}
          onChange={(value) => isFormat(value) && setFormat(value)}
          choices={[
            { value: 'pdf', label: 'PDF' },
            { value: 'docx', label: 'Word' },
          ]}
        />
      }
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {download && state.kind === 'proven' && !refusal && (
            <Button icon={DownloadIcon} busy={busy} onClick={() => void hand()}>
              <Trans>Download this file</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">
          <Trans>This very file, read back on this device. Nothing is sent.</Trans>
        </p>
        {note}
        {refusal && <Banner tone="warning">{messageText(refusal)}</Banner>}
        <div role="status" className="empty:hidden">
          {state.kind === 'proven' && <Verdict proof={state.proof} />}
        </div>
        <Body state={state} source={source} onFix={onFix} onClose={onClose} onRetry={retry} />
      </div>
    </Dialog>
  );
};

export default ProofDialog;
