import { readFile } from 'node:fs/promises';
import { importDialog, reviewText, takeReviewed } from '../../steps/bring.ts';
import { expect, type Page, test } from '../../steps/test.ts';

const fullName = (page: Page) => page.getByLabel('Full name');
const preview = (page: Page) => page.getByRole('region', { name: 'Resume preview' });

/** The first visit loads everything; a busy machine takes its time. */
const firstVisit = { timeout: 30_000 };

const openMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Import, export and samples' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const openWithSample = async (page: Page, path = '/builder') => {
  await page.goto(path);
  await expect(fullName(page)).toBeVisible(firstVisit);
  await openMenu(page, 'Fill with a sample');
  await expect(fullName(page)).toHaveValue('Ananya Sharma');
};

test('undo and redo take a field back in one step and keep one’s place', async ({ page }) => {
  await page.goto('/builder');
  const hint = preview(page).getByText('Your resume appears here as you type.');
  await expect(hint).toBeVisible(firstVisit);
  await fullName(page).fill('Asha');
  await expect(hint).toBeHidden();
  await page.getByLabel('Location').fill('Pune');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Location')).toHaveValue('');
  await expect(fullName(page)).toHaveValue('Asha');
  await page.keyboard.press('Control+z');
  await expect(fullName(page)).toHaveValue('');
  await expect(hint).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Pune');
});

test('the page follows what is typed, and a click on it leads to the field', async ({ page }) => {
  // However late the step comes that has it.
  await page.route(/\/experience-step-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await openWithSample(page);
  await expect(preview(page).getByRole('heading', { name: 'Ananya Sharma' })).toBeVisible(firstVisit);
  await expect(preview(page)).toContainText('2 pages');
  await fullName(page).fill('Ananya Sharma Rao');
  await expect(preview(page).getByRole('heading', { name: 'Ananya Sharma Rao' })).toBeVisible();
  await preview(page).getByText('Saffron Payments').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Experience' })).toBeVisible();
  await expect(page.getByLabel('Company')).toBeFocused();
  await expect(page.getByLabel('Company')).toHaveValue('Saffron Payments');
  await page.getByLabel('Company').fill('Saffron Payments India');
  await expect(preview(page)).toContainText('Saffron Payments India');
});

test('S1 §2 the template is chosen by the address and by the selector', async ({ page }) => {
  await page.goto('/builder?template=classic');
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
  await page.getByText('Executive', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Executive' })).toBeChecked();
  await page.goto('/builder?template=nobody-knows-it');
  await expect(page.getByRole('radio', { name: 'Modern' })).toBeChecked();
});

test('on a phone the page is one tap away and Next in reach @phone-only', async ({ page }) => {
  await openWithSample(page);
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeInViewport({ ratio: 1 });
  const download = page.waitForEvent('download');
  // The last of the menu, which hangs over the form.
  await openMenu(page, 'Export everything (JSON)');
  await download;
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Ananya Sharma' })).toBeVisible(firstVisit);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await preview(page).getByText('Bengaluru').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Location')).toBeFocused();
});

test('what is exported comes back, and a sample asks before it replaces', async ({ page }) => {
  await openWithSample(page);
  const download = page.waitForEvent('download');
  await openMenu(page, 'Export everything (JSON)');
  const file = await (await download).path();
  await fullName(page).fill('Someone Else');
  await openMenu(page, 'Import a resume…');
  await importDialog(page).locator('input[type=file]').setInputFiles(file);
  await takeReviewed(page);
  await expect(fullName(page)).toHaveValue('Ananya Sharma');
  await openMenu(page, 'Fill with a fresher’s sample');
  await page.getByRole('dialog').getByRole('button', { name: 'Fill with a sample' }).click();
  await expect(fullName(page)).toHaveValue('Arjun Nair');
  const notice = page.getByRole('listitem').filter({ hasText: 'Filled with a sample' }).last();
  // It stays while a pointer is on it.
  await notice.hover();
  await page.keyboard.press('Control+z');
  await expect(fullName(page)).toHaveValue('Ananya Sharma');
  await page.keyboard.press('Control+Shift+z');
  await fullName(page).fill('Arjun Nair Menon');
  // The notice takes back the sample, whatever was typed over it since.
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(fullName(page)).toHaveValue('Ananya Sharma');
});

test('JSON Resume goes out without the birth date and comes in with a report', async ({ page }) => {
  await openWithSample(page);
  const download = page.waitForEvent('download');
  await openMenu(page, 'Export as JSON Resume');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ basics: { name: 'Ananya Sharma' } });
  expect(text).not.toContain('1996-04-12');
  const dialog = await reviewText(page, {
    basics: { name: 'Meera Das', mood: 'Fine' },
    awards: [{ title: 'Best Teacher' }],
  });
  await expect(dialog.getByRole('button', { name: 'Achievements' })).toBeVisible();
  await expect(dialog).toContainText('1 piece of your file has no place yet');
  await takeReviewed(page);
  await expect(fullName(page)).toHaveValue('Meera Das');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network the builder opens, follows and keeps', async ({ page, context }) => {
    test.slow();
    await openWithSample(page);
    await expect(preview(page).getByRole('heading', { name: 'Ananya Sharma' })).toBeVisible(firstVisit);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // What the worker was asked to keep: the steps, the engine, its fonts.
    const isKept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('kalam-assets')).keys();
        return ['preview-engine', '.wasm', 'inter-600', 'download-step'].every((part) =>
          keys.some(({ url }) => url.includes(part)),
        );
      });
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Continue where you left off' }).click();
    await fullName(page).fill('Ananya Sharma Rao');
    await expect(preview(page).getByRole('heading', { name: 'Ananya Sharma Rao' })).toBeVisible();
    await expect(page.getByText('Saved on this device')).toBeVisible();
    const keptCalls = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const keys = await Promise.all(stores.map((store) => store.keys()));
      return keys.flat().filter(({ url }) => new URL(url).pathname.startsWith('/api')).length;
    });
    expect(keptCalls).toBe(0);
  });
});
