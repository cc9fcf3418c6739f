import { test } from '../../steps/own-server.ts';
import { signedInPerson } from '../../steps/people.ts';
import { addStaff } from '../../steps/staff.ts';
import { providerWindow } from '../../steps/subscriber.ts';
import { expect } from '../../steps/test.ts';

const closed = 'Payments rest until nine this evening.';

test('S1 §2 §4 checkout closes under a buyer’s hands: nothing new can be bought, what was begun can be paid', async ({
  page,
  playwright,
  ownServer,
}) => {
  test.slow();
  const staff = await playwright.request.newContext({ baseURL: ownServer.url });
  await staff.post('/api/admin/auth/sign-in/email', { data: await addStaff(ownServer.env) });
  const switchCheckout = async (enabled: boolean) => {
    const data = { isEnabled: enabled, maintenanceMessage: closed, showOnLanding: false };
    expect((await staff.put('/api/admin/settings/checkout', { data })).ok()).toBe(true);
  };

  await signedInPerson(page);
  await page.goto('/plans');
  await page.getByRole('button', { name: /Select Pro/ }).click();
  await expect(page.getByRole('dialog', { name: 'Complete Your Purchase' })).toBeVisible();
  await switchCheckout(false);
  const unavailable = page.getByRole('dialog', { name: 'Checkout Unavailable' });
  await expect(unavailable).toContainText(closed);
  await unavailable.getByRole('button', { name: 'Close', exact: true }).last().click();
  const refused = await page.request.post('/api/payment/create-order', { data: { planId: 'pro' } });
  expect(refused.status()).toBe(503);
  expect(await refused.json()).toMatchObject({ success: false, error: closed });

  await switchCheckout(true);
  await expect(page.getByText(closed)).toBeHidden();
  await page.getByRole('button', { name: /Select Pro/ }).click();
  await page.getByRole('button', { name: 'Pay ₹49' }).click();
  await expect(providerWindow(page).getByText('To pay')).toBeVisible();
  await switchCheckout(false);
  await providerWindow(page).getByRole('button', { name: 'Succeed', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  const { subscription } = await (await page.request.get('/api/subscription')).json();
  expect(subscription.planId).toBe('pro');
  await staff.dispose();
});
