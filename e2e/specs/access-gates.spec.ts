import { expect, test } from '@playwright/test';
import { fillSignIn, mailedLink, newEmail, register } from './people.ts';

const gated: readonly (readonly [string, string])[] = [
  ['/dashboard', '/dashboard'],
  ['/dashboard/jobs', '/dashboard/jobs'],
  ['/dashboard/orders', '/dashboard/orders'],
  ['/dashboard/profile', '/dashboard/profile'],
  ['/profile', '/dashboard/profile'],
  ['/my-account', '/dashboard'],
];

for (const [path] of gated) {
  test(`S2 §2 ${path} sends a visitor to / with the sign-in prompt open`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Sign in to Kalam' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

test('S2 §2 an unverified address sees Email Verification Required, then lands where it was going', async ({
  page,
}) => {
  test.slow();
  const email = newEmail();
  await register(page, email);
  await page.getByRole('dialog').getByRole('button', { name: 'I have verified, sign in' }).click();
  await fillSignIn(page, email);
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Verification email sent' }),
  ).toBeVisible();
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('heading', { name: 'Email Verification Required' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(await mailedLink(page.request, email, '/verify-email'));
  await expect(elsewhere.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.getByRole('button', { name: 'I have verified, sign in' }).click();
  await expect(page).toHaveURL('/');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});

test('S2 §2 the back office asks for its own sign-in', async ({ page }) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL('/admin/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await page.getByLabel('Email').fill(newEmail('staff'));
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('S2 §8 a network error at the admin sign-in offers Try Again', async ({ page, context }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(newEmail('staff'));
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Network error. Please check your connection and try again.',
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('S2 §2 the guard says when it cannot verify', async ({ page }) => {
  await page.route('**/api/admin/auth/get-session', (route) => route.fulfill({ status: 401, body: '{}' }));
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to verify admin access. Please try again later.',
  );
  await expect(page.getByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/admin/login');
});
