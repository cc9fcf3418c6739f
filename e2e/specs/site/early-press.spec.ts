import { signedInPerson } from '../../steps/people.ts';
import { expect, test } from '../../steps/test.ts';

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

test('a page comes to life around whoever is signed in, and no press on it is lost', async ({
  page,
  context,
}) => {
  await signedInPerson(page);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  // Slowly enough that the answer who is signed in comes while parts of the page are still asleep.
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const wait of [0, 200, 400, 600]) {
    await page.goto('/plans', { waitUntil: 'commit' });
    await page.waitForTimeout(wait);
    await page.getByRole('button', { name: /Select Pro/ }).click();
    await expect(page.getByRole('dialog', { name: 'Complete Your Purchase' })).toBeVisible();
  }
  expect(faults).toEqual([]);
});
