import { wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { translate } from '../../../platform/languages/translator.ts';
import type { UnfinishedDraft } from '../../../resume/journal/journal.ts';
import { isAfterPaymentOver } from '../../../resume/paid/paid-state.ts';
import { openPaid } from '../../../shell/checkout.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckCircleIcon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface UnfinishedDraftsDialogProps {
  readonly unfinished: readonly UnfinishedDraft[];
  readonly onContinue: (work: UnfinishedDraft) => void;
  readonly onTakeOver: (work: UnfinishedDraft) => void;
  /** Goes on blank; `removed` is what the person no longer wants. */
  readonly onFresh: (removed: readonly UnfinishedDraft[]) => void;
  /** Takes paid work off the device. */
  readonly onRemove: (work: UnfinishedDraft) => void;
}

/** Decisions 9: the wizard opens blank, and offers unfinished drafts. */
export const UnfinishedDraftsDialog = ({
  unfinished,
  onContinue,
  onTakeOver,
  onFresh,
  onRemove,
}: UnfinishedDraftsDialogProps) => {
  const free = unfinished.filter(({ openElsewhere }) => !openElsewhere);
  const paid = free.filter((work) => work.paid);
  const open = free.filter((work) => !work.paid);
  if (free.length > 0) {
    return <Continue open={open} paid={paid} onContinue={onContinue} onFresh={onFresh} onRemove={onRemove} />;
  }
  const [busy] = unfinished;
  return busy ? <OpenElsewhere work={busy} onTakeOver={onTakeOver} onApart={() => onFresh([])} /> : null;
};

interface ContinueProps {
  readonly open: readonly UnfinishedDraft[];
  /** Decision 64: it stays until the person removes it. */
  readonly paid: readonly UnfinishedDraft[];
  readonly onContinue: (work: UnfinishedDraft) => void;
  readonly onFresh: (removed: readonly UnfinishedDraft[]) => void;
  readonly onRemove: (work: UnfinishedDraft) => void;
}

const Continue = ({ open, paid, onContinue, onFresh, onRemove }: ContinueProps) => {
  const [newest] = open;
  const saved = newest?.draft.resumeId !== undefined;
  return (
    <Dialog
      title={saved ? <Trans>You have unsaved changes</Trans> : <Trans>Welcome back</Trans>}
      description={
        saved ? (
          <Trans>Changes to this resume were kept on this device but not saved.</Trans>
        ) : newest ? (
          <Trans>What you typed last time is still here.</Trans>
        ) : (
          <Trans>The resume you paid for is still here.</Trans>
        )
      }
      width="medium"
      // Closing decides nothing: the work stays and is offered again.
      onClose={() => onFresh([])}
      actions={
        <>
          <Button look="secondary" onClick={() => onFresh(open)}>
            {saved ? <Trans>Open the saved version</Trans> : <Trans>Start fresh</Trans>}
          </Button>
          {newest && (
            <Button data-first-focus onClick={() => onContinue(newest)}>
              <Trans>Continue where you left off</Trans>
            </Button>
          )}
        </>
      }
    >
      <ul className="grid gap-2">
        {open.map((work) => (
          <li key={work.id}>
            <WorkCard work={work} {...(open.length > 1 && { onChoose: () => onContinue(work) })} />
          </li>
        ))}
        {paid.map((work, place) => (
          <li key={work.id}>
            <PaidCard
              work={work}
              first={!newest && place === 0}
              onCorrect={() => onContinue(work)}
              onRemove={() => onRemove(work)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

interface PaidCardProps {
  readonly work: UnfinishedDraft;
  readonly first: boolean;
  readonly onCorrect: () => void;
  readonly onRemove: () => void;
}

/** Work that is paid for, with what that gives. */
const PaidCard = ({ work, first, onCorrect, onRemove }: PaidCardProps) => {
  const { t } = useLingui();
  const { paid, draft } = work;
  if (!paid) return null;
  const name = paid.resume.data.personalInfo.fullName || draft.name || t`Untitled Resume`;
  return (
    <div className="rounded-base border border-line px-4 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="flex shrink-0 items-center gap-1.5 text-14 text-muted">
          <CheckCircleIcon className="size-4 self-center text-success-ink" />
          <Trans>Paid</Trans> <Ago since={paid.paidAt} />
        </span>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          data-first-focus={first || undefined}
          onClick={() => openPaid({ paid, download: true })}
        >
          <Trans>Download again</Trans>
        </Button>
        <Button size="small" look="secondary" onClick={onCorrect}>
          {isAfterPaymentOver(paid, Date.now()) ? <Trans>Edit it</Trans> : <Trans>Correct a mistake</Trans>}
        </Button>
        <Button size="small" look="quiet" onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
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
