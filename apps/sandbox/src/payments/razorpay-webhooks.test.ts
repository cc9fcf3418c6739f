import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { webhookSignature } from './razorpay-signatures.ts';
import { startProvider, startShop } from './razorpay-trial.ts';

const open: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function start(answers?: (count: number) => number | undefined) {
  const shop = await startShop(answers);
  const provider = await startProvider({ webhookUrl: shop.url, webhookRetryMs: [20] });
  open.push(shop, provider);
  return { shop, provider };
}

describe('events', () => {
  it('of a captured payment: authorised, captured, order paid; signed over the bytes sent', async () => {
    const { shop, provider } = await start();
    const order = await provider.order();
    const { razorpay_payment_id: id } = await provider.pay(order.id);
    expect(await shop.until(3)).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
    for (const { headers, body } of shop.heard) {
      expect(headers['x-razorpay-signature']).toBe(webhookSignature('123456', body));
      expect(headers['x-razorpay-event-id']).toMatch(/^evt_[0-9A-Za-z]{14}$/);
      expect(headers['content-type']).toBe('application/json');
    }
    const [authorized, , paid] = shop.heard.map((each) => JSON.parse(each.body));
    expect(authorized).toMatchObject({
      entity: 'event',
      account_id: expect.stringMatching(/^acc_\w{14}$/),
      contains: ['payment'],
      payload: { payment: { entity: { id, status: 'authorized', captured: false, order_id: order.id } } },
    });
    expect(paid).toMatchObject({
      contains: ['payment', 'order'],
      payload: {
        payment: { entity: { id, status: 'captured' } },
        order: { entity: { id: order.id, status: 'paid' } },
      },
    });
  });

  it('of failing, capturing and refunding', async () => {
    const { shop, provider } = await start();
    const order = await provider.order();
    await provider.pay(order.id, { outcome: 'failed' });
    expect(await shop.until(1)).toEqual(['payment.failed']);
    const { razorpay_payment_id: id } = await provider.pay(order.id, { outcome: 'authorized' });
    await shop.until(2);
    await provider.call('POST', `/v1/payments/${id}/capture`, { amount: 4900, currency: 'INR' });
    await shop.until(4);
    await provider.call('POST', `/v1/payments/${id}/refund`, {});
    expect((await shop.until(5)).slice(1)).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
      'refund.processed',
    ]);
    expect(JSON.parse(shop.heard[4]?.body ?? '')).toMatchObject({
      contains: ['refund', 'payment'],
      payload: {
        refund: { entity: { payment_id: id, amount: 4900 } },
        payment: { entity: { status: 'refunded' } },
      },
    });
  });

  it('say once that an order is paid, even when money comes twice', async () => {
    const { shop, provider } = await start();
    const order = await provider.order();
    await provider.pay(order.id);
    await shop.until(3);
    await provider.pay(order.id, { outcome: 'captured', again: true });
    await shop.until(5);
    await provider.pay((await provider.order()).id, { outcome: 'failed' });
    expect((await shop.until(6)).slice(3)).toEqual([
      'payment.authorized',
      'payment.captured',
      'payment.failed',
    ]);
  });

  it('are silent for one payment or altogether when asked', async () => {
    const { shop, provider } = await start();
    await provider.pay((await provider.order()).id, { outcome: 'captured', webhook: false });
    await provider.control({ webhooks: { off: true } });
    await provider.pay((await provider.order()).id, { outcome: 'captured' });
    await provider.control({ webhooks: { off: false } });
    await provider.pay((await provider.order()).id, { outcome: 'failed' });
    expect(await shop.until(1)).toEqual(['payment.failed']);
  });

  it('come twice with one id, and backwards, on demand', async () => {
    const { shop, provider } = await start();
    await provider.control({ webhooks: { duplicate: true, reorder: true } });
    await provider.pay((await provider.order()).id);
    expect(await shop.until(6)).toEqual([
      'order.paid',
      'order.paid',
      'payment.captured',
      'payment.captured',
      'payment.authorized',
      'payment.authorized',
    ]);
    expect(new Set(shop.heard.map((each) => each.id)).size).toBe(3);
  });

  it('wait on demand', async () => {
    const { shop, provider } = await start();
    await provider.control({ webhooks: { delayMs: 400 } });
    const begun = Date.now();
    await provider.pay((await provider.order()).id);
    expect(shop.heard).toHaveLength(0);
    await shop.until(3);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(400);
  });

  it('can carry a signature by another secret', async () => {
    const { shop, provider } = await start();
    await provider.control({ webhooks: { secret: 'old' } });
    await provider.pay((await provider.order()).id, { outcome: 'failed' });
    await shop.until(1);
    const [event] = shop.heard;
    expect(event?.headers['x-razorpay-signature']).toBe(webhookSignature('old', event?.body ?? ''));
  });
});

describe('delivery', () => {
  it('is repeated with the same id and bytes until a 2xx', async () => {
    const { shop, provider } = await start((count) => (count < 4 ? [500, 302, 404][count - 1] : 204));
    await provider.pay((await provider.order()).id, { outcome: 'failed' });
    await shop.until(4);
    expect(new Set(shop.heard.map((each) => `${each.id} ${each.body}`)).size).toBe(1);
  });

  it('is repeated when no answer comes within five seconds', async () => {
    const { shop, provider } = await start((count) => (count === 1 ? undefined : 200));
    const begun = Date.now();
    await provider.pay((await provider.order()).id, { outcome: 'failed' });
    await shop.until(2);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(5_000);
    expect(shop.heard[0]?.id).toBe(shop.heard[1]?.id);
  });

  it('is taken up again after a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'provider-'));
    const provider = await startProvider({ dataDir, webhookRetryMs: [60_000] });
    await provider.pay((await provider.order()).id, { outcome: 'failed' });
    const events = join(dataDir, 'sandbox-razorpay/events');
    const waiting = () => readdir(events);
    while ((await waiting()).length !== 1) await new Promise((resolve) => setTimeout(resolve, 10));
    await provider.close();
    const shop = await startShop();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    const restarted = await startProvider({ dataDir, webhookUrl: shop.url });
    expect(await shop.until(1)).toEqual(['payment.failed']);
    while ((await waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    vi.useRealTimers();
    await restarted.close();
    await shop.close();
    await rm(dataDir, { recursive: true });
  });
});
