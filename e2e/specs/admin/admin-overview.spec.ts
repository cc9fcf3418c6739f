import { readFile } from 'node:fs/promises';
import { expectNoViolation } from '../../steps/axe.ts';
import { newEmail } from '../../steps/people.ts';
import { signedInStaff } from '../../steps/staff.ts';
import { expect, type Page, test } from '../../steps/test.ts';

const card = (page: Page, name: string) =>
  page
    .getByRole('heading', { level: 2, name })
    .locator('xpath=ancestor::div[contains(@class,"shadow-card")]');

test('S2 §2 Admin Overview: four figures, two lines, and what the service asks of its operator', async ({
  page,
}) => {
  const sent = await page.request.post('/api/contact/submit', {
    data: {
      name: 'Asha Kumari',
      email: newEmail('reader'),
      subject: 'A question about templates',
      message: 'Could you tell me which resume template suits a career change into accounting work?',
      spamScore: 0,
    },
  });
  expect(sent.ok()).toBe(true);
  await signedInStaff(page);
  await expect(page.getByText("Welcome back! Here's what's happening.")).toBeVisible();

  const { stats } = await (await page.request.get('/api/admin/stats')).json();
  await expect(card(page, 'Contact Submissions').getByText(/^\d+ pending$/)).toBeVisible();
  for (const name of ['Total Users', 'Active Subscriptions', 'Total Resumes']) {
    await expect(card(page, name)).toContainText(/^.*\d.*\d(\.\d)?% new in 30 days$/s);
  }
  expect(stats.pendingContacts).toBeGreaterThan(0);

  const revenue = page.getByRole('slider', { name: 'Revenue Overview' });
  const users = page.getByRole('slider', { name: 'User Growth' });
  await revenue.focus();
  const { revenue: days } = await (await page.request.get('/api/admin/charts')).json();
  await expect(revenue).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${days[6].label} .*: ₹[\\d,]+(?:\\.\\d{2})?$`),
  );
  await page.keyboard.press('Home');
  await expect(revenue).toHaveAttribute('aria-valuetext', new RegExp(`^${days[0].label} `));
  await page.keyboard.press('ArrowRight');
  await expect(revenue).toHaveAttribute('aria-valuetext', new RegExp(`^${days[1].label} `));
  await users.hover({ position: { x: 1, y: 40 } });
  await expect(users).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByRole('table', { name: 'Revenue Overview' }).getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('table', { name: 'User Growth' }).getByRole('row')).toHaveCount(8);

  for (const name of [
    'Background work',
    'AI and job services',
    'Payments on their way',
    'Money that fits no order',
    'Refunds',
    'Mail',
    'Grievances',
  ]) {
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await expect(page.getByText(/\d+ waiting, \d+ running/)).toBeVisible();
  await expectNoViolation(page, 'overview');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolation(page, 'overview in the dark');
});

test('S2 §8 Admin Overview says what cannot be had, and what to do about what went wrong', async ({
  page,
}) => {
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 500, json: {} }));
  await page.route('**/api/admin/charts*', (route) => route.fulfill({ status: 500, json: {} }));
  const at = '2026-11-14T10:00:00.000Z';
  await page.route('**/api/admin/operations', (route) =>
    route.fulfill({
      json: {
        success: true,
        operations: {
          queue: { workers: 0, waiting: 4, running: 0, failing: 1, failed: 1, oldestWaitingSeconds: 720 },
          tasks: [],
          services: [],
          failingTasks: [
            { id: '1', task: 'send-mail', attempts: 3, lastError: 'connection refused', nextRunAt: at },
          ],
          stuckPayments: [{ orderId: 'o1', razorpayOrderId: 'order_1', status: 'processing', createdAt: at }],
          heldPayments: [
            { orderId: 'o2', razorpayOrderId: 'order_2', failureReason: 'Wrong amount', updatedAt: at },
          ],
          refundsDue: [
            {
              id: 'r1',
              orderId: 'o3',
              paymentId: 'pay_3',
              origin: 'staff',
              state: 'failed',
              failureReason: 'not enough balance',
              createdAt: at,
            },
          ],
          mailFailures: [
            {
              id: 'm1',
              kind: 'receipt',
              status: 'failed',
              attempts: 8,
              lastError: 'no such mailbox',
              createdAt: at,
            },
          ],
          overdueGrievances: 2,
        },
      },
    }),
  );
  await signedInStaff(page);
  await expect(page.getByRole('alert')).toContainText('Failed to load statistics');
  await expect(page.getByText('Not available at the moment')).toHaveCount(4);
  await expect(page.getByText('6 things to look at')).toBeVisible();
  for (const words of [
    'No server takes on background work',
    '4 waiting, 0 running · the oldest for 12 minutes',
    'The provider is asked again by itself.',
    'Money came that does not fit what was ordered.',
    'Money that was to go back did not.',
    'Given up. A refused address',
    '2 are overdue',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByText('Wrong amount'), 'what asks for somebody is open already').toBeVisible();
  const closed = await page.locator('details:not([open]) > summary').all();
  for (const summary of closed.reverse()) await summary.click();
  await expect(page.getByText('3 tries: connection refused')).toBeVisible();
  await expect(page.getByText('8 tries: no such mailbox')).toBeVisible();
  await expect(page.getByText('failed: not enough balance')).toBeVisible();
  await expectNoViolation(page, 'overview in trouble');
  await expect(page.getByRole('link', { name: 'order_2' })).toHaveAttribute(
    'href',
    '/admin/orders?search=order_2',
  );
  // An order is found by its own payment alone, so a second one leads to it by the order's ID.
  await expect(page.getByRole('link', { name: 'pay_3' })).toHaveAttribute('href', '/admin/orders?search=o3');
  await page.unroute('**/api/admin/stats');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(card(page, 'Total Users')).toContainText('new in 30 days');
});

test('the overview of other days, kept in the address, each chart as a file @phone', async ({ page }) => {
  const counted = page.waitForRequest('**/api/visits/opened');
  await signedInStaff(page);
  await page.goto('/');
  const count = await counted;
  expect((await count.response())?.status()).toBe(200);
  // Nothing of the person who is signed in comes along.
  expect(count.method()).toBe('POST');
  expect(count.postDataBuffer()).toBeNull();
  expect(Object.keys(await count.allHeaders())).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(cookie|referer)$/)]),
  );
  await page.goto('/admin/dashboard');
  const plot = page.getByRole('slider', { name: 'Revenue Overview' });
  await expect(plot).toHaveAttribute('aria-valuemax', '7');
  await page.getByLabel('Period').selectOption('Last 30 Days');
  await expect(page).toHaveURL(/range=30d/);
  await expect(plot).toHaveAttribute('aria-valuemax', '30');
  await expect(page.getByText('in 30 days', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(plot).toHaveAttribute('aria-valuemax', '30');
  await expect(page.getByRole('list', { name: 'From visit to payment' }).getByRole('listitem')).toHaveText([
    /^Opened the site[1-9]/,
    /^Began a resume/,
    /^Opened the checkout/,
    /^Paid/,
  ]);
  await expectNoViolation(page, 'overview of 30 days');

  for (const [title, lines] of [
    ['Revenue Overview', 31],
    ['User Growth', 31],
    ['From visit to payment', 5],
  ] as const) {
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download CSV: ${title}` }).click();
    const file = await readFile(await (await started).path(), 'utf8');
    expect(file.trimEnd().split('\r\n')).toHaveLength(lines);
  }

  await page.getByLabel('Period').selectOption('Other days');
  await page.getByLabel('Days from').fill('2026-01-01');
  await page.getByLabel('to', { exact: true }).fill('2026-01-10');
  await expect(plot).toHaveAttribute('aria-valuemax', '10');
  await expect(page).toHaveURL(/from=2026-01-01.*to=2026-01-10/);
  await page.getByLabel('Period').selectOption('This financial year');
  await expect(page).toHaveURL(/\?range=fy$/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('a browser that asks not to be tracked is not counted', async ({ page }) => {
  let counted = 0;
  await page.route('**/api/visits/*', (route) => {
    counted += 1;
    return route.fulfill({ json: { success: true } });
  });
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.goto('/');
  await page.waitForTimeout(4_500);
  expect(counted).toBe(0);
});

test('an alarm shows its error, is tried again or dismissed, and the focus stays @phone', async ({
  page,
}) => {
  const at = '2026-11-14T10:00:00.000Z';
  const failing = [
    { id: '7', task: 'settle-order', attempts: 25, lastError: 'provider away', nextRunAt: null },
    { id: '8', task: 'sweep-resumes', attempts: 25, lastError: 'disk full', nextRunAt: null },
  ];
  const asked: string[] = [];
  const refunds = [
    {
      id: 'refund-1',
      orderId: 'order-1',
      paymentId: 'pay_Failed00000001',
      origin: 'staff',
      state: 'failed',
      failureReason: 'not enough balance',
      createdAt: at,
    },
  ];
  await page.route('**/api/admin/operations/refunds/**', async (route) => {
    const [id, act] = new URL(route.request().url()).pathname.split('/').slice(-2);
    asked.push(`${act} ${id}`);
    refunds.splice(0);
    await route.fulfill({ json: { success: true } });
  });
  await page.route('**/api/admin/operations/jobs/**', async (route) => {
    const [id, act] = new URL(route.request().url()).pathname.split('/').slice(-2);
    asked.push(`${act} ${id}`);
    failing.splice(
      failing.findIndex((task) => task.id === id),
      1,
    );
    await route.fulfill({ json: { success: true } });
  });
  await page.route('**/api/admin/operations', (route) =>
    route.fulfill({
      json: {
        success: true,
        operations: {
          queue: {
            workers: 1,
            waiting: 0,
            running: 0,
            failing: 0,
            failed: failing.length,
            oldestWaitingSeconds: null,
          },
          tasks: [
            { task: 'settle-order', waiting: 0, running: 0, failing: 0, failed: 1, lastSuccessAt: at },
            { task: 'sweep-resumes', waiting: 2, running: 0, failing: 0, failed: 1, lastSuccessAt: null },
          ],
          services: [
            {
              service: 'jobs',
              state: 'configured',
              lastAnswerAt: null,
              lastFailureAt: at,
              lastFailure: 'jobs.example answered 503',
            },
            { service: 'ai', state: 'off', lastAnswerAt: null, lastFailureAt: null, lastFailure: null },
          ],
          failingTasks: failing,
          stuckPayments: [],
          heldPayments: [],
          refundsDue: refunds,
          mailFailures: [],
          overdueGrievances: 0,
        },
      },
    }),
  );
  await signedInStaff(page);
  await expect(page.getByText('25 tries: provider away · given up')).toBeVisible();
  await expect(page.getByText('1 did not answer last time')).toBeVisible();
  const closed = await page.locator('details:not([open]) > summary').all();
  for (const summary of closed.reverse()) await summary.click();
  await expect(page.getByRole('table', { name: 'Background work' }).getByRole('row')).toHaveCount(3);
  await expect(page.getByText('jobs.example answered 503')).toBeVisible();
  await expectNoViolation(page, 'alarms');
  await page.getByRole('button', { name: 'Retry settle-order' }).click();
  await expect(page.getByText('provider away')).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Background work' })).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss sweep-resumes' }).click();
  await expect(page.getByText('disk full')).toBeHidden();
  await expect(page.getByText('failed: not enough balance')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry pay_Failed00000001' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss pay_Failed00000001' }).click();
  await expect(page.getByText('not enough balance')).toBeHidden();
  expect(asked).toEqual(['retry 7', 'dismiss 8', 'dismiss refund-1']);
});
