import type { ListedPayment } from '@kalam/domain/payments/provider-payment';
import type { ProviderRefund } from '@kalam/domain/payments/refunds/refund-machine';
import { GatewayFailure, type PaymentGateway } from '../payments/provider/payment-gateway.ts';

/** How one call to the provider goes: well, on an old answer, without one, or cut off after it was done. */
export type CallFate = 'well' | 'stale' | 'unanswered' | 'crash';

interface KeptPayment extends Omit<ListedPayment, 'refundedPaise'> {
  readonly refunds: readonly ProviderRefund[];
}

const sum = (refunds: readonly ProviderRefund[]): number =>
  refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((total, { amountPaise }) => total + amountPaise, 0);

/** The stand-in's rules without a network, for schedules by the thousand. */
export class MemoryProvider {
  payments: readonly KeptPayment[] = [];
  earlier: (readonly KeptPayment[])[] = [];
  refundCount = 0;
  /** Refunds that are only taken in at first. */
  isSlow = false;

  change(id: string, change: (payment: KeptPayment) => KeptPayment): void {
    this.earlier.push(this.payments);
    this.payments = this.payments.map((each) => (each.id === id ? change(each) : each));
  }

  set(id: string, status: KeptPayment['status']): void {
    this.change(id, (payment) => ({ ...payment, status }));
  }

  one(id: string): KeptPayment {
    const found = this.payments.find((each) => each.id === id);
    if (found === undefined) throw new GatewayFailure('refused', 'no such payment', 400);
    return found;
  }

  listed({ refunds, ...payment }: KeptPayment): ListedPayment {
    const refundedPaise = sum(refunds);
    const isTaken = payment.status === 'captured' && refundedPaise >= payment.amountPaise;
    return { ...payment, refundedPaise, status: isTaken ? 'refunded' : payment.status };
  }

  refund(id: string, amountPaise: number, receipt: string | null): ProviderRefund {
    const payment = this.one(id);
    const known = receipt === null ? undefined : payment.refunds.find((each) => each.receipt === receipt);
    if (known) return known;
    const left = payment.amountPaise - sum(payment.refunds);
    if (payment.status !== 'captured' || amountPaise > left || amountPaise < 100)
      throw new GatewayFailure('refused', 'more than is left', 400);
    this.refundCount += 1;
    const made: ProviderRefund = {
      id: `rfnd_${id}_${this.refundCount}`,
      amountPaise,
      status: this.isSlow ? 'pending' : 'processed',
      receipt,
      createdAt: new Date(),
    };
    this.change(id, (each) => ({ ...each, refunds: [...each.refunds, made] }));
    return made;
  }

  /** The bank's word on what was only taken in. */
  finish(id: string, status: 'processed' | 'failed'): void {
    this.change(id, (payment) => ({
      ...payment,
      refunds: payment.refunds.map((each) => (each.status === 'pending' ? { ...each, status } : each)),
    }));
  }

  gateway(fate: CallFate): PaymentGateway {
    const reach = (): void => {
      if (fate === 'unanswered') throw new GatewayFailure('unreachable', 'a test');
    };
    const seen = fate === 'stale' ? this.earlier.at(-1) : undefined;
    const never = () => Promise.reject(new Error('not asked in these schedules'));
    return {
      createOrder: never,
      findOrderByReceipt: never,
      paymentsBetween: async (from, to) => {
        reach();
        const within = this.payments.filter(({ createdAt }) => createdAt >= from && createdAt <= to);
        return { payments: within.map((payment) => this.listed(payment)), next: undefined };
      },
      paymentsOf: async () => {
        reach();
        return (seen ?? this.payments).map((payment) => this.listed(payment));
      },
      payment: async (id) => {
        reach();
        return this.listed(this.one(id));
      },
      refundsOf: async (id) => {
        reach();
        return (seen ?? this.payments).find((each) => each.id === id)?.refunds ?? [];
      },
      capture: async (id) => {
        reach();
        if (this.one(id).status !== 'authorized') throw new GatewayFailure('refused', 'not authorised', 400);
        this.set(id, 'captured');
      },
      refund: async (id, amountPaise, _key, receipt) => {
        reach();
        const made = this.refund(id, amountPaise, receipt ?? null);
        if (fate === 'crash') throw new GatewayFailure('unreachable', 'the answer was lost');
        return made;
      },
    };
  }
}
