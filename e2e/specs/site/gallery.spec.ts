import { expectNoViolation } from '../../steps/axe.ts';
import { watchWrites } from '../../steps/requests.ts';
import { expect, type Locator, type Page, test } from '../../steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const names = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading', { name: / Resume$/ });
const status = (page: Page): Locator => page.getByRole('main').getByRole('status').first();
const filter = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

test('S1 §2 a template is looked at by keyboard, as large as the screen allows @phone', async ({ page }) => {
  await page.goto('/templates');
  const opener = page.getByRole('button', { name: 'Preview Template: Classic Resume' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Classic Resume' });
  await expect(dialog.getByRole('group', { name: 'Pages' })).toBeFocused();
  const preview = dialog.getByRole('region', { name: 'Classic Resume, sample resume' });
  await expect(preview).toContainText('Ananya Sharma', { timeout: 30_000 });
  await expect(preview.getByText('2 pages')).toBeVisible();

  // The whole of the first page is seen, and either its height or its width is the screen's, but for the tools.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const sheet = dialog.locator('svg.resume-page').first();
  await expect(sheet).toBeInViewport({ ratio: 0.99 });
  const whole = await sheet.boundingBox();
  expect(Math.max((whole?.width ?? 0) / width, (whole?.height ?? 0) / height)).toBeGreaterThan(0.8);
  expect(await dialog.boundingBox()).toMatchObject({ height });
  await expectNoViolation(page, 'template preview');
  if (width > 1000) {
    await dialog.getByRole('button', { name: 'Fit the width' }).click();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(whole?.width ?? 0);
  }

  // The words by the control, the designs by the arrow keys.
  await dialog.getByRole('radio', { name: 'Fresher' }).check({ force: true });
  await expect(preview).toContainText('Arjun Nair');
  await dialog.getByRole('group', { name: 'Pages' }).focus();
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('dialog', { name: 'Executive Resume' });
  await expect(next.getByRole('status').last()).toHaveText('Executive Resume, design 3 of 8');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'Modern Resume' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/templates');

  // Back closes it, as a phone's own button does.
  await opener.click();
  await expect(page).toHaveURL('/templates?preview=classic');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('designs are found by what one looks for, and the address remembers it @phone', async ({ page }) => {
  await page.goto('/templates');
  await expect(status(page)).toHaveText('8 designs');
  await filter(page, 'With a photo').click();
  await expect(status(page)).toHaveText('5 designs');
  await expect(page).toHaveURL('/templates?show=photo');
  await expect(names(page)).toHaveText([
    'Modern Resume',
    'Executive Resume',
    'Creative Resume',
    'Business Resume',
    'Side Column Resume',
  ]);
  await expect(filter(page, 'With a photo')).toHaveAttribute('aria-pressed', 'true');
  await filter(page, 'One page').click();
  await expect(page.getByRole('heading', { name: 'No design has all of this' })).toBeVisible();
  await expect(status(page)).toHaveText('0 designs');
  await expectNoViolation(page, 'a gallery with nothing left');
  await page.goBack();
  await expect(status(page)).toHaveText('5 designs');
  await page.reload();
  await expect(status(page)).toHaveText('5 designs');
  await expect(filter(page, 'With a photo')).toHaveAttribute('aria-pressed', 'true');
  await filter(page, 'For freshers').click();
  await expect(names(page).first()).toHaveText('Modern Resume');
  await expect(page.locator('img[src="/samples/fresher-modern.svg"]')).toBeVisible();
  await expectNoViolation(page, 'a filtered gallery');
});

test('two designs are compared: beside each other, on a phone at the same place @phone', async ({ page }, {
  project,
}) => {
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Compare: Modern Resume' }).click();
  await expect(page.getByText('Modern Resume: choose one more to compare')).toBeVisible();
  await page.getByRole('button', { name: 'Compare: Creative Resume' }).click();
  await expectNoViolation(page, 'two designs chosen');
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare two designs' });
  await expect(page).toHaveURL('/templates?compare=modern&compare=creative');
  const sheetOf = (name: string) =>
    dialog
      .getByRole('region', { name: `${name} Resume, sample resume` })
      .locator('svg.resume-page')
      .first();
  const [modern, creative] = [sheetOf('Modern'), sheetOf('Creative')];
  await expect(modern).toBeVisible({ timeout: 30_000 });
  if (project.name === 'phone') {
    await expect(creative).toBeHidden();
    const before = await modern.boundingBox();
    await dialog.getByRole('radio', { name: 'Creative Resume' }).check({ force: true });
    await expect(modern).toBeHidden();
    expect(await creative.boundingBox()).toEqual(before);
  } else {
    const [left, right] = [await modern.boundingBox(), await creative.boundingBox()];
    expect(right?.y).toBe(left?.y);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    await expect(modern).toBeInViewport({ ratio: 0.99 });
  }
  await dialog.getByLabel('Second design').selectOption('side-column');
  await expect(dialog.getByText('Some screening software reads side columns out of order')).toBeVisible();
  await expectNoViolation(page, 'two designs compared');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Compare side by side' })).toBeHidden();
});

test('the pages show what a person has written, and no engine comes for anybody else @phone', async ({
  page,
}) => {
  const engine: string[] = [];
  page.on('request', (request) => {
    if (/harfbuzz|preview-engine|own-drawing/.test(request.url())) engine.push(request.url());
  });
  await page.goto('/templates');
  await expect(status(page)).toHaveText('8 designs');
  await page.waitForLoadState('networkidle');
  expect(engine).toEqual([]);
  await expect(page.getByRole('radio', { name: 'Your words' })).toHaveCount(0);

  await page.goto('/builder');
  await page.getByLabel('Full name').fill('Kavita Deshmukh');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const sent = watchWrites(page);
  await page.goto('/templates');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Modern Resume' }) });
  await expect(card.locator('svg.resume-page')).toContainText('Kavita Deshmukh', { timeout: 30_000 });
  await expect(card.getByText('1 page')).toBeVisible();
  await expect(card.locator('img')).toBeHidden();
  await expectNoViolation(page, 'a gallery with own words');
  await page.getByRole('radio', { name: 'Sample' }).check({ force: true });
  await expect(card.locator('img')).toBeVisible();
  await expect(card.locator('svg.resume-page')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Your words' }).check({ force: true });
  await page.getByRole('button', { name: 'Preview Template: Modern Resume' }).click();
  const preview = page.getByRole('region', { name: 'Modern Resume, your resume' });
  await expect(preview).toContainText('Kavita Deshmukh');
  expect(sent).toEqual([]);
});
