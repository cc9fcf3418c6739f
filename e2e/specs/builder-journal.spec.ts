import { expect, type Page, test } from '@playwright/test';
import { signedInPerson } from './people.ts';

const fullName = (page: Page) => page.getByLabel('Full name');
const isKept = (page: Page) => expect(page.getByText('Saved on this device')).toBeVisible();

const openBlank = async (page: Page) => {
  await page.goto('/builder');
  // The first visit loads everything; a busy machine takes its time.
  await expect(fullName(page)).toHaveValue('', { timeout: 30_000 });
};

test('decisions 9: the wizard opens blank and offers the work that was left @phone', async ({ page }) => {
  await openBlank(page);
  await fullName(page).fill('Asha Rao');
  await page.getByLabel('Location').fill('Pune');
  await isKept(page);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toContainText('Asha Rao');
  await expect(fullName(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(fullName(page)).toHaveValue('Asha Rao');
  await expect(page.getByLabel('Location')).toHaveValue('Pune');
  await isKept(page);
});

test('starting fresh removes the earlier work, and can be undone', async ({ page }) => {
  test.slow();
  await openBlank(page);
  await fullName(page).fill('Asha Rao');
  await isKept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Start fresh' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const toast = page.getByRole('listitem').filter({ hasText: 'Earlier work removed from this device' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(fullName(page)).toHaveValue('Asha Rao');
  await page.reload();
  await page.getByRole('button', { name: 'Start fresh' }).click();
  await page.reload();
  await expect(fullName(page)).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two tabs do not overwrite each other', async ({ page, context }) => {
  test.slow();
  await openBlank(page);
  await fullName(page).fill('Asha Rao');
  await isKept(page);
  const other = await context.newPage();
  await other.goto('/builder');
  await expect(other.getByRole('dialog', { name: 'This resume is open in another tab' })).toBeVisible();
  await other.getByRole('button', { name: 'Start separately' }).click();
  await fullName(other).fill('Ravi Iyer');
  await isKept(other);
  await fullName(page).fill('Asha Rao Menon');
  await isKept(page);
  const third = await context.newPage();
  await third.goto('/builder');
  await third.getByRole('button', { name: 'Continue it here' }).click();
  await expect(fullName(third)).toHaveValue('Asha Rao Menon');
  await expect(page.getByRole('dialog', { name: 'You went on in another tab' })).toBeVisible();
  await third.getByLabel('Location').fill('Pune');
  await isKept(third);
  await page.getByRole('button', { name: 'Continue it here' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Pune');
  await expect(fullName(other)).toHaveValue('Ravi Iyer');
});

test('a browser that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('Not allowed', 'SecurityError');
        },
      },
    });
  });
  await openBlank(page);
  await fullName(page).fill('Asha Rao');
  await expect(page.getByText('Not saved on this device')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your work is not being kept on this device');
});

test('decisions 5: signing out asks about unsaved work and clears it in every tab', async ({
  page,
  context,
}) => {
  test.slow();
  await signedInPerson(page);
  await openBlank(page);
  await fullName(page).fill('Asha Rao');
  await isKept(page);
  const other = await context.newPage();
  await other.goto('/plans');
  await other.getByRole('button', { name: /account/i }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  const question = other.getByRole('dialog', { name: 'Sign out and lose unsaved work?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(fullName(page)).toHaveValue('Asha Rao');
  await other.getByRole('button', { name: /account/i }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(fullName(page)).toHaveValue('');
  await page.reload();
  await expect(fullName(page)).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
