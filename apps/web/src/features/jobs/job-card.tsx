import type { SkillMatcher } from '@kalam/domain/jobs/skill-match';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AdvertLink, isWebAddress } from './advert-link.tsx';
import { CompareJob } from './compare-job.tsx';
import type { Job } from './kept-search.ts';

/** An advert is a stranger's text: painted as text, never as markup, with the person's skills marked. */
const Marked = ({ text, matcher }: { readonly text: string; readonly matcher: SkillMatcher }) =>
  matcher.pieces(text).map((piece, index) =>
    piece.isSkill ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
      <mark key={index} className="rounded-inner bg-marigold-soft px-0.5 font-medium text-marigold-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );

/** About four lines on a wide screen. */
const longText = 320;

const Description = ({ job, matcher }: { readonly job: Job; readonly matcher: SkillMatcher }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = job.description.length > longText || job.description.split('\n').length > 4;
  return (
    <>
      <p id={id} className={cx('mt-3 whitespace-pre-line text-14', long && !open && 'line-clamp-4')}>
        <Marked text={job.description} matcher={matcher} />
      </p>
      {long && (
        <Button
          size="small"
          look="quiet"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-ml-3 mt-1 text-accent-ink"
        >
          {open ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
          <VisuallyHidden>{job.title}</VisuallyHidden>
        </Button>
      )}
    </>
  );
};

const MatchingSkills = ({ skills }: { readonly skills: readonly string[] }) => (
  <div className="mt-3 flex flex-wrap items-center gap-1.5 text-14">
    <span className="mr-1 text-muted">
      <Plural value={skills.length} one="Asks for # of your skills:" other="Asks for # of your skills:" />
    </span>
    {skills.map((skill) => (
      <Badge key={skill} tone="warning">
        {skill}
      </Badge>
    ))}
  </div>
);

const Elsewhere = ({ job }: { readonly job: Job }) => {
  const others = job.jobProviders.filter(({ url }) => url !== job.url && isWebAddress(url));
  if (others.length === 0) return null;
  return (
    <p className="text-14 text-muted">
      <Trans>Also on</Trans>{' '}
      {others.map(({ jobProvider, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-accent-ink underline underline-offset-3"
          >
            {jobProvider}
          </a>
        </span>
      ))}
    </p>
  );
};

interface JobCardProps {
  readonly job: Job;
  readonly matcher: SkillMatcher;
  /** What can be done with the job, beside the link to it. */
  readonly actions?: ReactNode;
}

/** S2 §2: title, company, location, description, employment type, time posted and a link. */
export const JobCard = ({ job, matcher, actions }: JobCardProps) => {
  const { t } = useLingui();
  const titleId = useId();
  const skills = matcher.found(`${job.title}\n${job.description}`);
  const provider = job.jobProviders.find(({ url }) => url === job.url)?.jobProvider ?? 'LinkedIn';
  return (
    <article
      aria-labelledby={titleId}
      tabIndex={-1}
      className="rounded-base border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 id={titleId} className="min-w-0 font-semibold text-18">
          <Marked text={job.title} matcher={matcher} />
        </h3>
        {job.timeAgoPosted && (
          <span className="whitespace-nowrap pt-1 text-14 text-muted">{job.timeAgoPosted}</span>
        )}
      </div>
      <p className="mt-0.5">
        <span className="font-medium">{job.company || t`Company not named`}</span>
        <span className="text-muted"> · {job.location}</span>{' '}
        <span className="ml-1 inline-block align-[1px]">
          <Badge>{job.employmentType}</Badge>
        </span>
      </p>
      {skills.length > 0 && <MatchingSkills skills={skills} />}
      {job.description && <Description job={job} matcher={matcher} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <AdvertLink url={job.url} title={job.title} provider={provider} />
        {actions}
        <CompareJob job={job} description={job.description} />
        <Elsewhere job={job} />
      </div>
    </article>
  );
};
