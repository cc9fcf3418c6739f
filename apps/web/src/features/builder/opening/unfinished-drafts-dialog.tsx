import { wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { translate } from '../../../platform/languages/translator.ts';
import type { UnfinishedDraft } from '../../../resume/journal/journal.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface UnfinishedDraftsDialogProps {
  readonly unfinished: readonly UnfinishedDraft[];
  readonly onContinue: (work: UnfinishedDraft) => void;
  readonly onTakeOver: (work: UnfinishedDraft) => void;
  /** Goes on blank; `removed` is what the person no longer wants. */
  readonly onFresh: (removed: readonly UnfinishedDraft[]) => void;
}

/** Decisions 9: the wizard opens blank, and offers unfinished drafts. */
export const UnfinishedDraftsDialog = ({
  unfinished,
  onContinue,
  onTakeOver,
  onFresh,
}: UnfinishedDraftsDialogProps) => {
  const free = unfinished.filter(({ openElsewhere }) => !openElsewhere);
  const [newest] = free;
  if (newest) return <Continue free={free} newest={newest} onContinue={onContinue} onFresh={onFresh} />;
  const [busy] = unfinished;
  return busy ? <OpenElsewhere work={busy} onTakeOver={onTakeOver} onApart={() => onFresh([])} /> : null;
};

interface ContinueProps {
  readonly free: readonly UnfinishedDraft[];
  readonly newest: UnfinishedDraft;
  readonly onContinue: (work: UnfinishedDraft) => void;
  readonly onFresh: (removed: readonly UnfinishedDraft[]) => void;
}

const Continue = ({ free, newest, onContinue, onFresh }: ContinueProps) => {
  const saved = newest.draft.resumeId !== undefined;
  return (
    <Dialog
      title={saved ? <Trans>You have unsaved changes</Trans> : <Trans>Welcome back</Trans>}
      description={
        saved ? (
          <Trans>Changes to this resume were kept on this device but not saved.</Trans>
        ) : (
          <Trans>What you typed last time is still here.</Trans>
        )
      }
      width="medium"
      // Closing decides nothing: the work stays and is offered again.
      onClose={() => onFresh([])}
      actions={
        <>
          <Button look="secondary" onClick={() => onFresh(free)}>
            {saved ? <Trans>Open the saved version</Trans> : <Trans>Start fresh</Trans>}
          </Button>
          <Button data-first-focus onClick={() => onContinue(newest)}>
            <Trans>Continue where you left off</Trans>
          </Button>
        </>
      }
    >
      <ul className="grid gap-2">
        {free.map((work) => (
          <li key={work.id}>
            <WorkCard work={work} {...(free.length > 1 && { onChoose: () => onContinue(work) })} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

const cardClass =
  'flex w-full items-baseline justify-between gap-4 rounded-base border border-line px-4 py-3 text-left';

const WorkCard = ({ work, onChoose }: { readonly work: UnfinishedDraft; readonly onChoose?: () => void }) => {
  const { t } = useLingui();
  const { draft } = work;
  const step = translate(wizardSteps[draft.step] ?? '');
  const content = (
    <>
      <span className="min-w-0">
        <span className="block truncate font-medium">
          {draft.name || draft.data.personalInfo.fullName || t`Untitled Resume`}
        </span>
        <span className="text-14 text-muted">{step}</span>
      </span>
      <span className="shrink-0 text-14 text-muted">
        <Ago since={work.savedAt} />
      </span>
    </>
  );
  if (!onChoose) return <div className={cardClass}>{content}</div>;
  return (
    <button type="button" onClick={onChoose} className={`${cardClass} hover:border-edge`}>
      {content}
    </button>
  );
};

const Ago = ({ since }: { readonly since: number }) => {
  const minutes = Math.max(0, Math.round((Date.now() - since) / 60_000));
  if (minutes < 1) return <Trans>just now</Trans>;
  if (minutes < 60) return <Plural value={minutes} one="# minute ago" other="# minutes ago" />;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return <Plural value={hours} one="# hour ago" other="# hours ago" />;
  return <Plural value={Math.round(hours / 24)} one="# day ago" other="# days ago" />;
};

interface OpenElsewhereProps {
  readonly work: UnfinishedDraft;
  readonly onTakeOver: (work: UnfinishedDraft) => void;
  readonly onApart: () => void;
}

const OpenElsewhere = ({ work, onTakeOver, onApart }: OpenElsewhereProps) => (
  <Dialog
    title={<Trans>This resume is open in another tab</Trans>}
    description={<Trans>Two tabs writing the same resume would undo each other’s changes.</Trans>}
    onClose={onApart}
    actions={
      <>
        <Button look="secondary" onClick={onApart}>
          <Trans>Start separately</Trans>
        </Button>
        <Button data-first-focus onClick={() => onTakeOver(work)}>
          <Trans>Continue it here</Trans>
        </Button>
      </>
    }
  >
    <WorkCard work={work} />
  </Dialog>
);

interface TakenDialogProps {
  readonly onTakeBack: () => void;
  readonly onApart: () => void;
}

/** For the tab whose work another tab took over. */
export const TakenDialog = ({ onTakeBack, onApart }: TakenDialogProps) => (
  <Dialog
    title={<Trans>You went on in another tab</Trans>}
    description={<Trans>This resume is now open there, and nothing typed here is kept any more.</Trans>}
    closable={false}
    onClose={onApart}
    actions={
      <>
        <Button look="secondary" onClick={onApart}>
          <Trans>Start separately</Trans>
        </Button>
        <Button data-first-focus onClick={onTakeBack}>
          <Trans>Continue it here</Trans>
        </Button>
      </>
    }
  >
    <p className="text-muted">
      <Trans>
        Starting separately keeps both: the one in the other tab, and a copy of what you see here.
      </Trans>
    </p>
  </Dialog>
);
