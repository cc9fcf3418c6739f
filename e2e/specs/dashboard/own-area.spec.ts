import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, post, providerWindow, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** An order whose every try failed. */
const failedOrder = async (page: Page, planId: string): Promise<string> => {
  const session = await (await page.request.get('/api/auth/get-session')).json();
  const order = await post<{ id: string; orderId: string }>(page, '/api/payment/create-order', {
    planId,
    customerEmail: session.user.email,
  });
  await post(page, `/sandbox/razorpay/v1/orders/${order.id}/pay`, { outcome: 'failed' });
  await post(page, '/api/payment/update-status', { orderId: order.orderId, status: 'unknown' });
  return order.id;
};

test('a card says when it was last edited, and leads to the builder first @phone', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const id = await saveResume(page, 'Accounts in Pune');
  await page.goto('/dashboard');
  const resume = card(page, 'Accounts in Pune');
  await expect(resume).toContainText(/Created\d{1,2} \w{3} \d{4}Last edited\d{1,2} \w{3} \d{4}/);
  await expect(resume.getByRole('button', { name: 'Format' })).toBeVisible();
  const edit = resume.getByRole('button', { name: 'Edit' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/builder?resume=${id}`);
});

test('the orders are led by their plan, and a failed one is paid again @phone', async ({ page }) => {
  await signedInPerson(page);
  const bought = await buyPlan(page, 'basic');
  const failed = await failedOrder(page, 'pro');
  await page.goto('/dashboard/orders');
  const rows = page.getByRole('table', { name: 'My Orders' }).getByRole('row');
  const open = rows.filter({ hasText: failed });
  await expect(open.getByRole('cell').first()).toHaveText(new RegExp(`^Pro${failed}`));
  await expect(open).toContainText('Failed');
  await expect(rows.filter({ hasText: bought }).getByRole('button', { name: 'Pay again' })).toHaveCount(0);
  await expectNoViolation(page, 'orders with a failed one');
  await open.getByRole('button', { name: 'Pay again' }).press('Enter');
  // Nobody loses a running plan without having been asked (decision 21).
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Pro' }).click();
  await page.getByRole('button', { name: 'Pay ₹49' }).click();
  await providerWindow(page).getByRole('button', { name: 'Succeed', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/orders');
  // The same order, paid: one open order per person and plan.
  await expect(open).toContainText('Completed');
  await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0);
});

test('the plans name the one that is running @phone', async ({ page }) => {
  await page.goto('/plans');
  await expect(page.getByText('Current Plan')).toHaveCount(0);
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await page.goto('/plans');
  const marked = page.getByRole('listitem').filter({ hasText: 'Current Plan' });
  await expect(marked).toHaveCount(1);
  await expect(marked.getByRole('heading', { name: 'Pro' })).toBeVisible();
  await expect(marked.getByRole('button', { name: 'Select Pro' })).toBeEnabled();
  await expectNoViolation(page, 'plans with the current one');
});

test('S1 §5 no resumes remaining is said before the wizard opens, and on deleting @phone', async ({
  page,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'basic');
  await saveResume(page, 'First job');
  await page.goto('/dashboard');
  const create = page.getByRole('link', { name: 'Create New' });
  await create.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'No resumes remaining in your subscription' });
  await expect(dialog.getByRole('link', { name: 'Upgrade your plan' })).toBeFocused();
  await expectNoViolation(page, 'no resumes remaining');
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();

  await card(page, 'First job').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this resume?' });
  await expect(question).toContainText('Deleting gives no resume back to your plan.');
  await expectNoViolation(page, 'delete question');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  // It is true: nothing came back.
  const { subscription } = await (await page.request.get('/api/subscription')).json();
  expect(subscription.resumesRemaining).toBe(0);

  await page.getByRole('link', { name: 'Start from the resume you have' }).click();
  await dialog.getByRole('link', { name: 'Build it all the same' }).click();
  await expect(page).toHaveURL(/\/builder/);
});

test('a plan with resumes left says how many stay when one is deleted, in Hindi too', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'One of five');
  await page.goto('/dashboard');
  await card(page, 'One of five').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Deleting gives no resume back to your plan: 4 resumes stay remaining.',
  );
  await page.keyboard.press('Escape');
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: page.url() }]);
  await page.reload();
  await expect(card(page, 'One of five')).toContainText('पिछला बदलाव');
  await card(page, 'One of five').getByRole('button', { name: 'मिटाएँ' }).click();
  await expect(page.getByRole('dialog')).toContainText('4 रिज़्यूमे ही बाकी रहते हैं');
});
