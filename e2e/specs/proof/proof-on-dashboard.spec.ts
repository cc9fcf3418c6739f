import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { fingerprintOf, proofWindow, shownFingerprint } from '../../steps/proof.ts';
import { watchRequests } from '../../steps/requests.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

const openFromCard = async (page: Page, name: string) => {
  await card(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Look into the file' }).click();
};

test('a saved resume is looked into from its card and its download, and those bytes are downloaded and counted @phone', async ({
  page,
  context,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'Accounts in Pune', 'classic', ['Tally']);
  await page.goto('/dashboard');
  await expect(card(page, 'Accounts in Pune')).toBeVisible();
  await openFromCard(page, 'Accounts in Pune');
  const window = proofWindow(page);
  const shown = await shownFingerprint(window);
  await expectNoViolation(page, 'a saved resume looked into');
  const pdf = page.waitForEvent('download');
  await window.getByRole('button', { name: 'Download this file' }).click();
  expect(await fingerprintOf(pdf)).toBe(shown);
  expect((await pdf).suggestedFilename()).toMatch(/^accounts_in_pune_\d{4}-\d{2}-\d{2}\.pdf$/);
  const sent = watchRequests(page, context);
  await window.getByText('Word', { exact: true }).click();
  await expect(window.locator('[data-sha256]')).not.toHaveText(shown);
  const word = await shownFingerprint(window);
  expect(sent).toEqual([]);
  const docx = page.waitForEvent('download');
  await window.getByRole('button', { name: 'Download this file' }).click();
  expect(await fingerprintOf(docx)).toBe(word);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(card(page, 'Accounts in Pune')).toContainText('Downloads2');

  // The download dialog leads there, and gives the same file.
  await card(page, 'Accounts in Pune').getByRole('button', { name: 'Download' }).click();
  const download = page.getByRole('dialog', { name: 'Download Resume' });
  await download.getByRole('button', { name: 'What screening software reads' }).click();
  expect(await shownFingerprint(window)).toBe(shown);
  await page.keyboard.press('Escape');
  await card(page, 'Accounts in Pune').getByRole('button', { name: 'Download' }).click();
  const plain = page.waitForEvent('download');
  await download.getByRole('button', { name: 'Download', exact: true }).click();
  expect(await fingerprintOf(plain)).toBe(shown);
});

test('what a plan does not give is said, a sign that no face has is named, and a lost part can be tried again', async ({
  page,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'basic');
  const summary = 'Commerce graduate who reads 漢 and enjoys numbers that add up.';
  await saveResume(page, 'A sign too many', 'modern', [], summary);
  await page.goto('/dashboard');
  // The worker's file does not come.
  await page.route('**/assets/reading-worker-*', (route) => route.abort());
  await openFromCard(page, 'A sign too many');
  const window = proofWindow(page);
  await expect(window.getByRole('alert')).toContainText('The part that reads files could not be loaded');
  await expectNoViolation(page, 'a part that is missing');
  await page.unroute('**/assets/reading-worker-*');
  await window.getByRole('button', { name: 'Try Again' }).click();
  await shownFingerprint(window);
  await expect(window.getByRole('heading', { name: /cannot print these characters.*漢/ })).toBeVisible();
  await window.getByText('Word', { exact: true }).click();
  await expect(window).toContainText('By paragraph');
  await shownFingerprint(window);
  // Basic has no Word files; looking into one costs nothing.
  await expect(window.getByRole('button', { name: 'Download this file' })).toHaveCount(0);
  await expectNoViolation(page, 'a format the plan does not have');
});

test('in Hindi every word of it is Hindi', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'Accounts');
  await context(page);
  await page.goto('/dashboard');
  await page
    .getByRole('article', { name: 'Accounts' })
    .getByRole('button', { name: /Accounts/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'फ़ाइल के भीतर देखें' }).click();
  const window = page.getByRole('dialog', { name: 'छँटाई वाला सॉफ़्टवेयर क्या पढ़ता है' });
  await expect(window.getByRole('status')).toContainText('तीनों पाठकों से');
  await expect(window).toContainText('तीन पाठक, आपके नियोक्ता के नहीं');
  await window.getByRole('button', { name: /^नाम और संपर्क की जानकारी/ }).click();
  await expect(window).toContainText('आपने लिखा');
  // But for names of products, formats and what the person wrote, nothing is left in English.
  const words = await window.locator('h2, h3, dt, button, legend').allInnerTexts();
  const foreign = words.filter((word) => /[A-Za-z]{3,}/.test(word.replace(/PDF|Word|SHA-256/g, '')));
  expect(foreign.filter((word) => !/the same|वैसी ही/.test(word))).toEqual([]);
  await expectNoViolation(page, 'the window in Hindi');
});

const context = (page: Page) => page.context().addCookies([{ name: 'lang', value: 'hi', url: page.url() }]);
