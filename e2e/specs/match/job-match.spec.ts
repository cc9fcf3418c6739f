import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { watchWrites } from '../../steps/requests.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Locator, type Page, test } from '../../steps/test.ts';
import { chooseInMenu, fillWithSample, focusedField, openBuilder } from '../../steps/wizard.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const advert = `Senior Backend Engineer
Meridian Traders, Bengaluru

Requirements:
- 5+ years of experience in backend development
- Hands-on experience with TypeScript and PostgreSQL
- Docker and Redis in production

Responsibilities:
- Mentor junior engineers of the team

Good to have:
- Experience with Golang
`;

const window = (page: Page): Locator => page.getByRole('dialog', { name: 'Compare with a job' });
const textOf = (page: Page): Locator => window(page).getByLabel('Text of the job');
const compare = (page: Page): Promise<void> =>
  window(page).getByRole('button', { name: 'Compare', exact: true }).click();
/** The row of an ask, by the advert's own words. */
const ask = (page: Page, words: string): Locator =>
  window(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(words, { exact: true }) })
    .filter({ has: page.getByRole('button', { name: `Show “${words}” in the advert` }) });

const compareInBuilder = async (page: Page, text = advert): Promise<void> => {
  await openBuilder(page);
  await fillWithSample(page);
  await chooseInMenu(page, 'Compare with a job…');
  await textOf(page).fill(text);
  await compare(page);
  await expect(window(page).getByRole('heading', { name: 'Required' })).toBeVisible();
};

test('an advert’s asks stand beside one’s own sentences, and lead to the field that lacks one @phone', async ({
  page,
}) => {
  const sent = watchWrites(page);
  await openBuilder(page);
  await fillWithSample(page);
  await chooseInMenu(page, 'Compare with a job…');
  await expect(textOf(page)).toBeFocused();
  await compare(page);
  await expect(window(page).getByText('Paste the text of the job first')).toBeVisible();
  await textOf(page).fill('Accountant, Pune');
  await expect(window(page).getByText('This is too short for an advert.')).toBeVisible();
  await expectNoViolation(page, 'a text too short');
  await textOf(page).fill('The weather was fine on the hills that day and everybody went for a long walk.');
  await compare(page);
  await expect(window(page).getByRole('heading', { name: 'We found no asks in this text' })).toBeVisible();
  await window(page).getByRole('button', { name: 'Paste the whole advert' }).click();
  await textOf(page).fill(advert);
  await compare(page);

  await expect(window(page).getByRole('heading', { name: 'Senior Backend Engineer' })).toBeFocused();
  const shown = ask(page, 'TypeScript');
  await expect(shown.locator('mark').first()).toHaveText('TypeScript');
  await expect(shown.getByRole('button', { name: 'In your resume: Skills' })).toBeVisible();
  const missing = ask(page, 'Redis');
  await expect(missing).toContainText('Not in your resume: add it only if it is true');
  await expect(window(page).getByRole('heading', { name: 'Good to have' })).toBeVisible();
  await expect(window(page)).not.toContainText(/\d+\s*%|\d+ of \d+|score of/i);
  await expectNoViolation(page, 'asks');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, 'asks in the dark theme');
  await page.emulateMedia({ colorScheme: 'light' });

  await missing.getByRole('button', { name: 'Show “Redis” in the advert' }).click();
  const text = window(page).getByRole('region', { name: 'The advert' });
  await expect(text).toBeFocused();
  await expect(text.locator('mark[data-told]')).toHaveText('Redis');
  await expectNoViolation(page, 'the advert');
  const tab = window(page).getByRole('tab', { name: 'What they ask' });
  if (await tab.isVisible()) await tab.click();

  await missing.getByRole('button', { name: /^Go to Skills/ }).click();
  await expect(window(page)).toBeHidden();
  await expect.poll(() => focusedField(page)).toBe('skills.10.name');
  await page.keyboard.type('Redis');
  await page.keyboard.press('Enter');
  await expectNoViolation(page, 'led to a field');
  await page.getByRole('button', { name: 'Back to the comparison' }).click();
  await expect(missing.getByRole('button', { name: 'In your resume: Skills' })).toBeVisible();

  await ask(page, 'Mentor junior engineers of the team')
    .getByRole('button', { name: 'In your resume: Work Experience · Saffron Payments' })
    .click();
  await expect.poll(() => focusedField(page)).toBe('workExperience.0.description');
  await page.getByRole('button', { name: 'End the comparison' }).click();

  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await chooseInMenu(page, 'Compare with a job…');
  await expect(ask(page, 'Redis')).toContainText('In your resume');
  if (await tab.isVisible()) await window(page).getByRole('tab', { name: 'The advert' }).click();
  await window(page).getByRole('button', { name: 'Remove it' }).click();
  await expect(textOf(page)).toHaveValue('');
  await window(page).getByRole('button', { name: 'Use this advert' }).click();
  await expect(ask(page, 'Redis')).toBeVisible();
  expect(sent).toEqual([]);
});

test('by keyboard alone, from the menu to the field and back', async ({ page }) => {
  await openBuilder(page);
  await fillWithSample(page);
  await page.getByRole('button', { name: 'Import, export and samples' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Compare with a job…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.insertText(advert);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(window(page).getByRole('button', { name: 'Compare', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(window(page).getByRole('heading', { name: 'Senior Backend Engineer' })).toBeFocused();
  const lead = ask(page, 'Redis').getByRole('button', { name: /^Go to Skills/ });
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await lead.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(lead).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedField(page)).toBe('skills.10.name');
  const back = page.getByRole('button', { name: 'Back to the comparison' });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(window(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window(page)).toBeHidden();
});

test('markup that is pasted is read as text, and a fresher is led to a section that is not there yet', async ({
  page,
}) => {
  await openBuilder(page);
  await chooseInMenu(page, 'Fill with a fresher’s sample');
  await expect(page.getByLabel('Full name')).not.toHaveValue('');
  await chooseInMenu(page, 'Compare with a job…');
  await textOf(page).evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1>Accounts Executive</h1><p>Requirements:</p><ul><li>Knowledge of Tally and GST</li><li>Fluent in Marathi</li></ul>',
    );
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(textOf(page)).toHaveValue(
    'Accounts Executive\nRequirements:\nKnowledge of Tally and GST\nFluent in Marathi',
  );
  await compare(page);
  await ask(page, 'Tally')
    .getByRole('button', { name: /^Go to Skills/ })
    .click();
  await expect.poll(() => focusedField(page)).toMatch(/^fresherSkills\.\d+\.name$/);
});

const inTally =
  'Commerce graduate who kept the books of a college fair in Tally Prime and closed them in a week.';

test('a saved resume is compared from the dashboard and from a found job, and a copy is made for it', async ({
  page,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'Shop floor', 'modern', ['Forklift']);
  const accounts = await saveResume(page, 'Accounts jobs', 'modern', [], inTally);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More for Accounts jobs' }).click();
  await page.getByRole('menuitem', { name: 'Compare with a job' }).click();
  await textOf(page).fill(
    'Accounts Executive\n\nRequirements:\n- Knowledge of Tally and SAP\n- 2 years of experience',
  );
  await compare(page);
  await expect(ask(page, 'Tally')).toContainText('In your resume: Professional summary');
  await ask(page, 'SAP')
    .getByRole('button', { name: /^Go to Skills/ })
    .click();
  await expect(page).toHaveURL(`/builder?resume=${accounts}`);
  await expect.poll(() => focusedField(page)).toMatch(/kills\.\d+\.name$/);
  await page.getByRole('button', { name: 'Back to the comparison' }).click();
  await expect(ask(page, 'SAP')).toContainText('Not in your resume');
  await page.keyboard.press('Escape');

  await page.goto('/dashboard/jobs');
  await page.getByRole('combobox', { name: 'Job title or keywords' }).fill('Accountant');
  await page.getByRole('textbox', { name: 'Location' }).fill('Mumbai');
  await page.getByRole('button', { name: 'Search Jobs' }).click();
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Tally' }).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: /^Compare with my resume/ }).click();
  await window(page).getByLabel('Which resume').selectOption('Shop floor');
  await expect(window(page).getByRole('heading', { name: title })).toBeVisible();
  const tally = window(page)
    .getByRole('listitem')
    .filter({ hasText: /^Tally/ })
    .first();
  await expect(tally).toContainText('Not in your resume');
  await window(page).getByLabel('Which resume').selectOption('Accounts jobs');
  await expect(tally).toContainText('In your resume: Professional summary');
  await expectNoViolation(page, 'a found job');

  await window(page).getByRole('button', { name: 'Make a copy for this job' }).click();
  const making = page.getByRole('dialog', { name: 'Make a copy for a job' });
  await expect(making.getByLabel('Job title')).toHaveValue(title);
  await expect(making.getByLabel('Name of the copy')).toHaveValue(new RegExp(title));
  await making.getByRole('button', { name: 'Make the copy' }).click();
  await expect(page).toHaveURL(/\/builder\?resume=/);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the comparison' }).click();
  await expect(window(page).getByRole('heading', { name: title })).toBeVisible();
});

test('in Hindi every word of it is Hindi', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/builder');
  await page.getByRole('button', { name: 'इंपोर्ट, एक्सपोर्ट और नमूने' }).click();
  await page.getByRole('menuitem', { name: 'किसी नौकरी से मिलाएँ…' }).click();
  const dialog = page.getByRole('dialog', { name: 'किसी नौकरी से मिलाएँ' });
  await dialog.getByLabel('नौकरी का पाठ').fill(advert);
  await dialog.getByRole('button', { name: 'तुलना करें', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'ज़रूरी' })).toBeVisible();
  await expect(dialog.getByText('आपका रिज़्यूमे अभी ख़ाली है')).toBeVisible();
  await expect(dialog.getByText('आपके रिज़्यूमे में नहीं है: सच हो तभी जोड़ें').first()).toBeVisible();
  const english = await dialog.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    // The advert is the employer's, and so are its words in the list.
    for (const own of copy.querySelectorAll('section[tabindex] > [dir=auto], li [dir=auto], h3, textarea'))
      own.remove();
    for (const hidden of copy.querySelectorAll('button .sr-only')) hidden.remove();
    return copy.textContent?.match(/[A-Za-z]{3,}/g) ?? [];
  });
  expect(english).toEqual([]);
  await expectNoViolation(page, 'in Hindi');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it works once it was loaded, and says so where it was not', async ({ page, context }) => {
    await compareInBuilder(page);
    await page.keyboard.press('Escape');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const isKept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('kalam-assets')).keys();
        return ['match-worker', 'match-host', 'download-step'].every((part) =>
          keys.some(({ url }) => url.includes(part)),
        );
      });
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Continue where you left off' }).click();
    await chooseInMenu(page, 'Compare with a job…');
    await expect(ask(page, 'TypeScript')).toContainText('In your resume: Skills');
  });
});

test('what reads adverts does not come: it is said, and tried again', async ({ page }) => {
  await page.route('**/assets/match-worker-*.js', (route) => route.abort());
  await openBuilder(page);
  await chooseInMenu(page, 'Compare with a job…');
  await textOf(page).fill(advert);
  await compare(page);
  await expect(window(page).getByRole('alert')).toContainText('This part could not be loaded');
  await page.unroute('**/assets/match-worker-*.js');
  await window(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(window(page).getByText('Your resume has nothing in it yet')).toBeVisible();
});
