import { orderPlanFilters, orderSorts } from '@kalam/domain/admin/list-filters';
import { messageText } from '@kalam/domain/message-catalogue';
import { orderStatuses } from '@kalam/domain/payments/order-machine';
import { orderPeriodLabels, orderPeriods, orderStatusLabels } from '@kalam/domain/payments/order-wording';
import { staffDecisionsFor } from '@kalam/domain/payments/staff-order-decision';
import { planNameOf } from '@kalam/domain/plans/plan-wording';
import { formatAmount } from '@kalam/domain/plans/rupees';
import { refuse } from '@kalam/domain/refusal';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import type { Column } from '../../../ui/table.tsx';
import { ReceiptIcon } from '../../../ui/work-icons.tsx';
import { useMay } from '../admin-session.ts';
import { AdminList } from '../list/list-frame.tsx';
import { useAdminList } from '../list/list-query.ts';
import { RowMenu } from '../list/row-menu.tsx';
import { PersonLink } from '../person-link.tsx';
import { planNames } from '../plan-names.ts';
import { TimeCell } from '../time-cell.tsx';
import { CopiedId } from './copied-id.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { OrderDetails } from './order-details.tsx';
import type { OrderMoney } from './order-money-query.ts';
import { type AdminOrder, OrderState } from './order-status.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type Opened =
  | { readonly window: 'details' | Decision; readonly order: AdminOrder }
  | { readonly window: 'refund'; readonly order: AdminOrder; readonly money: OrderMoney };

type RowWindow = 'details' | Decision;

const { all: allTime, ...periodLabels } = orderPeriodLabels;

const RowActions = ({
  order,
  open,
}: {
  readonly order: AdminOrder;
  readonly open: (window: RowWindow) => void;
}) => {
  const { t } = useLingui();
  const may = useMay();
  const id = order.razorpayOrderId;
  const labels = {
    completed: order.failureKind === 'held' ? t`Accept Money` : t`Mark Completed`,
    failed: t`Mark Failed`,
    pending: t`Take Back`,
  };
  const decisions = may('orders-decide') ? staffDecisionsFor(order) : [];
  const items: readonly MenuItem[] = [
    { label: t`Details`, onSelect: () => open('details') },
    ...decisions.map((decision) => ({
      label: labels[decision],
      danger: decision === 'failed',
      onSelect: () => open(decision),
    })),
  ];
  return <RowMenu label={t`Actions for ${id}`} items={items} />;
};

const useColumns = (open: (opened: Opened) => void): readonly Column<AdminOrder>[] => {
  const { t } = useLingui();
  return [
    {
      id: 'order',
      header: t`Order ID`,
      lead: true,
      cell: ({ razorpayOrderId }) => <CopiedId id={razorpayOrderId} kind="order" />,
    },
    {
      id: 'payment',
      header: t`Payment ID`,
      cell: ({ paymentId }) => <CopiedId id={paymentId} kind="payment" />,
    },
    {
      id: 'customer',
      header: t`Customer`,
      sortable: true,
      cell: ({ userId, customerName, customerEmail }) => (
        <>
          <span className="block wrap-anywhere leading-4.5">
            <PersonLink userId={userId} email={customerEmail}>
              {customerName}
            </PersonLink>
          </span>
          <span className="block break-all text-12 text-muted leading-4">{customerEmail}</span>
        </>
      ),
    },
    { id: 'plan', header: t`Plan`, cell: ({ planName }) => planName },
    {
      id: 'amount',
      header: t`Amount`,
      sortable: true,
      numeric: true,
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      id: 'status',
      header: t`Status`,
      cell: (order) => (
        <div className="xl:max-w-52">
          <OrderState order={order} />
        </div>
      ),
    },
    {
      id: 'date',
      header: t`Date`,
      sortable: true,
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      numeric: true,
      foot: true,
      cell: (order) => <RowActions order={order} open={(window) => open({ window, order })} />,
    },
  ];
};

/** S2 §2 Admin Orders. */
const OrdersPage = () => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>();
  const list = useAdminList({
    name: 'orders',
    path: '/api/admin/orders',
    choices: { status: orderStatuses, since: orderPeriods, plan: orderPlanFilters },
    sorts: orderSorts,
    totals: async (query) => (await call('GET /api/admin/orders/totals', { query })).totals,
    rowKey: ({ id }: AdminOrder) => id,
    load: async (query) => {
      const { orders, nextCursor } = await call('GET /api/admin/orders', { query });
      return { rows: orders, nextCursor };
    },
  });
  const columns = useColumns(setOpened);
  const close = () => setOpened(undefined);
  const showDetails = (order: AdminOrder) => {
    list.put(order);
    setOpened({ window: 'details', order });
  };
  return (
    <>
      <PageHeader compact title={t`Orders`}>
        <Trans>Every order with its payment and its state, newest first.</Trans>
      </PageHeader>
      <AdminList
        list={list}
        caption={t`Orders`}
        search={{ label: t`Search orders`, placeholder: t`Order ID, payment ID or email` }}
        filters={{
          status: { label: t`Status`, all: t`All`, options: orderStatusLabels },
          since: { label: t`Time`, all: allTime, options: periodLabels },
          plan: { label: t`Plan`, all: t`All`, options: { ...planNames, guest: planNameOf('guest') } },
        }}
        dates={t`Ordered`}
        counted={(count) => <Plural value={count} one="# order" other="# orders" />}
        columns={columns}
        wide
        failure="admin-orders-failed"
        empty={{
          title: messageText(refuse('admin-orders-empty')),
          hint: <Trans>What people buy is listed here from the moment they order it.</Trans>,
          icon: ReceiptIcon,
        }}
      />
      {opened?.window === 'details' && (
        <OrderDetails
          order={opened.order}
          onRefund={(money) => setOpened({ window: 'refund', order: opened.order, money })}
          onChanged={showDetails}
          onClose={close}
        />
      )}
      {opened?.window === 'refund' && (
        <RefundDialog
          order={opened.order}
          money={opened.money}
          onAsked={showDetails}
          onClose={() => setOpened((now) => now && { window: 'details', order: now.order })}
        />
      )}
      {opened !== undefined && opened.window !== 'details' && opened.window !== 'refund' && (
        <DecisionDialog order={opened.order} status={opened.window} onDecided={list.put} onClose={close} />
      )}
    </>
  );
};

export default OrdersPage;
