import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Order, OrderRecord, Payment, Refund } from './razorpay-entities.ts';
import { newId } from './razorpay-entities.ts';
import { badRequest, differentRequest, noSuchId } from './razorpay-errors.ts';
import type { ListInput, OrderInput, RefundInput } from './razorpay-inputs.ts';
import {
  authorizeLate,
  capture,
  finishRefund,
  openOrderRecord,
  type PayInput,
  type ProviderEvent,
  pay,
  paymentIn,
  refund,
  type Step,
} from './razorpay-machine.ts';
import { openDocuments } from './razorpay-store.ts';

export interface Done<R> {
  readonly result: R;
  readonly events: readonly ProviderEvent[];
}

export type Ledger = ReturnType<typeof openLedger>;

/** Every order and what was paid for it, kept in a folder that several processes may share. */
export function openLedger(folder: string, seconds: () => number) {
  const books = openDocuments<OrderRecord>(join(folder, 'orders'));
  const owners = openDocuments<{ order_id: string }>(join(folder, 'payments'));
  const refundKeys = openDocuments<{ request: string }>(join(folder, 'refund-keys'));

  const step = <R>(orderId: string, decide: (book: OrderRecord) => Step<R>): Promise<Done<R>> =>
    books.change(orderId, (book) => {
      if (book === undefined) throw noSuchId();
      const { book: next, result, events } = decide(book);
      return { ...(next === book ? {} : { value: next }), result: { result, events } };
    });

  const ownerOf = async (paymentId: string): Promise<string> => {
    const owner = await owners.read(paymentId);
    if (owner === undefined) throw noSuchId();
    return owner.order_id;
  };

  const bookOf = async (orderId: string): Promise<OrderRecord> => {
    const book = await books.read(orderId);
    if (book === undefined) throw noSuchId();
    return book;
  };

  const all = async (): Promise<OrderRecord[]> =>
    (await Promise.all((await books.ids()).sort().map((id) => books.read(id)))).filter(
      (book) => book !== undefined,
    );

  return {
    async createOrder(input: OrderInput): Promise<Order> {
      const book = openOrderRecord(input, seconds());
      return books.change(book.order.id, () => ({ value: book, result: book.order }));
    },

    book: bookOf,

    async orders(range: ListInput, receipt?: string): Promise<Order[]> {
      const orders = (await all()).map((book) => book.order);
      return page(
        orders.filter((order) => receipt === undefined || order.receipt === receipt),
        range,
      );
    },

    async payment(id: string): Promise<Payment> {
      return paymentIn(await bookOf(await ownerOf(id)), id);
    },

    async payments(range: ListInput): Promise<Payment[]> {
      return page(
        (await all()).flatMap((book) => book.payments),
        range,
      );
    },

    async refundsOf(paymentId: string): Promise<OrderRecord['refunds']> {
      const book = await bookOf(await ownerOf(paymentId));
      return book.refunds.filter((each) => each.payment_id === paymentId);
    },

    async pay(orderId: string, input: PayInput): Promise<Done<Payment>> {
      const id = newId('pay');
      await bookOf(orderId);
      // The way from a payment to its order exists first, so that a payment in a book can always be found.
      await owners.change(id, () => ({ value: { order_id: orderId }, result: undefined }));
      return step(orderId, (book) => pay(book, id, input, seconds()));
    },

    async authorizeLate(id: string, captured: boolean): Promise<Done<Payment>> {
      return step(await ownerOf(id), (book) => authorizeLate(book, id, captured));
    },

    async capture(id: string, amount: number, currency: string): Promise<Done<Payment>> {
      return step(await ownerOf(id), (book) => capture(book, id, amount, currency));
    },

    async refund(
      id: string,
      input: RefundInput,
      status: 'pending' | 'processed',
      key?: string,
    ): Promise<Done<Refund>> {
      const owner = await ownerOf(id);
      if (key !== undefined) await bindKey(key, JSON.stringify([id, input]));
      return step(owner, (book) => refund(book, id, input, seconds(), status, key));
    },

    async finishRefund(id: string, refundId: string, outcome: 'processed' | 'failed'): Promise<Done<Refund>> {
      return step(await ownerOf(id), (book) => finishRefund(book, id, refundId, outcome));
    },
  };

  /** A key means one request for ever, whichever payment it names. */
  async function bindKey(key: string, request: string): Promise<void> {
    if (!/^[\w-]{10,}$/.test(key))
      throw badRequest('The idempotency key must be at least 10 characters of letters, digits, - and _');
    const name = createHash('sha256').update(key).digest('hex');
    const bound = await refundKeys.change(name, (known) =>
      known === undefined ? { value: { request }, result: request } : { result: known.request },
    );
    if (bound !== request) throw differentRequest();
  }
}

/** Newest first, as the provider lists everything. */
const page = <T extends { readonly created_at: number; readonly id: string }>(
  items: readonly T[],
  { from, to, count, skip }: ListInput,
): T[] =>
  items
    .filter((item) => item.created_at >= from && item.created_at <= to)
    .toReversed()
    .sort((one, other) => other.created_at - one.created_at)
    .slice(skip, skip + count);
