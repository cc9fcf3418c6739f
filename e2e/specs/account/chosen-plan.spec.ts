import {
  fillRegistration,
  fillSignIn,
  mailedLink,
  newEmail,
  password,
  signedInPerson,
} from '../../steps/people.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const choosePremium = async (page: Page): Promise<void> => {
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Select Premium' }).click();
  await expect(dialog(page, 'Sign in to Kalam')).toBeVisible();
};
const expectCheckout = async (page: Page): Promise<void> => {
  await expect(dialog(page, 'Complete Your Purchase')).toContainText('₹99');
  await expect(page).toHaveURL('/plans');
};

test('a plan chosen before signing in is paid for after it @phone', async ({ page }) => {
  const email = await signedInPerson(page);
  await page.request.post('/api/auth/sign-out', { data: {} });
  await choosePremium(page);
  await fillSignIn(page, email);
  await expectCheckout(page);
  // Closed and loaded anew, it does not come again by itself.
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Select Premium' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it survives the registration and a verification in another tab', async ({ page, context }) => {
  test.slow();
  const email = newEmail();
  await choosePremium(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await fillRegistration(page, email);
  const tab = await context.newPage();
  await tab.goto(await mailedLink(page.request, email, '/verify-email'));
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await dialog(tab, 'Sign in to Kalam').getByLabel('Password', { exact: true }).fill(password);
  await dialog(tab, 'Sign in to Kalam').getByRole('button', { name: 'Sign In' }).click();
  await expectCheckout(tab);
  // The tab that was left waiting is signed in too, and asks for nothing.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/plans');
});

test('it survives a verification on another device, in the tab that waits @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  await choosePremium(page);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await fillRegistration(page, email);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await mailedLink(page.request, email, '/verify-email'));
  await expect(phone.getByRole('main')).toContainText('is verified');
  await phone.context().close();
  const form = dialog(page, 'Sign in to Kalam');
  await expect(form.getByRole('alert')).toHaveText('Your address is verified. Enter your password to go on.');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expectCheckout(page);
});

test('an address that was not verified yet keeps the plan as well', async ({ page, context }) => {
  test.slow();
  const email = newEmail();
  await page.request.post('/api/auth/sign-up/email', {
    data: { name: 'Asha Kumari', email, password, consentVersion: '2026-11-17' },
  });
  const link = await mailedLink(page.request, email, '/verify-email');
  await choosePremium(page);
  await fillSignIn(page, email);
  await expect(dialog(page, 'Verification email sent')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(link);
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await dialog(tab, 'Sign in to Kalam').getByLabel('Password', { exact: true }).fill(password);
  await dialog(tab, 'Sign in to Kalam').getByRole('button', { name: 'Sign In' }).click();
  await expectCheckout(tab);
});
