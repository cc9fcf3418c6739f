import { messageText } from '@kalam/domain/message-catalogue';
import { allowanceLabel, planNameOf } from '@kalam/domain/plans/plan-wording';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { AuditTrail } from '../audit/audit-trail.tsx';
import { LoadFailure } from '../list/list-states.tsx';
import type { Person } from './add-plan.tsx';
import { SubscriptionState } from './subscription-status.tsx';

type Subscription = ReplyOf<'GET /api/admin/users/:id/subscriptions'>['subscriptions'][number];

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-4 py-0.5">
    <dt className="text-muted">{name}</dt>
    <dd className="text-right tabular-nums">{children}</dd>
  </div>
);

const Left = ({ remaining, total }: { readonly remaining: number; readonly total: number }) =>
  remaining < 0 ? (
    <Trans>Unlimited</Trans>
  ) : (
    <Trans>
      {allowanceLabel(remaining)} of {total}
    </Trans>
  );

const HistoryEntry = ({ subscription }: { readonly subscription: Subscription }) => {
  const { renewedBy, renewalReason } = subscription;
  return (
    <li className="rounded-base border border-line bg-paper p-4">
      <div className="mb-2 flex items-start justify-between gap-3">
        <p className="font-semibold">{planNameOf(subscription.planId)}</p>
        <div className="text-right">
          <SubscriptionState subscription={subscription} />
        </div>
      </div>
      <dl className="text-14">
        <Fact name={<Trans>Runs</Trans>}>
          {formatDate(subscription.startDate)} – {formatDate(subscription.endDate)}
        </Fact>
        <Fact name={<Trans>Resumes left</Trans>}>
          <Left remaining={subscription.resumesRemaining} total={subscription.totalResumes} />
        </Fact>
        <Fact name={<Trans>Format changes left</Trans>}>
          <Left remaining={subscription.formatsRemaining} total={subscription.totalFormats} />
        </Fact>
        <Fact name={<Trans>Downloads as</Trans>}>
          {subscription.allowedFormats.map((format) => format.toUpperCase()).join(', ')}
        </Fact>
      </dl>
      <p className="mt-2 border-line border-t pt-2 break-words text-14 text-muted">
        {renewedBy ? (
          <Trans>
            Added by {renewedBy}: “{renewalReason}”
          </Trans>
        ) : (
          <Trans>Bought by the user</Trans>
        )}
      </p>
    </li>
  );
};

const Loading = () => (
  <div aria-busy="true" className="space-y-3">
    <Skeleton className="h-44 rounded-base" />
    <Skeleton className="h-44 rounded-base" />
  </div>
);

/** S2 §2 Subscription History: every plan somebody had, and what staff changed about them. */
export const SubscriptionHistory = ({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) => {
  const history = useInfiniteQuery({
    queryKey: ['admin', 'history', person.uid],
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/users/:id/subscriptions', {
        params: { id: person.uid },
        query: { cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    ...failWhenOffline,
  });
  const subscriptions = history.data?.pages.flatMap((page) => page.subscriptions);
  return (
    <Dialog
      title={<Trans>Subscription History</Trans>}
      description={
        <span className="break-words">
          {person.displayName} · {person.email}
        </span>
      }
      width="side"
      onClose={onClose}
    >
      {history.isError && (
        <LoadFailure
          words={failureText(history.error, 'subscription-history-failed')}
          retrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.isPending && <Loading />}
      {subscriptions?.length === 0 && (
        <p className="rounded-base border border-line border-dashed px-4 py-6 text-center text-muted">
          {messageText({ code: 'subscription-history-empty' })}
        </p>
      )}
      {subscriptions !== undefined && subscriptions.length > 0 && (
        <ul className="space-y-3">
          {subscriptions.map((subscription) => (
            <HistoryEntry key={subscription.id} subscription={subscription} />
          ))}
        </ul>
      )}
      {history.hasNextPage && (
        <Button
          look="secondary"
          size="small"
          wide
          className="mt-3"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          <Trans>Load more</Trans>
        </Button>
      )}
      <div className="mt-8">
        <AuditTrail subject="user" subjectId={person.uid} />
      </div>
    </Dialog>
  );
};
