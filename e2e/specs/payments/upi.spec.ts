import { newEmail, signedInPerson } from '../../steps/people.ts';
import { providerWindow } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import { openBuilder, sampleToDownload } from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A code on a desktop, the app on a phone, and no UPI ID to type on either. */
const expectOwnWay = async (page: Page, isMobile: boolean) => {
  const upi = providerWindow(page).getByRole('tabpanel', { name: 'UPI' });
  await expect(upi.getByRole('img', { name: 'QR code' })).toBeVisible({ visible: !isMobile });
  await expect(upi.getByText('Opens the UPI app on this phone')).toBeVisible({ visible: isMobile });
  await expect(upi.getByLabel('UPI ID')).toBeHidden();
};

test('UPI is paid by a code on a desktop and by the app on a phone @phone', async ({ page, isMobile }) => {
  test.slow();
  const email = await signedInPerson(page);
  await page.goto('/plans');
  await page.getByRole('button', { name: /Select Pro/ }).click();
  await page.getByRole('button', { name: 'Pay ₹49' }).click();
  await expectOwnWay(page, isMobile);
  const payer = providerWindow(page).locator('#payer');
  await expect(payer).toContainText(email);
  // No resume waits, so no number is known: none is invented.
  await expect(payer).not.toContainText(/\+91/);
});

test('S1 §7 a guest’s window knows the name, the address and the number of the resume', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await openBuilder(page);
  await sampleToDownload(page);
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await page
    .getByRole('dialog', { name: 'Save Your Resume' })
    .getByRole('button', { name: 'Continue as Guest' })
    .click();
  const email = newEmail('window');
  const form = page.getByRole('dialog', { name: 'Download as Guest' });
  await form.getByLabel('Email').fill(email);
  const ordered = page.waitForRequest('**/api/payment/create-order');
  await form.getByRole('button', { name: 'Pay ₹9' }).click();
  const { personalInfo } = (await ordered).postDataJSON().resume.data;
  await expectOwnWay(page, isMobile);
  await expect(providerWindow(page).locator('#payer')).toHaveText(
    `${personalInfo.fullName} · ${email} · +91${personalInfo.phone}`,
  );
});
