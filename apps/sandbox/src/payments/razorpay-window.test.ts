import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KEY, startProvider } from './razorpay-trial.ts';

const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
].find((path) => path !== undefined && existsSync(path));

const PATIENT = { timeout: 20_000 };

/** A shop with the strictest policy the product may have. */
const POLICY =
  "default-src 'none'; script-src 'self'; frame-src 'self'; style-src 'self'; connect-src 'self'; img-src data:";

const SHOP_SCRIPT = `
window.told = [];
window.start = (options) => {
  const tell = (name) => (data) => window.told.push([name, data]);
  const modal = { ...options.modal, ondismiss: tell('dismiss') };
  const window_ = new Razorpay({ ...options, modal, handler: tell('paid') });
  window_.on('payment.failed', (response) => tell('failed')(response.error.reason));
  window_.open();
  return window_;
};
document.querySelector('#buy').addEventListener('click', () => { window.opened = window.start(window.options); });
`;

describe.skipIf(executablePath === undefined)('the payment window', () => {
  let browser: Browser;
  let page: Page;
  let violations: string[];
  let provider: Awaited<ReturnType<typeof startProvider>>;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    provider = await startProvider({});
  });

  afterEach(async () => {
    expect(violations).toEqual([]);
    await page.close();
  });

  afterAll(async () => {
    await browser?.close();
    await provider?.close();
  });

  async function shopping(options: object = {}, viewport = { width: 1280, height: 800 }) {
    const origin = new URL(provider.root).origin;
    const order = await provider.order();
    page = await browser.newPage({ viewport });
    violations = [];
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    page.on('pageerror', (error) => violations.push(String(error)));
    await page.route(`${origin}/shop`, (route) =>
      route.fulfill({
        headers: { 'content-security-policy': POLICY, 'content-type': 'text/html' },
        body: '<!doctype html><link rel="icon" href="data:,"><button id="buy">Buy</button><a href="#x">Elsewhere</a><script src="/sandbox/razorpay/checkout.js"></script><script src="/shop.js"></script>',
      }),
    );
    await page.route(`${origin}/shop.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SHOP_SCRIPT }),
    );
    await page.goto(`${origin}/shop`);
    const all = {
      key: KEY,
      order_id: order.id,
      amount: 4900,
      currency: 'INR',
      name: 'Kalam',
      description: 'Pro plan',
      ...options,
    };
    await page.evaluate((given) => Object.assign(globalThis, { options: given }), all);
    await page.getByRole('button', { name: 'Buy' }).click();
    const frame = page.frameLocator('iframe.razorpay-checkout-frame');
    await frame.getByRole('dialog', { name: all.name }).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.tagName'), PATIENT).toBe('IFRAME');
    return {
      order,
      frame,
      press: (name: string) => frame.getByRole('button', { name, exact: true }).click(),
    };
  }

  const told = async (count: number): Promise<unknown[][]> => {
    const list = () => page.evaluate<unknown[][]>('window.told');
    await expect.poll(async () => (await list()).length, PATIENT).toBe(count);
    return list();
  };

  const gone = async () => {
    expect(await page.locator('.razorpay-container').count()).toBe(0);
    expect(await page.evaluate('document.activeElement.id')).toBe('buy');
  };

  it('shows merchant, amount and that nothing is real', async () => {
    const { frame } = await shopping({ prefill: { name: 'Asha', email: 'asha@example.in' } });
    expect(await frame.getByText('₹49', { exact: true }).isVisible()).toBe(true);
    expect(await frame.getByText('Pro plan').isVisible()).toBe(true);
    expect(await frame.getByText('asha@example.in').isVisible()).toBe(true);
    expect(await frame.getByText('Sandbox: no real money moves').isVisible()).toBe(true);
    expect(await frame.getByRole('tab').allTextContents()).toEqual(['UPI', 'Card', 'Net banking']);
  });

  it('succeeds: the handler gets the three fields, the window goes, the focus returns', async () => {
    const { order, frame, press } = await shopping({ prefill: { email: 'asha@example.in' } });
    await frame.getByRole('tab', { name: 'Net banking' }).click();
    await frame.getByLabel('Bank', { exact: true }).selectOption('SBIN');
    await press('Succeed');
    const [[name, fields] = []] = await told(1);
    expect([name, fields]).toEqual([
      'paid',
      {
        razorpay_payment_id: expect.stringMatching(/^pay_/),
        razorpay_order_id: order.id,
        razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    await gone();
    const { items } = (await provider.call('GET', `/v1/orders/${order.id}/payments`)).json;
    expect(items).toMatchObject([
      { status: 'captured', method: 'netbanking', bank: 'SBIN', email: 'asha@example.in' },
    ]);
  });

  it('fails and stays open for another try', async () => {
    const { frame, press } = await shopping();
    await press('Fail');
    expect(await told(1)).toEqual([['failed', 'payment_failed']]);
    expect(await frame.getByRole('alert').textContent()).toContain('declined');
    await press('Succeed');
    expect((await told(2)).map(([name]) => name)).toEqual(['failed', 'paid']);
  });

  it('closes after a failure when the shop wants no retry', async () => {
    const { press } = await shopping({ retry: false });
    await press('Fail');
    expect((await told(2)).map(([name]) => name)).toEqual(['failed', 'dismiss']);
    await gone();
  });

  it('authorises only: paid for the page, not captured at the provider', async () => {
    const { order, press } = await shopping();
    await press('Authorise only');
    expect((await told(1)).map(([name]) => name)).toEqual(['paid']);
    const { items } = (await provider.call('GET', `/v1/orders/${order.id}/payments`)).json;
    expect(items.map((each) => each.status)).toEqual(['authorized']);
  });

  it('takes the money and loses the connection', async () => {
    const { order, press } = await shopping();
    await press('Pay, then lose the connection');
    expect((await told(1)).map(([name]) => name)).toEqual(['dismiss']);
    expect((await provider.call('GET', `/v1/orders/${order.id}`)).json.status).toBe('paid');
  });

  it('is closed by its button, by Escape, by the shop', async () => {
    const first = await shopping();
    await first.press('Close');
    expect((await told(1)).map(([name]) => name)).toEqual(['dismiss']);
    await gone();
    await page.getByRole('button', { name: 'Buy' }).click();
    await first.frame.getByRole('tab', { name: 'UPI' }).press('Escape');
    await told(2);
    await page.getByRole('button', { name: 'Buy' }).click();
    await first.frame.getByRole('tab', { name: 'UPI' }).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.tagName'), PATIENT).toBe('IFRAME');
    await page.evaluate('window.opened.close()');
    await told(3);
    await gone();
  });

  it('does not close by Escape or beside the window when the shop says so, and asks before it closes', async () => {
    const { frame, press } = await shopping({ modal: { escape: false, confirm_close: true } });
    await frame.getByRole('tab', { name: 'UPI' }).press('Escape');
    await page.mouse.click(10, 10);
    await press('Close');
    await press('No, go on');
    expect(await told(0)).toEqual([]);
    await press('Close');
    await press('Yes, cancel');
    await told(1);
  });

  it('closes beside the window when the shop allows it, and after the time it gives', async () => {
    const { frame } = await shopping({ modal: { backdropclose: true } });
    await frame.locator('#backdrop').click({ position: { x: 5, y: 5 } });
    await told(1);
    // Given from the start, a second could be over on a busy machine before the click.
    await page.evaluate('window.options.timeout = 1');
    await page.getByRole('button', { name: 'Buy' }).click();
    expect((await told(2))[1]).toEqual(['dismiss', 'timeout']);
  });

  it('keeps the keyboard inside', async () => {
    const { frame } = await shopping();
    const focused = () =>
      frame.locator(':focus').evaluate((element) => element.textContent?.trim() || element.id);
    await expect.poll(focused, PATIENT).toBe('UPI');
    const seen: string[] = [];
    for (let press = 0; press < 9; press++) {
      await page.keyboard.press('Tab');
      seen.push(await focused());
    }
    expect(seen).toEqual([
      'vpa',
      'Succeed',
      'Fail',
      'Authorise only',
      'Pay, then lose the connection',
      'close',
      'UPI',
      'vpa',
      'Succeed',
    ]);
    await frame.getByRole('tab', { name: 'UPI' }).press('ArrowRight');
    expect(await frame.getByLabel('Card number').isVisible()).toBe(true);
  });

  it('says what is wrong with an unknown key, an unknown order, a paid one', async () => {
    const paid = await provider.order();
    await provider.pay(paid.id);
    for (const [options, message] of [
      [{ key: 'rzp_test_other' }, 'Authentication failed'],
      [{ order_id: 'order_00000000000000' }, 'The id provided does not exist'],
      [{ order_id: paid.id }, 'already been paid'],
    ] as const) {
      const { frame, press } = await shopping(options);
      expect(await frame.getByRole('alert').textContent()).toContain(message);
      await press('Close');
      await told(1);
      await page.close();
    }
  });

  it('fits a small phone', async () => {
    const { frame } = await shopping({}, { width: 360, height: 640 });
    const wide = await frame.locator('html').evaluate((root) => root.scrollWidth);
    expect(wide).toBe(360);
    await frame.getByRole('button', { name: 'Pay, then lose the connection' }).scrollIntoViewIfNeeded();
    const box = await frame.getByRole('button', { name: 'Succeed' }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });
});
