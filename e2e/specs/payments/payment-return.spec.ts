import { expectNoViolation } from '../../steps/axe.ts';
import { fillSignIn, newEmail, signedInPerson } from '../../steps/people.ts';
import { providerWindow } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import { openBuilder, sampleToDownload } from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const orderPro = async (page: Page, customerEmail: string): Promise<string> => {
  const answer = await page.request.post('/api/payment/create-order', {
    data: { planId: 'pro', customerEmail },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).id;
};

test('S2 §2 the result page believes the server alone, and turns to success when the money is there @phone', async ({
  page,
}) => {
  test.slow();
  const email = await signedInPerson(page);
  await page.goto('/payment/callback');
  await expect(page.getByRole('alert')).toContainText('Invalid payment response');
  await page.goto('/payment/callback?order_id=order_nobodys&payment_id=pay_1');
  await expect(page.getByRole('alert')).toContainText('Invalid payment response');
  const order = await orderPro(page, email);
  await page.goto(`/payment/callback?order_id=${order}`);
  await expect(page.getByRole('alert')).toContainText('Payment failed. Please try again.');
  await expectNoViolation(page, 'failed payment');

  // An address that claims a payment is no payment.
  await page.goto(`/payment/callback?order_id=${order}&payment_id=pay_invented`);
  await expect(page.getByText('Checking your payment…')).toBeVisible();
  await expect(page.getByText(/being confirmed/)).toBeVisible();
  await expectNoViolation(page, 'payment being confirmed');
  await page.request.post(`/sandbox/razorpay/v1/orders/${order}/pay`, { data: { outcome: 'captured' } });
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL('/dashboard');
  const { subscription } = await (await page.request.get('/api/subscription')).json();
  expect(subscription.planId).toBe('pro');

  // Back in a browser where nobody is signed in: nothing false is said about the money.
  await page.context().clearCookies();
  await page.goto(`/payment/callback?order_id=${order}&payment_id=pay_invented`);
  await expect(page.getByText('Sign in to see what came of your payment')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, email);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('decisions 57: the retry page opens the last order again, and without one leads to the plans', async ({
  page,
}) => {
  test.slow();
  const email = await signedInPerson(page);
  await page.goto('/payment/test');
  await expect(page).toHaveURL('/plans');
  await orderPro(page, email);
  await page.goto('/payment/test');
  await expect(page.getByRole('heading', { name: 'Try the payment again' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Pro plan');
  await expect(page.getByRole('main')).toContainText('₹49');
  await expectNoViolation(page, 'retry page');
  await page.getByRole('button', { name: 'Pay again' }).click();
  await providerWindow(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment Status Unknown' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await providerWindow(page).getByRole('button', { name: 'Succeed', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('decision 57: a guest who pays on the retry page gets the file, and the window knows who pays @phone', async ({
  page,
}) => {
  test.slow();
  const email = newEmail('guest');
  await openBuilder(page);
  await sampleToDownload(page);
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue as Guest' }).click();
  const form = page.getByRole('dialog', { name: 'Download as Guest' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Pay ₹9' }).click();
  await providerWindow(page).getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/payment/test');
  await expect(page.getByRole('main')).toContainText('Guest download');
  await page.getByRole('button', { name: 'Pay again' }).click();
  await expect(providerWindow(page).getByText(email)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await providerWindow(page).getByRole('button', { name: 'Succeed', exact: true }).click();
  const success = page.getByRole('dialog', { name: 'Payment Successful!' });
  await expect(success).toContainText('Your resume is downloaded.');
  await expect(success).toContainText(email);
  expect((await downloading).suggestedFilename()).toMatch(/^resume_modern_\d{4}-\d{2}-\d{2}\.pdf$/);
  await expectNoViolation(page, 'guest paid on the retry page');
});
