import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, post, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import { openBuilder, sampleToDownload } from '../../steps/wizard.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const panel = (page: Page) => page.getByRole('region', { name: 'Look', exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Resume preview' });
const nameDialog = (page: Page) => page.getByRole('dialog', { name: 'Save Resume' });
const rose = '#e11d48';

const openPanel = async (page: Page, isPhone = false) => {
  if (isPhone) await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(panel(page)).toBeVisible();
};

const tryRose = async (page: Page) => {
  await panel(page).getByRole('radio', { name: 'Rose' }).check();
  await expect(preview(page).locator(`[fill="${rose}"]`).first()).toBeAttached();
};

const plan = async (page: Page) => (await (await page.request.get('/api/subscription')).json()).subscription;
const looks = async (page: Page): Promise<string[]> => {
  const { resumes } = await (await page.request.get('/api/resumes')).json();
  return resumes.map(
    ({ formatting }: { formatting: { colorScheme: { primary: string } } }) => formatting.colorScheme.primary,
  );
};

test('a visitor tries colour, font, size and spacing in the builder, is told what keeping them costs, and finds them after a reload @phone', async ({
  page,
}, { project }) => {
  const isPhone = project.name === 'phone';
  await openBuilder(page);
  await page.getByLabel('Full name').fill('Kavya Raghavan');
  await openPanel(page, isPhone);
  await expect(panel(page)).toContainText(
    'Try freely. A guest’s download and the Basic plan (₹9) print the standard look; the Pro plan (₹49) keeps yours.',
  );
  await tryRose(page);
  await panel(page).getByLabel('Font').selectOption('Playfair');
  await panel(page).getByLabel('Size').selectOption('Large');
  await panel(page).getByLabel('Spacing').selectOption('Spacious');
  await expectNoViolation(page, 'the panel of the look');
  if (isPhone) await page.keyboard.press('Escape');
  await expect(page.getByText('Saved on this device')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await openPanel(page, isPhone);
  await expect(panel(page).getByRole('radio', { name: 'Rose' })).toBeChecked();
  await expect(panel(page).getByLabel('Font')).toHaveValue('playfair');
  await expect(panel(page).getByLabel('Size')).toHaveValue('large');
  await expect(panel(page).getByLabel('Spacing')).toHaveValue('spacious');
  await panel(page).getByRole('button', { name: 'Back to the standard look' }).click();
  await expect(panel(page).getByRole('radio', { name: 'Blue' })).toBeChecked();
});

test('S1 §4: a look tried in the builder is saved for a format change; with none left the standard look is offered', async ({
  page,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await openBuilder(page);
  await sampleToDownload(page);
  await openPanel(page);
  await expect(panel(page)).toContainText('Try freely: only saving a change counts.');
  await tryRose(page);
  await expect(panel(page)).toContainText('Saving takes one of the 25 format changes your plan has left.');
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await nameDialog(page).getByLabel('Resume name').fill('In rose');
  await expect(nameDialog(page)).toContainText('Saving takes one of the 25 format changes');
  await nameDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?download=/);
  expect(await looks(page)).toEqual([rose]);
  expect(await plan(page)).toMatchObject({ resumesRemaining: 4, formatsRemaining: 24 });

  // The last format change is spent in another tab while this one is at the dialog.
  await page.goto('/builder');
  await sampleToDownload(page);
  await openPanel(page);
  await tryRose(page);
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await nameDialog(page).getByLabel('Resume name').fill('Plain');
  const [id] = (await (await page.request.get('/api/resumes')).json()).resumes.map(
    (card: { id: string }) => card.id,
  );
  await spendFormats(page, id, 24);
  await nameDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(nameDialog(page)).toContainText('No format changes remaining in your subscription');
  await expectNoViolation(page, 'no format changes left');
  await nameDialog(page).getByRole('button', { name: 'Save in the standard look' }).click();
  await expect(page).toHaveURL(/\/dashboard\?download=/);
  expect((await looks(page))[0]).toBe('#2563eb');
  expect(await plan(page)).toMatchObject({ resumesRemaining: 3, formatsRemaining: 0 });
});

/** Back and forth between two looks, as somebody who cannot decide. */
const spendFormats = async (page: Page, id: string, times: number) => {
  const { resume } = await (await page.request.get(`/api/resumes/${id}`)).json();
  for (let time = 0; time < times; time++) {
    const fontSize = time % 2 === 0 ? 'small' : 'large';
    await page.evaluate(
      async ([address, body]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(address, { method: 'PUT', headers, body });
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      },
      [
        `/api/resumes/${id}/formatting`,
        JSON.stringify({ formatting: { ...resume.formatting, fontSize } }),
      ] as const,
    );
  }
};

test('S2 §5: the look of a saved resume changes with its words for one format change, on basic never', async ({
  page,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const id = await saveResume(page, 'Accounts jobs');
  const save = page.getByRole('banner').getByRole('button', { name: 'Save', exact: true });
  await page.goto(`/builder?resume=${id}`);
  await page.getByLabel('Location').fill('Kochi');
  await openPanel(page);
  await tryRose(page);
  await save.click();
  await expect(nameDialog(page)).toContainText('Saving takes one of the 25 format changes');
  await expect(nameDialog(page)).not.toContainText('costs nothing');
  await nameDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?download=/);
  const { resume } = await (await page.request.get(`/api/resumes/${id}`)).json();
  expect(resume).toMatchObject({
    formatting: { colorScheme: { primary: rose } },
    data: { personalInfo: { location: 'Kochi' } },
  });
  expect(await plan(page)).toMatchObject({ resumesRemaining: 4, formatsRemaining: 24 });

  await buyPlan(page, 'basic');
  const { resume: made } = await post<{ resume: { id: string } }>(page, '/api/resumes', {
    name: 'On basic',
    template: 'modern',
    data: resume.data,
  });
  await page.goto(`/builder?resume=${made.id}`);
  await openPanel(page);
  const refused = 'Formatting is not available for resumes created with Basic plan';
  await expect(panel(page)).toContainText(refused);
  await tryRose(page);
  await page.getByLabel('Location').fill('Delhi');
  await save.click();
  await expect(nameDialog(page)).toContainText(refused);
  await nameDialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?download=/);
  const after = await (await page.request.get(`/api/resumes/${made.id}`)).json();
  expect(after.resume).toMatchObject({
    formatting: { colorScheme: { primary: '#2563eb' } },
    data: { personalInfo: { location: 'Delhi' } },
  });
});
