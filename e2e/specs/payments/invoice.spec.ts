import { expectNoViolation } from '../../steps/axe.ts';
import { test } from '../../steps/own-server.ts';
import { newEmail, signedInPerson } from '../../steps/people.ts';
import { providerWindow } from '../../steps/subscriber.ts';
import { expect, type Page } from '../../steps/test.ts';
import { openBuilder, sampleToDownload } from '../../steps/wizard.ts';

test.use({
  ownVariables: {
    GSTIN: '27AAPFU0939F1ZV',
    OWNER_NAME: 'Kalam Software LLP',
    SUPPORT_ADDRESS: '12 Nariman Point, Mumbai 400021',
  },
  contextOptions: { reducedMotion: 'reduce' },
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const choosePro = async (page: Page) => {
  await page.goto('/plans');
  await page.getByRole('button', { name: /Select Pro/ }).click();
  const purchase = dialog(page, 'Complete Your Purchase');
  await expect(purchase.getByLabel('Your State')).toBeVisible();
  return purchase;
};

/** Names of the files in the letters to an address, once one of them begins as expected. */
const mailedFiles = async (page: Page, to: string, begin: string): Promise<readonly string[]> => {
  let names: string[] = [];
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(to)}`);
      const letters: readonly { readonly attachments: readonly { readonly name: string }[] }[] =
        await answer.json();
      names = letters.flatMap(({ attachments }) => attachments.map(({ name }) => name));
      return names.some((name) => name.startsWith(begin));
    })
    .toBe(true);
  return names;
};

test('the State is asked once, at its field, by keyboard, and the invoice is had in My Orders @phone', async ({
  page,
}) => {
  test.slow();
  await signedInPerson(page);
  const purchase = await choosePro(page);
  await expectNoViolation(page, 'purchase with a State');
  await purchase.getByRole('button', { name: 'Pay ₹49' }).press('Enter');
  const state = purchase.getByLabel('Your State');
  await expect(purchase.getByText('Please choose your State: the invoice names it')).toBeVisible();
  await expect(state).toBeFocused();
  await expectNoViolation(page, 'purchase without a State');
  await page.keyboard.type('Mahar');
  await expect(state).toHaveValue('27');
  await expect(purchase.getByText('Please choose your State')).toBeHidden();

  // A business is asked for what its invoice has to name.
  const business = purchase.getByLabel('I am buying for a business with a GSTIN');
  await business.press('Space');
  await purchase.getByLabel('GSTIN', { exact: true }).fill('29AAGCB7383J1Z4');
  await page.keyboard.press('Enter');
  await expect(purchase.getByText('This GSTIN belongs to another State.')).toBeVisible();
  await expect(purchase.getByLabel('GSTIN', { exact: true })).toBeFocused();
  await expect(purchase.getByText('Please enter the name of the business as registered')).toBeVisible();
  await business.press('Space');
  await expect(purchase.getByLabel('GSTIN', { exact: true })).toBeHidden();

  await purchase.getByRole('button', { name: 'Pay ₹49' }).click();
  await providerWindow(page).getByRole('button', { name: 'Succeed', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect
    .poll(async () => (await (await page.request.get('/api/orders')).json()).documents.length)
    .toBe(1);
  await page.goto('/dashboard/orders');
  const row = page.getByRole('table', { name: 'My Orders' }).getByRole('row').nth(1);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Invoice' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kalam_invoice_INV\d\d-\d\d-\d{6}\.pdf$/);

  // Remembered: the next purchase only shows it.
  await page.goto('/plans');
  await page.getByRole('button', { name: /Select Enterprise/ }).click();
  await dialog(page, 'Replace your Pro plan?')
    .getByRole('button', { name: 'Continue with Enterprise' })
    .click();
  await expect(dialog(page, 'Complete Your Purchase').getByLabel('Your State')).toHaveValue('27');
});

test('a guest names the State, and the invoice comes with the resume', async ({ page }) => {
  test.slow();
  const email = newEmail('invoice');
  await openBuilder(page);
  await sampleToDownload(page);
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await dialog(page, 'Save Your Resume').getByRole('button', { name: 'Continue as Guest' }).click();
  const form = dialog(page, 'Download as Guest');
  await form.getByLabel('Email').fill(email);
  await expect(form.getByLabel('Your State')).toBeVisible();
  await form.getByRole('button', { name: 'Pay ₹9' }).click();
  await expect(form.getByLabel('Your State')).toBeFocused();
  await form.getByLabel('Your State').selectOption({ label: 'Karnataka' });
  await form.getByRole('button', { name: 'Pay ₹9' }).click();
  const downloading = page.waitForEvent('download');
  await providerWindow(page).getByRole('button', { name: 'Succeed', exact: true }).click();
  await downloading;
  const files = await mailedFiles(page, email, 'resume_');
  expect(files.some((name) => /^invoice_INV\d\d-\d\d-\d{6}\.pdf$/.test(name))).toBe(true);
});
