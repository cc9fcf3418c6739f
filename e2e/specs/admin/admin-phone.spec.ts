import { expectNoViolation } from '../../steps/axe.ts';
import { signedInStaff } from '../../steps/staff.ts';
import { expect, test } from '../../steps/test.ts';

test('the back office on a phone: a drawer, cards, nothing wider than the screen @phone-only', async ({
  page,
}) => {
  test.slow();
  const staff = await signedInStaff(page);
  const go = async (name: string, heading = name) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toContainText(staff.email);
    await drawer.getByRole('link', { name }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  const expectFit = async (state: string) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, state).toBeLessThanOrEqual(360);
    await expectNoViolation(page, state);
  };
  await expect(page.getByRole('slider', { name: 'User Growth' })).toBeVisible();
  await expectFit('overview');

  await page.route('**/api/admin/users*', (route) => route.fulfill({ status: 500, json: {} }));
  await go('Users');
  await expect(page.getByRole('alert')).toContainText('Failed to load users');
  await expectFit('users that cannot be read');
  await page.unroute('**/api/admin/users*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByLabel('Search users').fill('nobody-has-this');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await expectFit('no users found');

  await go('Audit log');
  // Adding the first administrator is on record.
  await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('Administrator added');
  await expectFit('audit log');
  await go('Overview', 'Dashboard Overview');
});
