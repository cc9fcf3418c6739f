import { expectNoViolation } from '../../steps/axe.ts';
import { newEmail, signedInPerson } from '../../steps/people.ts';
import { chooseInRow, rowMenu, signedInStaff } from '../../steps/staff.ts';
import { post } from '../../steps/subscriber.ts';
import { expect, type Locator, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

interface Made {
  readonly id: string;
  readonly email: string;
}

const callbackOf = ({
  razorpay_order_id,
  razorpay_payment_id,
  razorpay_signature,
}: Record<string, string>) => ({
  razorpay_order_id,
  razorpay_payment_id,
  razorpay_signature,
});

/** A guest's order as it stands after what happened to it at the provider. */
const guestOrder = async (page: Page, happened?: 'captured' | 'failed' | 'dismissed'): Promise<Made> => {
  const email = newEmail('guest');
  // Each from a browser of its own: one guest's open order is used again.
  await page.context().clearCookies({ name: 'kalam.guest' });
  const { id } = await post<Made>(page, '/api/payment/create-order', {
    planId: 'guest',
    // Long words must not push the buttons out of sight.
    customerName: 'Lakshmi Venkataramanasubramanian Iyer',
    customerEmail: email,
  });
  if (happened === 'captured' || happened === 'failed') {
    const paid = await post<Record<string, string>>(page, `/sandbox/razorpay/v1/orders/${id}/pay`, {
      outcome: happened,
    });
    if (happened === 'captured') await post(page, '/api/payment/verify-payment', callbackOf(paid));
  }
  // The window was closed, so the provider is asked what is true.
  if (happened === 'dismissed' || happened === 'failed')
    await post(page, '/api/payment/update-status', { orderId: id, status: 'unknown' });
  return { id, email };
};

const rowOf = (page: Page, { id }: Made): Locator =>
  page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: id });

test('S2 §2 orders are searched, filtered, copied and explained @phone', async ({ page }) => {
  await signedInStaff(page);
  const [pending, failed, paid, unknown] = [
    await guestOrder(page),
    await guestOrder(page, 'failed'),
    await guestOrder(page, 'captured'),
    await guestOrder(page, 'dismissed'),
  ];
  await page.route('**/api/admin/orders?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/admin/orders?status=pending');
  await expect(page.getByRole('alert')).toContainText('Failed to load orders');
  await page.unroute('**/api/admin/orders?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, pending)).toContainText('Pending');
  await page.getByLabel('Status', { exact: true }).selectOption('All');
  const table = page.getByRole('table', { name: 'Orders' });
  for (const column of ['Order ID', 'Payment ID', 'Customer', 'Plan', 'Amount', 'Status', 'Date', 'Actions'])
    await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeAttached();
  await expect(rowOf(page, pending)).toContainText('N/A');
  await expect(rowOf(page, pending)).toContainText(pending.email);
  // S2 §2: a plan that is in no catalogue is shown by its raw id.
  await expect(rowOf(page, pending)).toContainText('guest');
  await expect(rowOf(page, pending)).toContainText('₹9');
  await expect(rowOf(page, unknown)).toContainText('Unknown');
  await expect(rowOf(page, unknown)).toContainText(
    'Any amount deducted is reversed automatically within 5-7 working days.',
  );
  await expect(async () => {
    await page.reload();
    await expect(rowOf(page, failed).getByText('Failed', { exact: true })).toBeVisible({ timeout: 5000 });
    await expect(rowOf(page, paid).getByText('Completed', { exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(rowOf(page, failed)).toContainText('the bank declined it');
  await expect(rowOf(page, failed)).toContainText(
    'Any amount deducted is reversed automatically within 5-7 working days.',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
  await expectNoViolation(page, 'orders');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(rowOf(page, failed)).toBeVisible();
  await expectNoViolation(page, 'orders, dark');

  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('ID copied to clipboard');
  // It leaves by itself after two seconds, so it is waited for before the click.
  const seen = toast.waitFor();
  await rowOf(page, paid).getByRole('button', { name: 'Copy payment ID' }).click();
  await seen;
  const paymentId = await page.evaluate(() => navigator.clipboard.readText());
  expect(paymentId).toMatch(/^pay_/);
  await expect(toast).toBeHidden();
  await rowOf(page, paid).getByRole('button', { name: 'Copy order ID' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(paid.id);

  const search = page.getByLabel('Search orders');
  const rows = table.getByRole('row').filter({ hasText: 'order_' });
  for (const term of [paymentId, paid.id.toUpperCase(), paid.email.toUpperCase()]) {
    await search.fill(term);
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(term);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(paid.id);
  }
  await page.getByLabel('Status', { exact: true }).selectOption('Failed');
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(page).toHaveURL(/status=failed/);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rowOf(page, paid)).toBeVisible();
  await expect(page.getByLabel('Time').getByRole('option')).toHaveText([
    'All Time',
    'Last 24 Hours',
    'Last 7 Days',
    'Last 30 Days',
  ]);
  await expect(page.getByLabel('Status', { exact: true }).getByRole('option')).toHaveText([
    'All',
    'Pending',
    'Processing',
    'Completed',
    'Failed',
    'Unknown',
  ]);
  await page.getByLabel('Time').selectOption('Last 24 Hours');
  await expect(page).toHaveURL(/since=24h/);
  await expect(rowOf(page, unknown)).toBeVisible();
});

test('S2 §4 a pending order is marked completed and grants, or failed with its reason', async ({
  page,
  browser,
}) => {
  const buyer = await (await browser.newContext()).newPage();
  const email = await signedInPerson(buyer);
  const { id } = await post<Made>(buyer, '/api/payment/create-order', {
    planId: 'pro',
    customerEmail: email,
  });
  const staff = await signedInStaff(page);
  const order = rowOf(page, { id, email });
  const dropped = await guestOrder(page);
  const decided = await guestOrder(page);
  await page.goto('/admin/orders');
  await expect(order).toContainText('Pro');

  await chooseInRow(order, 'Mark Completed');
  const dialog = page.getByRole('dialog', { name: 'Mark this order completed?' });
  await expect(dialog).toContainText(`${email} gets the Pro plan now:`);
  for (const granted of ['Save up to 5 resumes', '25 format changes', '20 job searches', 'Valid for 1 month'])
    await expect(dialog).toContainText(granted);
  await dialog.getByLabel('Reason').fill('Paid by bank transfer');
  await expectNoViolation(page, 'mark completed');
  await page.route('**/api/admin/orders/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.getByRole('button', { name: 'Mark Completed' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update order status');
  await page.unroute('**/api/admin/orders/*');
  await dialog.getByRole('button', { name: 'Mark Completed' }).click();
  await expect(dialog).toBeHidden();
  await expect(order).toContainText('Completed');
  await rowMenu(order).click();
  await expect(order.getByRole('menuitem')).toHaveText(['Details']);
  await page.keyboard.press('Escape');
  const { subscription } = await (await buyer.request.get('/api/subscription')).json();
  expect(subscription).toMatchObject({ planId: 'pro', status: 'active' });
  await chooseInRow(order, 'Details');
  const details = page.getByRole('dialog', { name: 'Order' });
  await expect(details).toContainText(`by hand, ${staff.email}`);
  await expect(details).toContainText('Order marked completed');
  await expect(details).toContainText('“Paid by bank transfer”');
  await expectNoViolation(page, 'order details');
  await details.getByRole('button', { name: 'Close' }).last().click();

  await chooseInRow(rowOf(page, dropped), 'Mark Failed');
  const question = page.getByRole('dialog', { name: 'Mark this order failed?' });
  await question.getByLabel('Reason').fill('x'.repeat(501));
  await expect(question).toContainText('Please use at most 500 characters for the reason');
  await question.getByLabel('Reason').fill('Sent twice by mistake');
  await question.getByRole('button', { name: 'Mark Failed' }).click();
  await expect(question).toBeHidden();
  await expect(rowOf(page, dropped)).toContainText('Failed');
  await expect(rowOf(page, dropped)).toContainText('Sent twice by mistake');

  // The payment came meanwhile: nothing is left to decide, and the list says so.
  await chooseInRow(rowOf(page, decided), 'Mark Completed');
  const paid = await post<Record<string, string>>(page, `/sandbox/razorpay/v1/orders/${decided.id}/pay`, {
    outcome: 'captured',
  });
  await post(page, '/api/payment/verify-payment', callbackOf(paid));
  await dialog.getByRole('button', { name: 'Mark Completed' }).click();
  await expect(dialog).toContainText(
    'This order has changed meanwhile, and this can no longer be done with it.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, decided)).toContainText('Completed');
  await buyer.context().close();
});
