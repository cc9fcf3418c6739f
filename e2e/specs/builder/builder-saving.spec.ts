import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expectNoViolation } from '../../steps/axe.ts';
import { reviewText, takeReviewed } from '../../steps/bring.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, providerWindow } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import {
  chooseInMenu,
  fillWithSample,
  openBuilder,
  sampleToDownload,
  walkToDownload,
} from '../../steps/wizard.ts';

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
  // Before an account is asked for: what keeping a resume costs.
  await expect(dialog).toContainText('Keeping a resume in your account needs a plan. Plans from ₹9');
  for (const price of [/Basic.*₹9$/, /Pro.*₹49$/, /Premium.*₹99$/, /Enterprise.*₹199$/])
    await expect(dialog.getByRole('listitem').filter({ hasText: price })).toHaveCount(1);
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

test('S1 §1 §4 §6: a subscriber names the resume, it is saved, and its download opens @phone', async ({
  page,
}) => {
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

test('S1 §2 §4: without a subscription Save Resume leads to the plans', async ({ page }) => {
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

const ownLook = {
  font: 'playfair',
  fontSize: 'large',
  spacing: 'spacious',
  colorScheme: { primary: '#9333ea', secondary: '#e9d5ff' },
};

/** A resume that was exported elsewhere, with a look of its own. */
const withImported = async (page: Page): Promise<void> => {
  await openBuilder(page);
  await fillWithSample(page);
  const download = page.waitForEvent('download');
  await chooseInMenu(page, 'Export everything (JSON)');
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  file.formatting = ownLook;
  file.data.personalInfo.fullName = 'Kavya Raghavan';
  await reviewText(page, file);
  await takeReviewed(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Kavya Raghavan');
  await walkToDownload(page);
};

const savedLooks = async (page: Page): Promise<unknown[]> => {
  const { resumes } = await (await page.request.get('/api/resumes')).json();
  return resumes.map(({ formatting }: { formatting: unknown }) => formatting);
};

test('S1 §3: the formatting of an imported resume is saved with it; the basic plan says before that it has its own', async ({
  page,
}) => {
  test.slow();
  const differs = 'Your resume will look different from the preview';
  await signedInPerson(page);
  await withImported(page);

  // Bought with the resume waiting: the checkout says what becomes of the look.
  await save(page);
  const plans = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await plans.getByLabel('Resume name').fill('First');
  await plans.getByRole('button', { name: 'Select Basic' }).click();
  const purchase = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(purchase).toContainText(differs);
  await expectNoViolation(page, 'purchase with another look');
  await purchase.getByRole('button', { name: 'Cancel' }).click();
  await save(page);
  await plans.getByLabel('Resume name').fill('First');
  await plans.getByRole('button', { name: 'Select Pro' }).click();
  await expect(purchase.getByRole('button', { name: 'Pay ₹49' })).toBeVisible();
  await expect(purchase).not.toContainText(differs);
  await expect(purchase).toContainText('for one of the plan’s 25 format changes');
  await purchase.getByRole('button', { name: 'Pay ₹49' }).click();
  await providerWindow(page).getByRole('button', { name: 'Succeed', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await savedLooks(page)).toEqual([ownLook]);

  // Saved on a plan that runs.
  await withImported(page);
  await save(page);
  await expect(nameDialog(page)).not.toContainText(differs);
  await expect(nameDialog(page)).toContainText(
    'Saving takes one of the 24 format changes your plan has left.',
  );
  await nameDialog(page).getByLabel('Resume name').fill('Second');
  await nameDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?download=/);
  expect(await savedLooks(page)).toEqual([ownLook, ownLook]);

  await buyPlan(page, 'basic');
  await withImported(page);
  await save(page);
  await expect(nameDialog(page)).toContainText(differs);
});

/** What the compressed parts of a PDF say, the names of its fonts among it. */
const namesIn = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');

test('S1 §3: a guest’s file is in the standard look, which is said before it is paid for', async ({
  page,
}) => {
  test.slow();
  await withImported(page);
  await save(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue as Guest' }).click();
  const guest = page.getByRole('dialog', { name: 'Download as Guest' });
  await expect(guest).toContainText('Your resume will look different from the preview');
  await expect(guest).toContainText('The Pro plan (₹49)');
  await expectNoViolation(page, 'guest checkout with another look');
  await guest.getByRole('button', { name: 'Pay ₹9' }).click();
  const download = page.waitForEvent('download');
  await providerWindow(page).getByRole('button', { name: 'Succeed', exact: true }).click();
  const names = namesIn(await readFile(await (await download).path()));
  expect(names).not.toContain('ResumeSerif');
});

const stopped = 'Nothing was charged: please look at this before you pay';

test('a name that no font of ours can print is not paid for; it is named, with the way to it @phone', async ({
  page,
}) => {
  test.slow();
  await openBuilder(page);
  await fillWithSample(page);
  await page.getByLabel('Full name').fill('สมชาย ใจดี');
  await walkToDownload(page);
  await save(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue as Guest' }).click();
  const alert = page.getByRole('alert').filter({ hasText: stopped });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoViolation(page, 'unprintable');
  await alert.getByRole('button', { name: /^Personal Info, Full name: Our fonts cannot print/ }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();

  // With an account and no plan: before a plan is chosen.
  await signedInPerson(page);
  await page.goto('/builder?continue');
  await walkToDownload(page);
  await save(page);
  await expect(alert).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  // Saved on a plan: said, and left to the person.
  await buyPlan(page, 'pro');
  await page.goto('/builder?continue');
  await save(page);
  await expect(nameDialog(page)).toContainText('Our fonts cannot print these characters');
  await nameDialog(page).getByLabel('Resume name').fill('In Urdu');
  await nameDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?download=/);
});

test('a sample nobody has touched is not paid for', async ({ page }) => {
  test.slow();
  await openBuilder(page);
  await fillWithSample(page);
  await walkToDownload(page);
  await save(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue as Guest' }).click();
  const alert = page.getByRole('alert').filter({ hasText: stopped });
  await alert.getByRole('button', { name: /This is still our sample resume/ }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Kavya Raghavan');
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Next Step' }).click();
  await save(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pay ₹9' })).toBeVisible();
});
