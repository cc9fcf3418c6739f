import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signedInPerson } from './people.ts';

const openPages = [
  '/',
  '/templates',
  '/plans',
  '/contact',
  '/terms',
  '/cancellation-refund',
  '/shipping-delivery',
  '/builder',
  '/verify-email',
  '/reset-password?token=x',
  '/payment/callback',
  '/payment/test',
  '/admin/login',
  '/no-such-page',
];
const ownPages = ['/dashboard', '/dashboard/jobs', '/dashboard/orders', '/dashboard/profile'];

const expectNoViolation = async (page: Page, name: string) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`);
  expect(found).toEqual([]);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of openPages) {
      test(`${path} has no accessibility violation @phone`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolation(page, path);
      });
    }

    for (const mode of ['login', 'register', 'reset']) {
      test(`the ${mode} window with its messages has no accessibility violation @phone`, async ({ page }) => {
        await page.goto(`/?auth=${mode}`);
        const dialog = page.getByRole('dialog');
        await dialog.locator('button[type=submit]').click();
        await expect(dialog.getByText("Don't forget your email!")).toBeVisible();
        await expectNoViolation(page, mode);
      });
    }

    test('a notice has no accessibility violation @phone', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
      await expectNoViolation(page, 'Privacy Policy');
    });

    test('signed-in pages have no accessibility violation', async ({ page }) => {
      test.slow();
      await signedInPerson(page);
      for (const path of ownPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolation(page, path);
      }
    });
  });
}
