import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Locator, type Page, test } from '../../steps/test.ts';
import { openBuilder } from '../../steps/wizard.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** The controls under the toasts, by their words. */
const coveredControls = (page: Page): Promise<string[]> =>
  notifications(page).evaluate((region) => {
    const own = region.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((control) => !region.contains(control))
      .filter((control) => {
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        const apart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
        return width > 1 && height > 1 && !apart;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
  });

const isInside = async (inner: Locator, outer: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!a || !b) return false;
  return a.x >= b.x && a.x + a.width <= b.x + b.width && a.y >= b.y && a.y + a.height <= b.y + b.height;
};

test('a toast covers no control, and goes with the page it is about @phone', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('button', { name: 'Import, export and samples' }).click();
  await page.getByRole('menuitem', { name: 'Fill with a sample' }).click();
  await expect(notifications(page)).toContainText('Filled with a sample');
  await notifications(page).hover();
  expect(await coveredControls(page)).toEqual([]);
  await page.getByRole('link', { name: /Kalam/ }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Filled with a sample').filter({ visible: true })).toHaveCount(0);
});

test('the menu of a card at the bottom of the screen opens upwards; unsaved changes are asked about in whole words @phone', async ({
  page,
}, { project }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const id = await saveResume(page, 'Accounts jobs');
  await page.goto('/dashboard');
  const more = page.getByRole('button', { name: 'More for Accounts jobs' });
  await more.evaluate((button) => {
    const bar = document.querySelector('nav.fixed')?.getBoundingClientRect();
    const floor = bar && bar.height > 0 ? bar.top : innerHeight;
    // Room to scroll, however short the page is.
    document.body.style.paddingBottom = '100vh';
    scrollBy(0, button.getBoundingClientRect().bottom - floor + 4);
  });
  await more.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Dashboard' }).last();
  const floor = project.name === 'phone' ? (await bar.boundingBox())?.y : page.viewportSize()?.height;
  const box = await menu.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(floor ?? 0);
  expect(box?.y).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await page.goto(`/builder?resume=${id}`);
  await page.getByLabel('Location').fill('Pune');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  for (const name of ['Open the saved version', 'Continue where you left off'])
    expect(await isInside(question.getByRole('button', { name }), question), name).toBe(true);
});
