import { expect, type Locator, type Page } from '@playwright/test';

/** What the specs of the builder do again and again, by labels and roles as a person would. */

export const openBuilder = async (page: Page): Promise<void> => {
  await page.goto('/builder');
  await expect(page.getByLabel('Full name')).toBeVisible();
};

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next Step' }).click();

export const stepHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true, level: 2 });

/** The part of a date field; the day is out of the way where it need not be known. */
export const datePart = async (field: Locator, part: 'Day' | 'Month' | 'Year'): Promise<Locator> => {
  const control = field.getByLabel(part);
  if (part === 'Day' && !(await control.isVisible()))
    await field.getByRole('button', { name: 'Add the day' }).click();
  return control;
};

/** Types a date into its parts, as far as it is known; `12 April 1996`, `April 1996`, `1996`. */
export const fillDate = async (page: Page, group: string, date: string): Promise<void> => {
  const [year = '', month, day] = date.split(' ').reverse();
  const field = page.getByRole('group', { name: group });
  if (day !== undefined) await (await datePart(field, 'Day')).fill(day);
  if (month !== undefined) await field.getByLabel('Month').selectOption(month);
  await field.getByLabel('Year').fill(year);
};

/** What was typed lies on the device. */
export const isKept = (page: Page): Promise<void> =>
  expect(page.getByText('Saved on this device')).toBeVisible();

/** As staff can set them: rules about the form of a text decide, and fields filter as one types. */
export const setStrictRules = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('kalam-text-rules', 'strict'));
  await page.route('**/api/settings/text-rules', (route) =>
    route.fulfill({ json: { success: true, textRules: 'strict' } }),
  );
};

export const fillPersonalInfo = async (page: Page, birth = '12 April 1996'): Promise<void> => {
  await page.getByLabel('Full name').fill('Ananya Sharma');
  await page.getByLabel('Email').fill('ananya.sharma@example.com');
  await page.getByLabel('Phone').fill('9876543210');
  await fillDate(page, 'Date of birth', birth);
  await page.getByLabel('Location').fill('Bengaluru');
};

interface Education {
  readonly level: 'secondary' | 'higher-secondary' | 'undergraduate' | 'postgraduate';
  readonly completed: string;
}

export const addEducation = async (page: Page, { level, completed }: Education): Promise<void> => {
  const add = page.getByRole('button', { name: 'Add Education' });
  if (!(await page.getByLabel('School').isVisible())) await add.click();
  await page.getByLabel('School').fill('Sahyadri Institute');
  await page.getByLabel('Education level').selectOption(level);
  await page.getByLabel('Field of study').fill('Computer Science');
  await fillDate(page, 'Completion date', completed);
  await add.click();
};

export const fifty = 'Led a team of 12 engineers who rebuilt the search.';

export const toEducation = async (page: Page, birth?: string): Promise<void> => {
  await openBuilder(page);
  await fillPersonalInfo(page, birth);
  await next(page);
  await expect(stepHeading(page, 'Education')).toBeVisible();
};

export const toExperience = async (page: Page): Promise<void> => {
  await toEducation(page);
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2018' });
  await next(page);
  await expect(stepHeading(page, 'Experience')).toBeVisible();
};

export const chooseInMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Import, export and samples' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** The sample is fetched first, and what is typed before it comes would be replaced by it. */
export const fillWithSample = async (page: Page): Promise<void> => {
  await chooseInMenu(page, 'Fill with a sample');
  await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sharma');
};

/** From a filled first step to the last one. */
export const walkToDownload = async (page: Page): Promise<void> => {
  for (const step of ['Education', 'Experience', 'About Me']) {
    await next(page);
    await expect(stepHeading(page, step)).toBeVisible();
  }
  await page.getByLabel('I accept this declaration').check();
  await next(page);
  await expect(stepHeading(page, 'Download')).toBeVisible();
};

/** With somebody's own resume in the builder that is open, a sample at first: for what comes after the last step. */
export const sampleToDownload = async (page: Page): Promise<void> => {
  await fillWithSample(page);
  await page.getByLabel('Full name').fill('Kavya Raghavan');
  await walkToDownload(page);
};

export const addWork = async (page: Page): Promise<void> => {
  if (!(await page.getByLabel('Company').isVisible()))
    await page.getByRole('button', { name: 'Add Experience' }).click();
  await page.getByLabel('Company').fill('Saffron Payments');
  await page.getByLabel('Position').fill('Software Engineer');
  await fillDate(page, 'Start date', '1 August 2018');
  await page.getByLabel('I currently work here').check();
  await page.getByLabel('Description').fill(fifty);
  await page.getByRole('button', { name: 'Add Experience' }).click();
};

export const addSkill = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Skill name').fill(name);
  await page.getByRole('button', { name: 'Add Skill' }).click();
};

/** Where the focus is, as the path of the field. */
export const focusedField = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field);
