import type { DocumentFormat } from '@kalam/domain/plans/plan-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { hasLetter } from '@kalam/domain/resumes/letter/letter-rules';
import {
  checkDownload,
  type DocumentPart,
  docxBadge,
  downloadDialogCloseMs,
} from '@kalam/domain/resumes/saved/download-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Refused } from '../../../platform/api/call.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import { LeftOutNote } from '../../../resume/preview/left-out-note.tsx';
import type { ResumeCardData } from '../../../resume/resume-queries.ts';
import { contentsQuery, isDeleted } from '../../../resume/resume-queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/forms/choice.tsx';
import { CheckCircleIcon, DownloadIcon, RefreshIcon, SearchIcon } from '../../../ui/icons.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Progress } from '../../../ui/spinner.tsx';
import { downloadResume, type LeftOut } from './download-flow.ts';
import { UnprintableNote } from './unprintable-note.tsx';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'downloading'; readonly percent: number }
  | { readonly kind: 'complete'; readonly leftOut: LeftOut }
  | { readonly kind: 'error'; readonly reason: string | undefined };

/** What is downloaded where a letter is kept with the resume. */
const partsOf: Readonly<Record<string, readonly DocumentPart[]>> = {
  resume: ['resume'],
  letter: ['letter'],
  both: ['resume', 'letter'],
};

const isFormat = (text: string): text is DocumentFormat => text === 'pdf' || text === 'docx';

/** Why it failed, beyond that it did: a rule, the connection, or the step that broke. */
const reasonOf = (failure: unknown): string | undefined => {
  if (failure instanceof Refused) return failure.status >= 500 ? undefined : failure.error;
  if (!(failure instanceof Error)) return undefined;
  return failure.name === 'ExportFailure' && failure.message !== messageText(refuse('download-failed'))
    ? failure.message
    : undefined;
};

interface DownloadDialogProps {
  readonly resume: ResumeCardData;
  readonly onProof: () => void;
  readonly onGone: () => void;
  /** Must stay the same function while the dialog is open: the wait before closing begins anew otherwise. */
  readonly onClose: () => void;
}

/** One download at a time, given up when the dialog closes. */
const useDownload = ({ resume, onGone, onClose }: Omit<DownloadDialogProps, 'onProof'>) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // What is missing has to be read before the dialog goes.
  const complete = state.kind === 'complete' && state.leftOut.fields.length === 0;
  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(onClose, downloadDialogCloseMs);
    return () => clearTimeout(timer);
  }, [complete, onClose]);
  const start = async (format: DocumentFormat, parts: readonly DocumentPart[]) => {
    const attempt = new AbortController();
    running.current = attempt;
    const { signal } = attempt;
    setState({ kind: 'downloading', percent: 0 });
    try {
      const onProgress = (percent: number) => signal.aborted || setState({ kind: 'downloading', percent });
      const leftOut = await downloadResume(client, { resume, format, parts, signal, onProgress });
      if (signal.aborted) return;
      setState({ kind: 'complete', leftOut });
      announce(t`Download complete!`);
    } catch (failure) {
      if (signal.aborted) return;
      if (isDeleted(failure)) return onGone();
      console.error(failure);
      setState({ kind: 'error', reason: reasonOf(failure) });
    }
  };
  return {
    state,
    start: (format: DocumentFormat, parts: readonly DocumentPart[] = ['resume']) => void start(format, parts),
  };
};

/** S2 §2: PDF or DOCX; S2 §4: idle, downloading, complete, error. */
export const DownloadDialog = (props: DownloadDialogProps) => {
  const { resume, onProof, onClose } = props;
  const { t } = useLingui();
  const [format, setFormat] = useState<DocumentFormat>('pdf');
  const [wanted, setWanted] = useState('resume');
  const contents = useQuery(contentsQuery(resume));
  const withLetter = contents.data !== undefined && hasLetter(contents.data);
  const { state, start: begin } = useDownload(props);
  const start = () => begin(format, withLetter ? partsOf[wanted] : undefined);
  const noDocx = checkDownload('docx', resume.planUsed);
  const busy = state.kind === 'downloading';
  return (
    <Dialog
      title={<Trans>Download Resume</Trans>}
      description={resume.name}
      onClose={onClose}
      actions={
        state.kind !== 'complete' && (
          <>
            <Button look="secondary" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              data-first-focus
              icon={state.kind === 'error' ? RefreshIcon : DownloadIcon}
              busy={busy}
              busyLabel={<Trans>Downloading…</Trans>}
              onClick={start}
            >
              {state.kind === 'error' ? <Trans>Try Again</Trans> : <Trans>Download</Trans>}
            </Button>
          </>
        )
      }
    >
      {state.kind === 'complete' ? (
        <>
          <p className="flex animate-settle items-center justify-center gap-3 py-8 font-semibold text-18">
            <CheckCircleIcon className="size-7 text-success-ink" />
            <Trans>Download complete!</Trans>
          </p>
          <LeftOutNote {...state.leftOut} onRetry={start} />
        </>
      ) : (
        <div className="space-y-4">
          {state.kind === 'error' && (
            <Banner tone="danger" alert title={messageText(refuse('download-failed'))}>
              {state.reason}
            </Banner>
          )}
          <UnprintableNote resume={resume} />
          {withLetter && (
            <RadioCards
              label={<Trans>What to download</Trans>}
              name="part"
              columns={3}
              value={wanted}
              onChange={(value) => !busy && setWanted(value)}
              choices={[
                { value: 'resume', title: <Trans>Resume</Trans> },
                { value: 'letter', title: <Trans>Cover letter</Trans> },
                { value: 'both', title: <Trans>Both</Trans> },
              ]}
            />
          )}
          <RadioCards
            label={<Trans>File format</Trans>}
            name="format"
            value={format}
            onChange={(value) => isFormat(value) && !busy && setFormat(value)}
            choices={[
              {
                value: 'pdf',
                title: 'PDF',
                detail: <Trans>Looks the same everywhere. Best for sending and printing.</Trans>,
              },
              {
                value: 'docx',
                title: 'DOCX',
                disabled: noDocx !== undefined,
                aside: noDocx && <Badge tone="warning">{translate(docxBadge)}</Badge>,
                detail: noDocx ? messageText(noDocx) : <Trans>For Word, when someone asks for it.</Trans>,
              },
            ]}
          />
          {busy ? (
            <Progress label={t`Preparing your file`} percent={state.percent} />
          ) : (
            <Button look="quiet" size="small" icon={SearchIcon} className="-ml-3" onClick={onProof}>
              <Trans>What screening software reads</Trans>
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
};
