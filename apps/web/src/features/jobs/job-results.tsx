import { Plural, Trans } from '@lingui/react/macro';
import { type Ref, useId } from 'react';
import { formatDate } from '../../platform/format-date.ts';
import type { ResumeCardData } from '../../resume/resume-queries.ts';
import { BareSelect } from '../../ui/forms/select.tsx';
import { BriefcaseIcon } from '../../ui/icons.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import type { JobCriteria } from './job-criteria.ts';
import type { SkillSource } from './job-queries.ts';
import type { FoundJobs } from './kept-search.ts';
import { FoundList } from './results/found-list.tsx';

export const SearchingJobs = () => (
  <div aria-busy="true">
    <p role="status" className="mb-5 text-muted">
      <Trans>Searching jobs…</Trans>
    </p>
    <div className="space-y-3">
      {['first', 'second', 'third'].map((card) => (
        <div key={card} className="rounded-base border border-line bg-surface p-5">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-3 h-4 w-1/3" />
          <Skeleton className="mt-5 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-5/6" />
        </div>
      ))}
    </div>
  </div>
);

interface SkillNoteProps {
  readonly cards: readonly ResumeCardData[] | undefined;
  readonly source: SkillSource | null | undefined;
  readonly onChoose: (id: string) => void;
}

/** Whose skills are marked, in words, and the way to another resume's. */
const SkillNote = ({ cards, source, onChoose }: SkillNoteProps) => {
  const id = useId();
  if (source === undefined || cards === undefined) return null;
  if (source === null) {
    return (
      <p className="text-14 text-muted">
        <Trans>Save a resume with skills, and they are marked in the adverts.</Trans>
      </p>
    );
  }
  const { name } = source;
  const none = source.skills.length === 0;
  if (cards.length < 2) {
    return (
      <p className="text-14 text-muted">
        {none ? (
          <Trans>Your resume “{name}” lists no skills to mark.</Trans>
        ) : (
          <Trans>Skills from your resume “{name}” are marked.</Trans>
        )}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
      <label htmlFor={id}>
        <Trans>Skills are marked from your resume</Trans>
      </label>
      <div className="w-56 max-w-full">
        <BareSelect
          id={id}
          value={source.id}
          onChange={(event) => onChoose(event.target.value)}
          options={cards.map(({ id: value, name: label }) => ({ value, label }))}
          className="text-14!"
        />
      </div>
      {none && (
        <p>
          <Trans>It lists no skills to mark.</Trans>
        </p>
      )}
    </div>
  );
};

interface JobResultsProps extends SkillNoteProps {
  readonly criteria: JobCriteria;
  readonly found: FoundJobs;
  /** From an earlier visit rather than just now. */
  readonly earlier: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

export const JobResults = ({ criteria, found, earlier, headingRef, ...note }: JobResultsProps) => {
  const { query, location } = criteria;
  const count = found.jobs.length;
  const day = formatDate(new Date(found.foundAt).toISOString());
  return (
    <section aria-labelledby="job-results">
      <h2
        ref={headingRef}
        id="job-results"
        tabIndex={-1}
        className={count === 0 ? 'sr-only' : 'font-semibold text-22'}
      >
        <Trans>
          {query} in {location}
        </Trans>
      </h2>
      <p role="status" className={count === 0 ? 'sr-only' : 'mt-1 mb-2 text-muted tabular-nums'}>
        <Plural value={count} _0="No jobs found" one="# job found" other="# jobs found" />
        {earlier && (
          <>
            {' '}
            <Trans>on {day}, by your last search. Search again for newer ones.</Trans>
          </>
        )}
      </p>
      {count === 0 ? (
        <EmptyState icon={BriefcaseIcon} title={<Trans>No Jobs Found</Trans>}>
          <p>
            <Trans>Try fewer words in the title, a larger city nearby, or drop a filter.</Trans>
          </p>
          <p>
            <Trans>It did not use up a search.</Trans>
          </p>
        </EmptyState>
      ) : (
        <>
          <SkillNote {...note} />
          <FoundList criteria={criteria} found={found} skills={note.source?.skills} />
        </>
      )}
    </section>
  );
};
