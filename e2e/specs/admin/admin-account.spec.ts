import { appCode } from '../../../apps/server/src/testing/test-codes.ts';
import { expectNoViolation } from '../../steps/axe.ts';
import { mailedLink } from '../../steps/people.ts';
import { setUpSecondFactor } from '../../steps/second-factor.ts';
import { addStaff, adminCommand, fromOwnNetwork, type Staff, signInStaff } from '../../steps/staff.ts';
import { expect, type Page, test } from '../../steps/test.ts';

const sessionCall = '**/api/admin/auth/get-session';

const typePassword = async (page: Page, { email, password }: Staff) => {
  await fromOwnNetwork(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

const typeCode = async (page: Page, code: string, label = 'Code') => {
  await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};

test('a second factor: set up, asked for, recovered, reset @phone', async ({ page }) => {
  test.slow();
  const staff = await addStaff();
  await signInStaff(page, staff);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Password is incorrect')).toBeVisible();
  const { key, codes } = await setUpSecondFactor(page, staff.password);
  await expectNoViolation(page, 'recovery codes');
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('kalam-recovery-codes.txt');
  // Not closed by accident: they are shown this once.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/admin/orders?status=failed');
  await typePassword(page, staff);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectNoViolation(page, 'the code of a sign-in');
  await typeCode(page, appCode(key) === '000000' ? '000001' : '000000');
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await typeCode(page, appCode(key, 1));
  await expect(page, 'the page asked for').toHaveURL('/admin/orders?status=failed');

  await page.context().clearCookies();
  await page.goto('/admin/login');
  await typePassword(page, staff);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await typeCode(page, (codes[0] ?? '').toUpperCase(), 'Recovery code');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/account');
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible();

  expect(await adminCommand('reset-second-factor', staff.email)).toContain('no second factor any more');
  await page.goto('/admin/login');
  await typePassword(page, staff);
  await expect(page, 'no code any more').toHaveURL('/admin/dashboard');
});

test('who must have a second factor sets it up first, and then gets the page asked for @phone', async ({
  page,
}) => {
  test.slow();
  const staff = await addStaff();
  // A server on a public address says so; this one is on the machine itself.
  await page.route(sessionCall, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const secondFactor = body.secondFactor === 'off' ? 'required' : body.secondFactor;
    await route.fulfill({ response: answer, json: { ...body, secondFactor } });
  });
  await page.goto('/admin/orders?status=failed');
  await typePassword(page, staff);
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  await expectNoViolation(page, 'setting up a second factor');
  await setUpSecondFactor(page, staff.password);
  await page.getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(page).toHaveURL('/admin/orders?status=failed');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('a forgotten password is set anew by mail, and changed in the account @phone', async ({ page }) => {
  test.slow();
  const staff = await addStaff();
  const first = 'the first new password';
  const second = 'the second new password';
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/admin/reset-password');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('alert')).toContainText('If this address has an account');
  await expectNoViolation(page, 'asking for a link');
  await page.goto(await mailedLink(page.request, staff.email, '/admin/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill(first);
  await page.getByLabel('Confirm new password').fill('something else');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('New passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill(first);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password has been changed. You can sign in now.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await signInStaff(page, { ...staff, password: first });

  await page.goto('/admin/account');
  await page.getByLabel('Current password').fill(first);
  await page.getByLabel('New password', { exact: true }).fill(second);
  await page.getByLabel('Confirm new password').fill(second);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Your password has been changed').first()).toBeVisible();
  await expectNoViolation(page, 'your account');
  await page.context().clearCookies();
  await signInStaff(page, { ...staff, password: second });
});

test('sessions are listed and ended', async ({ page, browser }) => {
  test.slow();
  const staff = await addStaff();
  await signInStaff(page, staff);
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  for (const context of contexts) await signInStaff(await context.newPage(), staff);
  await page.goto('/admin/account');
  const sessions = page.getByRole('list', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByText('This session')).toHaveCount(1);
  await expect(sessions.getByText(/^Chrome on /)).toHaveCount(3);
  await sessions
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions).toBeFocused();
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await contexts[0]?.pages()[0]?.goto('/admin/users');
  await expect(contexts[0]?.pages()[0] as Page).toHaveURL('/admin/login');
  for (const context of contexts) await context.close();
});
