import { expect, type Page, test } from '../../steps/test.ts';

const pages = [
  ['/', 'A resume you are proud of'],
  ['/templates', 'Resume templates'],
  ['/plans', 'Choose Your Plan'],
  ['/contact', 'Contact Us'],
  ['/terms', 'Terms & Conditions'],
  ['/cancellation-refund', 'Cancellation & Refund Policy'],
  ['/shipping-delivery', 'Shipping & Delivery Policy'],
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its content, title, description and address', async ({ page }) => {
    for (const [path, title] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^http.*${path}$`),
      );
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/);
      expect(await page.content()).not.toContain('{{');
    }
  });

  test('S1 §2, decision 68 the gallery shows three samples, modern marked popular, then more designs', async ({
    page,
  }) => {
    await page.goto('/templates');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards.getByRole('heading')).toHaveText([
      'Modern Resume',
      'Classic Resume',
      'Executive Resume',
      'Creative Resume',
      'Business Resume',
      'Minimalist Resume',
      'Minimalist Pro Resume',
      'Side Column Resume',
    ]);
    const more = page.getByRole('region', { name: 'More designs' });
    await expect(more.getByRole('heading', { level: 3 })).toHaveCount(5);
    await expect(cards.last()).toContainText('Some screening software reads side columns out of order');
    await expect(cards.nth(0)).toContainText('Popular');
    await expect(cards.nth(1)).not.toContainText('Popular');
    for (const layout of ['modern', 'classic', 'executive', 'creative', 'minimalist-pro']) {
      const picture = page.locator(`img[src="/samples/${layout}.svg"]`);
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBe(595);
    }
  });

  test('S1 §2 the plans page says four prices with their period', async ({ page }) => {
    await page.goto('/plans');
    const main = page.getByRole('main');
    for (const price of ['₹9/week', '₹49/month', '₹99/month', '₹199/month']) {
      await expect(main).toContainText(price);
    }
    await expect(main).toContainText('Plans do not renew by themselves');
    await expect(main.getByRole('button', { name: /^Select/ })).toHaveCount(4);
  });

  test('S1 §1 §9, S2 §2 the legal pages name what they must', async ({ page }) => {
    await page.goto('/terms');
    const terms = page.getByRole('main');
    for (const topic of [
      'binding agreement',
      'true, accurate',
      'pay the charges',
      'any warranty',
      'Links to third parties',
      'Refund Policy',
      'Force Majeure',
      'laws of India',
      'arbitration is Mumbai',
      'exclusive jurisdiction',
    ]) {
      await expect(terms).toContainText(topic);
    }
    await page.goto('/shipping-delivery');
    await expect(page.getByRole('main')).toContainText('Nothing is shipped to you');
    await page.goto('/cancellation-refund');
    await expect(page.getByRole('main')).toContainText('within 24 hours of purchase');
    await expect(page.getByRole('main')).toContainText('5–7 business days');
    await expect(page.getByRole('main').getByRole('link', { name: 'contact page' }).first()).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

test('no page breaks the content security policy, complains while hydrating, or is wider than the screen @phone', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
  });
  for (const [path] of pages) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
  expect(complaints).toEqual([]);
});

test('search engines are told who we are, what is asked and what it costs', async ({ page, request }) => {
  const typesOn = async (path: string) => {
    await page.goto(path);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: readonly { readonly '@type': string }[] = JSON.parse(text ?? '')['@graph'];
    return graph.map((thing) => thing['@type']);
  };
  expect(await typesOn('/')).toEqual(['Organization', 'WebSite', 'WebApplication', 'FAQPage']);
  expect(await typesOn('/plans')).toEqual(['Product', 'Product', 'Product', 'Product']);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [path] of pages) expect(sitemap).toContain(`${path}</loc>`);
});

test('S1 §2 Use This Template opens the builder with it', async ({ page }) => {
  await page.goto('/templates');
  await page.getByRole('link', { name: 'Use This Template: Executive Resume' }).click();
  await expect(page).toHaveURL('/builder?template=executive');
});

test('S1 §2 a visitor who selects a plan signs in first @phone', async ({ page }) => {
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Select Pro' }).click();
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/plans');
});

/**
 * The setting is one for the whole server, and other people are paying on it meanwhile: only this page's view of it is
 * changed. A stream that ends is opened again after three seconds and hears the next news.
 */
const tellCheckout = async (page: Page, news: () => Readonly<Record<string, unknown>>) => {
  await page.route('**/api/settings/checkout', (route) =>
    route.fulfill({ json: { success: true, settings: news() } }),
  );
  await page.route('**/api/settings/checkout/stream', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 200\n\nevent: checkout\ndata: ${JSON.stringify(news())}\n\n`,
    }),
  );
};

test('S1 §2 the maintenance banner comes and goes by itself, only with showOnLanding @phone', async ({
  page,
}) => {
  const open = { isEnabled: true, showOnLanding: true, maintenanceMessage: 'Back at noon.', updatedAt: null };
  let settings: Readonly<Record<string, unknown>> = open;
  await tellCheckout(page, () => settings);
  await page.goto('/');
  const banner = page.getByText('Back at noon.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  settings = { ...open, isEnabled: false };
  await expect(banner).toBeVisible();
  settings = { ...open, isEnabled: false, showOnLanding: false };
  await expect(banner).toBeHidden();
});

test('S1 §2 a plan selected while checkout is closed gets the maintenance message', async ({ page }) => {
  await tellCheckout(page, () => ({
    isEnabled: false,
    showOnLanding: false,
    maintenanceMessage: 'Back at noon.',
    updatedAt: null,
  }));
  await page.goto('/plans');
  await expect(page.getByRole('status').filter({ hasText: 'Back at noon.' })).toBeVisible();
  await page.getByRole('button', { name: 'Select Basic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Checkout Unavailable' });
  await expect(dialog).toContainText('Back at noon.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('where an address has no stream left, a page still follows the checkout setting, quietly', async ({
  page,
}) => {
  const open = { isEnabled: true, showOnLanding: true, maintenanceMessage: 'Back at noon.', updatedAt: null };
  let settings: Readonly<Record<string, unknown>> = open;
  let streams = 0;
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.clock.install();
  await tellCheckout(page, () => settings);
  await page.route('**/api/settings/checkout/stream', (route) => {
    streams += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/');
  await expect.poll(() => streams).toBe(1);
  const banner = page.getByText('Back at noon.');
  settings = { ...open, isEnabled: false };
  await expect(async () => {
    await page.clock.runFor(20_000);
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(streams).toBe(1);
  expect(complaints).toEqual([]);
});

test('however many tabs are open, one listens to the checkout setting, and another takes over', async ({
  context,
}) => {
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/settings/checkout/stream')) streams += 1;
  });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/');
  await expect.poll(() => streams).toBe(1);
  const asked = second.waitForResponse('**/api/settings/checkout');
  await second.goto('/');
  await asked;
  expect(streams).toBe(1);
  await first.close();
  await expect.poll(() => streams).toBe(2);
});
