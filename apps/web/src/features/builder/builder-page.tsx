import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../account/session.ts';
import { openSignIn } from '../../account/sign-in-prompt.ts';
import type { Refused } from '../../platform/api/call.ts';
import { keepBuilderOffline } from '../../platform/offline/offline-start.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import {
  removeWork,
  restoreWork,
  type UnfinishedDraft,
  unfinishedDrafts,
} from '../../resume/journal/journal.ts';
import { keepReadingOffline } from '../../resume/reading/keep-reading-offline.ts';
import { useCheckoutRequest } from '../../shell/checkout.ts';
import { PageSkeleton } from '../../shell/page-skeleton.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { BuilderFrame } from './builder-frame.tsx';
import { DraftProvider } from './draft/draft-store.ts';
import { ImportHost, useImportWish } from './import/import-host.tsx';
import { useImportRequest } from './import/import-request.ts';
import { useBuilderEntry } from './opening/builder-entry.ts';
import { TakenDialog, UnfinishedDraftsDialog } from './opening/unfinished-drafts-dialog.tsx';
import { PaidWorkProvider } from './saving/paid-work.ts';

/**
 * The wizard. `?template=` chooses the look, `?resume=` opens a saved resume, `?continue` continues the unfinished draft on
 * this device without asking, `?continue=` with its id one of several. `?import` brings a resume in that somebody has, `?shared`
 * the one that another app shared.
 */
const BuilderPage = () => {
  const [query] = useSearchParams();
  const resumeId = query.get('resume') ?? undefined;
  // A resume is opened by whoever is signed in: someone else starts over.
  const { data: user, isLoading } = useSession();
  if (resumeId && isLoading) return <PageSkeleton />;
  const key = `${resumeId} ${resumeId && user?.id} ${query.get('continue')}`;
  return <Builder key={key} resumeId={resumeId} query={query} />;
};

export default BuilderPage;

interface BuilderProps {
  readonly resumeId: string | undefined;
  readonly query: URLSearchParams;
}

const Builder = ({ resumeId, query }: BuilderProps) => {
  const { t } = useLingui();
  usePageTitle(t`Resume builder`);
  useEffect(keepBuilderOffline, []);
  useEffect(keepReadingOffline, []);
  useImportWish();
  const { entry, unfinished, findAgain, openUnfinished, dismissUnfinished, startApart, retry } =
    useBuilderEntry({
      resumeId,
      template: query.get('template') || undefined,
      continueWork: query.get('continue') ?? undefined,
    });
  const { data: user } = useSession();
  const openWork = entry.kind === 'open' && resumeId === undefined ? entry.work : undefined;
  useEffect(() => {
    if (user) openWork?.prefill(user);
  }, [user, openWork]);
  // A payment that a reload interrupted comes first: one question at a time.
  const paying = useCheckoutRequest() !== undefined;
  const importing = useImportRequest() !== undefined;
  const look = useEffectEvent(() => void findAgain());
  useEffect(() => {
    if (!paying) look();
  }, [paying]);
  const startFresh = (removed: readonly UnfinishedDraft[]) => {
    dismissUnfinished();
    void remove(removed);
  };
  const remove = async (removed: readonly UnfinishedDraft[]) => {
    if (removed.length === 0) return;
    await removeWork(removed.map(({ id }) => id)).catch(() => undefined);
    const [newest] = removed;
    showToast(t`Earlier work removed from this device`, {
      action: {
        label: t`Undo`,
        run: () => void Promise.all(removed.map(restoreWork)).then(() => newest && openUnfinished(newest)),
      },
    });
  };
  const takeBack = async (id: string) => {
    const work = (await unfinishedDrafts()).find((found) => found.id === id);
    if (work) openUnfinished(work, { take: true });
    else retry();
  };
  if (entry.kind === 'opening') return <PageSkeleton />;
  if (entry.kind === 'refused') return <NotOpened refused={entry.refused} onRetry={retry} />;
  const { work } = entry;
  return (
    <DraftProvider value={work.store}>
      {entry.kind === 'open' && entry.without && <WithoutSaved refused={entry.without} />}
      <PaidWorkProvider value={work.journal}>
        <BuilderFrame key={work.journal.id} journal={work.journal} isAsking={unfinished.length > 0} />
      </PaidWorkProvider>
      {!paying && <ImportHost onTaken={dismissUnfinished} />}
      {unfinished.length > 0 && !paying && !importing && (
        <UnfinishedDraftsDialog
          unfinished={unfinished}
          onContinue={(chosen) => openUnfinished(chosen)}
          onTakeOver={(chosen) => openUnfinished(chosen, { take: true })}
          onFresh={startFresh}
          onRemove={(work) => void remove([work]).then(findAgain)}
        />
      )}
      {entry.kind === 'taken' && (
        <TakenDialog
          onTakeBack={() => void takeBack(entry.id)}
          onApart={() => startApart(work.store.get())}
        />
      )}
    </DraftProvider>
  );
};

/** What was typed is shown whatever became of the saved resume. */
const WithoutSaved = ({ refused }: { readonly refused: Refused }) => (
  <div className="mx-auto w-full max-w-7xl px-4 py-4 sm:px-6">
    {refused.status === 404 ? (
      <Banner tone="warning" alert title={<Trans>This resume was deleted</Trans>}>
        <Trans>Your unsaved changes are still here. Saving them makes a new resume.</Trans>
      </Banner>
    ) : (
      <Banner tone="warning" alert title={<Trans>The saved version could not be loaded</Trans>}>
        <Trans>You go on with the changes that were kept on this device.</Trans>
      </Banner>
    )}
  </div>
);

/** A saved resume that could not be opened: why, and what to do. */
const NotOpened = ({ refused, onRetry }: { readonly refused: Refused; readonly onRetry: () => void }) => {
  const unreached = refused.status === 0;
  const again = useEffectEvent(onRetry);
  useEffect(() => {
    if (!unreached) return;
    const ask = () => again();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [unreached]);
  if (refused.status === 401) {
    return (
      <ErrorState
        heading="h1"
        title={<Trans>Sign in to open this resume</Trans>}
        action={
          <Button onClick={() => openSignIn()}>
            <Trans>Sign In</Trans>
          </Button>
        }
      />
    );
  }
  const isGone = refused.status === 404 || refused.status === 403;
  return (
    <ErrorState
      heading="h1"
      title={<Trans>This resume could not be opened</Trans>}
      {...(!isGone && { onRetry })}
      action={
        <ButtonLink look="secondary" to="/dashboard">
          <Trans>Your Resumes</Trans>
        </ButtonLink>
      }
    >
      {refused.error}
    </ErrorState>
  );
};
