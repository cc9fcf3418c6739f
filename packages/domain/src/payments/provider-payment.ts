import type { ProviderRefund } from './refunds/refund-machine.ts';

export const providerPaymentStatuses = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;
export type ProviderPaymentStatus = (typeof providerPaymentStatuses)[number];

/** A payment as the provider lists it; never as a browser or an event claims it. */
export interface ListedPayment {
  readonly id: string;
  readonly orderId: string | null;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: ProviderPaymentStatus;
  /** What was taken from it to go back, whether it has arrived or not. */
  readonly refundedPaise: number;
  readonly errorDescription: string | null;
  readonly createdAt: Date;
}

/** With each of its refunds. `refunded` means that all of it has gone back: one returned in part is still `captured`. */
export interface ProviderPayment extends ListedPayment {
  readonly refunds: readonly ProviderRefund[];
}

const sumOf = (refunds: readonly ProviderRefund[]): number =>
  refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** The provider calls a payment refunded as soon as that was asked; the money is gone once its refunds are processed. */
export const withRefunds = (listed: ListedPayment, refunds: readonly ProviderRefund[]): ProviderPayment => {
  const isPaid = listed.status === 'captured' || listed.status === 'refunded';
  if (!isPaid || refunds.length === 0) return { ...listed, refunds };
  const processed = sumOf(refunds.filter(({ status }) => status === 'processed'));
  return { ...listed, status: processed >= listed.amountPaise ? 'refunded' : 'captured', refunds };
};

/** All of it has been asked back and has not failed to go: nothing may be granted for it any more. */
export const isReturning = ({ amountPaise, refunds }: ProviderPayment): boolean =>
  sumOf(refunds.filter(({ status }) => status !== 'failed')) >= amountPaise;

/** What was recorded of a payment before: how far it had come. */
export type KnownPayment = Omit<ProviderPayment, 'refundedPaise' | 'refunds'>;

const isMoney = ({ status }: Pick<ListedPayment, 'status'>): boolean =>
  status === 'captured' || status === 'refunded';

/**
 * An answer of the provider, made no older than what is known: money that was seen once was taken, whatever an answer
 * says, or leaves out, that was on its way for long. How much of it went back is told by its refunds.
 */
export const notOlderThan = (
  answered: readonly ProviderPayment[],
  known: readonly KnownPayment[],
): readonly ProviderPayment[] => {
  const money = known.filter(isMoney);
  const seen = new Map(money.map((payment) => [payment.id, payment]));
  const left = money.filter(({ id }) => !answered.some((payment) => payment.id === id));
  return [
    ...answered.map((payment) => {
      const before = seen.get(payment.id);
      return before === undefined || isMoney(payment) ? payment : { ...payment, status: before.status };
    }),
    ...left.map((payment) => ({ ...payment, refundedPaise: 0, refunds: [] })),
  ];
};
