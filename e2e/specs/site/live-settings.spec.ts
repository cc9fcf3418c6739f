import { get, type IncomingMessage } from 'node:http';
import { test } from '../../steps/own-server.ts';
import { addStaff } from '../../steps/staff.ts';
import { expect } from '../../steps/test.ts';

/** All of a town behind one address. */
const town = { 'x-forwarded-for': '203.0.113.77' };
const streamsPerNetwork = 200;

const openStream = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const port = Number(new URL(url).port);
    const path = '/api/settings/checkout/stream';
    get({ host: '127.0.0.1', port, path, headers: town, agent: false }, resolve).on('error', reject);
  });

const useUpRequests = async (ask: () => Promise<number>): Promise<void> => {
  for (let round = 0; round < 40; round += 1) {
    const statuses = await Promise.all(Array.from({ length: 50 }, ask));
    if (statuses.includes(429)) return;
  }
  throw new Error('the limit on requests was never reached');
};

test.use({ extraHTTPHeaders: town });

test('a town whose address has no stream and no request left still follows the checkout setting', async ({
  page,
  playwright,
  ownServer,
}) => {
  test.slow();
  const staff = await playwright.request.newContext({
    baseURL: ownServer.url,
    extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.7' },
  });
  await staff.post('/api/admin/auth/sign-in/email', { data: await addStaff(ownServer.env) });
  const switchCheckout = async (isEnabled: boolean) => {
    const data = { isEnabled, maintenanceMessage: 'Back at noon.', showOnLanding: true };
    expect((await staff.put('/api/admin/settings/checkout', { data })).ok()).toBe(true);
  };
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

  const neighbours = await Promise.all(
    Array.from({ length: streamsPerNetwork }, () => openStream(ownServer.url)),
  );
  expect(new Set(neighbours.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await page.clock.install();
  const refused = page.waitForResponse('**/api/settings/checkout/stream');
  await page.goto('/');
  expect((await refused).status()).toBe(204);
  await useUpRequests(async () => (await page.request.get('/api/plans')).status());

  const banner = page.getByText('Back at noon.');
  for (const isEnabled of [false, true]) {
    await switchCheckout(isEnabled);
    await expect(async () => {
      await page.clock.runFor(20_000);
      await expect(banner).toBeVisible({ visible: !isEnabled, timeout: 500 });
    }).toPass();
  }
  expect(complaints).toEqual([]);

  // With a stream free again, the page has one after a while.
  neighbours[0]?.destroy();
  const taken = page.waitForResponse(
    (response) => response.url().endsWith('/api/settings/checkout/stream') && response.status() === 200,
  );
  const isTaken = taken.then(() => true);
  while (!(await Promise.race([isTaken, page.clock.runFor(20_000).then(() => false)])));
  for (const neighbour of neighbours) neighbour.destroy();
  await staff.dispose();
});
