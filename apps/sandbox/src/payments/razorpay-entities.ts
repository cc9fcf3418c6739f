import { randomInt } from 'node:crypto';

/** The provider's PHP answers an empty map as an empty list; clients must live with it. */
export type Notes = Readonly<Record<string, string>> | readonly [];

export interface Order {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly amount_paid: number;
  readonly amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly offer_id: null;
  readonly status: 'created' | 'attempted' | 'paid';
  readonly attempts: number;
  readonly notes: Notes;
  readonly created_at: number;
}

export interface PaymentFailure {
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly error_source: string | null;
  readonly error_step: string | null;
  readonly error_reason: string | null;
}

export interface Payment extends PaymentFailure {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string;
  readonly invoice_id: null;
  readonly international: boolean;
  readonly method: 'upi' | 'card' | 'netbanking';
  readonly amount_refunded: number;
  readonly refund_status: null | 'partial' | 'full';
  readonly captured: boolean;
  readonly description: string | null;
  readonly card_id: string | null;
  readonly bank: string | null;
  readonly wallet: null;
  readonly vpa: string | null;
  readonly email: string;
  readonly contact: string;
  readonly notes: Notes;
  readonly fee: number | null;
  readonly tax: number | null;
  readonly acquirer_data: Readonly<Record<string, string | null>>;
  readonly created_at: number;
}

export interface Refund {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_id: string;
  readonly notes: Notes;
  readonly receipt: string | null;
  readonly acquirer_data: { readonly arn: null };
  readonly created_at: number;
  readonly batch_id: null;
  readonly status: 'pending' | 'processed' | 'failed';
  readonly speed_processed: 'normal';
  readonly speed_requested: string;
}

/** An order with all that happened to it; one of these is changed at a time, as a whole. */
export interface OrderRecord {
  readonly order: Order;
  readonly payments: readonly Payment[];
  readonly refunds: readonly (Refund & { readonly idempotency?: string })[];
}

export const collection = <T>(items: readonly T[]) => ({ entity: 'collection', count: items.length, items });

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const newId = (prefix: 'order' | 'pay' | 'rfnd' | 'evt' | 'card' | 'acc'): string =>
  `${prefix}_${Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
