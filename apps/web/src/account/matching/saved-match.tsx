import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageText } from '../../platform/languages/message-text.ts';
import { drawable } from '../../resume/drawable.ts';
import type { Advert } from '../../resume/matching/advert.ts';
import { leadState } from '../../resume/matching/lead.ts';
import { MatchDialog } from '../../resume/matching/match-dialog.tsx';
import { contentsQuery, type ResumeCardData, resumesQuery } from '../../resume/resume-queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { FileIcon, PlusIcon } from '../../ui/icons.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Waiting } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { PlanNeededDialog } from '../plan-needed-dialog.tsx';
import { planObstacle, planStanding } from '../plan-standing.ts';
import { subscriptionQuery } from '../subscription.ts';
import { CopyForJob } from './copy-for-job.tsx';

interface SavedMatchProps {
  /** Undefined to choose among all of them. */
  readonly resumeId?: string | undefined;
  readonly job?: Advert | undefined;
  readonly onClose: () => void;
}

/** The one last worked on. */
const newestOf = (cards: readonly ResumeCardData[]): ResumeCardData | undefined =>
  cards.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];

/** A saved resume beside a job. What it leads to is done in the builder. */
const SavedMatch = ({ resumeId, job, onClose }: SavedMatchProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(resumeId);
  const [obstacle, setObstacle] = useState<ReturnType<typeof planObstacle>>();
  const resumes = useQuery(resumesQuery);
  const { data: subscription } = useQuery(subscriptionQuery);
  const card = resumes.data?.find(({ id }) => id === chosen) ?? newestOf(resumes.data ?? []);
  const name = card?.name;
  const query = card && contentsQuery(card);
  const contents = useQuery(query ?? { queryKey: ['resume'], queryFn: skipToken });
  if (obstacle) return <PlanNeededDialog obstacle={obstacle} onClose={onClose} />;
  if (resumes.data && !card) return <NoResume onClose={onClose} />;
  const lead = (field: string) => {
    const missing = subscription === undefined ? undefined : planObstacle('edit', planStanding(subscription));
    if (missing) return setObstacle(missing);
    onClose();
    void navigate(`/builder?resume=${card?.id}`, { state: leadState(field) });
  };
  const failed = [resumes, contents].find(({ isError, data }) => isError && data === undefined);
  return (
    <MatchDialog
      resumeKey={card?.id ?? ''}
      data={contents.data && drawable(contents.data)}
      standIn={
        failed ? (
          <ErrorState
            title={messageText(refuse('resumes-load-failed'))}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          />
        ) : (
          <Waiting>{t`Loading your resume…`}</Waiting>
        )
      }
      job={job}
      chooser={
        resumes.data && resumes.data.length > 1 && resumeId === undefined ? (
          <Select
            label={t`Which resume`}
            className="sm:max-w-96"
            value={card?.id ?? ''}
            onChange={({ target }) => setChosen(target.value)}
            options={resumes.data.map(({ id: value, name: label }) => ({ value, label }))}
          />
        ) : (
          name !== undefined && (
            <p className="break-words text-14">
              <Trans>Your resume: {name}</Trans>
            </p>
          )
        )
      }
      onLead={lead}
      copyButton={(advert, match) =>
        card && <CopyForJob resume={card} advert={advert} match={match} onMade={onClose} />
      }
      onClose={onClose}
    />
  );
};

export default SavedMatch;

const NoResume = ({ onClose }: Pick<SavedMatchProps, 'onClose'>) => (
  <Dialog title={<Trans>Compare with a job</Trans>} onClose={onClose}>
    <EmptyState
      icon={FileIcon}
      title={<Trans>No resumes yet</Trans>}
      action={
        <ButtonLink to="/builder" icon={PlusIcon} data-first-focus>
          <Trans>Create Resume</Trans>
        </ButtonLink>
      }
    >
      <Trans>Save a resume first; then it can be held beside a job.</Trans>
    </EmptyState>
  </Dialog>
);
