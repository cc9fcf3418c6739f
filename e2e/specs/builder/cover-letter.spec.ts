import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectNoViolation } from '../../steps/axe.ts';
import { newEmail, signedInPerson } from '../../steps/people.ts';
import { buyPlan, providerWindow, saveResume } from '../../steps/subscriber.ts';
import { type Download, expect, type Page, test } from '../../steps/test.ts';
import { chooseInMenu, isKept, openBuilder, sampleToDownload, stepHeading } from '../../steps/wizard.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const form = (page: Page) => page.getByRole('region', { name: 'Cover letter', exact: true });
const shownLetter = (page: Page) => page.getByRole('region', { name: 'Cover letter preview' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const writeLetter = async (page: Page): Promise<void> => {
  await form(page).getByLabel('Addressed to').fill('The Hiring Manager\nSample Analytics\nPune 411045');
  await form(page).getByLabel('Subject').fill('Application for Accountant (Ref. 17/2026)');
  await form(page)
    .getByLabel('Your text')
    .fill('I apply for the post you advertised on 8 November 2026.\n\nI kept the books of 3 shops & a fair.');
};

const textOf = async (download: Download): Promise<string> => {
  const task = getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 });
  const pdf = await task.promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await task.destroy();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
};

/** Every width of the page fits the screen. */
const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

test('a letter is written beside its page, kept, saved with the resume and downloaded with it @phone', async ({
  page,
  isMobile,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const id = await saveResume(page, 'Accounts in Pune');
  await page.goto(`/builder?resume=${id}`);
  await chooseInMenu(page, 'Cover letter');
  await expect(form(page).getByLabel('Salutation')).toHaveValue('Dear Sir or Madam,');
  await expect(form(page).getByLabel('Closing')).toHaveValue('Yours sincerely,');
  await writeLetter(page);
  await expect(form(page).getByText('It fits on one page.')).toBeVisible();
  await expectNoViolation(page, 'cover letter');
  await expectNoSidewaysScroll(page);

  // On a phone the page is one thumb away.
  if (isMobile) await page.getByRole('button', { name: 'Preview', exact: true }).click();
  for (const words of ['Ananya Sharma', 'Sample Analytics', 'Subject: ', 'Yours sincerely,'])
    await expect(shownLetter(page)).toContainText(words);
  await expect(shownLetter(page)).not.toContainText('Sahyadri Institute');
  if (isMobile) await page.keyboard.press('Escape');

  // Undo knows it, and what is typed lies on the device.
  await form(page).getByRole('button', { name: 'Remove cover letter' }).click();
  await expect(form(page).getByLabel('Your text')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(form(page).getByLabel('Your text')).toHaveValue(/3 shops & a fair/);
  await isKept(page);

  // Browser Back leads to the step; the resume is on the page again.
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sharma');
  await expect(page).toHaveURL(`/builder?resume=${id}`);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(page, 'Save Resume').getByRole('button', { name: 'Save', exact: true }).click();
  const download = dialog(page, 'Download Resume');
  await download.getByLabel('Cover letter').check();
  await expectNoViolation(page, 'download dialog with a letter');
  await expectNoSidewaysScroll(page);
  const downloading = page.waitForEvent('download');
  await download.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^accounts_in_pune_cover_letter_\d{4}-\d{2}-\d{2}\.pdf$/);
  const text = await textOf(file);
  expect(text).toMatch(
    /Ananya Sharma[\s\S]*The Hiring Manager\nSample Analytics\nPune 411045\n[\s\S]*Subject: Application for Accountant \(Ref\. 17\/2026\)\n[\s\S]*Dear Sir or Madam,[\s\S]*3 shops & a fair\.[\s\S]*Yours sincerely,[\s\S]*Ananya Sharma/,
  );
  await expect(download).toBeHidden();

  // The count is of the resume: a letter alone does not raise it, both raise it once.
  const card = page.getByRole('article', { name: 'Accounts in Pune', exact: true });
  await expect(card).toContainText('Downloads0');
  const names: string[] = [];
  page.on('download', (one) => names.push(one.suggestedFilename()));
  await card.getByRole('button', { name: 'Download' }).click();
  await download.getByLabel('Both').check();
  await download.getByText('DOCX', { exact: true }).click();
  await download.getByRole('button', { name: 'Download' }).click();
  await expect(download.getByText('Download complete!')).toBeVisible();
  await expect
    .poll(() => names.map((name) => name.replace(/\d{4}-\d{2}-\d{2}/, 'day')))
    .toEqual(['accounts_in_pune_day.docx', 'accounts_in_pune_cover_letter_day.docx']);
  await expect(card).toContainText('Downloads1');
});

test('a guest writes a letter on the last step, pays once and gets both files, also by e-mail', async ({
  page,
}) => {
  const email = newEmail('letter');
  await openBuilder(page);
  await sampleToDownload(page);
  await page.getByRole('button', { name: 'Write a cover letter' }).click();
  await expect(form(page)).toBeFocused();
  await writeLetter(page);

  // Too long for a page: it says by how much, and loses nothing.
  const body = form(page).getByLabel('Your text');
  const before = await body.inputValue();
  await body.fill(
    `${before}\n${'One more sentence that makes this letter longer than it should be. '.repeat(60)}`,
  );
  await expect(form(page).getByText(/^\d+ lines more than one page\./)).toBeVisible();
  await expect(shownLetter(page)).toContainText('2 pages');
  await body.fill(before);
  await expect(form(page).getByText('It fits on one page.')).toBeVisible();

  // What no font has is named, and the way to it is a press; decision 62 asks about a number nobody needs.
  await form(page).getByLabel('Closing').fill('Yours \u{1f600}');
  await expect(page.getByText(/Our fonts cannot print these characters/)).toBeVisible();
  await form(page).getByLabel('Closing').fill('Yours sincerely,');
  await body.fill(`${before} My number is 2345 6789 0123.`);
  await form(page).getByLabel('Closing').focus();
  await expect(form(page).getByText(/This looks like an Aadhaar number/)).toBeVisible();
  await form(page).getByRole('button', { name: 'Done' }).click();
  await expect(stepHeading(page, 'Download')).toBeVisible();
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await page.getByRole('button', { name: /^Cover letter: This looks like an Aadhaar/ }).click();
  await expect(body).toBeFocused();
  await body.fill(before);

  // Every key is kept: a reload loses nothing.
  await isKept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await chooseInMenu(page, 'Cover letter');
  await expect(body).toHaveValue(before);
  await form(page).getByRole('button', { name: 'Done' }).click();

  const names: string[] = [];
  page.on('download', (one) => names.push(one.suggestedFilename().replace(/\d{4}-\d{2}-\d{2}/, 'day')));
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await dialog(page, 'Save Your Resume').getByRole('button', { name: 'Continue as Guest' }).click();
  await dialog(page, 'Download as Guest').getByLabel('Email').fill(email);
  await dialog(page, 'Download as Guest').getByRole('button', { name: 'Pay ₹9' }).click();
  await providerWindow(page).getByRole('button', { name: 'Succeed', exact: true }).click();
  await expect.poll(() => names).toEqual(['resume_modern_day.pdf', 'cover_letter_modern_day.pdf']);
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
      const mails: readonly { subject: string; id: string }[] = await answer.json();
      const copy = mails.find(({ subject }) => subject === 'Your resume from Kalam');
      return copy ? (await page.request.get(`/sandbox/mailbox/${copy.id}/source`)).text() : '';
    })
    .toMatch(/resume_modern_[\s\S]*cover_letter_modern_/);
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the letter and its form speak Hindi @phone', async ({ page }) => {
    await page.goto('/builder');
    await page.getByRole('button', { name: 'इंपोर्ट, एक्सपोर्ट और नमूने' }).click();
    await page.getByRole('menuitem', { name: 'कवर लेटर' }).click();
    const letter = page.getByRole('region', { name: 'कवर लेटर', exact: true });
    await letter.getByLabel('आपका पत्र').fill('मैं इस पद के लिए आवेदन करता हूँ।');
    await expect(letter.getByText('यह एक पेज में आ जाता है।')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolation(page, 'cover letter in Hindi');
  });
});
