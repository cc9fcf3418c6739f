import { expectNoViolation } from '../../steps/axe.ts';
import { newEmail, signedInPerson } from '../../steps/people.ts';
import { fingerprintOf, proofWindow, shownFingerprint } from '../../steps/proof.ts';
import { watchRequests } from '../../steps/requests.ts';
import { buyPlan, providerWindow } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import { focusedField, openBuilder, sampleToDownload, stepHeading } from '../../steps/wizard.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const look = (page: Page) => page.getByRole('button', { name: 'Look into the file' });

test('the last step shows what three readers get of the file, and a guest gets those very bytes @phone', async ({
  page,
  context,
}) => {
  await openBuilder(page);
  await sampleToDownload(page);
  const sent = watchRequests(page, context);
  await look(page).click();
  const window = proofWindow(page);
  await expect(window).toContainText('Three readers, not your employer’s');
  await expect(window.getByRole('status')).toContainText(/things you wrote/);
  // No score of any kind.
  await expect(window).not.toContainText('%');
  const shown = await shownFingerprint(window);

  // A section opens by its printed heading: what was written, and what became of it.
  const section = window.getByRole('button', { name: /^Work Experience/ });
  await section.click();
  const company = window.locator('[data-proof="workExperience.0.company"]');
  await expect(company).toContainText('You wroteSaffron Payments');
  await expect(company).toContainText('The same from all three');
  await expect
    .poll(() => company.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width))
    .toBeGreaterThan(300);
  await window.getByRole('button', { name: 'The text alone' }).click();
  await expect(window.getByRole('region', { name: 'The text alone' })).toContainText('Kavya Raghavan');
  await expectNoViolation(page, 'what is in the file');
  const overflow = await window.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);

  // Word is another file, read as carefully.
  await window.getByText('Word', { exact: true }).click();
  await expect(window.locator('[data-sha256]')).not.toHaveText(shown);
  await expect(window).toContainText('By paragraph');
  expect(await shownFingerprint(window)).not.toBe(shown);
  await expectNoViolation(page, 'what is in the Word file');
  expect(sent).toEqual([]);
  await window.getByRole('button', { name: 'Close' }).last().click();
  await expect(look(page)).toBeFocused();

  // Before paying it is offered once more, and what is paid for has the same bytes.
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  const form = page.getByRole('dialog', { name: 'Download as Guest' });
  await form.getByLabel('Email').fill(newEmail('proof'));
  await form.getByRole('button', { name: 'What screening software reads' }).click();
  expect(await shownFingerprint(window)).toBe(shown);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(form.getByRole('button', { name: 'What screening software reads' })).toBeFocused();
  await form.getByLabel('Yes, keep my resume here').check();
  await form.getByRole('button', { name: 'Pay ₹9' }).click();
  const downloading = page.waitForEvent('download');
  await providerWindow(page).getByRole('button', { name: 'Succeed', exact: true }).click();
  expect(await fingerprintOf(downloading)).toBe(shown);

  // A day later it is still that file, under the name of the day it is had.
  const paid = page.getByRole('dialog', { name: 'Your resume is paid' });
  await expect(paid).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  const again = page.waitForEvent('download');
  await paid.getByRole('button', { name: 'Download again' }).click();
  expect(await fingerprintOf(again)).toBe(shown);
});

test('what may be in the way is named, and a press of the keyboard leads to what changes it', async ({
  page,
}) => {
  await openBuilder(page);
  await sampleToDownload(page);
  await page.getByRole('button', { name: /Personal Info/ }).click();
  await page.getByLabel('Full name').fill('K A V Y A Raghavan');
  for (const step of ['Education', 'Experience', 'About Me', 'Download']) {
    await page.getByRole('button', { name: 'Next Step' }).click();
    await expect(stepHeading(page, step)).toBeVisible();
  }
  // By the keyboard alone, there and back.
  await look(page).focus();
  await page.keyboard.press('Enter');
  const window = proofWindow(page);
  await expect(
    window.getByRole('heading', { name: /^Letters with spaces between them: K A V Y A/ }),
  ).toBeVisible();
  await expectNoViolation(page, 'a warning');
  const goTo = window.getByRole('button', { name: 'Go to it' }).first();
  for (
    let presses = 0;
    presses < 12 && !(await goTo.evaluate((one) => one === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(window).toBeHidden();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect.poll(() => focusedField(page)).toBe('personalInfo.fullName');
});

test('with a plan, the file of the dashboard has the bytes that the builder showed', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await openBuilder(page);
  await sampleToDownload(page);
  await look(page).click();
  const window = proofWindow(page);
  const shown = await shownFingerprint(window);
  await window.getByText('Word', { exact: true }).click();
  await expect(window.locator('[data-sha256]')).not.toHaveText(shown);
  const word = await shownFingerprint(window);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save Resume' }).click();
  const save = page.getByRole('dialog', { name: 'Save Resume' });
  await save.getByLabel('Resume name').fill('Payments');
  await save.getByRole('button', { name: 'Save', exact: true }).click();
  const download = page.getByRole('dialog', { name: 'Download Resume' });
  for (const [format, fingerprint] of [
    ['PDF', shown],
    ['DOCX', word],
  ] as const) {
    await download.getByLabel(format).check();
    const file = page.waitForEvent('download');
    await download.getByRole('button', { name: 'Download', exact: true }).click();
    expect(await fingerprintOf(file)).toBe(fingerprint);
    await expect(download).toBeHidden();
    const card = page.getByRole('article', { name: 'Payments' });
    if (format === 'PDF') await card.getByRole('button', { name: 'Download' }).click();
  }
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a file is looked into once the builder has been opened', async ({ page, context }) => {
    await openBuilder(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const isKept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('kalam-assets')).keys();
        return ['reading-worker', 'draft-proof', 'document-worker', 'download-step'].every((part) =>
          keys.some(({ url }) => url.includes(part)),
        );
      });
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
    await sampleToDownload(page);
    await context.setOffline(true);
    await look(page).click();
    await shownFingerprint(proofWindow(page));
    await expect(proofWindow(page).getByRole('status')).toContainText(/things you wrote/);
  });
});
