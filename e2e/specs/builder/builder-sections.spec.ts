import { expectNoViolation } from '../../steps/axe.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import {
  addEducation,
  addSkill,
  fifty,
  fillDate,
  fillPersonalInfo,
  focusedField,
  next,
  openBuilder,
  stepHeading,
  toEducation,
} from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const entriesOf = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem');

const addSection = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('list', { name: 'Sections to add' }).getByRole('button', { name }).click();
};

const arranged = (page: Page) => entriesOf(page, 'Sections of this resume');

/** Nothing reaches past the screen's right edge. */
const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
};

/** Back on the step where the work was left, as a reload of the page leads there. */
const reload = async (page: Page, step: string): Promise<void> => {
  await page.goto('/builder?continue');
  await expect(stepHeading(page, step)).toBeVisible();
};

test('decisions 65, 66: a BCom fresher’s own resume, arranged, and all of it kept over a reload @phone', async ({
  page,
}) => {
  test.slow();
  await openBuilder(page);
  await fillPersonalInfo(page, '12 April 2004');
  await page.getByLabel('Headline').fill('Commerce graduate, Tally and GST');
  await next(page);

  await page.getByRole('button', { name: 'Add Education' }).click();
  await page.getByLabel('Board or university').fill('Mumbai University');
  await page.getByLabel('Degree as on the certificate').fill('BCom (Hons.)');
  await page.getByLabel('Marks as').selectOption('percentage');
  await page.getByLabel('Percentage').fill('178');
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2025' });
  await expect(page.getByText('Please enter a percentage from 0 to 100, such as 78 or 78.5%')).toBeVisible();
  await page.getByLabel('Percentage').fill('78.5');
  await page.getByRole('button', { name: 'Add Education' }).click();
  await expect(entriesOf(page, 'Education')).toContainText('BCom (Hons.)');
  await expect(entriesOf(page, 'Education')).toContainText('78.5%');
  await next(page);
  await page.getByLabel('I am a Fresher').check();
  await next(page);
  await page.getByLabel('Professional summary').fill(fifty);

  // A section that is added and left again without a word is gone.
  await addSection(page, /^Publications/);
  await expect(page.getByLabel('Publication title')).toBeFocused();
  await page.getByLabel('Professional summary').focus();
  await expect(page.getByLabel('Publication title')).toBeHidden();

  await addSection(page, /^Skills/);
  await expect(page.getByLabel('Skill name')).toBeFocused();
  for (const name of ['Tally', 'Excel']) await addSkill(page, name);
  await addSection(page, /^Projects/);
  await page.getByLabel('Project name').fill('Shop accounts');
  await page.getByLabel('Description').fill(fifty);
  await page.getByRole('button', { name: 'Add Project' }).click();
  await expect(entriesOf(page, 'Projects')).toHaveText(/Shop accounts/);

  await addSection(page, /^Languages/);
  await page.getByLabel('Language', { exact: true }).fill('मराठी');
  await page.getByLabel('Level', { exact: false }).last().selectOption('native');
  await page.getByRole('button', { name: 'Add to Languages' }).click();
  await expect(entriesOf(page, 'Languages')).toContainText('Mother tongue');

  await addSection(page, /^Achievements/);
  await page.getByRole('button', { name: 'Add to Achievements' }).click();
  await expect(page.getByText('Achievement is required')).toBeVisible();
  await expect.poll(() => focusedField(page)).toBe('achievements.0.title');
  await page.getByLabel('Achievement', { exact: true }).fill('First in the district, 98.2%');
  await page.getByRole('button', { name: 'Add to Achievements' }).click();

  await addSection(page, /^Personal Details/);
  await expect(page.getByLabel('Father’s name')).toBeFocused();
  await page.getByLabel('Father’s name').fill('Suresh K. Sharma');
  await page.getByLabel('Label').fill('Blood group');
  await page.getByLabel('Value').first().fill('O+');

  // One of one's own needs a heading; it may be text alone.
  await addSection(page, /^Your own section/);
  await page.getByLabel('Text').fill('District chess team 2022 to 2024');
  await page.getByRole('button', { name: 'Add to Your own section' }).click();
  await expect(page.getByText('Please give this section a heading')).toBeVisible();
  await page.getByLabel('I accept this declaration').check();
  await next(page);
  await expect.poll(() => focusedField(page)).toBe('arrangement.headings.own1');
  await page.getByLabel('Heading', { exact: true }).fill('Sports');
  await expectNoViolation(page, 'optional sections');
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Order, headings and hidden sections' }).click();
  await expect(arranged(page)).toHaveText([
    'Professional summary',
    'Education',
    'Skills',
    'Projects',
    'Languages',
    'Achievements',
    'Personal Details',
    'Sports',
    'Declaration',
  ]);
  await page.getByRole('button', { name: /Reorder Sports/ }).focus();
  for (let up = 0; up < 6; up++) await page.keyboard.press('ArrowUp');
  await expect(
    page.getByRole('status').filter({ hasText: 'Sports moved to position 2 of 9' }),
  ).toBeAttached();
  await page.getByRole('button', { name: 'Rename Personal Details' }).click();
  await page.getByLabel('Heading', { exact: true }).last().fill('Bio data');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Bio data' })).toBeFocused();
  await page.getByRole('button', { name: 'Hide Achievements' }).click();
  await expectNoViolation(page, 'sections arranged');
  await expectNoSidewaysScroll(page);
  const order = [
    'Professional summary',
    'Sports',
    'Education',
    'Skills',
    'Projects',
    'Languages',
    /Achievements\s*Hidden/,
    'Bio data',
    'Declaration',
  ];
  await expect(arranged(page)).toHaveText(order);

  await reload(page, 'About Me');
  await expect(entriesOf(page, 'Skills')).toHaveText([/Tally/, /Excel/]);
  await expect(entriesOf(page, 'Projects')).toHaveText(/Shop accounts/);
  await expect(entriesOf(page, 'Languages')).toContainText('मराठी');
  await expect(page.getByLabel('Father’s name')).toHaveValue('Suresh K. Sharma');
  await expect(page.getByLabel('Value').first()).toHaveValue('O+');
  await page.getByRole('button', { name: 'Order, headings and hidden sections' }).click();
  await expect(arranged(page)).toHaveText(order);

  await page.getByRole('button', { name: 'Reset to the usual order' }).click();
  await expect(arranged(page).nth(1)).toHaveText('Education');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(arranged(page)).toHaveText(order);

  await page.getByRole('button', { name: 'Remove the section Languages' }).click();
  await expect(entriesOf(page, 'Languages')).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(entriesOf(page, 'Languages')).toContainText('मराठी');
  await next(page);
  await expect(stepHeading(page, 'Download')).toBeVisible();
});

test('decision 66: a diploma and a PhD stand under More Education, beside the ladder @phone', async ({
  page,
}) => {
  test.slow();
  await toEducation(page);
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2018' });
  // School below a first degree is added without a question.
  await addEducation(page, { level: 'higher-secondary', completed: '20 May 2014' });
  await expect(entriesOf(page, 'Education')).toHaveCount(2);

  // What was begun as a level that is taken goes on there.
  await page.getByRole('button', { name: 'Add Education' }).click();
  await page.getByLabel('School').fill('Government Polytechnic');
  await page.getByRole('button', { name: 'Put it there' }).click();
  await expect(page.getByLabel('Degree as on the certificate')).toBeFocused();
  await expect(page.getByLabel('School')).toHaveValue('Government Polytechnic');
  await page.getByLabel('Degree as on the certificate').fill('Diploma in Mechanical Engineering');
  await fillDate(page, 'Completion date', '15 June 2016');
  await page.getByLabel('Marks as').selectOption('grade');
  await page.getByLabel('Class or grade').fill('First Class with Distinction');
  await page.getByRole('button', { name: 'Add to More Education' }).click();
  const more = entriesOf(page, 'More Education');
  await expect(more).toContainText('First Class with Distinction');

  await page.getByRole('button', { name: 'Add to More Education' }).click();
  await page.getByLabel('I am still studying this').check();
  await fillDate(page, 'Expected completion', '1 June 2049');
  await page.getByRole('button', { name: 'Add to More Education' }).click();
  await expect(page.getByText('Degree is required')).toBeVisible();
  await expect(page.getByText('Please choose a month within the next 8 years')).toBeVisible();
  await page.getByLabel('Degree as on the certificate').fill('PhD');
  await page.getByLabel('School').fill('IISc');
  const year = String(new Date().getFullYear() + 2);
  await page.getByRole('group', { name: 'Expected completion' }).getByLabel('Year').fill(year);
  await page.getByRole('button', { name: 'Add to More Education' }).click();
  await expect(more).toHaveText([/Diploma in Mechanical/, new RegExp(`PhD.*Pursuing, expected Jun ${year}`)]);
  await expectNoViolation(page, 'more education');
  await expectNoSidewaysScroll(page);

  await reload(page, 'Education');
  await expect(more).toHaveCount(2);
  await next(page);
  await expect(stepHeading(page, 'Experience')).toBeVisible();
});

test('decision 65: skills a fresher added go into their tab with the first job', async ({ page }) => {
  await toEducation(page);
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2018' });
  await next(page);
  await page.getByLabel('I am a Fresher').check();
  await next(page);
  await addSection(page, /^Skills/);
  await addSkill(page, 'Tally');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('I am a Fresher').uncheck();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('are in their tabs now'),
  ).toBeVisible();
  await page.getByRole('tab', { name: /Skills/ }).click();
  await expect(entriesOf(page, 'Skills')).toHaveText(/Tally/);
});
