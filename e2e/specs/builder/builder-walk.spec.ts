import { expect, type Page, test } from '../../steps/test.ts';
import {
  addEducation,
  addSkill,
  addWork,
  fifty,
  fillDate,
  next,
  openBuilder,
  stepHeading,
  toEducation,
  toExperience,
} from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('S1 §1 §2 five steps to About Me and Download: a professional builds a resume @phone', async ({
  page,
}) => {
  test.slow();
  await toExperience(page);
  await addWork(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  await addSkill(page, 'TypeScript');
  await page.getByLabel('Level').selectOption('Expert');
  await addSkill(page, 'Java');
  await expect(page.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
    /TypeScript.*Intermediate/,
    /Java.*Expert/,
  ]);
  await page.getByRole('tab', { name: 'Projects' }).click();
  await page.getByRole('button', { name: 'Add Project' }).click();
  await page.getByLabel('Project name').fill('Ledger Lens');
  await page.getByLabel('Description').fill(fifty);
  await page.getByRole('combobox', { name: 'Technologies' }).fill('React');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Technologies' }).fill('SQLite');
  await page.getByRole('button', { name: 'Add technology' }).click();
  await page.getByRole('button', { name: 'Add Project' }).click();
  await expect(page.getByRole('list', { name: 'Projects' })).toContainText('React · SQLite');
  await next(page);
  await finish(page);
});

test('S1 §1 §2 five steps to About Me and Download: a fresher builds a resume @phone', async ({ page }) => {
  test.slow();
  await toExperience(page);
  await page.getByLabel('I am a Fresher').check();
  await expect(page.getByRole('tab')).toHaveText(['Training Experience']);
  await page.getByLabel('Organization').fill('Malabar Audit');
  await page.getByLabel('Role').fill('Trainee');
  await fillDate(page, 'Start date', '5 January 2020');
  await fillDate(page, 'End date', '30 June 2020');
  await page.getByLabel('Description').fill(fifty);
  await page.getByRole('button', { name: 'Add Training' }).click();
  await expect(page.getByRole('list', { name: 'Training experience' })).toContainText(
    '5 Jan 2020 – 30 Jun 2020',
  );
  await next(page);
  await finish(page);
});

const finish = async (page: Page) => {
  await expect(stepHeading(page, 'About Me')).toBeVisible();
  await page.getByLabel('Professional summary').fill(fifty);
  await page.getByRole('button', { name: 'Add Certificate' }).click();
  const add = page.getByRole('button', { name: 'Add Certificate' });
  await expect(add).toBeDisabled();
  await page.getByLabel('Certificate name').fill('Cloud Architect');
  await page.getByLabel('Issuer').fill('Example Academy');
  await expect(add).toBeDisabled();
  await fillDate(page, 'Issue date', '15 March 2020');
  await add.click();
  await page.getByLabel('I accept this declaration').check();
  await next(page);
  await expect(stepHeading(page, 'Download')).toBeVisible();
  await expect(page.getByText('I hereby declare that all the information').first()).toBeVisible();
  await page.getByRole('button', { name: 'Preview Data' }).click();
  await expect(page.getByRole('region', { name: 'Resume data' })).toContainText('Cloud Architect');
  await page.getByRole('button', { name: 'Save Resume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Your Resume' });
  for (const choice of ['Continue as Guest', 'Create Account', 'Sign in to your account']) {
    await expect(dialog.getByRole('button', { name: choice })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Create Account' })).toBeVisible();
};

test('the whole wizard works by keyboard alone', async ({ page }) => {
  test.slow();
  await openBuilder(page);
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).first().focus();
    await page.keyboard.type(text);
  };
  const press = async (name: string) => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  const typeDate = async (group: string, day: string, month: string, year: string) => {
    const field = page.getByRole('group', { name: group });
    const add = field.getByRole('button', { name: 'Add the day' });
    if (await add.isVisible()) {
      // By its key as well it leads into the day.
      await add.focus();
      await page.keyboard.press('Enter');
      await expect(field.getByLabel('Day')).toBeFocused();
    } else await field.getByLabel('Day').focus();
    await page.keyboard.type(day);
    await page.keyboard.press('Tab');
    await page.keyboard.type(month);
    await page.keyboard.press('Tab');
    await page.keyboard.type(year);
  };
  await type('Full name', 'Ananya Sharma');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Software engineer');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ananya@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9876543210');
  await typeDate('Date of birth', '12', 'April', '1996');
  await type('Location', 'Bengaluru');
  await press('Next Step');
  await expect(stepHeading(page, 'Education')).toBeVisible();
  // The form of the first entry is open, and the first stop of the Tab key.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('School')).toBeFocused();
  await page.keyboard.type('Sahyadri Institute');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Undergraduate');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Computer Science');
  await typeDate('Completion date', '31', 'May', '2018');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Education' })).toContainText('Sahyadri Institute');
  await press('Next Step');
  await page.getByLabel('I am a Fresher').focus();
  await page.keyboard.press('Space');
  await press('Next Step');
  await type('Professional summary', fifty);
  await page.getByLabel('I accept this declaration').focus();
  await page.keyboard.press('Space');
  await press('Next Step');
  await press('Save Resume');
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save Resume' })).toBeFocused();
});

test('Next takes a finished entry along that nobody pressed Add for', async ({ page }) => {
  await toEducation(page);
  await page.getByLabel('School').fill('Sahyadri Institute');
  await page.getByLabel('Education level').selectOption('undergraduate');
  await page.getByLabel('Field of study').fill('Computer Science');
  await fillDate(page, 'Completion date', '31 May 2018');
  await next(page);
  await expect(stepHeading(page, 'Experience')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('list', { name: 'Education' })).toContainText('Sahyadri Institute');
  await addEducation(page, { level: 'postgraduate', completed: '31 May 2020' });
});
