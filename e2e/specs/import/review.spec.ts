import { readFile } from 'node:fs/promises';
import { expectNoViolation } from '../../steps/axe.ts';
import { chooseFile, type OwnFile, review, reviewText, takeReviewed } from '../../steps/bring.ts';
import { type Browser, expect, type Locator, type Page, test } from '../../steps/test.ts';
import { chooseInMenu, fillWithSample, openBuilder, stepHeading } from '../../steps/wizard.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two names that nobody can tell apart, four schools, and a line that is nothing a resume has. */
const html = `<style>body{font:11pt serif} h2{font-size:13pt;margin:14pt 0 4pt} p{margin:3pt 0}</style>
<h1>Kavya Raghavan</h1>
<p>kavya.raghavan@example.com | +91 98765 43210 | Pune</p>
<h2>PROFESSIONAL EXPERIENCE</h2>
<p>Sahyadri, Vistara</p><p>Jun'19 - till date</p>
<ul><li>Opened accounts for small shops in Pune and looked after three hundred of them.</li></ul>
<h2>EDUCATION</h2>
<p>M.Com, Savitribai Phule Pune University, 2017, 72%</p>
<p>B.Com, Savitribai Phule Pune University, 2015, 68%</p>
<p>HSC, Modern High School, Pune, 2012, 81%</p>
<p>SSC, Modern High School, Pune, 2010, 88%</p>
<h2>SKILLS</h2><p>Tally, GST, Excel</p>
<h2>PERSONAL DETAILS</h2>
<p>Father's Name: Ravi Raghavan</p><p>Date of Birth: 12/04/1994</p>`;

const pdfOf = async (browser: Browser): Promise<OwnFile> => {
  const page = await browser.newPage();
  await page.setContent(html);
  const content = await page.pdf({ format: 'A4', margin: { top: '20mm', left: '20mm', right: '20mm' } });
  await page.close();
  return { name: 'Kavya.pdf', type: 'application/pdf', content };
};

const plainText = html
  .replace(/<style>.*<\/style>/, '')
  .replace(/<h2>/g, '\n')
  .replace(/<[^>]+>/g, '\n')
  .replace(/\n{3,}/g, '\n\n')
  .trim();

const toCheck = (page: Page, label: string): Locator =>
  review(page).getByRole('group', { name: `To check: ${label}` });
const mark = (page: Page, path: string): Locator => review(page).locator(`[data-mark~="${path}"]`).first();
const company = 'workExperience.0.company';

const bringPdf = async (page: Page, browser: Browser): Promise<void> => {
  await openBuilder(page);
  await chooseFile(page.getByLabel('Choose a file'), await pdfOf(browser));
  await expect(review(page)).toBeVisible();
};

test('a PDF is looked over beside its page, put right by pressing, and taken over in one step', async ({
  page,
  browser,
}) => {
  await bringPdf(page, browser);
  const dialog = review(page);
  await expect(dialog).toContainText('2 fields to check');
  await expect(dialog).toContainText('The rest stands under More Education:SSC, Modern High School');
  await expect(dialog).toContainText('Kept with your resume and not printed');
  const picture = dialog.getByRole('img', { name: 'Page 1 of your file' });
  await expect.poll(() => picture.evaluate((canvas) => (canvas as HTMLCanvasElement).width)).toBe(1600);
  await expectNoViolation(page, 'the review of a PDF');

  // The first doubtful field has the focus, and the page shows where it stands.
  const position = toCheck(page, 'Position').getByRole('textbox');
  await expect(position).toBeFocused();
  await expect(mark(page, 'workExperience.0.position')).toHaveAttribute('data-active');
  await mark(page, company).click();
  await expect(toCheck(page, 'Company').getByRole('textbox')).toBeFocused();

  await expect(position).toHaveValue('Sahyadri');
  await toCheck(page, 'Company').getByRole('button', { name: 'Swap with Position' }).click();
  await expect(position).toHaveValue('Vistara');
  await toCheck(page, 'Company').getByRole('button', { name: 'Looks right' }).click();
  await expect(dialog).toContainText('Nothing left to check');
  await expect(dialog.getByRole('button', { name: 'Use this' })).toBeFocused();

  // What was clear is closed, and can be opened by its section or by its place on the page.
  await expect(dialog.getByRole('button', { name: /^Education · 3 entries/ })).toBeVisible();
  await mark(page, 'personalInfo.location').click();
  const location = dialog.getByRole('button', { name: 'Edit Location' });
  await expect(location).toBeFocused();
  await location.click();
  await dialog.getByLabel('Location').fill('Nashik');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Your resume was imported.',
  );
  // Led to the first thing that needs a change.
  await expect(stepHeading(page, 'Education')).toBeVisible();
  await expect(page.getByText('Field of study is required').first()).toBeVisible();
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Kavya Raghavan');
  await expect(page.getByLabel('Location')).toHaveValue('Nashik');
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('text is looked over by keyboard alone, and nothing of it is lost by a stray Escape', async ({
  page,
}) => {
  await openBuilder(page);
  await reviewText(page, {
    basics: { name: 'Kavya Raghavan', mood: 'Fine', label: 'Banker' },
    education: [{ institution: 'IISc', area: 'Physics', studyType: 'PhD', endDate: '2013' }],
    volunteer: [{ organization: 'Seva', position: 'Teacher', startDate: 'Summer' }],
  });
  const dialog = review(page);
  const { keyboard } = page;
  await expect(toCheck(page, 'Education level').getByRole('combobox')).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Education level checked, 1 left to check');
  const month = toCheck(page, 'Start date').getByLabel('Month');
  await expect(month).toBeFocused();
  await keyboard.type('June');
  await keyboard.press('Tab');
  await keyboard.type('2012');
  await keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('All checked');
  await expect(dialog.getByRole('button', { name: 'Use this' })).toBeFocused();

  // A field is opened, changed, and left as it was.
  const info = dialog.getByRole('button', { name: /^Personal Info/ });
  await info.focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Edit Full name' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('x');
  await keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Edit Full name' })).toBeFocused();
  await expect(dialog).toContainText('Kavya Raghavan');

  // What has no place is put somewhere, taken back and put elsewhere.
  const put = dialog.getByRole('button', { name: 'Put it in …: basics.mood: Fine' });
  await put.focus();
  await keyboard.press('ArrowDown');
  await expectNoViolation(page, 'the places a piece can go');
  await keyboard.press('Escape');
  await expect(put).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(dialog).toContainText('Put in A section of its own');
  const back = dialog.getByRole('button', { name: /^Take back/ });
  await expect(back).toBeFocused();
  await keyboard.press('Enter');
  await expect(put).toBeFocused();
  await keyboard.press('Enter');
  await dialog.getByRole('menuitem', { name: 'Professional summary' }).focus();
  await keyboard.press('Enter');

  await keyboard.press('Escape');
  const leave = page.getByRole('dialog', { name: 'Leave without taking it over?' });
  await expect(leave).toBeVisible();
  await keyboard.press('Escape');
  await expect(leave).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use this' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('on a phone each doubtful field has the piece of the page above it @phone-only @phone', async ({
  page,
  browser,
}) => {
  await bringPdf(page, browser);
  const dialog = review(page);
  await expect(dialog).toContainText('2 fields to check');
  const piece = toCheck(page, 'Position').locator('canvas');
  await expect
    .poll(() => piece.evaluate((canvas) => (canvas as HTMLCanvasElement).width))
    .toBeGreaterThan(500);
  await expectNoViolation(page, 'the review on a phone');
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
  await toCheck(page, 'Position').getByRole('button', { name: 'Looks right' }).click();
  await expect(dialog).toContainText('Nothing left to check');
  await dialog.getByRole('button', { name: /^Work Experience/ }).click();
  expect(await isWide()).toBe(false);
  await takeReviewed(page);
  await expect(stepHeading(page, 'Education')).toBeVisible();
});

test('an import into a resume with content is chosen section by section @phone', async ({ page }) => {
  await openBuilder(page);
  await fillWithSample(page);
  await reviewText(page, plainText);
  const dialog = review(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const section = (name: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const info = section('Personal Info');
  await expect(info.getByLabel('Keep mine')).toBeChecked();
  await expect(info).toContainText('Ananya Sharma');
  await expect(info).toContainText('Kavya Raghavan');
  await section('Education').getByLabel('Add to mine').check();
  await expect(dialog).toContainText('entries go to More Education');
  await section('Skills').getByLabel('Replace').check();
  await expectNoViolation(page, 'the choice of sections');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(section('Skills').getByLabel('Replace')).toBeChecked();
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await chooseInMenu(page, 'Export everything (JSON)');
  const { data } = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(data.personalInfo.fullName).toBe('Ananya Sharma');
  expect(data.education).toHaveLength(3);
  expect(data.moreEducation).toHaveLength(4);
  expect(data.skills.map(({ name }: { name: string }) => name)).toEqual(['Tally', 'GST', 'Excel']);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Savitribai Phule Pune University')).toHaveCount(0);
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the review speaks the language of the page @phone', async ({ page }) => {
    await page.goto('/builder?import');
    const asking = page.getByRole('dialog');
    await asking.locator('textarea').fill(plainText);
    await asking.getByRole('button').last().click();
    const dialog = page.getByRole('dialog', { name: 'जो पढ़ा गया उसे जाँच लें' });
    await expect(dialog).toContainText('2 जगहें जाँचनी हैं');
    await expect(dialog.getByRole('group', { name: 'जाँचें: कंपनी' })).toBeVisible();
    await expectNoViolation(page, 'the review in Hindi');
    await dialog.getByRole('button', { name: 'इसे इस्तेमाल करें' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
