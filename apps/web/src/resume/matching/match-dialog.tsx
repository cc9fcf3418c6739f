import type { JobMatch } from '@kalam/domain/jobs/matching/job-match';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { unreachable } from '../../platform/api/call.ts';
import { Button } from '../../ui/button.tsx';
import { BriefcaseIcon, EditIcon, TrashIcon } from '../../ui/icons.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Waiting } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { type Advert, isTooShort } from './advert.ts';
import { dropAdvert, keepAdvert, keptAdvert, lastAdvert } from './kept-adverts.ts';
import { MatchBeside } from './match-beside.tsx';
import { PasteAdvert } from './paste-advert.tsx';
import { useMatch } from './use-match.ts';

export interface MatchDialogProps {
  /** By which the advert is kept for the next time. */
  readonly resumeKey: string;
  /** As it is now; undefined while it is not known, and `standIn` is shown. */
  readonly data: ResumeData | undefined;
  readonly standIn?: ReactNode;
  /** A found job; otherwise the text is pasted. */
  readonly job?: Advert | undefined;
  /** Which resume is compared, where there are several. */
  readonly chooser?: ReactNode;
  /** To the field of the resume. What lies behind an open window cannot be led to: close it first. */
  readonly onLead: (path: string) => void;
  /** What can be done with the resume for this job. */
  readonly copyButton?: ((advert: Advert, match: JobMatch) => ReactNode) | undefined;
  readonly onClose: () => void;
}

/** What a job asks for, and the person's own sentences that show it. On this device, and without a score: nobody has one. */
export const MatchDialog = (props: MatchDialogProps) => {
  const { resumeKey, data, standIn, job, chooser, onLead, copyButton, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const [advert, setAdvert] = useState<Advert | undefined>(() => job ?? keptAdvert(resumeKey));
  const [isPasting, setPasting] = useState(advert === undefined);
  const [text, setText] = useState(advert?.text ?? '');
  /** Taken away just now: it can be had back. */
  const [removed, setRemoved] = useState<Advert>();
  const state = useMatch(isPasting ? undefined : advert, data);
  const compare = (next: Advert) => {
    keepAdvert(resumeKey, next);
    setAdvert(next);
    setText(next.text);
    setPasting(false);
  };
  const clear = () => {
    dropAdvert(resumeKey);
    setRemoved(advert);
    setAdvert(undefined);
    setText('');
    setPasting(true);
  };
  const lead = (path: string) => {
    // Where one is led, the way back needs it; a job that was only looked at leaves what was pasted alone.
    if (advert) keepAdvert(resumeKey, advert);
    onLead(path);
  };
  const change = () => setPasting(true);
  const match = state.kind === 'matched' ? state.match : undefined;
  return (
    <Dialog
      width={isPasting ? 'large' : 'full'}
      title={<Trans>Compare with a job</Trans>}
      description={
        <Trans>On this device; nothing is sent. No score: nobody knows how an employer counts.</Trans>
      }
      view={isPasting ? 'paste' : state.kind}
      onClose={onClose}
      actions={
        isPasting ? (
          <>
            {advert ? (
              <Button look="secondary" onClick={() => setPasting(false)}>
                <Trans>Back</Trans>
              </Button>
            ) : (
              <Button look="secondary" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
            )}
            <Button type="submit" form={formId}>
              <Trans>Compare</Trans>
            </Button>
          </>
        ) : (
          advert && match && match.asks.length > 0 && copyButton?.(advert, match)
        )
      }
    >
      {chooser && <div className="mb-4">{chooser}</div>}
      {isPasting || advert === undefined ? (
        <PasteAdvert
          formId={formId}
          text={text}
          onText={setText}
          onCompare={compare}
          last={advert ? undefined : (removed ?? lastAdvert())}
        />
      ) : data === undefined ? (
        standIn
      ) : isTooShort(advert.text) || match?.asks.length === 0 ? (
        <NothingFound onPaste={change} />
      ) : state.kind === 'matched' ? (
        <MatchBeside
          title={advert.title ?? state.match.title}
          advert={advert}
          match={state.match}
          data={state.data}
          tools={<AdvertTools onChange={change} onClear={job ? undefined : clear} />}
          onLead={lead}
        />
      ) : state.kind === 'failed' ? (
        <ErrorState title={<Trans>This part could not be loaded</Trans>} onRetry={state.retry}>
          {unreachable().error}
        </ErrorState>
      ) : (
        <Waiting>{t`Reading the advert…`}</Waiting>
      )}
    </Dialog>
  );
};

interface AdvertToolsProps {
  readonly onChange: () => void;
  /** A found job is not kept, and cannot be removed. */
  readonly onClear: (() => void) | undefined;
}

const AdvertTools = ({ onChange, onClear }: AdvertToolsProps) => (
  <>
    <Button size="small" look="quiet" icon={EditIcon} onClick={onChange}>
      <Trans>Change the advert</Trans>
    </Button>
    {onClear && (
      <Button size="small" look="quiet" icon={TrashIcon} onClick={onClear}>
        <Trans>Remove it</Trans>
      </Button>
    )}
  </>
);

const NothingFound = ({ onPaste }: { readonly onPaste: () => void }) => (
  <EmptyState
    icon={BriefcaseIcon}
    title={<Trans>We found no asks in this text</Trans>}
    action={
      <Button data-first-focus look="secondary" onClick={onPaste}>
        <Trans>Paste the whole advert</Trans>
      </Button>
    }
  >
    <Trans>
      Skills, years, degrees, places and duties are looked for. Often the part that names them was cut off.
    </Trans>
  </EmptyState>
);
