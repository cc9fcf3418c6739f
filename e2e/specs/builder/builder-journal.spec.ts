import { signedInPerson } from '../../steps/people.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import {
  addEducation,
  fillPersonalInfo,
  isKept,
  openBuilder,
  stepHeading,
  toEducation,
} from '../../steps/wizard.ts';

const fullName = (page: Page) => page.getByLabel('Full name');

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
  await expect(toast).toBeVisible();
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

test('a new resume begins with the account’s name and e-mail, which can be undone and are no work left behind', async ({
  page,
}) => {
  test.slow();
  const email = await signedInPerson(page);
  const typedEmail = page.getByLabel('Email');
  await page.goto('/builder');
  await expect(fullName(page)).toHaveValue('Asha Kumari');
  await expect(typedEmail).toHaveValue(email);
  await expect(page.getByText('Saved on this device')).toBeHidden();
  await page.reload();
  await expect(fullName(page)).toHaveValue('Asha Kumari');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(fullName(page)).toHaveValue('');
  await expect(typedEmail).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(typedEmail).toHaveValue(email);
  // Something typed and taken out again leaves no work, either.
  await page.getByLabel('Location').fill('Pune');
  await isKept(page);
  await page.getByLabel('Location').fill('');
  await page.goto('/builder');
  await expect(fullName(page)).toHaveValue('Asha Kumari');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fullName(page).fill('Asha Rao');
  await isKept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(fullName(page)).toHaveValue('Asha Rao');
});

test('decisions 5: signing out asks about unsaved work and clears it in every tab', async ({
  page,
  context,
}) => {
  test.slow();
  await signedInPerson(page);
  await page.goto('/builder');
  await expect(fullName(page)).toHaveValue('Asha Kumari');
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

test('half a date stays with its entry when another one is removed', async ({ page }) => {
  test.slow();
  await toEducation(page);
  await addEducation(page, { level: 'secondary', completed: '31 May 2012' });
  await addEducation(page, { level: 'higher-secondary', completed: '31 May 2014' });
  const entries = page.getByRole('list', { name: 'Education' }).getByRole('listitem');
  await entries.nth(1).getByRole('button', { name: /^Edit/ }).click();
  const completed = page.getByRole('group', { name: 'Completion date' });
  await completed.getByLabel('Year').fill('201');
  await entries
    .nth(0)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(completed.getByLabel('Year')).toHaveValue('201');
  await isKept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(stepHeading(page, 'Education')).toBeVisible();
  await expect(completed.getByLabel('Year')).toHaveValue('201');
  await expect(completed.getByLabel('Month')).toHaveValue('5');
  await expect(completed.getByLabel('Day')).toHaveValue('31');
});

test('half a date of a discarded entry comes back with it', async ({ page }) => {
  await toEducation(page);
  await addEducation(page, { level: 'secondary', completed: '31 May 2012' });
  const entry = page.getByRole('list', { name: 'Education' }).getByRole('listitem').first();
  await entry.getByRole('button', { name: /^Edit/ }).click();
  const completed = page.getByRole('group', { name: 'Completion date' });
  await completed.getByLabel('Year').fill('201');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Changes discarded' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(completed.getByLabel('Year')).toHaveValue('201');
  await expect(completed.getByLabel('Day')).toHaveValue('31');
});

test('a picture that an undo brings back outlives the cleaning up of another tab', async ({
  page,
  context,
}) => {
  test.slow();
  const earlier = await context.newPage();
  await openBlank(earlier);
  await fullName(earlier).fill('Asha Rao');
  await isKept(earlier);
  await earlier.close();

  await page.goto('/builder');
  await page.getByRole('dialog', { name: 'Welcome back' }).getByRole('button', { name: 'Close' }).click();
  await fullName(page).fill('Ravi Iyer');
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    canvas.getContext('2d')?.fillRect(0, 0, 150, 300);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const image = page.locator('[data-field="personalInfo.profileImage"] img');
  await page
    .getByLabel('Profile photo', { exact: true })
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture, 'base64') });
  await expect(image).toBeVisible();
  // Something in between, so that the removal is a step of its own.
  await page.getByLabel('Location').fill('Pune');
  await isKept(page);
  await page.getByRole('button', { name: /Remove Profile photo/ }).click();
  await expect(image).toBeHidden();
  await isKept(page);

  const other = await context.newPage();
  await other.goto('/builder');
  await other.getByRole('button', { name: 'Start fresh' }).click();
  await expect(other.getByText('Earlier work removed from this device').last()).toBeVisible();

  await page.bringToFront();
  await page.keyboard.press('Control+z');
  await expect(image).toBeVisible();
  await isKept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(fullName(page)).toHaveValue('Ravi Iyer');
  await expect(image).toBeVisible();
});

test('S1 §2 the template of the address is given to the work gone on with, once, and can be undone', async ({
  page,
}) => {
  await openBuilder(page);
  await fillPersonalInfo(page);
  await isKept(page);
  await page.goto('/builder?template=executive');
  const goOn = page.getByRole('button', { name: 'Continue where you left off' });
  await goOn.click();
  await expect(fullName(page)).toHaveValue('Ananya Sharma');
  await expect(page.getByRole('radio', { name: 'Executive' })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: 'Modern' })).toBeChecked();
  await page.getByText('Classic', { exact: true }).click();
  await isKept(page);
  // The same page again: what was chosen since is not undone.
  await page.reload();
  await goOn.click();
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
});
