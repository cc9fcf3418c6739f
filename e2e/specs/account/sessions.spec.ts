import { createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverEnv } from '../../playwright.config.ts';
import { expectNoViolation } from '../../steps/axe.ts';
import { fillSignIn, mailedLink, signedInPerson } from '../../steps/people.ts';
import { expect, test } from '../../steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a person sees where they are signed in, and ends it there @phone', async ({ page, browser }) => {
  test.slow();
  const email = await signedInPerson(page);
  const other = await (
    await browser.newContext({
      reducedMotion: 'reduce',
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    })
  ).newPage();
  const signInThere = async () => {
    await other.goto('/?auth=login');
    await fillSignIn(other, email);
    await expect(other.getByRole('dialog')).toBeHidden();
  };
  await signInThere();
  // Nobody had signed in from there before.
  await mailedLink(page.request, email, '/dashboard/profile');

  await page.goto('/dashboard/profile');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolation(page, 'profile with sessions');
  await list.getByRole('button', { name: 'Sign out: Chrome on Android' }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toBeFocused();
  await other.goto('/dashboard');
  await expect(other.getByRole('dialog', { name: 'Sign in to Kalam' })).toBeVisible();

  await signInThere();
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await other.context().close();
});

test('reminders are turned off and on, and a wrong link says so', async ({ page }) => {
  await signedInPerson(page);
  await page.goto('/dashboard/profile');
  const reminders = page.getByRole('switch', { name: 'Remind me before my plan ends' });
  await expect(reminders).toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/profile/mails') && answer.request().method() === 'PUT',
  );
  await reminders.focus();
  await page.keyboard.press('Space');
  await saved;
  await page.reload();
  await expect(reminders).toBeEnabled();
  await expect(reminders).not.toBeChecked();
  await page.goto('/unsubscribe#not-a-token');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolation(page, 'unsubscribing');
  await page.getByRole('button', { name: 'Stop the reminders' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not valid. You can turn the reminders off in your profile.',
  );
});

/** As the server signs it, with the secret of this run. */
const tokenOf = async (userId: string): Promise<string> => {
  const secret = (await readFile(join(serverEnv.DATA_DIR, 'auth-secret'), 'utf8')).trim();
  const key = Buffer.from(hkdfSync('sha256', secret, 'kalam', 'unsubscribe', 32)).toString('base64url');
  const signature = createHmac('sha256', key).update(userId).digest('base64url');
  return `${Buffer.from(userId).toString('base64url')}.${signature}`;
};

test('the link under a reminder ends them without a sign-in @phone', async ({ page, browser }) => {
  await signedInPerson(page);
  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await other.goto(`/unsubscribe#${await tokenOf(user.id)}`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolation(other, 'unsubscribing');
  await other.getByRole('button', { name: 'Stop the reminders' }).focus();
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'No more reminders' })).toBeVisible();
  await other.context().close();
  await page.goto('/dashboard/profile');
  const reminders = page.getByRole('switch', { name: 'Remind me before my plan ends' });
  await expect(reminders).toBeEnabled();
  await expect(reminders).not.toBeChecked();
});
