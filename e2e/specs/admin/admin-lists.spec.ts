import { readFile } from 'node:fs/promises';
import { expectNoViolation } from '../../steps/axe.ts';
import { newEmail } from '../../steps/people.ts';
import { rowMenu, signedInStaff } from '../../steps/staff.ts';
import { post } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Orders of guests that share a mark in their address, each from a browser of its own. */
const guestOrders = async (page: Page, mark: string, count: number): Promise<void> => {
  for (let place = 0; place < count; place += 1) {
    await page.context().clearCookies({ name: 'kalam.guest' });
    await post(page, '/api/payment/create-order', {
      planId: 'guest',
      customerName: 'Asha Rao',
      customerEmail: `${mark}.${String(place).padStart(2, '0')}.with-a-long-name@example.com`,
    });
  }
};

const ordersOf = (page: Page) => page.getByRole('table', { name: 'Orders' });
const rowsOf = (page: Page) => ordersOf(page).getByRole('row').filter({ hasText: 'order_' });
const emailsOf = async (page: Page): Promise<readonly string[]> =>
  (await rowsOf(page).allInnerTexts()).map((text) => /\S+@example\.com/.exec(text)?.[0] ?? '');
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

test('orders are compact, sorted by a header, filtered, added up, and written as filtered', async ({
  page,
}) => {
  const mark = newEmail('list').split('@')[0] ?? '';
  await signedInStaff(page);
  await guestOrders(page, mark, 17);
  await page.goto(`/admin/orders?search=${mark}`);
  await expect(rowsOf(page)).toHaveCount(17);
  await expect(page.getByText('17 orders', { exact: false })).toBeVisible();
  await expect(page.getByText('₹153 ordered')).toBeVisible();
  await expect(page.getByText('₹0 paid')).toBeVisible();
  const seen = await rowsOf(page).evaluateAll(
    (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
  expect(seen, 'rows within 1440 × 900').toBeGreaterThanOrEqual(15);
  await expect(rowsOf(page).first()).toContainText(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [ap]m/);
  expect((await emailsOf(page))[0], 'whole e-mails').toContain('.with-a-long-name@example.com');
  await expectNoViolation(page, 'a list with totals');

  const customer = ordersOf(page).getByRole('columnheader', { name: 'Customer' });
  await customer.getByRole('button').click();
  await expect(page).toHaveURL(/sort=customer-asc/);
  await expect(customer).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await emailsOf(page))[0]).toContain('.00.');
  await customer.getByRole('button').click();
  await expect(customer).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await emailsOf(page))[0]).toContain('.16.');
  await page.reload();
  await expect(customer, 'the address keeps the order').toHaveAttribute('aria-sort', 'descending');

  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await started).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(18);
  expect(lines[1], 'the file follows the order').toContain('.16.');
  await customer.getByRole('button').click();
  await expect(page).not.toHaveURL(/sort=/);

  await page.getByLabel('Plan').selectOption('Pro');
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.goBack();
  await page.getByLabel('Ordered from').fill(today);
  await expect(page).toHaveURL(new RegExp(`from=${today}`));
  await expect(rowsOf(page)).toHaveCount(17);
  await page.getByLabel('to', { exact: true }).fill('2026-01-01');
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/admin/orders');
});

test('one menu a row, by keyboard: arrows from row to row, Enter opens, arrows inside', async ({ page }) => {
  const mark = newEmail('keys').split('@')[0] ?? '';
  await signedInStaff(page);
  await guestOrders(page, mark, 3);
  await page.goto(`/admin/orders?search=${mark}`);
  await expect(rowsOf(page)).toHaveCount(3);
  const menu = (place: number) => rowMenu(rowsOf(page).nth(place));
  await menu(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const items = rowsOf(page).nth(1).getByRole('menuitem');
  await expect(items).toHaveText(['Details', 'Mark Completed', 'Mark Failed']);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await expectNoViolation(page, 'a row’s menu');
  await page.keyboard.press('Escape');
  await expect(menu(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Order' });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(menu(1), 'the focus comes back').toBeFocused();
});

test('a list on a phone is cards with a menu and a choice of order @phone-only', async ({ page }) => {
  const mark = newEmail('phone').split('@')[0] ?? '';
  await signedInStaff(page);
  await guestOrders(page, mark, 3);
  await page.goto(`/admin/orders?search=${mark}`);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByLabel('Sort by').selectOption('Customer, ascending');
  await expect(page).toHaveURL(/sort=customer-asc/);
  await expect.poll(async () => (await emailsOf(page))[0]).toContain('.00.');
  await rowMenu(rowsOf(page).first()).click();
  const items = rowsOf(page).first().getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await expectNoViolation(page, 'orders as cards with a menu');
  await items.first().click();
  await expect(page.getByRole('dialog', { name: 'Order' })).toBeVisible();
});
