import { readFile } from 'node:fs/promises';
import { expectNoViolation } from '../../steps/axe.ts';
import { pdfPages } from '../../steps/opened-file.ts';
import { newEmail } from '../../steps/people.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In the header, on a phone in the footer. */
const choose = async (page: Page, language: string): Promise<void> => {
  await page
    .getByRole('button', { name: /^(?:Language|भाषा):/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('menuitemradio', { name: language }).click();
};

const fillDate = async (page: Page, group: string, [day = '', month = '', year = '']: string[]) => {
  const field = page.getByRole('group', { name: group });
  const days = field.getByLabel('दिन');
  if (!(await days.isVisible())) await field.getByRole('button', { name: 'दिन भी लिखें' }).click();
  await days.fill(day);
  await field.getByLabel('महीना').selectOption(month);
  await field.getByLabel('वर्ष').fill(year);
};

const textOf = async (path: string): Promise<string> =>
  (await pdfPages(await readFile(path))).join(' ').replace(/\s+/g, ' ');

const facesDrawing = async (page: Page, selector: string): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
};

test('Hindi brings its own letters, and English does not fetch them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => /devanagari-\d+/.test(request.url()) && fetched.push(request.url()));
  await page.goto('/plans');
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched).toEqual([]);
  await choose(page, 'हिन्दी');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect.poll(() => facesDrawing(page, 'main p')).toContain('Noto Sans Devanagari');
  expect(fetched).not.toEqual([]);
  await page.reload();
  await expect(page.locator('link[rel=preload][href*="devanagari-400"]')).toBeAttached();
});

test('a resume from beginning to end in Hindi: switched, typed, refused, previewed, paid, read', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await choose(page, 'हिन्दी');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ऐसा रिज़्यूमे');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expectNoViolation(page, 'landing page in Hindi');

  await page.getByRole('link', { name: 'बनाना शुरू करें' }).first().click();
  const next = page.getByRole('button', { name: 'अगला चरण' });
  await next.click();
  await expect(page.getByText('पूरा नाम ज़रूरी है')).toBeVisible();
  await expect(page.getByText('नियोक्ता आपसे कैसे संपर्क करें?')).toBeVisible();
  await expect(page.getByText('आपका जन्मदिन कब है?')).toBeVisible();
  await expectNoViolation(page, 'builder in Hindi, refused');

  await page.getByLabel('पूरा नाम').fill('कमला शर्मा');
  await page.getByLabel('ईमेल').fill('kamla.sharma@example.com');
  await page.getByLabel('फ़ोन').fill('९८७६५४३२१०');
  await expect(page.getByLabel('फ़ोन')).toHaveValue('9876543210');
  await fillDate(page, 'जन्मतिथि', ['12', 'अप्रैल', '1996']);
  await page.getByLabel('जगह').fill('भोपाल');
  const preview = page.getByRole('region', { name: 'रिज़्यूमे का प्रीव्यू' });
  await expect(preview).toContainText('कमला शर्मा');
  await next.click();

  await page.getByLabel('स्कूल या कॉलेज').fill('शासकीय महाविद्यालय');
  await page.getByLabel('शिक्षा का स्तर').selectOption({ label: 'स्नातक डिग्री (बैचलर)' });
  await page.getByLabel('पढ़ाई का विषय').fill('वाणिज्य');
  await fillDate(page, 'पूरा होने की तारीख', ['31', 'मई', '2018']);
  await page.getByRole('button', { name: 'शिक्षा जोड़ें' }).click();
  await expect(preview).toContainText('मई 2018');
  await next.click();
  await page.getByLabel('मैं फ़्रेशर हूँ').check();
  await next.click();

  const summary = page.getByLabel('पेशेवर परिचय');
  await summary.fill('वाणिज्य में स्नातक।');
  await summary.blur();
  await expect(page.getByText('विवरण में कम से कम 50 अक्षर होने चाहिए')).toBeVisible();
  await summary.fill(
    'वाणिज्य में स्नातक। बैंक और कर के काम का अच्छा ज्ञान। समय पर और साफ़ काम करने की आदत। लेखा विभाग में काम की तलाश।',
  );
  await page.getByLabel('मुझे यह घोषणा स्वीकार है').check();
  await next.click();
  await expect(preview).toContainText('मेरी घोषणा है');

  // The page can speak English around the same words, and Hindi again.
  await page.getByLabel('रिज़्यूमे की भाषा').selectOption('English');
  await expect(preview).toContainText('May 2018');
  await expect(preview).toContainText('कमला शर्मा');
  await page.getByLabel('रिज़्यूमे की भाषा').selectOption('हिन्दी');
  await expect(preview).toContainText('मई 2018');

  await page.getByRole('button', { name: 'रिज़्यूमे सहेजें' }).click();
  await page.getByRole('button', { name: /अतिथि के रूप में आगे बढ़ें/ }).click();
  const form = page.getByRole('dialog', { name: 'अतिथि के रूप में डाउनलोड' });
  await form.getByRole('textbox', { name: 'ईमेल' }).fill(newEmail('hindi'));
  await form.getByRole('button', { name: '₹9 चुकाएँ' }).click();
  const downloading = page.waitForEvent('download');
  await page.frameLocator('iframe[title="Payment"]').getByRole('button', { name: 'Succeed' }).click();
  await expect(page.getByRole('dialog', { name: 'भुगतान सफल रहा!' })).toBeVisible();
  const text = await textOf(await (await downloading).path());
  for (const words of [
    'कमला शर्मा',
    'भोपाल',
    'मई 2018',
    'मेरी घोषणा है कि इस रिज़्यूमे में',
    'kamla.sharma@example.com',
  ])
    expect(text).toContain(words);
});

test('the language is remembered, follows the browser until chosen, and is there from the first byte @phone', async ({
  browser,
  page,
}) => {
  await page.goto('/plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  await choose(page, 'हिन्दी');
  await expect(page.getByRole('heading', { level: 1, name: 'अपना प्लान चुनें' })).toBeVisible();
  await expect(page).toHaveTitle('अपना प्लान चुनें · Kalam');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'अपना प्लान चुनें' })).toBeVisible();
  const html = await (await page.request.get('/plans')).text();
  expect(html).toContain('<html lang="hi-IN">');
  expect(html).toContain('अपना प्लान चुनें</h1>');

  // A legal text stays English, and says why in Hindi.
  await page.goto('/terms');
  await expect(page.getByText('यह पाठ अंग्रेज़ी में है')).toBeVisible();
  await expect(page.locator('[lang="en-IN"]')).toContainText('binding agreement');
  await expectNoViolation(page, 'legal page in Hindi');
  await choose(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');

  const inHindi = await browser.newContext({ locale: 'hi-IN', baseURL: new URL(page.url()).origin });
  const first = await inHindi.newPage();
  await first.goto('/templates');
  await expect(first.getByRole('heading', { level: 1, name: 'रिज़्यूमे टेम्पलेट' })).toBeVisible();
  await inHindi.close();
});

test('a text that binds is English in every line, whatever language the page around it speaks', async ({
  page,
}) => {
  const texts: (() => Promise<unknown>)[] = [
    ...['/terms', '/shipping-delivery', '/cancellation-refund'].map((path) => () => page.goto(path)),
    ...['गोपनीयता नीति', 'कुकी नीति', 'डेटा सुरक्षा सूचना'].map((name) => async () => {
      await page.goto('/');
      await page.getByRole('button', { name }).click();
    }),
  ];
  await page.goto('/');
  await choose(page, 'हिन्दी');
  for (const open of texts) {
    await open();
    const text = page.locator('[lang=en-IN].prose-legal');
    await expect(text.getByRole('heading').first()).toBeVisible();
    expect((await text.innerText()).match(/\p{Script=Devanagari}[^\n]*/gu) ?? []).toEqual([]);
  }
});

test('the preview stays when the language of the page changes, and is named in the new one', async ({
  page,
}) => {
  await page.goto('/builder');
  await page.getByLabel('Full name').fill('Kamla Sharma');
  const before = page.getByRole('region', { name: 'Resume preview' });
  await expect(before.getByRole('heading', { name: 'Kamla Sharma' })).toBeVisible();
  await choose(page, 'हिन्दी');
  const after = page.getByRole('region', { name: 'रिज़्यूमे का प्रीव्यू' });
  await expect(after.getByRole('heading', { name: 'Kamla Sharma' })).toBeVisible();
  await choose(page, 'English');
  await expect(before.getByRole('heading', { name: 'Kamla Sharma' })).toBeVisible();
});
