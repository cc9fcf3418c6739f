import { describe, expect, it } from 'vitest';
import { type KnownPayment, notOlderThan, type ProviderPayment } from './provider-payment.ts';

const known = (id: string, status: ProviderPayment['status']): KnownPayment => ({
  id,
  orderId: 'order_1',
  amountPaise: 4_900,
  currency: 'INR',
  status,
  errorDescription: null,
  createdAt: new Date('2026-11-15T10:00:00Z'),
});
const answered = (id: string, status: ProviderPayment['status']): ProviderPayment => ({
  ...known(id, status),
  refundedPaise: 0,
  refunds: [],
});
const statuses = (payments: readonly ProviderPayment[]) =>
  payments.map(({ id, status }) => `${id} ${status}`);

describe('an answer of the provider that was on its way for long', () => {
  it.each(['created', 'failed', 'authorized'] as const)('takes no money back by saying %s', (status) => {
    expect(statuses(notOlderThan([answered('a', status)], [known('a', 'captured')]))).toEqual(['a captured']);
    expect(statuses(notOlderThan([answered('a', status)], [known('a', 'refunded')]))).toEqual(['a refunded']);
  });

  it('nor by leaving it out', () => {
    const seen = notOlderThan([answered('a', 'failed')], [known('a', 'failed'), known('b', 'captured')]);
    expect(seen).toEqual([answered('a', 'failed'), answered('b', 'captured')]);
  });

  it('is believed in all else: how much of it went back its refunds tell', () => {
    expect(statuses(notOlderThan([answered('a', 'captured')], [known('a', 'refunded')]))).toEqual([
      'a captured',
    ]);
    expect(statuses(notOlderThan([answered('a', 'failed')], [known('a', 'authorized')]))).toEqual([
      'a failed',
    ]);
    expect(notOlderThan([], [known('a', 'authorized')])).toEqual([]);
  });
});
