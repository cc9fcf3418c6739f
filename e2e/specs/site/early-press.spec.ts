import { expect, test } from '@playwright/test';

test('a button pressed before the page’s code is here does its work once it is @phone', async ({ page }) => {
  let arrive = () => {};
  const codeArrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('before-paint')) await codeArrives;
    await route.continue();
  });
  await page.goto('/plans', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Select Pro/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
});
