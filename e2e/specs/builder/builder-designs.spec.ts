import { expectNoViolation } from '../../steps/axe.ts';
import { expect, test } from '../../steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('decision 68 three designs lead, the others follow under More designs with what was typed @phone', async ({
  page,
}, { project }) => {
  await page.goto('/builder');
  await page.getByLabel('Full name').fill('Kavita Deshmukh');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Preview' }).click();
  const picker = page.getByRole('group', { name: 'Template' });
  await expect(picker.getByRole('radio')).toHaveCount(3);
  await page.getByRole('button', { name: 'More designs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a design' });
  await expect(dialog.getByRole('button', { name: 'Use Modern' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Use Modern' })).toHaveAttribute('aria-current', 'true');
  await expect(dialog.getByRole('status').first()).toHaveText('8 designs');
  await expect(dialog.getByRole('heading', { name: 'More designs' })).toBeVisible();
  const creative = dialog.getByRole('button', { name: 'Use Creative' });
  await creative.scrollIntoViewIfNeeded();
  await expect(creative.locator('svg.resume-page')).toContainText('Kavita Deshmukh', { timeout: 30_000 });
  await expectNoViolation(page, 'all designs in the builder');

  await dialog.getByRole('button', { name: /^One page/ }).click();
  await expect(dialog.getByRole('status').first()).toHaveText('1 design');
  await dialog.getByRole('button', { name: /^One page/ }).click();
  await dialog.getByRole('button', { name: 'Compare: Modern' }).click();
  await expect(dialog.getByText('Modern: choose one more to compare')).toBeVisible();
  await dialog.getByRole('button', { name: 'Compare: Side Column' }).click();
  const compared = page.getByRole('dialog', { name: 'Compare two designs' });
  await expect(compared.locator('svg.resume-page').first()).toContainText('Kavita Deshmukh');
  await page.keyboard.press('Escape');
  await expect(compared).toBeHidden();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Use Side Column' }).click();
  await expect(dialog).toBeHidden();
  await expect(picker.getByRole('radio', { name: 'Side Column' })).toBeChecked();
  await expect(page.getByText('Some screening software reads side columns out of order')).toBeVisible();
  await expectNoViolation(page, 'a design with a side column');
  await picker.getByRole('radio', { name: 'Classic' }).check({ force: true });
  await expect(picker.getByRole('radio', { name: 'Side Column' })).toHaveCount(0);
});
