import { expectNoViolation } from '../../steps/axe.ts';
import { mailedLink, newEmail } from '../../steps/people.ts';
import { addStaff, adminCommand, signedInStaff, signInStaff } from '../../steps/staff.ts';
import { expect, type Page, test } from '../../steps/test.ts';

const newPassword = 'a password long enough';

const invite = async (page: Page, email: string, role: string) => {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
};

const expectFit = async (page: Page, state: string) => {
  const { scroll, inner } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    inner: innerWidth,
  }));
  expect(scroll, state).toBeLessThanOrEqual(inner);
  await expectNoViolation(page, state);
};

test('an owner invites, the invited joins, and sees only what the role allows @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await signedInStaff(page);
  await page.goto('/admin/staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  const email = newEmail('invited');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText("Don't forget your email! 📧")).toBeVisible();
  await expectFit(page, 'the window of an invitation');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeFocused();
  await invite(page, email, 'Reader');
  const invitations = page.getByRole('list', { name: 'Invitations' });
  await expect(invitations).toContainText(email);
  await expectFit(page, 'staff with an invitation');

  const link = await mailedLink(page.request, email, '/admin/join');
  expect(new URL(link).search, 'nothing for a log').toBe('');
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(`${email} is invited as: Reader.`)).toBeVisible();
  await visitor.getByLabel('Your name').fill('Meera Iyer');
  await visitor.getByLabel('Password', { exact: true }).fill('short');
  await visitor.getByRole('button', { name: 'Join' }).click();
  await expect(visitor.getByText('Password must be at least 12 characters')).toBeVisible();
  await expectFit(visitor, 'joining');
  await visitor.getByLabel('Password', { exact: true }).fill(newPassword);
  await visitor.getByLabel('Confirm password').fill(newPassword);
  await visitor.getByRole('button', { name: 'Join' }).click();
  await expect(visitor.getByText('Your account is ready. You can sign in now.')).toBeVisible();
  await visitor.getByRole('link', { name: 'Sign In' }).click();
  await signInStaff(visitor, { email, password: newPassword });
  await visitor.goto('/admin/users');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Download CSV' })).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: /^Suspend / })).toHaveCount(0);
  await visitor.goto('/admin/templates');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Preview / }).first()).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Add Template' })).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  await visitor.goto('/admin/settings');
  await expect(visitor.getByLabel('Enable Checkout')).toBeDisabled();
  await expect(visitor.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  await visitor.goto('/admin/staff');
  await expect(visitor.getByRole('alert')).toContainText('Your role does not allow this.');
  await context.close();
});

test('an owner changes a role, disables and enables, withdraws; by keyboard', async ({ page }) => {
  test.slow();
  const owner = await signedInStaff(page);
  const other = await addStaff();
  await page.goto('/admin/staff');
  const table = page.getByRole('table', { name: 'Staff' });
  const row = table.getByRole('row').filter({ hasText: other.email });
  await expect(row).toContainText('Owner');

  await page.getByRole('button', { name: `Actions for ${other.email}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Change role' })).toBeFocused();
  await page.keyboard.press('Enter');
  const roles = page.getByRole('dialog', { name: 'Change role' });
  await roles.getByRole('radio', { name: 'Owner' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(roles.getByRole('radio', { name: 'Support' })).toBeChecked();
  await roles.getByRole('button', { name: 'Change role' }).click();
  await expect(row).toContainText('Support');
  await expect(page.getByRole('button', { name: `Actions for ${other.email}` })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('Disabled');
  await page.getByRole('button', { name: `Actions for ${other.email}` }).click();
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click();
  await expect(row).toContainText('Active');

  // Nobody disables themself.
  await page.getByRole('button', { name: `Actions for ${owner.email}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Change role']);
  await page.keyboard.press('Escape');

  const email = newEmail('later');
  await invite(page, email, 'Finance');
  await page.getByRole('button', { name: `Send the invitation of ${email} again` }).click();
  await expect(page.getByText(`Invitation sent to ${email}`).first()).toBeVisible();
  await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(email, { exact: true })).toHaveCount(0);

  await page.goto(`/admin/audit?search=${encodeURIComponent(owner.email)}`);
  const audit = page.getByRole('table', { name: 'Audit log' });
  for (const words of [
    'Invitation withdrawn',
    'Invited to the staff',
    'Role changed',
    'Administrator disabled',
  ])
    await expect(audit).toContainText(words);

  const printed = await adminCommand('role', other.email, 'reader');
  expect(printed).toContain(`${other.email} has the role reader.`);
});

test('a link that leads nowhere says so; without a connection one can try again', async ({ page }) => {
  await page.goto('/admin/join#token=nothing');
  await expect(page.getByRole('alert')).toContainText('This invitation is not valid or has expired.');
  await page.route('**/api/admin/auth/invitation', (route) => route.abort());
  await page.goto('/admin/join#token=other');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
