import type { OrderStatus } from '@kalam/domain/payments/order-machine';
import { nextPollMs } from '@kalam/domain/payments/payment-callback';
import { refuse } from '@kalam/domain/refusal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call, Refused, type ReplyOf } from '../../platform/api/call.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { countVisit } from '../../platform/visit-count.ts';
import type { OpenOrder } from '../../shell/checkout.ts';
import { forgetOrder } from './interrupted-order.ts';
import { orderFailure } from './payment-failure.ts';
import { type Purchase, prepareWindow, ScriptFailure, type WindowReply } from './provider-window.ts';

export type PaymentPhase =
  | 'ready'
  /** The order is made and the provider's script fetched. */
  | 'initializing'
  /** The provider's window lies over the page. */
  | 'window'
  /** The server is asked what came of it. */
  | 'verifying'
  /** Money is on its way; the page keeps asking. */
  | 'confirming'
  /** The window was closed; the page keeps asking. */
  | 'unknown'
  /** Every try failed, and why is known. Money that comes all the same is still noticed. */
  | 'failed'
  | 'paid';

interface PaymentSteps {
  /** Makes the order, or takes up the open one. */
  readonly order: () => Promise<OpenOrder>;
  readonly purchase: () => Purchase;
  /** The window is about to open. */
  readonly onOpen?: (order: OpenOrder) => void;
  readonly onPaid: () => void;
}

const phaseAfter: Readonly<Record<OrderStatus, PaymentPhase>> = {
  completed: 'paid',
  processing: 'confirming',
  pending: 'unknown',
  unknown: 'unknown',
  failed: 'failed',
};

type Order = ReplyOf<'GET /api/payment/orders/:id'>['order'];

/** What the server says of the order; undefined when it cannot be asked. */
const fetchOrder = async ({ orderId }: OpenOrder): Promise<Order | undefined> => {
  try {
    return (await call('GET /api/payment/orders/:id', { params: { id: orderId } })).order;
  } catch {
    return undefined;
  }
};

/** What a payer is told of a failed payment. */
export type PaymentFailure = Pick<
  Order,
  'failureKind' | 'failureCode' | 'failureParams' | 'failureReason' | 'notes'
>;

/** From the press of the button to the money, whatever happens between (S1 §4 Plan checkout flow). */
export const usePayment = (steps: PaymentSteps, left?: OpenOrder) => {
  const [phase, setPhase] = useState<PaymentPhase>(left ? 'verifying' : 'ready');
  const [error, setError] = useState<string>();
  const [order, setOrder] = useState<OpenOrder | undefined>(left);
  const [reopening, setReopening] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure>();
  const busy = useRef(false);

  const become = (status: OrderStatus) => {
    setPhase(phaseAfter[status]);
    // Its end is known: the next page has nothing to ask.
    if (status === 'completed' || status === 'failed') forgetOrder();
    if (status === 'completed') steps.onPaid();
  };

  const verify = async ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }: WindowReply) => {
    try {
      const body = { razorpay_order_id, razorpay_payment_id, razorpay_signature };
      become((await call('POST /api/payment/verify-payment', { body })).status);
    } catch (failure) {
      // Without an answer the money may well be there: the page goes on asking.
      if (!(failure instanceof Refused) || failure.status === 0 || failure.status >= 500) {
        return become('processing');
      }
      setError(messageText(refuse('payment-verification-failed')));
      setPhase('ready');
    }
  };

  const closed = async (open: OpenOrder) => {
    try {
      const body = { orderId: open.orderId, status: 'unknown' } as const;
      const { status } = await call('POST /api/payment/update-status', { body });
      if (status === 'failed') setFailure(await fetchOrder(open));
      become(status);
    } catch {
      become('unknown');
    }
  };

  const openWindow = async (open: OpenOrder) => {
    const show = await prepareWindow(open, steps.purchase());
    steps.onOpen?.(open);
    // A dialog lies above everything else on a page: ours is gone before the provider's window comes.
    flushSync(() => setPhase('window'));
    const reply = await show();
    setPhase('verifying');
    await (reply === 'closed' ? closed(open) : verify(reply));
  };

  const run = async (step: () => Promise<void>, before: PaymentPhase) => {
    // State comes a moment too late for the second press of a double click.
    if (busy.current) return;
    busy.current = true;
    setError(undefined);
    try {
      await step();
    } catch (failure) {
      setPhase(before);
      setError(failure instanceof ScriptFailure ? failure.message : orderFailure(failure));
    } finally {
      busy.current = false;
    }
  };

  const pay = () =>
    run(async () => {
      setPhase('initializing');
      const made = await steps.order();
      setOrder(made);
      await openWindow(made);
    }, 'ready');

  /** Reopens the same provider order (decision 42), unless the money came meanwhile. */
  const tryAgain = () =>
    run(async () => {
      if (!order) return;
      setReopening(true);
      try {
        const status = (await fetchOrder(order))?.status;
        if (status === 'completed' || status === 'processing') return become(status);
        await openWindow(order);
      } finally {
        setReopening(false);
      }
    }, phase);

  const continueInterrupted = useEffectEvent(() => {
    if (left) void run(() => closed(left), 'unknown');
  });
  useEffect(() => countVisit('checkout'), []);
  useEffect(() => continueInterrupted(), []);

  /** True when there is nothing left to ask. */
  const hear = useEffectEvent((heard: Order | undefined): boolean => {
    if (busy.current || heard === undefined) return false;
    const { status } = heard;
    if (status === 'completed' || status === 'processing') become(status);
    else if (status === 'failed' && (phase === 'confirming' || phase === 'unknown')) {
      setFailure(heard);
      become(status);
    }
    return status === 'completed';
  });
  const waits = phase !== 'initializing' && phase !== 'window' && phase !== 'verifying' && phase !== 'paid';
  useEffect(() => {
    if (!waits || !order) return;
    let asked = 0;
    let ended = false;
    const ask = async () => {
      const heard = await fetchOrder(order);
      if (ended || hear(heard)) return;
      asked += 1;
      timer = setTimeout(ask, nextPollMs(asked));
    };
    let timer = setTimeout(ask, nextPollMs(asked));
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [waits, order]);

  return { phase, error, failure, reopening, pay: () => void pay(), tryAgain: () => void tryAgain() };
};

export type Payment = ReturnType<typeof usePayment>;
