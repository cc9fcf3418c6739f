import { mailedLink, newEmail, password, signedInPerson } from '../../steps/people.ts';
import { expect, test } from '../../steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('mails and the account’s own pages speak Hindi to whoever reads Hindi @phone', async ({ page }) => {
  test.slow();
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: 'http://localhost' }]);
  const email = await signedInPerson(page);
  const subjects = async (to: string): Promise<string[]> => {
    const answer = await page.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(to)}`);
    return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
  };
  expect(await subjects(email)).toEqual(['अपना ईमेल पता सत्यापित करें']);
  await page.goto('/dashboard/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'आप कहाँ-कहाँ साइन इन हैं' })).toContainText('यह डिवाइस');
  await main.getByRole('button', { name: 'ईमेल बदलें' }).click();
  const dialog = page.getByRole('dialog', { name: 'अपना ईमेल बदलें' });
  await dialog.getByLabel('नया ईमेल').fill(newEmail('asha.hindi'));
  await dialog.getByLabel('आपका पासवर्ड').fill(password);
  await dialog.getByRole('button', { name: 'दोनों लिंक भेजें' }).click();
  await expect(main.getByText('दोनों पतों से पुष्टि ज़रूरी है')).toBeVisible();
  await page.goto(await mailedLink(page.request, email, '/confirm-email'));
  expect(await subjects(email)).toContain('अपने Kalam खाते के नए ईमेल की पुष्टि करें');
  await page.getByRole('button', { name: 'बदलाव की पुष्टि करें' }).click();
  await expect(page.getByRole('heading', { name: 'दो में से एक की पुष्टि हो गई' })).toBeVisible();
});
