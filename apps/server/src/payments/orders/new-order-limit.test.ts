import { expect, it } from 'vitest';
import { attemptCounts } from '../../limits/limit-tables.ts';
import { startPaymentStage, testResume } from '../../testing/test-payments.ts';

const stage = await startPaymentStage();
const { db } = stage.database;

const order = (address: string, browser = stage.browser(address)) =>
  browser.post('/api/payment/create-order', {
    planId: 'guest',
    customerEmail: 'buyer@example.com',
    resume: testResume,
  });

it('a network makes 120 orders in ten minutes, and an open one can always be paid', async () => {
  const buyer = stage.browser('203.0.113.7');
  expect((await order('203.0.113.7', buyer)).status).toBe(200);
  const counts = await db.select().from(attemptCounts);
  expect(counts.map(({ count }) => count)).toEqual([1]);
  await db.update(attemptCounts).set({ count: 119 });
  expect((await order('203.0.113.7')).status).toBe(200);
  expect(await order('203.0.113.7')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect((await order('203.0.113.7', buyer)).status).toBe(200);
  expect((await order('198.51.100.20')).status).toBe(200);
});
