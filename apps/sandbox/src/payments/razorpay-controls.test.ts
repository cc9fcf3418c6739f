import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { startProvider, startProviderForFile } from './razorpay-trial.ts';

const { dataDir, provider } = await startProviderForFile();

describe('what is kept', () => {
  it('survives a restart and is one for several processes', async () => {
    const order = await provider.order();
    const second = await startProvider({ dataDir });
    const { razorpay_payment_id: id } = await second.pay(order.id, { outcome: 'authorized' });
    await second.close();
    expect((await provider.call('GET', `/v1/payments/${id}`)).json.status).toBe('authorized');
    const third = await startProvider({ dataDir });
    const both = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? third : provider).pay(order.id, { outcome: 'failed' }),
      ),
    );
    const { items } = (await third.call('GET', `/v1/orders/${order.id}/payments`)).json;
    expect(new Set(items.map((each) => each.id))).toEqual(
      new Set([id, ...both.map((each) => each.razorpay_payment_id)]),
    );
    expect((await third.call('GET', `/v1/orders/${order.id}`)).json.attempts).toBe(11);
    await third.close();
  });
});

describe('faults on demand', () => {
  it('fail the next call that fits, and only that', async () => {
    const order = await provider.order();
    await provider.control({
      failNext: [
        { path: '/orders/*/payments', status: 504, body: '<html>504</html>' },
        {
          path: '/orders',
          method: 'POST',
          status: 429,
          body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Too many requests' } },
        },
        { path: '/orders' },
      ],
    });
    expect((await provider.call('GET', `/v1/orders/${order.id}`)).status).toBe(200);
    expect(await provider.call('GET', `/v1/orders/${order.id}/payments`)).toMatchObject({
      status: 504,
      text: '<html>504</html>',
    });
    expect((await provider.call('GET', `/v1/orders/${order.id}/payments`)).status).toBe(200);
    expect((await provider.call('POST', '/v1/orders', { amount: 100, currency: 'INR' })).status).toBe(429);
    expect(await provider.call('GET', '/v1/orders')).toMatchObject({
      status: 500,
      json: { error: { code: 'SERVER_ERROR' } },
    });
    expect((await provider.call('GET', '/v1/orders')).status).toBe(200);
  });

  it('lose the answer of an order that was made', async () => {
    const receipt = `lost-${Date.now()}`;
    const make = () => provider.call('POST', '/v1/orders', { amount: 900, currency: 'INR', receipt });
    await provider.control({
      failNext: [
        { path: '/orders', after: true, drop: true },
        { path: '/orders', after: true, status: 502, body: 'bad' },
      ],
    });
    await expect(make()).rejects.toThrow();
    expect((await make()).status).toBe(502);
    expect((await provider.call('GET', `/v1/orders?receipt=${receipt}`)).json.count).toBe(2);
  });

  it('drop the connection before anything happens', async () => {
    const receipt = `dropped-${Date.now()}`;
    await provider.control({ failNext: [{ path: '/orders', drop: true }] });
    await expect(
      provider.call('POST', '/v1/orders', { amount: 900, currency: 'INR', receipt }),
    ).rejects.toThrow();
    expect((await provider.call('GET', `/v1/orders?receipt=${receipt}`)).json.count).toBe(0);
  });

  it('answer with pages that are no JSON, while the customer still pays', async () => {
    const order = await provider.order();
    await provider.control({ garbage: true });
    const answer = await provider.call('GET', `/v1/orders/${order.id}`);
    expect([answer.status, answer.text]).toEqual([502, expect.stringContaining('<h1>502</h1>')]);
    expect(await provider.pay(order.id)).toHaveProperty('razorpay_signature');
    await provider.control({ garbage: 200 });
    expect(await provider.call('GET', `/v1/orders/${order.id}`)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<h1>'),
    });
    await provider.control({ garbage: false });
    expect((await provider.call('GET', `/v1/orders/${order.id}`)).json.status).toBe('paid');
  });

  it('refuse nonsense', async () => {
    expect((await provider.control({ failNext: 'x' })).status).toBe(400);
    expect((await provider.control({ webhooks: { off: 'yes' } })).status).toBe(400);
  });
});

it('asks for the password at the controls and for paying, which costs nothing here', async () => {
  const locked = await startProvider({ password: 'open sesame' });
  const statusOf = async (path: string) => (await fetch(locked.root + path)).status;
  const files = ['/checkout.js', '/window/window.js', '/window/window.css'];
  expect(await Promise.all(files.map(statusOf))).toEqual([200, 200, 200]);
  expect(await statusOf('/window')).toBe(401);
  const order = await locked.order();
  const acts = ['/control', `/v1/orders/${order.id}/pay`, '/v1/payments/pay_x/authorize'];
  for (const path of acts) {
    const { status } = await locked.call('POST', path, { outcome: 'captured' }, { authorization: '' });
    expect([path, status]).toEqual([path, 401]);
  }
  const authorization = `Basic ${btoa('anyone:open sesame')}`;
  const paid = await locked.call('POST', acts[1] ?? '', { outcome: 'captured' }, { authorization });
  expect(paid.json).toHaveProperty('razorpay_signature');
  await locked.close();
});

it.skipIf(process.platform === 'win32')(
  'keeps what it knows of payers from other users of the machine',
  async () => {
    await provider.order();
    const { stdout } = spawnSync('find', [dataDir, '-mindepth', '1', '-perm', '/077'], { encoding: 'utf8' });
    expect(stdout).toBe('');
  },
);

it('lets only its own pages and the shop open the payment window', async () => {
  const { headers } = await fetch(`${provider.root}/window`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://localhost:3000");
  expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'");
});
