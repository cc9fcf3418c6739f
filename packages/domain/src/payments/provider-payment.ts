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
