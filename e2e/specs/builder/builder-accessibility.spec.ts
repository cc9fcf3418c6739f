import { expectNoViolation } from '../../steps/axe.ts';
import { expect, test } from '../../steps/test.ts';
import { addWork, fifty, next, openBuilder, stepHeading, toExperience } from '../../steps/wizard.ts';

for (const { colorScheme, tag } of [
  { colorScheme: 'light', tag: '@phone' },
  { colorScheme: 'dark', tag: '' },
] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`every step and its windows have no accessibility violation, right and wrong ${tag}`, async ({
      page,
    }) => {
      test.slow();
      await openBuilder(page);
      await next(page);
      await expectNoViolation(page, 'personal info with messages');
      await toExperience(page);
      await next(page);
      await page.getByRole('button', { name: 'Add Experience' }).click();
      await expectNoViolation(page, 'work form with messages');
      await addWork(page);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(stepHeading(page, 'Education')).toBeVisible();
      await expectNoViolation(page, 'education list');
      await next(page);
      await page.getByRole('tab', { name: 'Skills' }).click();
      await expectNoViolation(page, 'skills');
      await page.getByLabel('I am a Fresher').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page, 'fresher question');
      await page.getByRole('button', { name: 'Clear and continue' }).click();
      await next(page);
      await page.getByLabel('Professional summary').fill(fifty);
      await page.getByLabel('I accept this declaration').check();
      await next(page);
      await expect(stepHeading(page, 'Download')).toBeVisible();
      await page.getByRole('button', { name: 'Preview Data' }).click();
      await expect(page.getByRole('region', { name: 'Resume data' })).toBeVisible();
      await expectNoViolation(page, 'download');
      await page.getByRole('button', { name: 'Save Resume' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page, 'save choices');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('button', { name: 'Add Certificate' }).click();
      await expectNoViolation(page, 'about me');
    });
  });
}
