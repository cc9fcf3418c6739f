import { expectNoViolation } from '../../steps/axe.ts';
import { fillSignIn, password, signedInPerson } from '../../steps/people.ts';
import { expect, test } from '../../steps/test.ts';

test.slow();

test('S2 §2 §7 §8 a person changes name and password, takes their data along @phone', async ({ page }) => {
  const email = await signedInPerson(page);
  await page.goto('/dashboard/profile');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email')).toBeDisabled();
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await expectNoViolation(page, 'profile');
  await main.getByLabel('Display name').fill('Asha Rani');
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: '{}' }));
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(main.getByText('Failed to update profile')).toBeVisible();
  await page.unroute('**/api/profile');
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your profile has been updated').last()).toBeVisible();

  const fill = async (current: string, next: string, confirm: string) => {
    await main.getByLabel('Current password').fill(current);
    await main.getByLabel('New password', { exact: true }).fill(next);
    await main.getByLabel('Confirm new password').fill(confirm);
    await main.getByRole('button', { name: 'Update Password' }).click();
  };
  await fill(password, 'a better pen', 'a bitter pen');
  await expect(main.getByText('New passwords do not match')).toBeVisible();
  await fill('not the password', 'a better pen', 'a better pen');
  await expect(main.getByText('Current password is incorrect')).toBeVisible();
  await page.route('**/api/auth/change-password', (route) => route.fulfill({ status: 500, body: '{}' }));
  await fill(password, 'a better pen', 'a better pen');
  await expect(main.getByText('Failed to update password')).toBeVisible();
  await page.unroute('**/api/auth/change-password');
  await fill(password, 'a better pen', 'a better pen');
  await expect(page.getByText('Your password has been changed').last()).toBeVisible();

  const copy = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export my data' }).click();
  expect((await copy).suggestedFilename()).toMatch(/^kalam_data_\d{4}-\d{2}-\d{2}\.json$/);

  await main.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard/profile');
  await fillSignIn(page, email, 'a better pen');
  await expect(main.getByLabel('Display name')).toHaveValue('Asha Rani');

  // A session that ended elsewhere is noticed by whatever is asked next.
  await page.context().clearCookies();
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to Kalam' })).toBeVisible();
  await fillSignIn(page, email, 'a better pen');
  await expect(page).toHaveURL('/dashboard/profile');
});

test('an account is erased after its password @phone', async ({ page }) => {
  const email = await signedInPerson(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('What stays')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await fillSignIn(page, email);
  await expect(page.getByRole('dialog').getByText('Invalid email or password')).toBeVisible();
});
