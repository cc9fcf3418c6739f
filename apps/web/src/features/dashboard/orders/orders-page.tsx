import { orderBadge, orderStatusLabels } from '@kalam/domain/payments/order-wording';
import { planToPayAgain } from '@kalam/domain/payments/pay-again';
import { planOf } from '@kalam/domain/plans/plan-catalogue';
import { validityLabel } from '@kalam/domain/plans/plan-wording';
import { currency, formatAmount } from '@kalam/domain/plans/rupees';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call, Refused, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { formatDate } from '../../../platform/format-date.ts';
import { messageText, orderFailureText } from '../../../platform/languages/message-text.ts';
import { translate } from '../../../platform/languages/translator.ts';
import { openCheckout } from '../../../shell/checkout.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { RefreshIcon } from '../../../ui/icons.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ReceiptIcon } from '../../../ui/work-icons.tsx';
import { type OrderDocument, OrderDocuments } from './order-documents.tsx';

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

const Refunds = ({ order }: { readonly order: Order }) =>
  order.refunds.map((refund) => {
    const amount =
      refund.currency === currency ? formatAmount(refund.amount) : `${refund.currency} ${refund.amount}`;
    const day = formatDate(refund.at);
    return (
      <p key={refund.id} className="font-normal text-14 text-muted">
        {refund.state === 'made' ? (
          refund.isSecond ? (
            <Trans>
              Second payment of {amount} returned on {day}
            </Trans>
          ) : (
            <Trans>
              {amount} refunded on {day}
            </Trans>
          )
        ) : (
          <Trans>{amount} is on its way back to you</Trans>
        )}
      </p>
    );
  });

interface OrderDetailsProps {
  readonly order: Order;
  readonly documents: readonly OrderDocument[];
  /** All of them newer than this one. */
  readonly newer: readonly Order[];
}

/** The plan first, by which its buyer knows it; the order's number is for writing to us. */
const OrderDetails = ({ order, documents, newer }: OrderDetailsProps) => {
  const reason = orderFailureText(order);
  const { autoReversalMessage } = order.notes;
  const again = planToPayAgain(order, newer);
  return (
    <div className="min-w-0">
      <p className="font-semibold">{translate(order.planName)}</p>
      <p className="break-all font-normal text-14 text-muted tabular-nums">{order.razorpayOrderId}</p>
      {reason && <p className="font-normal text-14 text-danger-ink">{reason}</p>}
      {autoReversalMessage && (
        <p className="font-normal text-14 text-muted">{messageText(refuse('payment-auto-reversal'))}</p>
      )}
      <Refunds order={order} />
      {order.status === 'completed' && <OrderDocuments order={order} documents={documents} />}
      {again && (
        <Button
          size="small"
          look="secondary"
          icon={RefreshIcon}
          className="mt-2"
          onClick={() => openCheckout({ planId: again })}
        >
          <Trans>Pay again</Trans>
        </Button>
      )}
    </div>
  );
};

/** For how long it was bought; its name leads the row. */
const PlanCell = ({ planId, planName }: Order) => {
  const plan = planOf(planId);
  return (
    <>
      {translate(planName)}
      {plan && <span className="block text-muted">{translate(validityLabel(plan))}</span>}
    </>
  );
};

interface OrderTableProps {
  readonly orders: readonly Order[];
  readonly documents: readonly OrderDocument[];
}

const OrderTable = ({ orders, documents }: OrderTableProps) => {
  const { t } = useLingui();
  const columns: readonly Column<Order>[] = [
    {
      id: 'details',
      header: t`Order Details`,
      lead: true,
      cell: (order) => (
        <OrderDetails order={order} documents={documents} newer={orders.slice(0, orders.indexOf(order))} />
      ),
    },
    { id: 'plan', header: t`Plan`, cell: PlanCell },
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
          <OrderTable orders={orders} documents={pages.flatMap((page) => page.documents)} />
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
