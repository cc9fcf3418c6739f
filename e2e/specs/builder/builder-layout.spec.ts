import { expect, type Locator, type Page, test } from '../../steps/test.ts';
import {
  addEducation,
  addSkill,
  addWork,
  fifty,
  fillWithSample,
  next,
  openBuilder,
  stepHeading,
  toEducation,
} from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing there to measure');
  return box;
};
const sheet = (page: Page) => page.getByRole('group', { name: /^Page 1 of/ });

/** Buttons that say "press me", by their words; there is one at a time. */
const primaryButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent');
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = accent;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [...document.querySelectorAll('main button, main a, header button, header a')]
      .filter((button) => getComputedStyle(button).backgroundColor === color)
      .filter((button) => button.getBoundingClientRect().width > 0)
      .map((button) => button.textContent ?? '');
  });

test('S1 §2 the page is read beside the form: 420 px and more on a small laptop, the free sides on a large screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await openBuilder(page);
  await fillWithSample(page);
  await expect(sheet(page)).toBeVisible({ timeout: 30_000 });
  expect((await boxOf(sheet(page))).width).toBeGreaterThanOrEqual(420);
  // One bar, and the page begins right below it and its own choices.
  const bar = await boxOf(page.getByRole('banner'));
  expect(bar.height).toBeLessThanOrEqual(64);
  for (const name of ['Kalam, home']) await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Steps' })).toBeVisible();
  expect((await boxOf(page.getByLabel('Full name'))).y).toBeLessThan(200);

  // Read first, and the whole of it at a press.
  await page.getByRole('button', { name: 'Whole page' }).click();
  await expect.poll(async () => (await boxOf(sheet(page))).height).toBeLessThan(560);
  await page.getByRole('button', { name: 'Fit the width' }).click();
  await expect.poll(async () => (await boxOf(sheet(page))).width).toBeGreaterThanOrEqual(420);

  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(async () => (await boxOf(sheet(page))).width).toBeGreaterThanOrEqual(760);
  const { x, width } = await boxOf(sheet(page));
  expect(1920 - x - width).toBeLessThan(140);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wider).toBe(false);
});

test('one button at a time is the one to press, and the form of an empty list is open', async ({ page }) => {
  test.slow();
  await openBuilder(page);
  await expect.poll(() => primaryButtons(page)).toEqual(['Next Step']);
  await toEducation(page);
  await expect(page.getByLabel('School')).toBeVisible();
  await expect.poll(() => primaryButtons(page)).toEqual(['Add Education']);
  // An open form nobody has touched is neither work nor in the way; Next says what it always said.
  await next(page);
  await expect(page.getByText('Please add at least one education entry')).toBeVisible();
  await expect(page.getByText('School is required')).toBeHidden();
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2018' });
  await expect.poll(() => primaryButtons(page)).toEqual(['Next Step']);
  await page.getByRole('button', { name: 'Add Education' }).click();
  await expect.poll(() => primaryButtons(page)).toEqual(['Add Education']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await next(page);

  await expect(page.getByLabel('Company')).toBeVisible();
  await expect.poll(() => primaryButtons(page)).toEqual(['Add Experience']);
  // Half a date in a form nobody else was typed into is not lost.
  await page.getByRole('group', { name: 'Start date' }).getByLabel('Year').fill('2018');
  await next(page);
  await expect(page.getByText('Company is required')).toBeVisible();
  await addWork(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  await expect.poll(() => primaryButtons(page)).toEqual(['Add Skill']);
  await addSkill(page, 'Tally');
  await expect.poll(() => primaryButtons(page)).toEqual(['Next Step']);
  await page.getByLabel('Skill name').fill('Excel');
  await expect.poll(() => primaryButtons(page)).toEqual(['Add Skill']);
  await page.getByLabel('I am a Fresher').click();
  await page.getByRole('button', { name: 'Clear and continue' }).click();
  await expect(page.getByLabel('Organization')).toBeVisible();
  await expect.poll(() => primaryButtons(page)).toEqual(['Next Step']);
  await next(page);
  await page.getByLabel('Professional summary').fill(fifty);
  await page.getByLabel('I accept this declaration').check();
  await expect.poll(() => primaryButtons(page)).toEqual(['Next Step']);
  await next(page);
  await expect(stepHeading(page, 'Download')).toBeVisible();
  await expect.poll(() => primaryButtons(page)).toEqual(['Save Resume']);
});

/** What can be used on the screen and lies under the toast, by its words. */
const underToast = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Notifications' }).evaluate((region) => {
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

test('on a phone every step begins with its first input in sight, and a toast covers nothing @phone-only', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  const firstInput = async (): Promise<number> =>
    page.locator('#builder-step').evaluate((step) => {
      const tops = [...step.querySelectorAll('input, select, textarea')]
        .map((input) => input.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ top }) => top);
      return Math.min(...tops);
    });
  const expectInSight = async () => {
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await firstInput()).toBeLessThan(300);
  };
  await toEducation(page);
  await page.goBack();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expectInSight();
  const photo = await boxOf(page.getByText('Profile photo'));
  expect(photo.y).toBeGreaterThan((await boxOf(page.getByLabel('Website'))).y);
  await next(page);
  await expectInSight();
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2018' });
  await next(page);
  await expect(stepHeading(page, 'Experience')).toBeVisible();
  await expectInSight();

  await addWork(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  for (const name of ['Tally', 'Excel', 'Sales']) await addSkill(page, name);
  const before = await boxOf(page.getByLabel('Skill name'));
  await page.getByRole('button', { name: 'Remove Excel' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Excel removed');
  await page.getByRole('region', { name: 'Notifications' }).hover();
  expect(await underToast(page)).toEqual([]);
  expect(before.height).toBe((await boxOf(page.getByLabel('Skill name'))).height);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);

  await next(page);
  await expect(stepHeading(page, 'About Me')).toBeVisible();
  await expectInSight();
});
