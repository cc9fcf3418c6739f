import { expect, type Page, test } from '@playwright/test';
import { expectNoViolation } from '../../steps/axe.ts';
import { newEmail } from '../../steps/people.ts';
import { signedInStaff } from '../../steps/staff.ts';

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
  await expect(revenue).toHaveAttribute('aria-valuetext', new RegExp(`^${days[6].label} .*: ₹[\\d,]+$`));
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
    'Payments on their way',
    'Money that fits no order',
    'Refunds of second payments',
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
  await page.route('**/api/admin/charts', (route) => route.fulfill({ status: 500, json: {} }));
  const at = '2026-11-14T10:00:00.000Z';
  await page.route('**/api/admin/operations', (route) =>
    route.fulfill({
      json: {
        success: true,
        operations: {
          queue: { workers: 0, waiting: 4, running: 0, failing: 1, failed: 1, oldestWaitingSeconds: 720 },
          failingTasks: [
            { id: '1', task: 'send-mail', attempts: 3, lastError: 'connection refused', nextRunAt: at },
          ],
          stuckPayments: [{ orderId: 'o1', razorpayOrderId: 'order_1', status: 'processing', createdAt: at }],
          heldPayments: [
            { orderId: 'o2', razorpayOrderId: 'order_2', failureReason: 'Wrong amount', updatedAt: at },
          ],
          refundsDue: [{ orderId: 'o3', paymentId: 'pay_3', createdAt: at }],
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
  await expect(page.getByText('Not available at the moment')).toHaveCount(2);
  await expect(page.getByText('6 things to look at')).toBeVisible();
  for (const words of [
    'No server takes on background work',
    '4 waiting, 0 running · the oldest for 12 minutes',
    'The provider is asked again by itself.',
    'Money came that does not fit what was ordered.',
    'Somebody paid the same order twice',
    'Given up. A refused address',
    '2 are overdue',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expect(page.getByText('3 tries: connection refused')).toBeVisible();
  await expect(page.getByText('8 tries: no such mailbox')).toBeVisible();
  await expectNoViolation(page, 'overview in trouble');
  await expect(page.getByRole('link', { name: 'order_2' })).toHaveAttribute(
    'href',
    '/admin/orders?search=order_2',
  );
  // An order is found by its own payment alone, so a second one leads to it by the order's ID.
  await expect(page.getByRole('link', { name: 'pay_3' })).toHaveAttribute('href', '/admin/orders?search=o3');
  await page.unroute('**/api/admin/stats');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(card(page, 'Total Users')).toContainText('new in 30 days');
});
