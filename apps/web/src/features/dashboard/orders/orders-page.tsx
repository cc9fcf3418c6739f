import { orderBadge, orderStatusLabels } from '@kalam/domain/payments/order-wording';
import { formatAmount } from '@kalam/domain/plans/rupees';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callFile, Refused, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { failureText } from '../../../platform/failure-words.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { messageText, orderFailureText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DownloadIcon, ReceiptIcon } from '../../../ui/icons.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

type Order = ReplyOf<'GET /api/orders'>['orders'][number];

const badgeTones: Readonly<Record<ReturnType<typeof orderBadge>, Tone>> = {
  pending: 'warning',
  processing: 'accent',
  completed: 'success',
  failed: 'danger',
};

/** S2 §8: one message while the store cannot be reached, another for everything else. */
const loadFailure = (failure: unknown): string => {
  const away = failure instanceof Refused && (failure.status === 0 || failure.status === 503);
  return messageText(refuse(away ? 'orders-offline' : 'orders-load-failed'));
};

const ReceiptButton = ({ order }: { readonly order: Order }) => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const file = await callFile('GET /api/orders/:id/receipt', { params: { id: order.id } });
      saveFile(`kalam_receipt_${order.razorpayOrderId}.pdf`, file);
    } catch (failure) {
      showToast(failureText(failure, 'unexpected-error'), { tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      look="quiet"
      icon={DownloadIcon}
      busy={busy}
      className="-ml-3"
      onClick={() => void download()}
    >
      <Trans>Receipt</Trans>
    </Button>
  );
};

const OrderDetails = ({ order }: { readonly order: Order }) => {
  const reason = orderFailureText(order);
  const { autoReversalMessage } = order.notes;
  return (
    <div className="min-w-0">
      <p className="break-all font-medium tabular-nums">{order.razorpayOrderId}</p>
      {reason && <p className="text-14 text-danger-ink">{reason}</p>}
      {autoReversalMessage && (
        <p className="text-14 text-muted">{messageText(refuse('payment-auto-reversal'))}</p>
      )}
      {order.status === 'completed' && <ReceiptButton order={order} />}
    </div>
  );
};

const OrderTable = ({ orders }: { readonly orders: readonly Order[] }) => {
  const { t } = useLingui();
  const columns: readonly Column<Order>[] = [
    {
      id: 'details',
      header: t`Order Details`,
      lead: true,
      cell: (order) => <OrderDetails order={order} />,
    },
    { id: 'plan', header: t`Plan`, cell: ({ planName }) => translate(planName) },
    {
      id: 'amount',
      header: t`Amount`,
      numeric: true,
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ status }) => (
        <Badge tone={badgeTones[orderBadge(status)]}>{translate(orderStatusLabels[status])}</Badge>
      ),
    },
    {
      id: 'date',
      header: t`Date`,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
  ];
  return (
    <div className="md:overflow-hidden md:rounded-base md:border md:border-line md:bg-surface md:shadow-card md:[&_tbody>tr:last-child]:border-b-0">
      <Table caption={t`My Orders`} columns={columns} rows={orders} rowKey={({ id }) => id} />
    </div>
  );
};

const Loading = () => (
  <div aria-busy="true" className="space-y-3">
    <VisuallyHidden>
      <span role="status">
        <Trans>Loading your orders…</Trans>
      </span>
    </VisuallyHidden>
    {['first', 'second', 'third'].map((row) => (
      <Skeleton key={row} className="h-36 rounded-base md:h-16" />
    ))}
  </div>
);

const NoOrders = () => (
  <EmptyState
    icon={ReceiptIcon}
    title={<Trans>No Orders Found</Trans>}
    action={
      <ButtonLink to="/plans" look="secondary">
        <Trans>View Plans</Trans>
      </ButtonLink>
    }
  >
    <Trans>What you buy is listed here with its receipt.</Trans>
  </EmptyState>
);

const OrdersPage = () => {
  const { t } = useLingui();
  const list = useInfiniteQuery({
    queryKey: ['orders'],
    queryFn: ({ pageParam }) => call('GET /api/orders', { query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    ...failWhenOffline,
  });
  const more = async (): Promise<void> => {
    const { isFetchNextPageError, error } = await list.fetchNextPage();
    if (isFetchNextPageError) showToast(loadFailure(error), { tone: 'danger' });
  };
  const pages = list.data?.pages ?? [];
  const orders = list.data && pages.flatMap((page) => page.orders);
  return (
    <>
      <PageHeader
        title={t`My Orders`}
        actions={
          orders?.length ? (
            <ButtonLink to="/plans" look="secondary" size="small">
              <Trans>View Plans</Trans>
            </ButtonLink>
          ) : undefined
        }
      />
      <ConnectionNote />
      {orders === undefined ? (
        list.isError ? (
          <ErrorState
            title={loadFailure(list.error)}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        ) : (
          <Loading />
        )
      ) : orders.length === 0 ? (
        <NoOrders />
      ) : (
        <>
          <OrderTable orders={orders} />
          {(list.hasNextPage || pages.length > 1) && (
            <LoadMore
              shown={orders.length}
              hasMore={list.hasNextPage}
              loading={list.isFetchingNextPage}
              onMore={() => void more()}
            />
          )}
        </>
      )}
    </>
  );
};

export default OrdersPage;
