import { daysSincePosted } from '@kalam/domain/jobs/narrow-jobs';
import { type SavedJobStatus, savedJobStatuses } from '@kalam/domain/jobs/saved/saved-job';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureText } from '../../../platform/failure-words.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AdvertLink } from '../advert-link.tsx';
import { CompareJob } from '../compare-job.tsx';
import { statusLabels } from '../job-wording.ts';
import { JobNote } from './job-note.tsx';
import { type SavedJob, savedAdvertQuery } from './saved-job-queries.ts';
import { useChangeStatus } from './use-saved-job.ts';

/** The advert as it was when saved: it may be gone where it stood. */
const Advert = ({ id }: { readonly id: string }) => {
  const { data, error } = useQuery(savedAdvertQuery(id));
  if (data) {
    return (
      <p className="whitespace-pre-line text-14">
        {data.description || <Trans>The advert had no text.</Trans>}
      </p>
    );
  }
  if (error) return <p className="text-14 text-danger-ink">{failureText(error, 'saved-jobs-failed')}</p>;
  return (
    <div aria-busy="true">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-4/5" />
    </div>
  );
};

/** 'Two days ago' was true when it was saved. */
const postingDay = ({ savedAt, timeAgoPosted }: SavedJob): string | undefined => {
  const days = daysSincePosted(timeAgoPosted);
  if (days === undefined) return undefined;
  return formatDate(new Date(Date.parse(savedAt) - days * 24 * 60 * 60 * 1000).toISOString());
};

const When = ({ job }: { readonly job: SavedJob }) => {
  const { i18n } = useLingui();
  const savedOn = formatDate(job.savedAt);
  const changedOn = formatDate(job.statusAt);
  const status = i18n._(statusLabels[job.status]);
  const postedOn = postingDay(job);
  return (
    <p className="text-14 text-muted">
      <Trans>Saved on {savedOn}</Trans>
      {job.status !== 'saved' && (
        <>
          {' · '}
          <Trans>
            {status} since {changedOn}
          </Trans>
        </>
      )}
      {postedOn && (
        <>
          {' · '}
          <Trans>Posted about {postedOn}</Trans>
        </>
      )}
    </p>
  );
};

interface SavedJobCardProps {
  readonly job: SavedJob;
  readonly onRemove: () => void;
}

export const SavedJobCard = ({ job, onRemove }: SavedJobCardProps) => {
  const { t, i18n } = useLingui();
  const titleId = useId();
  const advertId = useId();
  const [open, setOpen] = useState(false);
  const changeStatus = useChangeStatus();
  const client = useQueryClient();
  const { id, title, url } = job;
  return (
    <article
      aria-labelledby={titleId}
      tabIndex={-1}
      className="rounded-base border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="gap-x-6 gap-y-3 sm:grid sm:grid-cols-[1fr_11rem]">
        <div className="min-w-0">
          <h3 id={titleId} className="break-words font-semibold text-18">
            {title}
          </h3>
          <p className="mt-0.5">
            <span className="font-medium">{job.company || t`Company not named`}</span>
            <span className="text-muted"> · {job.location}</span>{' '}
            <span className="ml-1 inline-block align-[1px]">
              <Badge>{job.employmentType}</Badge>
            </span>
          </p>
          <When job={job} />
        </div>
        <Select
          label={t`Status`}
          className="mt-3 sm:mt-0"
          value={job.status}
          onChange={(event) => {
            const status = savedJobStatuses.find(
              (known): known is SavedJobStatus => known === event.target.value,
            );
            if (status) void changeStatus(job, status);
          }}
          options={savedJobStatuses.map((value) => ({ value, label: i18n._(statusLabels[value]) }))}
        />
      </div>
      <div className="mt-3">
        <JobNote job={job} />
      </div>
      {open && (
        <div id={advertId} className="mt-3 rounded-base bg-sunken p-4">
          <Advert id={id} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <AdvertLink url={url} title={title} provider={job.provider || t`the advert’s page`} />
        <CompareJob
          job={job}
          description={async () => (await client.fetchQuery(savedAdvertQuery(id))).description}
        />
        <Button
          look="secondary"
          size="small"
          aria-expanded={open}
          aria-controls={open ? advertId : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? <Trans>Hide the advert</Trans> : <Trans>Show the advert</Trans>}
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
        <Button look="quiet" size="small" icon={TrashIcon} onClick={onRemove} className="ml-auto">
          <Trans>Remove</Trans>
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
};
