import { messageText } from '@kalam/domain/message-catalogue';
import { orderStatuses } from '@kalam/domain/payments/order-machine';
import { orderPeriodLabels, orderPeriods, orderStatusLabels } from '@kalam/domain/payments/order-wording';
import { formatAmount } from '@kalam/domain/plans/rupees';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Button } from '../../../ui/button.tsx';
import { ReceiptIcon } from '../../../ui/icons.tsx';
import type { Column } from '../../../ui/table.tsx';
import { DayCell } from '../day-cell.tsx';
import { AdminList } from '../list/list-frame.tsx';
import { useAdminList } from '../list/list-query.ts';
import { CopiedId } from './copied-id.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { OrderDetails } from './order-details.tsx';
import { type AdminOrder, OrderState } from './order-status.tsx';

interface Opened {
  readonly window: 'details' | Decision;
  readonly order: AdminOrder;
}

const { all: allTime, ...periodLabels } = orderPeriodLabels;

const RowActions = ({
  order,
  open,
}: {
  readonly order: AdminOrder;
  readonly open: (window: Opened['window']) => void;
}) => {
  const { t } = useLingui();
  const id = order.razorpayOrderId;
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-1.5 xl:w-34 xl:flex-col">
      {order.status === 'pending' && (
        <>
          <Button
            look="secondary"
            size="small"
            aria-label={t`Mark Completed: ${id}`}
            onClick={() => open('completed')}
          >
            <Trans>Mark Completed</Trans>
          </Button>
          <Button
            look="secondary"
            size="small"
            aria-label={t`Mark Failed: ${id}`}
            onClick={() => open('failed')}
          >
            <Trans>Mark Failed</Trans>
          </Button>
        </>
      )}
      <Button
        look="quiet"
        size="small"
        className="max-xl:-ml-3"
        aria-label={t`Details of ${id}`}
        onClick={() => open('details')}
      >
        <Trans>Details</Trans>
      </Button>
    </div>
  );
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
      cell: ({ customerName, customerEmail }) => (
        <div className="xl:min-w-32 xl:max-w-48">
          <span className="block wrap-anywhere">{customerName}</span>
          <span className="block break-all text-12 text-muted">{customerEmail}</span>
        </div>
      ),
    },
    { id: 'plan', header: t`Plan`, cell: ({ planName }) => planName },
    {
      id: 'amount',
      header: t`Amount`,
      numeric: true,
      cell: ({ amount }) => formatAmount(amount),
    },
    {
      id: 'status',
      header: t`Status`,
      cell: (order) => (
        <div className="xl:min-w-36 xl:max-w-44">
          <OrderState order={order} />
        </div>
      ),
    },
    {
      id: 'date',
      header: t`Date`,
      cell: ({ createdAt }) => <DayCell at={createdAt} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
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
    choices: { status: orderStatuses, since: orderPeriods },
    rowKey: ({ id }: AdminOrder) => id,
    load: async (query) => {
      const { orders, nextCursor } = await call('GET /api/admin/orders', { query });
      return { rows: orders, nextCursor };
    },
  });
  const columns = useColumns(setOpened);
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader title={t`Orders`}>
        <Trans>Every order with its payment and its state, newest first.</Trans>
      </PageHeader>
      <AdminList
        list={list}
        caption={t`Orders`}
        search={{ label: t`Search orders`, placeholder: t`Order ID, payment ID or email` }}
        filters={{
          status: { label: t`Status`, all: t`All`, options: orderStatusLabels },
          since: { label: t`Time`, all: allTime, options: periodLabels },
        }}
        columns={columns}
        wide
        failure="admin-orders-failed"
        empty={{
          title: messageText(refuse('admin-orders-empty')),
          hint: <Trans>What people buy is listed here from the moment they order it.</Trans>,
          icon: ReceiptIcon,
        }}
      />
      {opened?.window === 'details' && <OrderDetails order={opened.order} onClose={close} />}
      {(opened?.window === 'completed' || opened?.window === 'failed') && (
        <DecisionDialog order={opened.order} status={opened.window} onDecided={list.put} onClose={close} />
      )}
    </>
  );
};

export default OrdersPage;
