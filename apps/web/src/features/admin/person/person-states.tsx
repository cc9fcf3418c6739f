import { routes } from '@kalam/domain/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Refused } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ArrowLeftIcon, UserIcon } from '../../../ui/icons.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export const BackToUsers = () => (
  <Link
    to={routes.adminUsers}
    className="-ml-1 mb-4 inline-flex min-h-9 items-center gap-1.5 rounded-inner px-1 text-14 text-muted hover:text-ink"
  >
    <ArrowLeftIcon className="size-4" />
    <Trans>All users</Trans>
  </Link>
);

export const LoadingPerson = () => {
  const { t } = useLingui();
  usePageTitle(t`Person`);
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading…</Trans>
        </span>
      </VisuallyHidden>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-2 h-5 w-48" />
      <Skeleton className="mt-8 h-16" />
      <div className="mt-8 grid gap-10 xl:grid-cols-[3fr_2fr]">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
};

export const NobodyHere = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLingui();
  usePageTitle(t`Nobody found`);
  return (
    <div role="status">
      <EmptyState
        icon={UserIcon}
        title={<Trans>Nobody found</Trans>}
        action={
          <ButtonLink look="secondary" to={routes.adminUsers}>
            <Trans>All users</Trans>
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
};

/** The page cannot be read, or there is no such person. */
export const PersonFailure = ({
  failure,
  retrying,
  onRetry,
}: {
  readonly failure: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}) => {
  const { t } = useLingui();
  usePageTitle(t`Person`);
  if (failure instanceof Refused && failure.status === 404) {
    return (
      <NobodyHere>
        <Trans>The account was erased, or the address of this page is not whole.</Trans>
      </NobodyHere>
    );
  }
  return (
    <ErrorState
      heading="h1"
      title={failureText(failure, 'person-load-failed')}
      retrying={retrying}
      onRetry={onRetry}
      retryLabel={<Trans>Retry</Trans>}
    />
  );
};
