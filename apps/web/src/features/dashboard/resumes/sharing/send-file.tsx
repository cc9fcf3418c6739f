import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { isDeleted, type ResumeCardData } from '../../../../resume/resume-queries.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { announce } from '../../../../ui/live-region.tsx';
import { ShareIcon } from '../../../../ui/work-icons.tsx';
import { makeDownload, type ReadyDownload } from '../download-flow.ts';
import { shareFile } from './share-sheet.ts';

type State = 'preparing' | 'ready' | 'sharing' | 'failed';

/**
 * The file a download gives, in the hands of another app. It is made when the window opens: a browser shares only right
 * after a press, and would not wait for the writing of it.
 */
const useReadyFile = (resume: ResumeCardData, onGone: () => void) => {
  const client = useQueryClient();
  const [state, setState] = useState<State>('preparing');
  const [ready, setReady] = useState<ReadyDownload>();
  const [attempt, setAttempt] = useState(0);
  const make = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const made = await makeDownload(client, resume, 'pdf');
      if (!isCurrent()) return;
      setReady(made);
      setState('ready');
    } catch (failure) {
      if (!isCurrent()) return;
      if (isDeleted(failure)) return onGone();
      console.error(failure);
      setState('failed');
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for every press of Try Again
  useEffect(() => {
    let current = true;
    void make(() => current);
    return () => {
      current = false;
    };
  }, [attempt]);
  const again = () => {
    setState('preparing');
    setAttempt((before) => before + 1);
  };
  return { state, setState, ready, again };
};

interface SendFileProps {
  readonly resume: ResumeCardData;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

export const SendFile = ({ resume, onGone, onClose }: SendFileProps) => {
  const { t } = useLingui();
  const { state, setState, ready, again } = useReadyFile(resume, onGone);
  const send = async () => {
    if (!ready) return;
    setState('sharing');
    try {
      const sent = await shareFile(ready.file);
      setState('ready');
      if (!sent) return;
      ready.count();
      announce(t`Handed over`);
      onClose();
    } catch (failure) {
      console.error(failure);
      setState('failed');
    }
  };
  const busy = state === 'preparing' || state === 'sharing';
  return (
    <section aria-labelledby="send-file" className="space-y-3">
      <div>
        <h3 id="send-file" className="font-semibold">
          <Trans>Send the file</Trans>
        </h3>
        <p className="mt-1 text-14 text-muted">
          <Trans>The PDF as you download it, by e-mail, chat or any other app on this device.</Trans>
        </p>
      </div>
      {state === 'failed' && (
        <Banner tone="danger" alert title={messageText(refuse('share-failed'))}>
          <Trans>You can download the file and attach it yourself.</Trans>
        </Banner>
      )}
      <Button
        wide
        data-first-focus
        icon={ShareIcon}
        busy={busy}
        busyLabel={<Trans>Preparing your file</Trans>}
        onClick={state === 'failed' ? again : () => void send()}
      >
        {state === 'failed' ? <Trans>Try Again</Trans> : <Trans>Send the PDF</Trans>}
      </Button>
    </section>
  );
};
