import { expectNoViolation } from '../../steps/axe.ts';
import { test } from '../../steps/own-server.ts';
import { newEmail } from '../../steps/people.ts';
import { addStaff, chooseInRow, signInStaff } from '../../steps/staff.ts';
import { post } from '../../steps/subscriber.ts';
import { expect, type Page } from '../../steps/test.ts';

test.slow();
test.use({
  ownVariables: {
    GSTIN: '27AAPFU0939F1ZV',
    OWNER_NAME: 'Kalam Software LLP',
    SUPPORT_ADDRESS: '12 Nariman Point, Mumbai 400021',
  },
  contextOptions: { reducedMotion: 'reduce' },
});

interface Ordered {
  readonly id: string;
  readonly orderId: string;
}

/** A guest's order, paid, with its invoice. */
const sell = async (page: Page, billing: Record<string, string>): Promise<Ordered> => {
  const order = await post<Ordered>(page, '/api/payment/create-order', {
    planId: 'guest',
    customerEmail: newEmail('buyer'),
    billing: { gstin: '', businessName: '', businessAddress: '', ...billing },
  });
  const paid = await post(page, `/sandbox/razorpay/v1/orders/${order.id}/pay`, { outcome: 'captured' });
  await post(page, '/api/payment/verify-payment', paid);
  return order;
};

test('the accountant lists, adds up and takes along invoices; an order has its papers @phone', async ({
  page,
  ownServer,
}) => {
  await signInStaff(page, await addStaff(ownServer.env));
  const home = await sell(page, { state: '27' });
  await sell(page, {
    state: '29',
    gstin: '29AAGCB7383J1Z4',
    businessName: 'Bengaluru Staffing Private Limited',
    businessAddress: '4 Residency Road, Bengaluru 560025',
  });
  await expect
    .poll(async () => (await (await page.request.get('/api/admin/documents')).json()).papers.length)
    .toBe(2);

  await page.goto('/admin/invoices');
  const rows = page
    .getByRole('table', { name: 'Invoices' })
    .getByRole('row')
    .filter({ hasText: /INV\d\d/ });
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('2 papers')).toBeVisible();
  await expect(page.getByText('₹15.25 taxable')).toBeVisible();
  await expect(page.getByText('₹1.37 IGST')).toBeVisible();
  await expect(page.getByText('₹18 in all')).toBeVisible();
  await expect(rows.filter({ hasText: 'Karnataka' })).toContainText('29AAGCB7383J1Z4');
  await expectNoViolation(page, 'invoices');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, 'invoices in the dark theme');
  await page.emulateMedia({ colorScheme: 'light' });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);

  const file = page.waitForEvent('download');
  await rows
    .filter({ hasText: home.id })
    .getByRole('button', { name: /^Download INV.* as PDF$/ })
    .press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^invoice_INV\d\d-\d\d-000001\.pdf$/);
  const csv = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await csv).suggestedFilename()).toBe('invoices.csv');

  await page.getByLabel('Kind').selectOption('Credit note');
  await expect(page.getByText('No invoices found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByLabel('Financial year').selectOption({ index: 2 });
  await expect(page.getByText('No invoices found')).toBeVisible();
  await page.goto('/admin/invoices');

  await rows.getByRole('link', { name: home.id }).click();
  const order = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: home.id });
  await chooseInRow(order, 'Details');
  const details = page.getByRole('dialog', { name: 'Order' });
  const paper = page.waitForEvent('download');
  await details.getByRole('button', { name: /^Download INV.* as PDF$/ }).click();
  expect((await paper).suggestedFilename()).toMatch(/^invoice_INV/);
  await expectNoViolation(page, 'an order with its papers');
});
