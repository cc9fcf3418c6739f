import { fillSignIn, mailedLink, newEmail, register } from '../../steps/people.ts';
import { expect, test } from '../../steps/test.ts';

const gated = [
  '/dashboard',
  '/dashboard/jobs',
  '/dashboard/orders',
  '/dashboard/profile',
  '/profile',
  '/my-account',
];

test('S2 §2 §5 §6 every signed-in page sends a visitor to / with the sign-in prompt open', async ({
  page,
}) => {
  test.slow();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  for (const path of gated) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Sign in to Kalam' }), path).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  expect(complaints).toEqual([]);
});

test('decision 30: right after registering, a gated page asks for the verification and not for a sign-in', async ({
  page,
}) => {
  const email = newEmail();
  await register(page, email);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Email Verification Required' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('button', { name: 'Resend verification email' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have verified, sign in' })).toBeVisible();
});

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
  // It goes on by itself.
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(email);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});
