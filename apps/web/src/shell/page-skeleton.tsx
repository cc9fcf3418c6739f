import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../ui/states.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** The shape of any page: a title, a line under it, and what follows. */
export const PageSkeleton = () => (
  <div role="status" className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 sm:py-14">
    <VisuallyHidden>
      <Trans>Loading…</Trans>
    </VisuallyHidden>
    <Skeleton className="h-9 w-64 max-w-full" />
    <Skeleton className="mt-4 h-5 w-96 max-w-full" />
    <div className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-40" />
      <Skeleton className="h-40 max-sm:hidden" />
      <Skeleton className="h-40 max-lg:hidden" />
    </div>
  </div>
);
