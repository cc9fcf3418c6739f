import { Trans, useLingui } from '@lingui/react/macro';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { PageHeader } from '../../../shell/page-header.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { PlanSummarySkeleton } from './plan-summary.tsx';

export const cardGridClass = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
/** As tall as a card, so that nothing moves when one takes its place. */
export const cardHeightClass = 'h-82 sm:h-122';

const CardWaiting = () => (
  <div
    className={cx(
      'flex flex-col rounded-base border border-line bg-surface p-4 shadow-card',
      cardHeightClass,
    )}
  >
    <div className="flex grow gap-3 sm:flex-col sm:gap-4">
      <Skeleton className="h-36 w-25 shrink-0 sm:h-48 sm:w-full" />
      <div className="grow space-y-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
      </div>
    </div>
    <Skeleton className="mb-13 h-9 pointer-coarse:h-11" />
  </div>
);

/** S2 §2: the list is on its way. */
export const CardsWaiting = () => (
  <div>
    <PlanSummarySkeleton />
    <p role="status" className="mb-5 flex h-9 items-center text-muted pointer-coarse:h-11">
      <Trans>Loading your resumes...</Trans>
    </p>
    <div className={cardGridClass}>
      {['first', 'second', 'third'].map((card) => (
        <CardWaiting key={card} />
      ))}
    </div>
  </div>
);

/** The page before anybody knows whose it is. */
export const ResumesWaiting = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`My Resumes`} />
      <ConnectionNote />
      <CardsWaiting />
    </>
  );
};
