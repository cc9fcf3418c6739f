import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { addStaff, signInStaff } from '../../steps/staff.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share Resume' });
const openShare = async (page: Page, name: string) => {
  await card(page, name).getByRole('button', { name: 'Share', exact: true }).press('Enter');
  return shareDialog(page);
};
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface SheetWindow {
  handed?: { name: string; bytes: number[] };
  refuses?: boolean;
}

/** The sheet itself belongs to the device; this one notes what it is given. */
const withSheet = (page: Page) =>
  page.addInitScript(() => {
    const noted = window as unknown as SheetWindow;
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'application/pdf') ?? false,
      share: async ({ files }: ShareData) => {
        if (noted.refuses) throw new DOMException('closed', 'AbortError');
        const [file] = files ?? [];
        if (file) noted.handed = { name: file.name, bytes: [...new Uint8Array(await file.arrayBuffer())] };
      },
    });
  });

test('a phone hands on the very file that is downloaded, and it counts once it went @phone', async ({
  page,
}) => {
  await withSheet(page);
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'To send');
  await page.goto('/dashboard');
  const dialog = await openShare(page, 'To send');
  const send = dialog.getByRole('button', { name: 'Send the PDF' });
  await expect(send).toBeVisible();
  await expectNoViolation(page, 'share dialog with a sheet');
  await page.evaluate(() => {
    (window as unknown as SheetWindow).refuses = true;
  });
  await send.click();
  await expect(send).toBeVisible();
  await expect(card(page, 'To send')).toContainText('Downloads0');
  await page.evaluate(() => {
    (window as unknown as SheetWindow).refuses = false;
  });
  await send.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card(page, 'To send')).toContainText('Downloads1');
  await expect(card(page, 'To send').getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  const handed = await page.evaluate(() => (window as unknown as SheetWindow).handed);

  await card(page, 'To send').getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const downloaded = await downloading;
  expect(handed?.name).toBe(downloaded.suggestedFilename());
  expect(sha256(Buffer.from(handed?.bytes ?? []))).toBe(sha256(await readFile(await downloaded.path())));
});

test('a private link shows one version to whoever has it, without the phone, until it is ended @phone', async ({
  page,
  browser,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'For an employer');
  await page.goto('/dashboard');
  const dialog = await openShare(page, 'For an employer');
  // No sheet on this device, so no button that would do nothing.
  await expect(dialog.getByRole('button', { name: 'Send the PDF' })).toHaveCount(0);
  for (const contact of ['Phone number', 'Location and address'])
    await expect(dialog.getByLabel(contact)).not.toBeChecked();
  await expectNoViolation(page, 'share dialog');
  await dialog.getByRole('button', { name: 'Make a private link' }).press('Enter');
  const field = dialog.getByRole('textbox', { name: 'Private link' });
  await expect(field).toBeFocused();
  const address = await field.inputValue();
  expect(address).toMatch(/^http:\/\/localhost:\d+\/shared#[\w-]{43}$/);
  await expect(dialog).toContainText('Shows the version of');
  await expect(dialog).toContainText('Not opened yet');
  await expectNoViolation(page, 'an open private link');

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  const answer = await visitor.goto(address);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(visitor.getByRole('heading', { name: 'Resume of Ananya Sharma' })).toBeVisible();
  await expect(visitor.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  const token = address.slice(address.indexOf('#') + 1);
  expect(asked.filter((url) => url.includes('/api/') && url.includes(token))).toEqual([]);
  const drawn = visitor.getByRole('img', { name: 'Page 1 of 1' });
  await expect
    .poll(() => drawn.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
  await visitor.getByText('Read it as text').click();
  await expect(visitor.getByRole('main')).toContainText('ananya.sharma@example.com');
  await expect(visitor.getByRole('main')).not.toContainText('98765');
  await expect(visitor.getByRole('main')).not.toContainText('Bengaluru');
  await expectNoViolation(visitor, 'a shared resume');
  const downloading = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Download PDF' }).press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^ananya_sharma_\d{4}-\d{2}-\d{2}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await dialog.getByLabel('Phone number').check();
  await dialog.getByRole('button', { name: 'Renew for 30 days' }).click();
  await expect(dialog).toContainText('Opened once');
  expect(await field.inputValue()).toBe(address);
  await visitor.reload();
  await visitor.getByText('Read it as text').click();
  await expect(visitor.getByRole('main')).toContainText('98765');

  await dialog.getByRole('button', { name: 'End the link' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Make a private link' })).toBeFocused();
  await visitor.reload();
  await expect(visitor.getByRole('alert')).toContainText('This link does not work, or not any more');
  await expectNoViolation(visitor, 'a link that ended');
  await visitor.context().close();
});

test('a shared resume is reported, and staff end it by its reference', async ({ page, browser }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'Reported');
  await page.goto('/dashboard');
  const dialog = await openShare(page, 'Reported');
  await dialog.getByRole('button', { name: 'Make a private link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Private link' }).inputValue();

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(address);
  await visitor.getByRole('link', { name: 'Report this resume' }).click();
  const subject = visitor.getByLabel('Subject');
  await expect(subject).toHaveValue(/^Report of the shared resume SL-\w{8}$/);
  const [reference = ''] = /SL-\w{8}/.exec(await subject.inputValue()) ?? [];
  expect(visitor.url()).not.toContain(address.slice(address.indexOf('#') + 1));

  const staffContext = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = await staffContext.newPage();
  await signInStaff(staff, await addStaff());
  await staff.goto('/admin/shared-links');
  await staff.getByLabel('Reference of a shared link').fill(reference.toLowerCase());
  const row = staff.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Open');
  await expectNoViolation(staff, 'a reported link');
  await row.getByRole('button', { name: `End the link ${reference}` }).click();
  const ending = staff.getByRole('dialog', { name: 'End this shared link?' });
  await ending.getByRole('button', { name: 'End the link' }).click();
  await expect(ending).toContainText('Please give a reason');
  await ending.getByLabel('Reason').fill('Somebody else’s name');
  await ending.getByRole('button', { name: 'End the link' }).click();
  await expect(row).toContainText('Ended by staff');
  await staffContext.close();

  await visitor.goto('about:blank');
  await visitor.goto(address);
  await expect(visitor.getByRole('alert')).toContainText('This link does not work, or not any more');
  await visitor.context().close();
  await page.reload();
  await expect(
    (await openShare(page, 'Reported')).getByText(/Our staff ended the private link/),
  ).toBeVisible();
});

test('a shared resume reads in Hindi too', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const id = await saveResume(page, 'Hindi reader');
  const path = await page.evaluate(async (resume) => {
    const answer = await fetch(`/api/resumes/${resume}/shared-link`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ withPhone: false, withAddress: false }),
    });
    return ((await answer.json()) as { link: { path: string } }).link.path;
  }, id);
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: page.url() }]);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Ananya Sharma का रिज़्यूमे' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'PDF डाउनलोड करें' })).toBeVisible();
});
