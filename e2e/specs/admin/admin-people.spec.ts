import { readFile } from 'node:fs/promises';
import { expectNoViolation } from '../../steps/axe.ts';
import { fillSignIn, signedInPerson } from '../../steps/people.ts';
import { chooseInRow, rowMenu, signedInStaff } from '../../steps/staff.ts';
import { expect, type Page, test } from '../../steps/test.ts';

const searchFor = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label).fill(text);
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(text).replaceAll('.', '\\.')}`));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

/** Fails the next calls to an address, until it is let through again. */
const fail = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: {} }));

test('S2 §2 users, plans and their history, from search to suspension, each change on record', async ({
  page,
  browser,
}) => {
  test.slow();
  const theirs = await (await browser.newContext()).newPage();
  const email = await signedInPerson(theirs);
  const staff = await signedInStaff(page);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const table = page.getByRole('table', { name: 'Users' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();

  await searchFor(page, 'Search users', email.toUpperCase());
  const row = table.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('Asha Kumari');
  await expect(row).toContainText('None');
  await page.reload();
  await expect(page.getByLabel('Search users'), 'the address keeps the search').toHaveValue(
    email.toUpperCase(),
  );
  await expect(row).toBeVisible();
  await expectNoViolation(page, 'users');

  await test.step('S2 §4 suspend, refused once by a failing server', async () => {
    await chooseInRow(row, 'Suspend');
    const dialog = page.getByRole('dialog', { name: 'Suspend this user?' });
    await expect(dialog).toContainText('Your account has been suspended. Please contact support.');
    await dialog.getByLabel('Reason').fill('Shared with others');
    await fail(page, '**/api/admin/users/*');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to update user status');
    await page.unroute('**/api/admin/users/*');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Suspended');
    await theirs.goto('/dashboard/orders');
    await fillSignIn(theirs, email);
    await expect(theirs.getByRole('dialog').getByRole('alert')).toContainText(
      'Your account has been suspended. Please contact support.',
    );
  });

  await test.step('S2 §4 activate', async () => {
    await chooseInRow(row, 'Activate');
    await page
      .getByRole('dialog', { name: 'Activate this user?' })
      .getByRole('button', { name: 'Activate' })
      .click();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    await fillSignIn(theirs, email);
    await expect(theirs).toHaveURL('/dashboard/orders');
  });

  await test.step('S2 §2 no history yet', async () => {
    await fail(page, '**/api/admin/users/*/subscriptions*');
    await chooseInRow(row, 'Subscription History');
    const panel = page.getByRole('dialog', { name: 'Subscription History' });
    await expect(panel.getByRole('alert')).toContainText('Failed to load subscription history');
    await page.unroute('**/api/admin/users/*/subscriptions*');
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel).toContainText('No subscription history found');
    await expect(panel).toContainText('User activated');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(rowMenu(row)).toBeFocused();
  });

  await test.step('S2 §5 Add Plan asks for a plan and a reason', async () => {
    await chooseInRow(row, 'Add Plan');
    const dialog = page.getByRole('dialog', { name: 'Add Plan' });
    const add = dialog.getByRole('button', { name: 'Add Plan' });
    await add.click();
    await expect(dialog).toContainText('Please select a plan');
    await expect(dialog).toContainText('Please provide a reason for renewal');
    await dialog.getByRole('radio', { name: /Pro/ }).check();
    await expect(dialog).not.toContainText('Please select a plan');
    await dialog.getByLabel('Reason').fill('   ');
    await add.click();
    await expect(dialog).toContainText('Please provide a reason for renewal');
    await expectNoViolation(page, 'Add Plan with its messages');
    await dialog.getByLabel('Reason').fill('Paid by bank transfer');
    await fail(page, '**/api/admin/users/*/subscriptions');
    await add.click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to add subscription');
    await page.unroute('**/api/admin/users/*/subscriptions');
    await add.click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Pro');
    await expect(rowMenu(row)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row.getByRole('menuitem'), 'S2 §2 Add Plan only without an active subscription').toHaveText([
      'Subscription History',
      'Suspend',
    ]);
    await page.keyboard.press('Escape');
    await theirs.goto('/dashboard');
    await expect(theirs.getByRole('main')).toContainText('Pro');
  });

  await test.step('S2 §2 the history and the record of changes', async () => {
    await chooseInRow(row, 'Subscription History');
    const panel = page.getByRole('dialog', { name: 'Subscription History' });
    await expect(panel).toContainText(`Added by ${staff.email}: “Paid by bank transfer”`);
    await expect(panel).toContainText('5 of 5');
    await expect(panel.locator('ol > li > p:first-of-type')).toHaveText([
      'Plan added',
      'User activated',
      'User suspended',
    ]);
    await expectNoViolation(page, 'Subscription History');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNoViolation(page, 'users and history in the dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Escape');
  });

  await test.step('S2 §2 Admin Subscriptions', async () => {
    await fail(page, '**/api/admin/subscriptions*');
    await page.getByRole('link', { name: 'Subscriptions', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to load subscriptions');
    await page.unroute('**/api/admin/subscriptions*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await searchFor(page, 'Search subscriptions', email);
    const found = page
      .getByRole('table', { name: 'Subscriptions' })
      .getByRole('row')
      .filter({ hasText: email });
    await expect(found).toHaveCount(1);
    await expect(found).toContainText('Active');
    await expect(found).toContainText('5 / 5');
    await expect(found).toContainText('25 / 25');
    await expectNoViolation(page, 'subscriptions');
    await chooseInRow(found, 'Subscription History');
    await expect(page.getByRole('dialog', { name: 'Subscription History' })).toContainText('Pro');
    await page.keyboard.press('Escape');
    await searchFor(page, 'Search subscriptions', 'nobody-has-this');
    await expect(page.getByRole('heading', { name: 'No subscriptions found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page).toHaveURL('/admin/subscriptions');
    await expect(page.getByLabel('Search subscriptions')).toBeFocused();
    await expect(page.getByLabel('Search subscriptions')).toHaveValue('');
  });
  await theirs.context().close();
});

test('decision 28 the audit log: everything staff did, page by page, and as a file', async ({
  page,
  browser,
}) => {
  test.slow();
  const theirs = await (await browser.newContext()).newPage();
  const email = await signedInPerson(theirs);
  await theirs.context().close();
  const staff = await signedInStaff(page);
  const found = await page.request.get(`/api/admin/users?search=${encodeURIComponent(email)}`);
  const { uid } = (await found.json()).users[0];
  for (let turn = 0; turn < 52; turn += 1) {
    const data = { status: turn % 2 === 0 ? 'suspended' : 'active' };
    const answer = await page.request.patch(`/api/admin/users/${uid}`, {
      data,
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.ok()).toBe(true);
  }
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('Record').selectOption('Users');
  await expect(page).toHaveURL(/subject=user/);
  await searchFor(page, 'Search the audit log', staff.email);
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await expect(page.getByText('Showing 50', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(51);
  await expect(rows.nth(1)).toContainText('User activated');
  await expect(rows.nth(1)).toContainText(/suspended.*→.*active/s);
  await expect(rows.nth(1).getByRole('link', { name: email })).toHaveAttribute('href', `/admin/users/${uid}`);
  await expectNoViolation(page, 'audit log');

  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('Showing all 52')).toBeVisible();
  await expect(rows.nth(51), 'the focus goes to the first new row').toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(52)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(51)).toBeFocused();

  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await readFile(await (await started).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(53);

  await page.goBack();
  await expect(page, 'Back undoes the choice of a filter').not.toHaveURL(/subject=/);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});
