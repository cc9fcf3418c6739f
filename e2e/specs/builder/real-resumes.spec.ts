import { readFile } from 'node:fs/promises';
import type { ResumeData } from '../../../packages/domain/src/resumes/resume-model.ts';
import { realResumes } from '../../../packages/domain/src/resumes/testing/real-resumes.fixture.ts';
import { textsMissingIn } from '../../../packages/domain/src/resumes/testing/typed-texts.fixture.ts';
import { reviewText, takeReviewed } from '../../steps/bring.ts';
import { pdfPages } from '../../steps/opened-file.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan } from '../../steps/subscriber.ts';
import { type Download, expect, type Page, test } from '../../steps/test.ts';
import { typeResume } from '../../steps/typist.ts';
import { openBuilder, walkToDownload } from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Name = keyof typeof realResumes;

const textOf = async (download: Download): Promise<string> =>
  (await pdfPages(await readFile(await download.path()))).join('\n');

/** Saves what the last step shows, and gives back where it is kept. */
const save = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('button', { name: 'Save Resume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Resume' });
  await dialog.getByLabel('Resume name').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?download=/);
  return new URL(page.url()).searchParams.get('download') ?? '';
};

/** What the store has of it, without the ids that the builder gives and what was answered on the way. */
const said = (data: object): unknown =>
  JSON.parse(
    JSON.stringify({ ...data, exceptions: undefined }, (name, part) =>
      name === 'id' || part === '' ? undefined : part,
    ),
  );

/** Saved, opened again, downloaded from the dashboard and read back: every text that was typed. */
const expectWhole = async (page: Page, name: string, data: ResumeData): Promise<void> => {
  const id = await save(page, name);
  const stored = await (await page.request.get(`/api/resumes/${id}`)).json();
  const { education, ...rest } = stored.resume.data;
  const { education: schools, ...others } = data;
  expect(said(rest)).toEqual(said(others));
  // Typed from the lowest up, imported as they were.
  expect(new Set(education.map(said))).toEqual(new Set(schools.map(said)));

  await page.goto(`/builder?resume=${id}`);
  await expect(page.getByLabel('Full name')).toHaveValue(data.personalInfo.fullName);
  await expect(page.getByText('Needs another look')).toBeHidden();

  await page.goto(`/dashboard?download=${id}`);
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Download Resume' })
    .getByRole('button', { name: 'Download' })
    .click();
  expect(textsMissingIn(await textOf(await download), data)).toEqual([]);
};

const importKeepingAll = async (page: Page, data: ResumeData): Promise<void> => {
  await openBuilder(page);
  await reviewText(page, { kind: 'kalam-resume', version: 1, template: 'modern', data });
  await takeReviewed(page, { keepAll: true });
  await expect(page.getByLabel('Full name')).toHaveValue(data.personalInfo.fullName);
};

for (const name of ['engineer', 'bcomFresher', 'lateMba'] as const) {
  test(`decision 62: ${name}, typed by keyboard, kept, saved, opened, downloaded and read back whole`, async ({
    page,
  }) => {
    test.slow();
    await signedInPerson(page);
    await buyPlan(page, 'pro');
    await openBuilder(page);
    await typeResume(page, realResumes[name]);
    await expectWhole(page, name, realResumes[name]);
  });
}

/** As many as one plan saves. */
const imported: readonly (readonly Name[])[] = [
  ['teacher', 'nurse', 'banker', 'phd'],
  ['itiFitter', 'homemaker', 'tamilSales', 'hindiClerk'],
  ['driver', 'charteredAccountant', 'pharmacist', 'chef'],
  ['lawyer', 'veteran', 'diplomaEngineer', 'dataAnalyst', 'schoolLeaver'],
];

for (const names of imported) {
  test(`decision 62: ${names.join(', ')}: brought in, kept, saved, opened, downloaded and read back whole`, async ({
    page,
  }) => {
    test.slow();
    await signedInPerson(page);
    await buyPlan(page, 'pro');
    for (const name of names) {
      await importKeepingAll(page, realResumes[name]);
      await walkToDownload(page);
      await expectWhole(page, name, realResumes[name]);
    }
  });
}
