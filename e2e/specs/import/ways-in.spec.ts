import { expectNoViolation } from '../../steps/axe.ts';
import {
  chooseFile,
  dragFile,
  fileOf,
  importDialog,
  jsonResume,
  pasteFile,
  takeReviewed,
} from '../../steps/bring.ts';
import { signedInPerson } from '../../steps/people.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import { openBuilder } from '../../steps/wizard.ts';

const fullName = (page: Page) => page.getByLabel('Full name');
const veil = (page: Page) => page.getByText('Drop your resume here');

const isTakenAs = async (page: Page, name: string) => {
  await takeReviewed(page);
  await expect(fullName(page)).toHaveValue(name);
};

test('dropped on the front page, a resume goes along to the builder', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Start from the resume you have' });
  await expect(link).toHaveAttribute('href', '/builder?import');
  // Its listener comes when the page is at rest.
  await expect(async () => {
    await dragFile(page, jsonResume('Meera Das'), ['dragenter', 'dragover']);
    await expect(veil(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectNoViolation(page, 'front page with a file over it');
  await expect(veil(page)).toBeHidden();

  await dragFile(page, jsonResume('Meera Das'));
  await expect(page).toHaveURL(/\/builder$/);
  await isTakenAs(page, 'Meera Das');
  await expect(page.getByText('Saved on this device')).toBeVisible();

  // A reload is no second wish: what is asked is which work to go on with.
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Meera Das');
  await expect(importDialog(page)).toHaveCount(0);

  // Whoever asks for an import is not asked about earlier work first; it is still there when nothing comes of it.
  await page.goto('/builder?import');
  await expect(importDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/builder$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});

test('in the builder a resume is chosen, pasted as text or as a file, or dropped; a field keeps what is pasted into it @phone', async ({
  page,
}) => {
  await openBuilder(page);
  const card = page.getByRole('region', { name: 'Start from the resume you have' });
  await expect(card).toContainText('nothing is sent');
  await chooseFile(card.getByLabel('Choose a file'), jsonResume('Meera Das'));
  await isTakenAs(page, 'Meera Das');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(fullName(page)).toHaveValue('');

  await card.getByRole('button', { name: 'Paste text' }).click();
  const text = importDialog(page).getByLabel('Or paste its text');
  await expect(text).toBeFocused();
  await expectNoViolation(page, 'choosing a resume');
  await text.fill(String(jsonResume('Ravi Kumar').content));
  await importDialog(page).getByRole('button', { name: 'Read the text' }).click();
  await isTakenAs(page, 'Ravi Kumar');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();

  await pasteFile(fullName(page), jsonResume('Meera Das'));
  await pasteFile(page.getByRole('heading', { level: 2 }).first(), jsonResume('Asha Rao'));
  await isTakenAs(page, 'Asha Rao');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();

  // The card stays while one types, and is gone when there is work to come back to.
  await fullName(page).fill('Ravi');
  await expect(card).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(fullName(page)).toHaveValue('Ravi');
  await expect(card).toHaveCount(0);

  await page.getByRole('button', { name: 'Import, export and samples' }).click();
  await page.getByRole('menuitem', { name: 'Import a resume…' }).click();
  await expect(importDialog(page)).toBeVisible();
  await dragFile(page, { name: 'nothing.pdf', content: '' });
  await expect(importDialog(page).getByRole('alert')).toContainText('nothing.pdf');
  await expect(importDialog(page).getByRole('alert')).toContainText('This file is empty');
  await expectNoViolation(page, 'a file that cannot be read');
  await chooseFile(importDialog(page).getByLabel('Choose another'), jsonResume('Ravi Kumar'));
  await expect(page.getByRole('dialog', { name: 'Check what was read' })).toBeVisible();
});

test('dragged text is no file, and a file dropped beside a window that takes none is not opened', async ({
  page,
}) => {
  await openBuilder(page);
  await page.getByRole('button', { name: 'Import, export and samples' }).click();
  await page.getByRole('menuitem', { name: 'Import a resume…' }).click();
  await expect(importDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const isLeftAlone = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'Pune');
    const event = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return !event.defaultPrevented;
  });
  expect(isLeftAlone).toBe(true);
  await expect(veil(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Import, export and samples' }).click();
  await page.getByRole('menuitem', { name: 'Fill with a sample', exact: true }).click();
  await page.getByRole('button', { name: 'Import, export and samples' }).click();
  await page.getByRole('menuitem', { name: 'Fill with a sample', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Replace what you typed by a sample?' });
  await expect(question).toBeVisible();
  await dragFile(page, jsonResume('Meera Das'));
  await expect(question).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(/\/builder$/);
});

test('on the dashboard a resume starts a new one', async ({ page }) => {
  await signedInPerson(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Start from the resume you have' });
  await expect(link).toHaveAttribute('href', '/builder?import');
  await expect(async () => {
    await dragFile(page, jsonResume('Meera Das'), ['dragover']);
    await expect(veil(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await dragFile(page, jsonResume('Meera Das'));
  await isTakenAs(page, 'Meera Das');
  await expect(page.getByRole('heading', { level: 1, name: 'New resume' })).toBeVisible();
});

test('a file that takes long says so, and can be given up', async ({ page }) => {
  // The reader itself comes late, as on a slow line.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/reading-worker-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openBuilder(page);
  await chooseFile(page.getByLabel('Choose a file'), fileOf('resume.docx'));
  const wait = page.getByRole('dialog', { name: 'Reading your resume' });
  await expect(wait).toContainText('resume.docx');
  await expect(wait.getByRole('status')).toContainText('Looking for');
  await expectNoViolation(page, 'reading a resume');
  await wait.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(fullName(page)).toHaveValue('');
});

test('the reader cannot be fetched: said, and asked for anew with the next file', async ({ page }) => {
  await openBuilder(page);
  await page.route('**/assets/reading-worker-*.js', (route) => route.abort('internetdisconnected'));
  await chooseFile(page.getByLabel('Choose a file'), jsonResume('Meera Das'));
  await expect(importDialog(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/assets/reading-worker-*.js');
  await chooseFile(importDialog(page).getByLabel('Choose another'), jsonResume('Meera Das'));
  await isTakenAs(page, 'Meera Das');
});

test.describe('shared from another app', () => {
  test.use({ serviceWorkers: 'allow' });

  /** As the system does it: a form with the file, sent as a navigation. */
  const share = (page: Page, content: string) =>
    page.evaluate((text) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'resume' });
      const files = new DataTransfer();
      files.items.add(new File([text], 'मेरा resume.json', { type: 'application/json' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    }, content);

  test('a file is taken on the device, opened once, and not kept', async ({ page, context }) => {
    await openBuilder(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const controlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    await expect.poll(controlled).toBe(true);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.serviceWorker() !== null) sent.push(request.url());
    });
    await share(page, String(jsonResume('Meera Das').content));
    await isTakenAs(page, 'Meera Das');
    await expect(page).toHaveURL(/\/builder$/);
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => caches.has('kalam-shared'))).toBe(false);

    await share(page, '');
    await expect(importDialog(page).getByRole('alert')).toContainText('This file is empty');
  });

  test('before the device can take it, the builder asks for it', async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/plans');
    await share(page, String(jsonResume('Meera Das').content));
    await expect(importDialog(page).getByRole('alert')).toContainText('did not come along');
    await context.close();
  });
});
