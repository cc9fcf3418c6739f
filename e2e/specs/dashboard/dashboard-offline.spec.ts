import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const offlineNote = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
const unreached = 'We could not reach the server. Please check your internet connection and try again.';

const choose = async (page: Page, name: string, item: string) => {
  await card(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('S2 §8 without a connection the list stays, nothing half-done remains, and it mends itself', async ({
  page,
  context,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const old = await saveResume(page, 'Old one');
  await saveResume(page, 'Kept');
  await page.goto('/dashboard');
  const downloaded = async () => {
    await card(page, 'Kept').getByRole('button', { name: 'Download' }).click();
    const download = page.waitForEvent('download');
    await dialog(page, 'Download Resume').getByRole('button', { name: 'Download' }).click();
    await download;
    await expect(dialog(page, 'Download Resume')).toBeHidden();
  };
  await downloaded();

  await context.setOffline(true);
  await expect(offlineNote(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectNoViolation(page, 'dashboard without a connection');

  await choose(page, 'Kept', 'Rename');
  const rename = dialog(page, 'Rename Resume');
  await rename.getByLabel('Resume name').fill('Accounts in Pune');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(rename.getByRole('alert')).toContainText('Failed to store resume');
  await expect(rename.getByRole('alert')).toContainText(unreached);
  await expect(rename.getByLabel('Resume name')).toHaveValue('Accounts in Pune');
  await rename.getByRole('button', { name: 'Cancel' }).click();

  await choose(page, 'Kept', 'Duplicate');
  const copy = dialog(page, 'Duplicate Resume');
  await copy.getByRole('button', { name: 'Duplicate' }).click();
  await expect(copy.getByRole('alert')).toContainText(unreached);
  await copy.getByRole('button', { name: 'Cancel' }).click();

  await card(page, 'Old one').getByRole('button', { name: 'Delete' }).click();
  const question = dialog(page, 'Are you sure you want to delete this resume?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete resume').last()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);

  await card(page, 'Kept').getByRole('button', { name: 'Format' }).click();
  const editor = dialog(page, 'Format Resume');
  await editor.getByText('Playfair').click();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByRole('alert').filter({ hasText: 'Failed to save formatting' })).toBeVisible();
  await expect(editor.getByRole('radio', { name: 'Playfair' })).toBeChecked();

  // What was paid for can be had offline (decision 46), and another device goes on in the meantime.
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await downloaded();
  const { resume } = await (await page.request.get(`/api/resumes/${old}`)).json();
  const renamed = await page.request.put(`/api/resumes/${old}`, {
    data: { version: resume.version, name: 'From my phone' },
  });
  expect(renamed.ok()).toBe(true);

  await context.setOffline(false);
  await expect(card(page, 'From my phone')).toBeVisible();
  await expect(offlineNote(page)).toHaveCount(0);
  await expect(card(page, 'Kept')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText('Resumes remaining3 of 5');
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText('Format Changes remaining25 of 25');
});

test('S1 §8 a server in trouble: a name is kept in its dialog until it is stored, once', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'Kept');
  await page.goto('/dashboard');
  const trouble = async (act: () => Promise<void>) => {
    await page.route('**/api/resumes**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '{}' }),
    );
    await act();
    await page.unroute('**/api/resumes**');
  };
  await choose(page, 'Kept', 'Rename');
  const rename = dialog(page, 'Rename Resume');
  await rename.getByLabel('Resume name').fill('Accounts in Pune');
  await trouble(async () => {
    await rename.getByRole('button', { name: 'Rename' }).click();
    await expect(rename.getByRole('alert')).toHaveText('Failed to store resume');
  });
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(card(page, 'Accounts in Pune')).toBeVisible();

  // An answer that is lost on its way back: pressed again, there is one copy all the same.
  await choose(page, 'Accounts in Pune', 'Duplicate');
  const copy = dialog(page, 'Duplicate Resume');
  await page.route('**/api/resumes', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await copy.getByRole('button', { name: 'Duplicate' }).click();
  await expect(copy.getByRole('alert')).toContainText(unreached);
  await page.unroute('**/api/resumes');
  await copy.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText('Resumes remaining3 of 5');
});

test('S2 §8 orders and profile without a connection: said, kept, and done once it is back', async ({
  page,
  context,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'basic');
  await page.goto('/dashboard/orders');
  const rows = page.getByRole('table', { name: 'My Orders' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.goto('/dashboard/profile');
  const main = page.getByRole('main');
  await main.getByLabel('Display name').fill('Asha Rani');
  await context.setOffline(true);
  await expect(offlineNote(page)).toBeVisible();
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(main.getByText(`Failed to update profile. ${unreached}`)).toBeVisible();
  await expect(main.getByLabel('Display name')).toHaveValue('Asha Rani');
  await context.setOffline(false);
  await expect(offlineNote(page)).toHaveCount(0);
  await main.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your profile has been updated').last()).toBeVisible();

  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(rows).toHaveCount(2);
  await context.setOffline(true);
  await expect(offlineNote(page)).toBeVisible();
  await expect(rows).toHaveCount(2);
  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  await page.request.post('/api/payment/create-order', {
    data: { planId: 'pro', customerEmail: user.email },
  });
  await context.setOffline(false);
  await expect(rows).toHaveCount(3);
});
