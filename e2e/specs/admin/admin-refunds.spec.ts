import { expectNoViolation } from '../../steps/axe.ts';
import { newEmail, signedInPerson } from '../../steps/people.ts';
import { chooseInRow, signedInStaff } from '../../steps/staff.ts';
import { buyPlan, post, saveResume } from '../../steps/subscriber.ts';
import { expect, type Locator, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rowOf = (page: Page, id: string): Locator =>
  page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: id });

const openDetails = async (page: Page, id: string): Promise<Locator> => {
  await page.goto(`/admin/orders?search=${id}`);
  await chooseInRow(rowOf(page, id), 'Details');
  return page.getByRole('dialog', { name: 'Order' });
};

const fitsWidth = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );

test('decision 76: money goes back in part, then in full; the person sees both @phone', async ({
  page,
  browser,
}) => {
  const buyer = await (await browser.newContext()).newPage();
  const email = await signedInPerson(buyer);
  const id = await buyPlan(buyer, 'pro');
  await saveResume(buyer, 'Accounts in Pune');
  const staff = await signedInStaff(page);

  const details = await openDetails(page, id);
  await expect(details.getByText('Can still go back')).toBeVisible();
  await details.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this order' });
  await expect(dialog).toContainText(email);
  await expect(dialog).toContainText('Within the policy’s 24 hours');
  await expect(dialog).toContainText('1 of 5');
  for (const figure of ['Resumes saved', 'Format changes', 'Downloads', 'Job searches'])
    await expect(dialog.getByText(figure)).toBeVisible();
  await expect(dialog.getByText('Within the policy’s 24 hours')).toBeInViewport();
  await expectNoViolation(page, 'refund dialog');
  await fitsWidth(page);

  // By the keyboard alone: a part, a wrong amount, then a right one.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /A part/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Amount in rupees')).toBeFocused();
  await page.keyboard.type('49.01');
  await expect(dialog).toContainText('Enter an amount between ₹1 and ₹49');
  await dialog.getByLabel('Amount in rupees').fill('48.50');
  await expect(dialog).toContainText('Less than ₹1 would be left');
  await dialog.getByLabel('Amount in rupees').fill('12.37');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Please say why the money goes back');
  await dialog.getByLabel('Reason').fill('Printer was down for a day');
  await dialog.getByRole('button', { name: 'Refund ₹12.37' }).click();
  await expect(dialog).toBeHidden();
  await expect(details.getByRole('list', { name: 'Refunds' })).toContainText('₹12.37');
  await expect(details).toContainText('“Printer was down for a day”');
  await expect(details).toContainText(staff.email);
  await expect(async () => {
    await details.getByRole('button', { name: 'Ask the provider now' }).click();
    await expect(details.getByRole('list', { name: 'Refunds' })).toContainText('Returned', {
      timeout: 2_000,
    });
  }).toPass();
  await expect(details).toContainText('₹36.63');
  await expectNoViolation(page, 'order with a refund');

  const { subscription } = await (await buyer.request.get('/api/subscription')).json();
  expect(subscription.status).toBe('active');
  await buyer.goto('/dashboard/orders');
  await expect(buyer.getByRole('main')).toContainText(/₹12\.37 refunded on \d{1,2} \w{3} \d{4}/);

  await details.getByRole('button', { name: 'Refund…' }).click();
  await dialog.getByLabel('Reason').fill('All of it, after all');
  await dialog.getByRole('button', { name: 'Refund ₹36.63' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await (await buyer.request.get('/api/subscription')).json()).subscription.status)
    .toBe('cancelled');
  await details.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await expect(rowOf(page, id)).toContainText('Completed');
  await expect(rowOf(page, id)).toContainText('₹49 refunded');
  await buyer.reload();
  await expect(buyer.getByRole('main')).toContainText('₹36.63 refunded on');
  await expectNoViolation(buyer, 'orders with refunds');
  await fitsWidth(buyer);
  await buyer.context().close();
});

test('a refund that fails is said, and asked for again', async ({ page, browser }) => {
  const buyer = await (await browser.newContext()).newPage();
  await signedInPerson(buyer);
  const id = await buyPlan(buyer, 'basic');
  await signedInStaff(page);
  const details = await openDetails(page, id);
  await page.route('**/api/admin/orders/*/refunds', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await details.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this order' });
  await dialog.getByLabel('Reason').fill('Bought twice');
  await dialog.getByRole('button', { name: 'Refund ₹9' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to ask for the refund');
  await page.unroute('**/api/admin/orders/*/refunds');
  await dialog.getByRole('button', { name: 'Refund ₹9' }).click();
  await expect(dialog).toBeHidden();
  await expect(details.getByRole('list', { name: 'Refunds' })).toContainText('₹9');
  await buyer.context().close();
});

test('held money is accepted, a wrong “failed” is taken back @phone', async ({ page, browser }) => {
  const buyer = await (await browser.newContext()).newPage();
  const email = await signedInPerson(buyer);
  const order = await post<{ id: string }>(buyer, '/api/payment/create-order', {
    planId: 'pro',
    customerEmail: email,
  });
  await post(buyer, `/sandbox/razorpay/v1/orders/${order.id}/pay`, { outcome: 'captured', amount: 4800 });
  await post(buyer, '/api/payment/update-status', { orderId: order.id, status: 'unknown' });
  await signedInStaff(page);
  await page.goto(`/admin/orders?search=${order.id}`);
  await expect(async () => {
    await page.reload();
    await expect(rowOf(page, order.id)).toContainText('Paid ₹48 instead of ₹49', { timeout: 3_000 });
  }).toPass();
  await chooseInRow(rowOf(page, order.id), 'Accept Money');
  const accept = page.getByRole('dialog', { name: 'Accept the money that came?' });
  await expect(accept).toContainText(`${email} gets the Pro plan now:`);
  await expectNoViolation(page, 'accept held money');
  await accept.getByRole('button', { name: 'Accept Money' }).click();
  await expect(accept).toBeHidden();
  await expect(rowOf(page, order.id)).toContainText('Completed');
  const { subscription } = await (await buyer.request.get('/api/subscription')).json();
  expect(subscription).toMatchObject({ planId: 'pro', status: 'active' });

  await page.context().clearCookies({ name: 'kalam.guest' });
  const guest = await post<{ id: string }>(page, '/api/payment/create-order', {
    planId: 'guest',
    customerName: 'Lakshmi Iyer',
    customerEmail: newEmail('guest'),
  });
  await page.goto(`/admin/orders?search=${guest.id}`);
  await chooseInRow(rowOf(page, guest.id), 'Mark Failed');
  const fail = page.getByRole('dialog', { name: 'Mark this order failed?' });
  await fail.getByRole('button', { name: 'Mark Failed' }).click();
  await expect(rowOf(page, guest.id)).toContainText('Marked as failed by staff');
  await chooseInRow(rowOf(page, guest.id), 'Take Back');
  const back = page.getByRole('dialog', { name: 'Take back “failed”?' });
  await back.getByRole('button', { name: 'Take Back' }).click();
  await expect(back).toBeHidden();
  await expect(rowOf(page, guest.id)).toContainText('Pending');
  await buyer.context().close();
});
