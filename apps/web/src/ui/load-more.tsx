import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';

interface LoadMoreProps {
  readonly shown: number;
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly onMore: () => void;
}

/** The end of a list that is read by cursor: totals are not counted, so it says what is shown. */
export const LoadMore = ({ shown, hasMore, loading, onMore }: LoadMoreProps) => (
  <div className="flex flex-col items-center gap-3 py-6">
    <p className="text-14 text-muted tabular-nums" aria-live="polite">
      {hasMore ? <Trans>Showing {shown}</Trans> : <Trans>Showing all {shown}</Trans>}
    </p>
    {hasMore && (
      <Button look="secondary" busy={loading} onClick={onMore}>
        <Trans>Load more</Trans>
      </Button>
    )}
  </div>
);
