import { expectNoViolation } from '../../steps/axe.ts';
import { fillSignIn, mailedLink, newEmail, password, signedInPerson } from '../../steps/people.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ask = async (page: Page, to: string, secret = password): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByLabel('New email').fill(to);
  await dialog.getByLabel('Your password').fill(secret);
  await dialog.getByRole('button', { name: 'Send both links' }).click();
};

test('the email of an account changes when both addresses have confirmed @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const old = await signedInPerson(page);
  const fresh = newEmail('asha.new');
  await page.goto('/dashboard/profile');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('New email')).toBeFocused();
  await ask(page, old);
  await expect(page.getByText('This is already the email of your account')).toBeVisible();
  await ask(page, fresh, 'not the password');
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolation(page, 'change of email');
  await ask(page, fresh);
  await expect(main.getByText('Both addresses have to confirm')).toBeVisible();
  await expect(main.getByText('link not opened yet')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolation(page, 'a change of email that waits');

  // The new mailbox is read on another device, where nobody is signed in.
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.goto(await mailedLink(page.request, fresh, '/confirm-email'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolation(other, 'confirming a change of email');
  await other.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(other.getByRole('heading', { name: 'One of two is confirmed' })).toBeVisible();

  await page.goto(await mailedLink(page.request, old, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: fresh })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue(fresh);
  await expect(main.getByText('Both addresses have to confirm')).toBeHidden();

  await other.goto('/?auth=login');
  await fillSignIn(other, old);
  await expect(other.getByRole('dialog').getByText('Invalid email or password')).toBeVisible();
  await fillSignIn(other, fresh);
  await expect(other.getByRole('dialog')).toBeHidden();
  await other.context().close();
});

test('a change of email is taken back, and its link then says so', async ({ page }) => {
  const old = await signedInPerson(page);
  await page.goto('/dashboard/profile');
  const main = page.getByRole('main');
  // By the keyboard alone.
  await main.getByRole('button', { name: 'Change email' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(newEmail('asha.other'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(main.getByText('Both addresses have to confirm')).toBeVisible();
  const link = await mailedLink(page.request, old, '/confirm-email');
  await main.getByRole('button', { name: 'Do not change it' }).click();
  await expect(main.getByText('Both addresses have to confirm')).toBeHidden();
  await expect(main.getByRole('button', { name: 'Change email' })).toBeFocused();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not valid or has expired. Please ask for the change again in your profile.',
  );
});
