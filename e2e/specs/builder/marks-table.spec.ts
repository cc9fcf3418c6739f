import { readFile } from 'node:fs/promises';
import { readTables } from '../../../packages/documents/src/testing/read-pdf-tables.ts';
import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import {
  addEducation,
  fillWithSample,
  focusedField,
  isKept,
  next,
  openBuilder,
  stepHeading,
  toEducation,
} from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const marksSwitch = (page: Page) => page.getByRole('switch', { name: 'Show education as a marks table' });
const table = (page: Page) => page.getByRole('region', { name: 'Resume preview' }).getByRole('table');

test('education becomes a marks table at once, is clicked, undone, and kept over a reload', async ({
  page,
}) => {
  await toEducation(page);
  await expect(page.getByLabel('School')).toBeVisible();
  await expect(marksSwitch(page)).toHaveCount(0);
  await page.getByLabel('Board or university').fill('Mumbai University');
  await page.getByLabel('GPA').fill('8.4');
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2018' });
  await expect(marksSwitch(page)).not.toBeChecked();
  await expect(page.getByText('Some screening software reads tables less well.')).toBeVisible();

  await marksSwitch(page).check();
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Examination',
    'Board / University',
    'Institute',
    'Year',
    'Marks',
  ]);
  await expect(table(page).getByRole('rowheader')).toHaveText(/Bachelor's Degree/);
  await expect(table(page).getByRole('cell', { name: '2018' })).toBeVisible();
  await expectNoViolation(page, 'a marks table');

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(marksSwitch(page)).not.toBeChecked();
  await expect(table(page)).toHaveCount(0);
  await marksSwitch(page).check();
  await expect(table(page)).toBeVisible();
  await table(page).getByText('Mumbai University').click();
  await expect.poll(() => focusedField(page)).toBe('education.0.board');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await isKept(page);
  await page.goto('/builder?continue');
  await expect(stepHeading(page, 'Education')).toBeVisible();
  await expect(marksSwitch(page)).toBeChecked();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(marksSwitch(page)).toBeVisible();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await expectNoViolation(page, 'the switch on a phone');
});

test('a marks table is saved with its resume and downloaded as one that is read row by row', async ({
  page,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await openBuilder(page);
  await fillWithSample(page);
  await next(page);
  await marksSwitch(page).check();
  // Far down the page beside the form, which turns to it.
  await expect(table(page)).toBeInViewport();
  await next(page);
  await expect(stepHeading(page, 'Experience')).toBeVisible();
  await next(page);
  await page.getByLabel('I accept this declaration').check();
  await next(page);
  await page.getByRole('button', { name: 'Save Resume' }).click();
  const saving = page.getByRole('dialog', { name: 'Save Resume' });
  await saving.getByLabel('Resume name').fill('placement');
  await saving.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?download=/);
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Download Resume' })
    .getByRole('button', { name: 'Download' })
    .click();
  const [rows = []] = await readTables(new Uint8Array(await readFile(await (await download).path())));
  expect(rows[0]?.map(([role, text]) => [role, text])).toEqual([
    ['TH', 'Examination'],
    ['TH', 'Institute'],
    ['TH', 'Year'],
    ['TH', 'Marks'],
  ]);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows.slice(1)) {
    expect(row.map(([role]) => role)).toEqual(['TH', 'TD', 'TD', 'TD']);
    expect(row[2]?.[1]).toMatch(/^\d{4}$/);
  }
});
