import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { type IconComponent, RefreshIcon, SearchIcon } from '../../../ui/icons.tsx';
import { EmptyState, Skeleton } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** S2 §2: a banner with Retry. */
export const LoadFailure = ({
  words,
  retrying,
  onRetry,
}: {
  readonly words: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}) => (
  <Banner
    tone="danger"
    alert
    className="mb-4"
    action={
      <Button look="secondary" size="small" icon={RefreshIcon} busy={retrying} onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    }
  >
    {words}
  </Banner>
);

/** Grey rows in the shape of the list. */
export const LoadingRows = () => (
  <div aria-busy="true" className="space-y-2">
    <VisuallyHidden>
      <span role="status">
        <Trans>Loading…</Trans>
      </span>
    </VisuallyHidden>
    {['1', '2', '3', '4', '5', '6', '7', '8'].map((row) => (
      <Skeleton key={row} className="h-36 rounded-base md:h-12" />
    ))}
  </div>
);

export interface EmptyWords {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: IconComponent;
}

/** Nothing there at all, or nothing that matches. */
export const NoRows = ({
  empty,
  filtered,
  onClear,
}: {
  readonly empty: EmptyWords;
  readonly filtered: boolean;
  readonly onClear: () => void;
}) => (
  <div role="status">
    {filtered ? (
      <EmptyState
        icon={SearchIcon}
        title={empty.title}
        action={
          <Button look="secondary" onClick={onClear}>
            <Trans>Clear search and filters</Trans>
          </Button>
        }
      >
        <Trans>Nothing matches what you are looking for.</Trans>
      </EmptyState>
    ) : (
      <EmptyState icon={empty.icon} title={empty.title}>
        {empty.hint}
      </EmptyState>
    )}
  </div>
);
