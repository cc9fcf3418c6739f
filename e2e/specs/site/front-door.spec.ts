import { expectNoViolation } from '../../steps/axe.ts';
import { expect, type Page, test } from '../../steps/test.ts';

const sheet = (page: Page) => page.getByRole('main').locator('.resume-sheets');

test('a name typed on the front page stands on its page, and the builder goes on with it @phone', async ({
  page,
}) => {
  await page.goto('/');
  const name = page.getByLabel('Try it: your full name');
  await name.click();
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page)).toContainText('Ananya Sharma');
  await name.pressSequentially('Lakshmi Narayanan');
  await expect(sheet(page)).toContainText('Lakshmi Narayanan');
  await expect(page.getByRole('img', { name: 'in your name: Lakshmi Narayanan' })).toBeVisible();
  await expectNoViolation(page, 'front page with a name');
  await name.press('Enter');
  await expect(page).toHaveURL('/builder');
  await expect(page.getByLabel('Full name')).toHaveValue('Lakshmi Narayanan');

  // It is work like any other: kept, and put into one resume only.
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Lakshmi Narayanan');
  await page.getByRole('button', { name: /^Start (?:fresh|new|over)/i }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('without the engine the picture stays, and the name goes along all the same', async ({ page }) => {
  await page.route(/live-sheet|preview-engine|harfbuzz/, (route) => route.abort());
  await page.goto('/');
  await page.getByLabel('Try it: your full name').fill('Meena');
  await page.getByRole('main').getByRole('link', { name: 'Start Building' }).first().click();
  await expect(page.getByLabel('Full name')).toHaveValue('Meena');
});

test('on a phone the front page has five screens at most, the other language on the first @phone-only @phone', async ({
  page,
}) => {
  await page.goto('/');
  const { height } = page.viewportSize() ?? { height: 0 };
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeAttached();
  expect(await tall()).toBeLessThanOrEqual(5 * height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const other = page.getByRole('button', { name: 'हिन्दी' }).first();
  expect((await other.boundingBox())?.y).toBeLessThan(height / 4);
  await other.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('रिज़्यूमे');
  await expect(page.locator('img[src="/samples/hi-modern.svg"]').first()).toBeVisible();
  expect(await tall()).toBeLessThanOrEqual(5 * height);
  await expectNoViolation(page, 'front page in Hindi');
});
