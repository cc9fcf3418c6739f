import { expect, type Page } from '@playwright/test';
import { appCode } from '../../apps/server/src/testing/test-codes.ts';

/** The key as the page shows it to whoever has no camera, as an app would keep it. */
export const shownKey = async (page: Page): Promise<string> => {
  const groups = (await page.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  const secret = groups.replaceAll(' ', '');
  expect(secret.length).toBeGreaterThanOrEqual(32);
  return `otpauth://totp/Kalam?secret=${secret}`;
};

/** From "your password" to the recovery codes, which are given back. */
export const setUpSecondFactor = async (
  page: Page,
  password: string,
): Promise<{ key: string; codes: string[] }> => {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const key = await shownKey(page);
  await page.getByLabel('Code', { exact: true }).fill(appCode(key));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  return { key, codes };
};
