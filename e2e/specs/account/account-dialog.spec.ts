import { fillSignIn, mailedLink, newEmail, password, register, signedInPerson } from '../../steps/people.ts';
import { expect, test } from '../../steps/test.ts';

const endingWith = (words: string) => new RegExp(`${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'u');

test.describe('S1 §5 account forms answer at once', () => {
  const names: readonly (readonly [string, string])[] = [
    ['', "Let's start with your name! 😊"],
    ['Asha 2', 'Please use only letters and spaces 🔤'],
    ['Asha  Kumari', 'Please use single spaces between words ✨'],
    ['A', "That's a pretty short name! 🤔"],
  ];
  const emails: readonly (readonly [string, string])[] = [
    ['', "Don't forget your email! 📧"],
    ['asha', 'Please enter a valid email address'],
    ['123@example.com', 'Email must contain at least one letter before @'],
    ['as+ha@example.com', 'Email username can only contain letters, numbers, dots, underscores, and hyphens'],
    ['as..ha@example.com', 'Email cannot contain consecutive dots, underscores, or hyphens'],
    ['asha.@example.com', 'Email cannot start or end with dots, underscores, or hyphens'],
    ['asha@example', 'Please enter a valid domain name'],
  ];

  test('while registering @phone', async ({ page }) => {
    await page.goto('/?auth=register');
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    for (const [label, cases] of [
      ['Full name', names],
      ['Email', emails],
    ] as const) {
      const field = dialog.getByLabel(label);
      for (const [typed, words] of cases) {
        await field.fill(typed);
        await field.blur();
        await expect(dialog.getByText(words)).toBeVisible();
        // An address with an obvious mend is described by that as well.
        await expect(field).toHaveAccessibleDescription(endingWith(words));
      }
    }
    const secret = dialog.getByLabel('Password', { exact: true });
    await secret.fill('12345');
    await secret.blur();
    await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(dialog.getByLabel(/Data Protection Notice/)).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await expect(dialog.getByText('Please agree to the Data Protection Notice')).toBeVisible();
    await expect(page).toHaveURL('/');
    // Beside the form, which keeps what was typed.
    await expect(dialog.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('target', '_blank');
  });

  test('while signing in, with the password shown on request', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to Kalam' });
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog.getByText("Don't forget your email! 📧")).toBeVisible();
    await expect(dialog.getByText('Please enter your password')).toBeVisible();
    const secret = dialog.getByLabel('Password', { exact: true });
    await secret.fill(password);
    await expect(secret).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Show password' }).click();
    await expect(secret).toHaveAttribute('type', 'text');
    await fillSignIn(page, newEmail('nobody'));
    await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password');
  });
});

test('S1 §4 registering leads to "verification email sent", and so does signing in too early', async ({
  page,
}) => {
  const email = newEmail();
  await register(page, email);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'I have verified, sign in' }).click();
  await fillSignIn(page, email);
  await expect(dialog.getByRole('heading', { name: 'Verification email sent' })).toBeVisible();
  await expect(dialog).toContainText('Please verify your email to continue.');
  await dialog.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
});

test('S1 §4 §6 §7 a person verifies, signs in, and signs out of every tab @phone', async ({
  page,
  context,
}) => {
  test.slow();
  const email = await signedInPerson(page);
  const other = await context.newPage();
  await other.goto('/dashboard/orders');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('left-behind', '1'));
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu')).toContainText(email);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  for (const tab of [page, other]) {
    // That a visit was counted says nothing of whose it was.
    const left = await tab.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(left.filter((key) => !key.startsWith('counted '))).toEqual([]);
  }
});

test('a forgotten password is set anew through the link in a letter', async ({ page }) => {
  test.slow();
  const email = await signedInPerson(page);
  await page.context().clearCookies();
  await page.goto('/?auth=reset');
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'If this address has an account, a link to set a new password is on its way.',
  );
  await page.goto(await mailedLink(page.request, email, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('another pen');
  await page.getByLabel('Confirm new password').fill('another pin');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('New passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('another pen');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password has been changed. You can sign in now.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, email, 'another pen');
  await expect(page).toHaveURL('/dashboard');
});

test('a link that is not valid says so', async ({ page }) => {
  await page.goto('/verify-email?token=nonsense');
  await expect(page.getByRole('alert')).toContainText('This verification link is not valid or has expired.');
  await page.goto('/reset-password');
  await expect(page.getByRole('main')).toContainText('This password reset link is not valid or has expired.');
});

test('the focus goes along when the account dialog changes between its forms', async ({ page }) => {
  await page.goto('/?auth=login');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByRole('button', { name: 'Create an account' }).press('Enter');
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByRole('button', { name: 'Forgot password?' }).press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByRole('button', { name: 'Back to sign in' }).press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
});
