import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, post, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import { openBuilder } from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const drawnPhoto = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    const pen = canvas.getContext('2d');
    if (pen)
      Object.assign(pen, { fillStyle: `hsl(${Math.random() * 360} 60% 50%)` }).fillRect(0, 0, 300, 300);
    return canvas.toDataURL('image/jpeg');
  });

/** A saved resume that shows a stored photo. */
const savedWithPhoto = async (page: Page): Promise<string> => {
  const id = await saveResume(page, 'With a photo');
  const { url } = await post<{ url: string }>(page, '/api/images', { image: await drawnPhoto(page) });
  await page.evaluate(
    async ([path, profileImage]) => {
      const { resume } = await (await fetch(path)).json();
      const data = { ...resume.data, personalInfo: { ...resume.data.personalInfo, profileImage } };
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ version: resume.version, data });
      const answer = await fetch(path, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [`/api/resumes/${id}`, url] as const,
  );
  return id;
};

const note = 'Could not be loaded and is left out: your photo.';

test('a photo that cannot be loaded is left out and named, in the file and in the preview @phone', async ({
  page,
  context,
}, { project }) => {
  test.slow();
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const id = await savedWithPhoto(page);
  await context.route('**/api/images/*', (route) => route.fulfill({ status: 404, json: { success: false } }));

  await page.goto(`/dashboard?download=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Download Resume' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^with_a_photo_.*\.pdf$/);
  // It stays open until it was read.
  await expect(dialog.getByText(note)).toBeVisible();
  await expectNoViolation(page, 'a download without its photo');
  await page.screenshot({ path: test.info().outputPath('download.png') });

  await page.goto(`/builder?resume=${id}`);
  await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sharma');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Resume preview' });
  await expect(preview.getByText(note)).toBeVisible();
  await expect(preview.getByText('Ananya').first()).toBeAttached();
  await expectNoViolation(page, 'a preview without its photo');
  await page.screenshot({ path: test.info().outputPath('preview.png') });
  await context.unroute('**/api/images/*');
  await preview.getByRole('button', { name: 'Try Again' }).click();
  await expect(preview.getByText(note)).toBeHidden();
  await expect(preview.locator('svg image').first()).toBeAttached();
});

test('a template without a place for pictures says so where it is chosen and at the photo @phone', async ({
  page,
}, { project }) => {
  await openBuilder(page);
  const photo = page.locator('[data-field="personalInfo.profileImage"]');
  await expect(photo).toContainText('A plain, friendly photo.');
  const said = 'Classic shows no photo and no certificate images.';
  await expect(page.getByText(said)).toHaveCount(0);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByLabel('Classic', { exact: true }).check({ force: true });
  await expect(page.getByText(said)).toBeVisible();
  await expectNoViolation(page, 'a template that shows no photo');
  await page.screenshot({ path: test.info().outputPath('picker.png') });
  if (project.name === 'phone') await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Profile photo', { exact: true })).toHaveAccessibleDescription(
    'Classic shows no photo. Yours is kept for other templates.',
  );
  await page.screenshot({ path: test.info().outputPath('field.png') });
});
