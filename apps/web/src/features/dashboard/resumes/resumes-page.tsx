import { refuse } from '@kalam/domain/refusal';
import { showsFormatButton } from '@kalam/domain/subscriptions/subscription-rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { planObstacle, planStanding } from '../../../account/plan-standing.ts';
import { type CurrentSubscription, subscriptionQuery } from '../../../account/subscription.ts';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { messageText } from '../../../platform/languages/message-text.ts';
import { overlay } from '../../../platform/loading/overlay.tsx';
import { type ResumeCardData, resumesQuery } from '../../../resume/resume-queries.ts';
import { copiesBehind } from '../../../resume/variants/parent-query.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { FileIcon } from '../../../ui/icons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { yourResumesId } from './card-list.ts';
import { useDeleteResume } from './delete-resume.ts';
import { useGrowingCount } from './growing-count.ts';
import { KeptResumeNote } from './kept-resume-note.tsx';
import { NewResume } from './new-resume.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { type CardAction, ResumeCard } from './resume-card.tsx';
import { CardsWaiting, cardGridClass, cardHeightClass } from './resumes-waiting.tsx';
import { UnfinishedDraftsNote } from './unfinished-drafts-note.tsx';
import { useOverlays } from './use-overlays.ts';

const BringFile = overlay(
  () => import('../../../resume/reading/bring-file.tsx'),
  () => undefined,
);

const CopyNotes = overlay(
  () => import('./copies/copy-notes.tsx'),
  () => undefined,
);

const ResumesPage = () => {
  const { t } = useLingui();
  const resumes = useQuery(resumesQuery);
  const subscription = useQuery(subscriptionQuery);
  const failed = [resumes, subscription]
    .filter(({ data }) => data === undefined)
    .some(({ isError }) => isError);
  return (
    <>
      <PageHeader title={t`My Resumes`} />
      <ConnectionNote />
      <UnfinishedDraftsNote />
      <KeptResumeNote />
      {failed ? (
        <ErrorState
          title={messageText(refuse('resumes-load-failed'))}
          onRetry={() => void Promise.all([resumes.refetch(), subscription.refetch()])}
          retrying={resumes.isFetching || subscription.isFetching}
        />
      ) : resumes.data === undefined || subscription.data === undefined ? (
        <CardsWaiting />
      ) : (
        <>
          <PlanSummary subscription={subscription.data} />
          <YourResumes resumes={resumes.data} subscription={subscription.data} />
        </>
      )}
      <BringFile />
    </>
  );
};

export default ResumesPage;

/** The dialog that is open: chosen on a card, or asked for by the address after a save (decision 41). */
const useOpenDialog = (resumes: readonly ResumeCardData[]) => {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly action: CardAction }>();
  const wanted = search.get('download');
  const open = chosen ?? (wanted === null ? undefined : { id: wanted, action: 'download' as const });
  const resume = resumes.find(({ id }) => id === open?.id);
  const close = useCallback(() => {
    setChosen(undefined);
    if (wanted === null) return;
    setSearch(
      (now) => {
        now.delete('download');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [wanted, setSearch]);
  return { open: resume && open && { resume, action: open.action }, choose: setChosen, close };
};

interface YourResumesProps {
  readonly resumes: readonly ResumeCardData[];
  readonly subscription: CurrentSubscription;
}

const YourResumes = ({ resumes, subscription }: YourResumesProps) => {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { open, choose, close } = useOpenDialog(resumes);
  const Overlays = useOverlays(open !== undefined, close);
  const drawn = useGrowingCount(resumes.length);
  const deleteResume = useDeleteResume(() => heading.current?.focus());
  const standing = planStanding(subscription);
  const act = (id: string, action: CardAction) => {
    if (action === 'edit' && !planObstacle('edit', standing)) return void navigate(`/builder?resume=${id}`);
    choose({ id, action });
  };
  const remove = (resume: ResumeCardData) => {
    close();
    // The card that had the focus is gone.
    requestAnimationFrame(() => heading.current?.focus());
    void deleteResume(resume);
  };
  return (
    <section aria-labelledby={yourResumesId}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id={yourResumesId} tabIndex={-1} className="font-semibold text-22">
          <Trans>Your Resumes</Trans>
        </h2>
        {resumes.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <NewResume standing={standing} />
          </div>
        )}
      </div>
      {resumes.length === 0 ? (
        <EmptyState
          icon={FileIcon}
          title={<Trans>No resumes yet</Trans>}
          action={<NewResume first standing={standing} />}
        >
          <Trans>Create your first resume to get started</Trans>
        </EmptyState>
      ) : (
        <ul className={cardGridClass}>
          {resumes.map((resume, index) => (
            <li key={resume.id} className={index < drawn ? 'min-w-0' : cardHeightClass}>
              {index < drawn && (
                <ResumeCard
                  resume={resume}
                  mayFormat={showsFormatButton(resume.planUsed, subscription)}
                  parentName={resumes.find(({ id }) => id === resume.copy?.parent?.id)?.name}
                  note={
                    (resume.copy?.isBehind || copiesBehind(resumes, resume).length > 0) && (
                      <CopyNotes
                        resume={resume}
                        resumes={resumes}
                        onOpen={(copyId) => act(copyId, 'offer')}
                      />
                    )
                  }
                  onAction={(action) => act(resume.id, action)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open && Overlays && (
        <Overlays
          key={`${open.resume.id} ${open.action}`}
          resume={open.resume}
          action={open.action}
          subscription={subscription}
          onAction={(action) => act(open.resume.id, action)}
          onDelete={() => remove(open.resume)}
          onClose={close}
        />
      )}
    </section>
  );
};
