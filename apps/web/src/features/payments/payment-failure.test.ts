import { expect, it } from 'vitest';
import { Refused } from '../../platform/api/call.ts';
import { orderFailure } from './payment-failure.ts';

const refused = (code: string, error: string, status: number) => new Refused({ code, error, status });

it.each([
  ['no answer', refused('network', 'No connection.', 0), 'Failed to create payment order. No connection.'],
  ['an answer without a reason', refused('unexpected-error', 'x', 502), 'Failed to create order'],
  [
    'the provider is down',
    refused('payment-order-failed', 'Failed to create payment order', 502),
    'Failed to create payment order',
  ],
  ['checkout switched off', refused('checkout-disabled', 'Back at noon.', 503), 'Back at noon.'],
  ['anything else', new TypeError('open is not a function'), 'Failed to process payment'],
])('S1 §8 payment: %s', (_, failure, words) => {
  expect(orderFailure(failure)).toBe(words);
});
