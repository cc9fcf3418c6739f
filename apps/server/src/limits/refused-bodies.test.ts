import { expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const clock = { offsetMs: 0 };
const server = await startTestApp({ now: () => new Date(Date.now() + clock.offsetMs) });
const town = '203.0.113.50';

const flood = async (url: string, payload: unknown, address = town) => {
  const browser = server.browser(address);
  const statuses: number[] = [];
  for (let count = 0; count < 122; count += 1) statuses.push((await browser.post(url, payload)).status);
  return statuses;
};

it.each([
  ['/api/payment/create-order', { resume: { data: { workExperience: [0, 0, 0] } } }],
  ['/api/auth/sign-in/email', { email: 5 }],
  ['/api/contact/submit', { message: ['x'] }],
])('%s: bodies that are refused count as attempts, before the next is read', async (url, payload) => {
  const statuses = await flood(url, payload);
  expect(statuses.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 400));
  const refused = await server.browser(town).post(url, payload);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('closes one route to one network, for a while', async () => {
  const url = '/api/payment/update-status';
  await flood(url, { orderId: 5 });
  const right = { orderId: 'nobody’s', status: 'unknown' };
  expect((await server.browser(town).post(url, right)).status).toBe(429);
  expect((await server.browser('198.51.100.4').post(url, right)).status).not.toBe(429);
  expect((await server.browser(town).post('/api/payment/verify-payment', {})).status).not.toBe(429);
  clock.offsetMs = 601_000;
  expect((await server.browser(town).post(url, right)).status).not.toBe(429);
});
