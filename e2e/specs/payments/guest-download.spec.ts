import { expect, type Page, test } from '@playwright/test';
import { expectNoViolation } from '../../steps/axe.ts';
import { mailedLink, newEmail } from '../../steps/people.ts';
import { providerWindow } from '../../steps/subscriber.ts';
import { openBuilder, sampleToDownload } from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const fileName = /^resume_modern_\d{4}-\d{2}-\d{2}\.pdf$/;

/** How many pieces of work this device keeps for their return. */
const keptDrafts = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('kalam-journal');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });

test('S1 §4: a guest pays, gets the PDF, and can fetch it again from the e-mail @phone', async ({ page }) => {
  test.slow();
  const email = newEmail('guest');
  await openBuilder(page);
  await sampleToDownload(page);
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await dialog(page, 'Save Your Resume').getByRole('button', { name: 'Continue as Guest' }).click();
  const form = dialog(page, 'Download as Guest');
  const pay = form.getByRole('button', { name: 'Pay ₹9' });
  await form.getByLabel('Email').fill('guest..person@example.com');
  await pay.click();
  await expect(
    form.getByText('Email cannot contain consecutive dots, underscores, or hyphens'),
  ).toBeVisible();
  await expectNoViolation(page, 'guest form');
  await form.getByLabel('Email').fill(email);

  // Leaving the window resets the button; the same order is opened again.
  await pay.click();
  await providerWindow(page).getByRole('button', { name: 'Close' }).click();
  await expect(form).toContainText('Payment Status Unknown');
  await expectNoViolation(page, 'guest form, unknown');

  // A reload takes the payment up where it was.
  await page.reload();
  await expect(form).toContainText('Payment Status Unknown');
  await pay.click();
  const downloading = page.waitForEvent('download');
  await providerWindow(page).getByRole('button', { name: 'Succeed' }).click();
  await expect(dialog(page, 'Payment Successful!')).toBeVisible();
  expect((await downloading).suggestedFilename()).toMatch(fileName);
  await expect(dialog(page, 'Payment Successful!')).toBeHidden();

  // Decision 9: what was downloaded is not left work, also after the reload.
  await expect.poll(() => page.evaluate(keptDrafts)).toBe(0);

  const link = await mailedLink(page.request, email, '/guest/download');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your resume is ready' })).toBeVisible();
  await expectNoViolation(page, 'guest download page');
  // The token never leaves the browser in an address, where logs and proxies would keep it.
  const token = new URL(link).hash.slice(1);
  expect(token).not.toBe('');
  expect(asked.filter((address) => address.split('#')[0]?.includes(token))).toEqual([]);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await again).suggestedFilename()).toMatch(fileName);
});

test('a private link that is not valid says so', async ({ page }) => {
  await page.goto('/guest/download#nobody');
  await expect(page.getByText('This download link is not valid or has expired')).toBeVisible();
});
