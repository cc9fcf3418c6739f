import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan } from '../../steps/subscriber.ts';
import { expect, test } from '../../steps/test.ts';

test.slow();

test('S2 §2 orders are listed with their receipt; failures offer Try Again @phone', async ({ page }) => {
  await signedInPerson(page);
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'View Plans' })).toHaveAttribute(
    'href',
    '/plans',
  );
  const orderId = await buyPlan(page, 'pro');
  await page.reload();
  const table = page.getByRole('table', { name: 'My Orders' });
  for (const column of ['Order Details', 'Plan', 'Amount', 'Status', 'Date'])
    await expect(table.getByRole('columnheader', { name: column })).toBeAttached();
  const row = table.getByRole('row').nth(1);
  await expect(row).toContainText(orderId);
  await expect(row).toContainText('Pro');
  await expect(row).toContainText('₹49');
  await expect(row).toContainText('Completed');
  await expectNoViolation(page, 'orders');
  const receipt = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Receipt' }).click();
  expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/);

  await page.route('**/api/orders*', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.reload();
  await expect(page.getByText('Failed to load orders. Please try again later.')).toBeVisible();
  await page.unroute('**/api/orders*');
  await page.route('**/api/orders*', (route) => route.abort());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Unable to load orders. Please check your internet connection.')).toBeVisible();
  await page.unroute('**/api/orders*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(row).toContainText('Completed');
});
