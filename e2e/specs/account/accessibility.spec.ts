import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { expect, test } from '../../steps/test.ts';

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
  '/admin/login',
  '/no-such-page',
];
const ownPages = ['/dashboard', '/dashboard/jobs', '/dashboard/orders', '/dashboard/profile'];

for (const { colorScheme, tag } of [
  { colorScheme: 'light', tag: '@phone' },
  { colorScheme: 'dark', tag: '' },
] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`open pages have no accessibility violation ${tag}`, async ({ page }) => {
      test.slow();
      for (const path of openPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolation(page, path);
      }
    });

    test(`the sign-in windows with their messages have no accessibility violation ${tag}`, async ({
      page,
    }) => {
      test.slow();
      for (const mode of ['login', 'register', 'reset']) {
        await page.goto(`/?auth=${mode}`);
        const dialog = page.getByRole('dialog');
        await dialog.locator('button[type=submit]').click();
        await expect(dialog.getByText("Don't forget your email!")).toBeVisible();
        await expectNoViolation(page, mode);
      }
      await page.goto('/');
      await page.getByRole('button', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
      await expectNoViolation(page, 'Privacy Policy');
    });

    test(`signed-in pages have no accessibility violation ${tag}`, async ({ page }) => {
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
