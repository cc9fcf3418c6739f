import { fillRegistration, fillSignIn, mailedLink, newEmail, signedInPerson } from '../../steps/people.ts';
import { providerWindow } from '../../steps/subscriber.ts';
import { type BrowserContext, expect, type Page, test } from '../../steps/test.ts';
import { openBuilder, sampleToDownload } from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const act = (page: Page, name: string) =>
  providerWindow(page).getByRole('button', { name, exact: true }).click();

/** From the plans to the provider's window; a running plan is given up on the way. */
const openWindow = async (page: Page, running = false): Promise<void> => {
  await page.goto('/plans');
  await page.getByRole('button', { name: /Select Pro/ }).click();
  if (running) {
    const question = dialog(page, 'Replace your Pro plan?');
    await question.getByRole('button', { name: 'Continue with Pro' }).click();
  }
  await dialog(page, 'Complete Your Purchase').getByRole('button', { name: 'Pay ₹49' }).click();
  await expect(providerWindow(page).getByText('To pay')).toBeVisible();
};

const succeeds = async (page: Page): Promise<void> => {
  await expect(dialog(page, 'Payment Successful!')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL('/dashboard');
};

interface Order {
  readonly razorpayOrderId: string;
  readonly status: string;
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await page.request.get(path)).json();
const ordersOf = async (page: Page) => (await read<{ orders: Order[] }>(page, '/api/orders')).orders;
const subscriptionOf = async (page: Page) =>
  (
    await read<{ subscription: { id: string; planId: string; status: string; resumesRemaining: number } }>(
      page,
      '/api/subscription',
    )
  ).subscription;

const secondTab = (context: BrowserContext) => context.newPage();

test('payments: two tabs of one buyer share one order, and each says how it ended', async ({
  page,
  context,
}) => {
  test.slow();
  await signedInPerson(page);
  const other = await secondTab(context);

  // One pays, the other closes its window: the money counts for both.
  await openWindow(page);
  await openWindow(other);
  expect(await ordersOf(page)).toHaveLength(1);
  await act(page, 'Succeed');
  await succeeds(page);
  await providerWindow(other).getByRole('button', { name: 'Close' }).click();
  await succeeds(other);
  expect(await ordersOf(page)).toMatchObject([{ status: 'completed' }]);
  const first = await subscriptionOf(page);
  expect(first).toMatchObject({ planId: 'pro', status: 'active', resumesRemaining: 5 });

  // Both pay: the provider takes no second payment of a paid order, and the tab that was later is told the truth.
  await openWindow(page, true);
  await openWindow(other, true);
  await act(other, 'Succeed');
  await succeeds(other);
  await act(page, 'Succeed');
  await expect(providerWindow(page).getByRole('alert')).toContainText('already paid');
  await providerWindow(page).getByRole('button', { name: 'Close' }).click();
  await succeeds(page);
  const [newest, ...earlier] = await ordersOf(page);
  expect([newest, ...earlier].map((order) => order?.status)).toEqual(['completed', 'completed']);
  const second = await subscriptionOf(page);
  expect(second).toMatchObject({ planId: 'pro', status: 'active', resumesRemaining: 5 });
  expect(second.id).not.toBe(first.id);

  // A bank that takes the money twice all the same: nothing more is granted, and the second payment goes back.
  const id = newest?.razorpayOrderId ?? '';
  const paid = await page.request.post(`/sandbox/razorpay/v1/orders/${id}/pay`, {
    data: { outcome: 'captured', again: true },
  });
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = await paid.json();
  const verified = await page.request.post('/api/payment/verify-payment', {
    data: { razorpay_order_id, razorpay_payment_id, razorpay_signature },
  });
  expect(await verified.json()).toMatchObject({ success: true, status: 'completed' });
  expect(await ordersOf(page)).toHaveLength(2);
  expect(await subscriptionOf(page)).toEqual(second);
});

test('payments: two guest tabs share one order; paying in one gives both their file', async ({
  page,
  context,
}) => {
  test.slow();
  const email = newEmail('guest');
  const other = await secondTab(context);
  const openForm = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Save Resume' }).click();
    await dialog(tab, 'Save Your Resume').getByRole('button', { name: 'Continue as Guest' }).click();
    const form = dialog(tab, 'Download as Guest');
    await form.getByLabel('Email').fill(email);
    const made = tab.waitForResponse('**/api/payment/create-order');
    await form.getByRole('button', { name: 'Pay ₹9' }).click();
    await expect(providerWindow(tab).getByText('To pay')).toBeVisible();
    return (await (await made).json()).id;
  };
  await openBuilder(page);
  await sampleToDownload(page);
  await other.goto('/builder');
  const taken = dialog(other, 'This resume is open in another tab');
  await taken.getByRole('button', { name: 'Start separately' }).click();
  await sampleToDownload(other);
  const order = await openForm(page);
  expect(await openForm(other)).toBe(order);
  const [own, later] = [page.waitForEvent('download'), other.waitForEvent('download')];
  await act(page, 'Succeed');
  await expect(dialog(page, 'Payment Successful!')).toBeVisible();
  await own;
  await providerWindow(other).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(other, 'Payment Successful!')).toBeVisible();
  await later;
  await mailedLink(page.request, email, '/guest/download');
  const letters = await read<{ subject: string }[]>(
    page,
    `/sandbox/mailbox.json?to=${encodeURIComponent(email)}`,
  );
  expect(letters.map(({ subject }) => subject.split(' ')[0]).sort()).toEqual(['Receipt', 'Your']);
});

test('decision 41: a sign-in in another tab closes the dialog here and goes on with saving', async ({
  page,
  context,
}) => {
  test.slow();
  const email = newEmail();
  await openBuilder(page);
  await sampleToDownload(page);
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await dialog(page, 'Save Your Resume').getByRole('button', { name: 'Create Account' }).click();
  await fillRegistration(page, email);

  const other = await secondTab(context);
  await other.goto(await mailedLink(page.request, email, '/verify-email'));
  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(other, email);
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByText('open in another tab of this browser and not saved yet')).toBeVisible();
  await expect(other.getByText('Finish your resume')).toBeVisible();

  await expect(dialog(page, 'Choose Your Plan')).toBeVisible();
  await expect(dialog(page, 'Verification email sent')).toBeHidden();

  // The dashboard's way leads to the question which tab is to go on.
  await other.getByRole('link', { name: 'Continue' }).click();
  await dialog(other, 'This resume is open in another tab')
    .getByRole('button', { name: 'Continue it here' })
    .click();
  await expect(other.getByRole('button', { name: 'Save Resume' })).toBeVisible();
});
