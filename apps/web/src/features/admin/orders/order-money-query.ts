import { currency, formatRupees } from '@kalam/domain/plans/rupees';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';

type MoneyReply = ReplyOf<'GET /api/admin/orders/:id/refunds'>;
export type OrderMoney = MoneyReply['money'];

/** An order with its money, read whenever it is opened. */
export const orderMoneyOptions = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'order-money', id],
    queryFn: () => call('GET /api/admin/orders/:id/refunds', { params: { id } }),
    staleTime: 0,
    ...failWhenOffline,
  });

export const putMoney = (client: QueryClient, reply: MoneyReply): void => {
  client.setQueryData(orderMoneyOptions(reply.order.id).queryKey, reply);
};

/** `₹12.37`, or `USD 12.37` where no rupees came. */
export const moneyText = (hundredths: number, of: string = currency): string =>
  of === currency ? formatRupees(hundredths) : `${of} ${(hundredths / 100).toFixed(2)}`;
