import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { providerWindow } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const act = (page: Page, name: string) =>
  providerWindow(page).getByRole('button', { name, exact: true }).click();

/** What the provider's stand-in says of a refused payment. */
const declined = 'the bank declined it';

const choosePro = async (page: Page): Promise<void> => {
  await page.goto('/plans');
  await page.getByRole('button', { name: /Select Pro/ }).click();
};

const openWindow = async (page: Page): Promise<void> => {
  await dialog(page, 'Complete Your Purchase').getByRole('button', { name: 'Pay ₹49' }).click();
  await expect(providerWindow(page).getByText('To pay')).toBeVisible();
};

const planOf = async (page: Page): Promise<string | undefined> =>
  (await (await page.request.get('/api/subscription')).json()).subscription?.planId;

test('S1 §4: a plan is bought, success is said, and the dashboard opens @phone', async ({ page }) => {
  test.slow();
  await signedInPerson(page);
  await choosePro(page);
  await expect(dialog(page, 'Complete Your Purchase')).toContainText('once, for 1 month');
  await expectNoViolation(page, 'purchase dialog');
  await openWindow(page);
  await act(page, 'Succeed');
  await expect(dialog(page, 'Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await planOf(page)).toBe('pro');

  // Decision 21: a running plan is not replaced unasked.
  await choosePro(page);
  const question = dialog(page, 'Replace your Pro plan?');
  await expect(question).toContainText('5 resumes');
  await expect(question).toContainText('25 format changes');
  await expect(question).toContainText('the job searches you have not used');
  await expectNoViolation(page, 'replace question');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('S1 §4: a closed window leaves the status unknown; Try Again opens the same order, and the money turns it to success', async ({
  page,
}) => {
  test.slow();
  await signedInPerson(page);
  const orders: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/payment/create-order')) orders.push((await answer.json()).id);
  });
  await choosePro(page);
  // A double click makes one order and one window.
  await dialog(page, 'Complete Your Purchase').getByRole('button', { name: 'Pay ₹49' }).dblclick();
  await expect(providerWindow(page).getByText('To pay')).toBeVisible();
  await providerWindow(page).getByRole('button', { name: 'Close' }).click();
  const unknown = dialog(page, 'Payment Status Unknown');
  await expect(unknown).toContainText('reversed within 5-7 working days');
  await expectNoViolation(page, 'unknown');
  await unknown.getByRole('button', { name: 'Try Again' }).click();
  await expect(providerWindow(page).getByText('To pay')).toBeVisible();
  expect(orders).toHaveLength(1);

  // The page is reloaded with the window open, and the money comes while nobody looks.
  await page.reload();
  await expect(unknown).toBeVisible();
  await page.request.post(`/sandbox/razorpay/v1/orders/${orders[0]}/pay`, { data: { outcome: 'captured' } });
  await expect(dialog(page, 'Payment Successful!')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL('/dashboard');
  expect(await planOf(page)).toBe('pro');
});

test('S1 §8: a provider script that does not come is said, and pressing again is enough', async ({
  page,
}) => {
  test.slow();
  await signedInPerson(page);
  await page.route('**/checkout.js', (route) => route.abort());
  await choosePro(page);
  const purchase = dialog(page, 'Complete Your Purchase');
  await purchase.getByRole('button', { name: 'Pay ₹49' }).click();
  await expect(purchase.getByRole('alert')).toHaveText(
    'Failed to load Razorpay SDK. Please check your internet connection.',
  );
  await page.unroute('**/checkout.js');
  await openWindow(page);
  await act(page, 'Fail');
  await expect(providerWindow(page).getByRole('alert')).toBeVisible();
  await act(page, 'Pay, then lose the connection');
  await expect(dialog(page, 'Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('S1 §4: a payment the bank declined is said to have failed, with the reason, and once @phone', async ({
  page,
}) => {
  test.slow();
  await signedInPerson(page);
  await choosePro(page);
  await openWindow(page);
  await act(page, 'Fail');
  await expect(providerWindow(page).getByRole('alert')).toBeVisible();
  await providerWindow(page).getByRole('button', { name: 'Close' }).click();
  const failed = dialog(page, 'Payment failed');
  await expect(failed).toContainText(declined);
  await expect(failed).toContainText('reversed automatically within 5-7 working days');
  await expectNoViolation(page, 'failed');
  await failed.getByRole('button', { name: 'Try Again' }).click();
  await act(page, 'Fail');
  await expect(providerWindow(page).getByRole('alert')).toBeVisible();

  // Reloaded with the window open: said on the way back, and not a second time.
  await page.reload();
  await expect(failed).toContainText(declined);
  await page.goto('/dashboard/orders');
  await expect(page.getByText(declined)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await choosePro(page);
  await openWindow(page);
  await act(page, 'Fail');
  await expect(providerWindow(page).getByRole('alert')).toBeVisible();
  await providerWindow(page).getByRole('button', { name: 'Close' }).click();
  await failed.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /Select Pro/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
