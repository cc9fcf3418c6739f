import { expectNoViolation } from '../../steps/axe.ts';
import { reviewText, takeReviewed } from '../../steps/bring.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import { isKept, openBuilder } from '../../steps/wizard.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const panel = (page: Page) => page.getByRole('region', { name: 'Look', exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Resume preview' });
const status = (page: Page) => panel(page).getByRole('status');
const press = (page: Page, name: string) => panel(page).getByRole('button', { name }).click();
const hasPages = (page: Page, pages: string) =>
  expect(preview(page).getByText(pages, { exact: true })).toBeVisible();

const openPanel = async (page: Page, isPhone: boolean) => {
  if (isPhone) await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(panel(page)).toBeVisible();
};

/** One job with so many lines. */
const importResume = async (page: Page, lines: number) => {
  const highlights = Array.from({ length: lines }, (_, index) => `Kept release ${index + 1} calm.`);
  await reviewText(page, {
    basics: { name: 'Meera Joshi', email: 'meera@example.com', phone: '9876543210' },
    work: [{ name: 'Saffron Payments', position: 'Engineer', startDate: '2018-08', highlights }],
  });
  await takeReviewed(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Joshi');
};

test('a resume is fitted to one page at a press, which undo takes back, and the panel says when it no longer fits @phone', async ({
  page,
}, { project }) => {
  const isPhone = project.name === 'phone';
  await openBuilder(page);
  await importResume(page, 46);
  await openPanel(page, isPhone);
  await hasPages(page, '2 pages');
  await expect(status(page)).toHaveText('Paper, margins and fit are free in every plan.');
  await press(page, 'Fit to one page');
  await expect(status(page)).toHaveText(/^Fits on one page: .*%\.$/);
  await hasPages(page, '1 page');
  await expectNoViolation(page, 'the page in the panel of the look');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);

  await press(page, 'Undo the fit');
  await hasPages(page, '2 pages');
  await expect(panel(page).getByRole('button', { name: 'Fit to one page' })).toBeFocused();

  await press(page, 'Fit to one page');
  await hasPages(page, '1 page');
  await panel(page).getByLabel('Paper').selectOption('Letter');
  await expect(preview(page).locator('svg.resume-page').first()).toHaveAttribute('viewBox', '0 0 612 792');
  await panel(page).getByLabel('Paper').selectOption('A4');
  // Another choice keeps the fit, and the panel says what has become of it.
  await panel(page).getByLabel('Margins').selectOption('Wide');
  await panel(page).getByLabel('Spacing').selectOption('Spacious');
  await expect(status(page)).toContainText('No longer fits on one page: it takes 2 now.');
  await panel(page).getByLabel('Margins').selectOption('Normal');
  await panel(page).getByLabel('Spacing').selectOption('Comfortable');
  await expect(status(page)).toHaveText(/^Fits on one page: /);

  if (isPhone) await page.keyboard.press('Escape');
  await isKept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await openPanel(page, isPhone);
  await expect(status(page)).toHaveText(/^Fits on one page: /);
});

test('a fit is one step of undo, more text is fitted again, and too much is told in lines', async ({
  page,
}) => {
  await openBuilder(page);
  await importResume(page, 46);
  await openPanel(page, false);
  await press(page, 'Fit to one page');
  await hasPages(page, '1 page');
  await page.getByTitle('Undo: Fit to one page').click();
  await hasPages(page, '2 pages');
  await page.getByTitle('Redo: Fit to one page').click();
  await hasPages(page, '1 page');

  // A longer line at the top of the page breaks it.
  await page.getByLabel('Headline').fill('Engineer of calm releases, payments and ledgers '.repeat(2).trim());
  await expect(status(page)).toContainText('No longer fits on one page');
  await press(page, 'Fit again');
  await expect(status(page)).toHaveText(/^Fits on one page: /);
  await hasPages(page, '1 page');

  await importResume(page, 90);
  await press(page, 'Fit to one page');
  await expect(status(page)).toContainText(
    /^About \d+ lines too long for one page at the smallest readable size \(8\.5 pt\)\. Nothing was changed\. Most lines are in: .*\(\d+ lines\)/,
  );
  await hasPages(page, '2 pages');
  await press(page, 'Fit to two pages');
  await expect(status(page)).toHaveText('Fits on two pages as it is.');
});
