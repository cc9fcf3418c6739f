import { expect, type Page, test } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { signedInPerson } from './people.ts';
import { buyPlan } from './subscriber.ts';
import { openBuilder, sampleToDownload } from './wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const withSample = async (page: Page) => {
  await openBuilder(page);
  await sampleToDownload(page);
};
const save = (page: Page) => page.getByRole('button', { name: 'Save Resume' }).click();
const nameDialog = (page: Page) => page.getByRole('dialog', { name: 'Save Resume' });

test('S1 §2: a visitor is offered three ways, each leading where it says @phone', async ({ page }) => {
  test.slow();
  await withSample(page);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Save Your Resume' });
  await expect(dialog).toContainText('₹9');
  await dialog.getByRole('button', { name: 'Sign in to your account' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await save(page);
  await dialog.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pay ₹9' })).toBeVisible();
  await page.keyboard.press('Escape');

  // What is still wrong at the end is listed, with the way to it.
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'About Me: Please accept the declaration' }).click();
  await expect(page.getByLabel('I accept this declaration')).toBeFocused();
});

test('S1 §4: a subscriber names the resume, it is saved, and its download opens @phone', async ({ page }) => {
  test.slow();
  await signedInPerson(page);
  await buyPlan(page, 'basic');
  await withSample(page);
  await save(page);
  await nameDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(nameDialog(page).getByText('Please enter a name for your resume')).toBeVisible();
  await nameDialog(page).getByLabel('Resume name').fill('   ');
  await expect(nameDialog(page).getByText('Please enter a name for your resume')).toBeVisible();
  await expectNoViolation(page, 'save dialog');
  await nameDialog(page).getByLabel('Resume name').fill('Accounts jobs');
  await nameDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Accounts jobs').first()).toBeVisible();

  // The one resume of the basic plan is used now.
  await withSample(page);
  await expect(page.getByText('No resumes remaining in your subscription')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade your plan' })).toHaveAttribute('href', '/plans');
});

test('S1 §4: without a subscription Save Resume leads to the plans', async ({ page }) => {
  test.slow();
  await signedInPerson(page);
  await withSample(page);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await expect(dialog).toContainText('Select a plan to save and download your resume');
  await expect(dialog.getByRole('button', { name: /^Select/ })).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Select Pro' }).click();
  await expect(dialog.getByText('Please enter a name for your resume')).toBeVisible();
  await expectNoViolation(page, 'plan chooser');
  await dialog.getByLabel('Resume name').fill('Accounts jobs');
  await dialog.getByRole('button', { name: 'Select Pro' }).click();
  await expect(page.getByRole('dialog', { name: 'Complete Your Purchase' })).toBeVisible();
});

test('S1 §8: a subscription that cannot be asked for is said, and asked for again', async ({ page }) => {
  test.slow();
  await signedInPerson(page);
  await page.route('**/api/subscription', (route) => route.abort());
  await withSample(page);
  await expect(page.getByText('Failed to check subscription status')).toBeVisible();
  await page.unroute('**/api/subscription');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Failed to check subscription status')).toBeHidden();
});
