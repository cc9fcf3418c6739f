import { expect, it } from 'vitest';
import { acknowledgedInAll, newLedger, untriedKinds } from './load-ledger.ts';

it('names every kind of write that was never acknowledged', () => {
  const ledger = newLedger();
  expect(untriedKinds(ledger)).toEqual(['saves', 'orders', 'payments', 'messages', 'settings']);
  ledger.acknowledged.saves += 2;
  ledger.acknowledged.settings += 1;
  expect(untriedKinds(ledger)).toEqual(['orders', 'payments', 'messages']);
  expect(acknowledgedInAll(ledger)).toBe(3);
});
