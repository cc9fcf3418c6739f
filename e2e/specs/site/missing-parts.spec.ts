import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import { fillPersonalInfo, next, openBuilder, stepHeading } from '../../steps/wizard.ts';

/** Answers the requests for one part of the program as a lost connection or a newer version would; counts them. */
const withhold = async (page: Page, part: string, how: 'lost' | 'gone') => {
  const held = { asked: 0, back: () => page.unroute(`**/assets/${part}-*.js`) };
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    if (route.request().method() === 'GET') held.asked += 1;
    if (how === 'lost') await route.abort('internetdisconnected');
    else await route.fulfill({ status: 404, body: 'Not found' });
  });
  return held;
};

const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
};

test('a step that cannot be fetched says so in its place, and comes when it is asked for again @phone', async ({
  page,
}) => {
  const held = await withhold(page, 'education-step', 'lost');
  const loads = countLoads(page);
  await openBuilder(page);
  await fillPersonalInfo(page);
  await next(page);
  const words = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(words).toBeVisible();
  // Early, in case it is wanted, and when it was; each with one more try.
  expect(held.asked).toBeLessThanOrEqual(4);
  await expect(page.getByLabel('Full name')).toBeHidden();
  await held.back();
  await words.getByRole('button', { name: 'Try Again' }).click();
  await expect(stepHeading(page, 'Education')).toBeVisible();
  expect(loads.count).toBe(1);
});

test('a page that cannot be fetched is asked for twice, then says so; another way leads on', async ({
  page,
}) => {
  await page.goto('/');
  const held = await withhold(page, 'plans-page', 'lost');
  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(held.asked).toBeLessThanOrEqual(4);
  await page.getByRole('link', { name: 'Templates', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Resume templates' })).toBeVisible();
  await held.back();
  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /plan/i })).toBeVisible();
});

test('a page that a new version took away brings that version by one reload, never by a second', async ({
  page,
}) => {
  await page.goto('/');
  const loads = countLoads(page);
  const held = await withhold(page, 'plans-page', 'gone');
  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  expect(loads.count).toBe(1);
  expect(held.asked).toBeLessThanOrEqual(8);
  await held.back();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /plan/i })).toBeVisible();
});

test('a dialog that cannot be fetched leaves the page as it is, and opens later', async ({ page }) => {
  await page.goto('/');
  const held = await withhold(page, 'privacy-policy', 'lost');
  const open = page.getByRole('button', { name: 'Privacy Policy' });
  await open.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'We could not reach the server',
  );
  expect(held.asked).toBe(2);
  await held.back();
  await open.click();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
});

test('a dialog that a new version took away offers that version; what was typed is not reloaded away', async ({
  page,
}) => {
  await page.goto('/contact');
  const loads = countLoads(page);
  await page.getByLabel('Name').fill('Asha Rao');
  await withhold(page, 'privacy-policy', 'gone');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const notice = page.getByRole('region', { name: 'Notifications' });
  await expect(notice).toContainText('A new version of Kalam is ready');
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  expect(loads.count).toBe(0);
});

test('what writes the files is asked for once more before a download fails', async ({ page }) => {
  test.slow();
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'Accounts jobs');
  await page.goto('/dashboard');
  let asked = 0;
  await page.route('**/assets/document-worker-*.js', async (route) => {
    asked += 1;
    if (asked === 1) await route.abort('internetdisconnected');
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download Resume' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(asked).toBe(2);
});
