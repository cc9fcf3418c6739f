import { signedInPerson } from '../../steps/people.ts';
import { expect, test } from '../../steps/test.ts';

test('S1 §2 the header leads home and to the sign-in dialog @phone', async ({ page }) => {
  await page.goto('/terms');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await header.getByRole('link', { name: 'Kalam, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A resume you are proud of');
});

test('S1 §2 the hero has Browse Templates and Start Building', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Browse Templates' }).click();
  await expect(page).toHaveURL('/templates');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Start Building' }).first().click();
  await expect(page).toHaveURL('/builder');
});

test('S1 §2 the footer has the year and three notices in windows @phone', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Kalam`);
  for (const name of ['Privacy Policy', 'Cookie Policy', 'Data Protection Notice']) {
    const opener = footer.getByRole('button', { name });
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^mailto:\S+@/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the address of a page that is not there says so', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
});

test('a chosen theme outlives a reload, before anything is drawn', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme' }).first().click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(233, 237, 246)');
});

test('a move within the site is announced, and the focus goes to the new content', async ({ page }) => {
  // Before the page came to life, a link is followed by the browser itself.
  const alive = page.waitForResponse('**/api/auth/get-session');
  await page.goto('/');
  await alive;
  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click();
  await expect(page).toHaveTitle('Choose Your Plan · Kalam');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[role=status].sr-only').last()).toHaveText('Choose Your Plan');
});

test('the skip link is the first stop of the Tab key', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('whoever is signed in is not offered to sign in while the server cannot be asked @phone', async ({
  page,
}) => {
  await signedInPerson(page);
  const header = page.getByRole('banner');
  for (const status of [0, 503]) {
    await page.route('**/api/auth/get-session', (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json: { success: false } }),
    );
    await page.goto('/');
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Sign In' })).toBeHidden();
    await page.unroute('**/api/auth/get-session');
  }
});

test('S1 §8: a page that cannot be shown says that an error occurred, and trying again is enough', async ({
  page,
}) => {
  const code = '**/assets/contact-page-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
  await expect(failed).toContainText('An error occurred');
  await page.unroute(code);
  await failed.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});
