import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';
import { cx } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/states.tsx';
import { ConnectionNote } from './connection.tsx';
import { PlanSummarySkeleton } from './plan-summary.tsx';

export const cardGridClass = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
/** As tall as a card, so that nothing moves when one takes its place. */
export const cardHeightClass = 'h-77 sm:h-113';

/** S2 §2: the list is on its way. */
export const CardsWaiting = () => (
  <div>
    <PlanSummarySkeleton />
    <p role="status" className="mb-5 flex h-9 items-center text-muted pointer-coarse:h-11">
      <Trans>Loading your resumes...</Trans>
    </p>
    <div className={cardGridClass}>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className={cx('rounded-base', cardHeightClass)} />
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
