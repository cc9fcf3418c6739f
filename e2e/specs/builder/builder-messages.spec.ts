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
  setStrictRules,
  stepHeading,
} from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Types, leaves, and expects what stands under the field; the message goes as soon as it is put right. */
const says = async (page: Page, label: string, typed: string, message: string) => {
  const field = page.getByLabel(label).first();
  await field.fill(typed);
  await field.blur();
  await expect(field, `${label}: ${typed}`).toHaveAccessibleDescription(
    new RegExp(message.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')),
  );
};
const saysOfDate = async (page: Page, group: string, date: string, message: string) => {
  await fillDate(page, group, date);
  const field = page.getByRole('group', { name: group });
  await field.getByLabel('Year').blur();
  await expect(field.getByText(message), `${group}: ${date}`).toBeVisible();
};

const year = new Date().getFullYear();

const personalInfo = async (page: Page) => {
  await openBuilder(page);
  await next(page);
  await expect.poll(() => focusedField(page)).toBe('personalInfo.fullName');
  for (const [label, message] of [
    ['Full name', 'Full name is required'],
    ['Email', 'Please enter a valid email address'],
    ['Phone', 'How can employers reach you?'],
    ['Location', 'Location is required'],
  ] as const) {
    await expect(page.getByLabel(label).first()).toHaveAccessibleDescription(
      new RegExp(message.replace('?', '\\?')),
    );
  }
  await expect(page.getByText("When's your birthday?")).toBeVisible();
  for (const [label, typed, message] of [
    ['Full name', 'A', 'Full name is too short'],
    ['Full name', 'Asha  Rao', 'Please use single spaces between words'],
    ['Location', 'X', 'Location is too short'],
    ['Email', 'asha', 'Please enter a valid email address'],
    ['Email', '123@example.com', 'Email must contain at least one letter before @'],
    [
      'Email',
      'a+b@example.com',
      'Email username can only contain letters, numbers, dots, underscores, and hyphens',
    ],
    ['Email', 'a..b@example.com', 'Email cannot contain consecutive dots, underscores, or hyphens'],
    ['Email', 'ab.@example.com', 'Email cannot start or end with dots, underscores, or hyphens'],
    ['Email', 'asha@example', 'Please enter a valid domain name'],
    ['Phone', '12345', 'Please enter a valid 10-digit number.'],
    ['LinkedIn', 'linkedin.com/in/asha', 'Please enter a valid URL starting with http:// or https://'],
    ['Website', 'https://x', 'Please enter a valid URL'],
  ] as const) {
    await says(page, label, typed, message);
  }
  await saysOfDate(
    page,
    'Date of birth',
    `1 January ${year - 10}`,
    'You must be at least 16 years old to create a resume',
  );
  await saysOfDate(page, 'Date of birth', `1 January ${year - 90}`, 'Please verify your birth date');
  await saysOfDate(
    page,
    'Date of birth',
    '31 February 1996',
    'Invalid date format. There is no 31 Feb 1996.',
  );
  await saysOfDate(page, 'Date of birth', '12 April 96', 'Please write the year with all four digits');
  await page.getByRole('group', { name: 'Date of birth' }).getByLabel('Day').fill('');
  await saysOfDate(page, 'Date of birth', ' April 1996', 'Please add the day');
  for (const optional of ['LinkedIn', 'Website']) await page.getByLabel(optional).fill('');
};

test('S1 §5: under strict rules what a field may not hold is not taken in, and a message waits until it is left @phone', async ({
  page,
}) => {
  await setStrictRules(page);
  await openBuilder(page);
  // A message waits until the field is left, and goes when it is put right.
  const phone = page.getByLabel('Phone');
  await phone.pressSequentially('12345');
  await expect(page.getByText('Please enter a valid 10-digit number.')).toBeHidden();
  await phone.blur();
  await expect(page.getByText('Please enter a valid 10-digit number.')).toBeVisible();
  await phone.fill('9876543210');
  await expect(page.getByText('Please enter a valid 10-digit number.')).toBeHidden();

  const name = page.getByLabel('Full name');
  await name.pressSequentially("Asha1 O'Brien-2");
  await expect(name).toHaveValue('Asha OBrien');
  // Digits that are too many are nobody's to cut.
  await phone.fill('+91 98765-43210 77');
  await expect(phone).toHaveValue('+91987654321077');
  await phone.fill('+91 98765-43210');
  await expect(phone).toHaveValue('9876543210');
  // A character dropped in the middle leaves the caret where it was.
  await name.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('7Z');
  await expect(name).toHaveValue('ZAsha OBrien');
});

const education = async (page: Page) => {
  await next(page);
  await expect(page.getByText('Please add at least one education entry')).toBeVisible();
  await expect(page.getByLabel('School')).toBeFocused();
  await page.getByRole('button', { name: 'Add Education' }).click();
  for (const message of [
    'School is required',
    'Please select an education level',
    'Field of study is required',
    'When did you complete this education?',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await says(page, 'School', "St John''s", 'Please use single apostrophes only');
  await says(page, 'Field of study', 'X', 'Field of study is too short');
  await says(page, 'GPA', 'first class', 'Please enter GPA in format: X.XX or X.XX/Y.YY');
  await says(page, 'GPA', '9.5/9', 'Invalid GPA value');
  await says(page, 'GPA', '9/12', 'Invalid GPA scale');
  await page.getByLabel('Education level').selectOption('undergraduate');
  await saysOfDate(
    page,
    'Completion date',
    '1 May 2010',
    "You seem too young for Undergraduate Degree (Bachelor's) completion. Minimum age is 19 years.",
  );
  await saysOfDate(
    page,
    'Completion date',
    '1 May 2024',
    'The completion age seems unusual. Maximum expected age is 24 years.',
  );
  await saysOfDate(page, 'Completion date', `1 May ${year + 2}`, 'Completion date cannot be in the future');
  await page.getByLabel('GPA').fill('');
};

const experience = async (page: Page) => {
  await next(page);
  await expect(page.getByText('Please add at least one work experience entry')).toBeVisible();
  await expect(page.getByLabel('Company')).toBeFocused();
  await page.getByRole('button', { name: 'Add Experience' }).click();
  for (const message of [
    'Company is required',
    'Position is required',
    'When did you start?',
    'When did you finish?',
    'Description is required',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  const description = page.getByLabel('Description');
  await description.fill('•  Led C++ and .NET teams...\n•  Saved ₹2,50,000 a year');
  await description.blur();
  await expect(page.getByText('It is about: • + ₹ ,')).toBeVisible();
  await page.getByRole('button', { name: 'Fix it' }).click();
  await expect(description).toHaveValue('Led C++ and .NET teams.\nSaved ₹2,50,000 a year');
  await expect(page.getByText('It is about: + ₹ ,')).toBeVisible();
  await expect(page.getByText('Description contains invalid characters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fix it' })).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(description).toHaveValue('•  Led C++ and .NET teams...\n•  Saved ₹2,50,000 a year');
  for (const [typed, message] of [
    ['Too short', 'Description should be at least 50 characters'],
    ['Led, built and ran', 'Description contains invalid characters'],
    ['Served 1200 people', 'Numbers in description should not exceed 2 digits'],
    ['Two  spaces', 'Please use single spaces between words'],
    ['Dots.. here', 'Please use single periods only'],
  ] as const) {
    await says(page, 'Description', typed, message);
  }
  await saysOfDate(page, 'Start date', `1 May ${year + 2}`, 'Start date cannot be in the future');
  await saysOfDate(
    page,
    'Start date',
    '1 January 2018',
    "Work cannot start before 28 Feb 2018, three months before you completed Undergraduate Degree (Bachelor's)",
  );
  await fillDate(page, 'Start date', '1 August 2018');
  await saysOfDate(page, 'End date', '1 July 2018', 'End date must be after start date');
  await saysOfDate(page, 'End date', `1 May ${year + 2}`, 'End date cannot be in the future');
  await page.getByLabel('I currently work here').check();
  const end = page.getByRole('group', { name: 'End date' });
  await expect(end.getByLabel('Year')).toBeDisabled();
  await expect(end.getByLabel('Year')).toHaveValue('');
  await page.getByLabel('Company').fill('Saffron Payments');
  await page.getByLabel('Position').fill('Engineer');
  await page.getByLabel('Description').fill(fifty);
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await next(page);
  await expect(page.getByText('Please add at least one skill before proceeding')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Skills' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Add Skill' })).toBeDisabled();
};

/** Projects refuse a technology twice and what is no technology. */
const projects = async (page: Page) => {
  await page.getByRole('tab', { name: 'Projects' }).click();
  await page.getByRole('button', { name: 'Add Project' }).click();
  const add = page.getByRole('button', { name: 'Add Project' });
  await expect(add).toBeDisabled();
  await page.getByLabel('Project name').fill('Ledger Lens');
  await expect(add).toBeDisabled();
  await page.getByLabel('Description').fill('Too short');
  await add.click();
  await expect(page.getByText('Description should be at least 50 characters')).toBeVisible();
  await expect(page.getByLabel('Description')).toBeFocused();
  await says(page, 'Project link', 'ledger', 'Please enter a valid URL starting with http:// or https://');
  const technology = page.getByRole('combobox', { name: 'Technologies' });
  await technology.fill('C#9');
  await technology.press('Enter');
  await expect(page.getByText('Technology should only contain letters and apostrophes')).toBeVisible();
  await technology.fill('C');
  await technology.press('Enter');
  await technology.fill('c');
  await technology.press('Enter');
  await expect(page.getByText('This technology is already in the list')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Technologies added' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
};

const aboutMe = async (page: Page) => {
  await next(page);
  await expect(page.getByText('Please provide a professional summary')).toBeVisible();
  await expect(page.getByText('Please accept the declaration')).toBeVisible();
  await expect.poll(() => focusedField(page)).toBe('summary');
  await says(page, 'Professional summary', 'Short', 'Description should be at least 50 characters');
  await page.getByLabel('Professional summary').fill(fifty);
  await next(page);
  await expect.poll(() => focusedField(page)).toBe('declaration');
  await page.getByRole('button', { name: 'Add Certificate' }).click();
  await saysOfDate(page, 'Issue date', `1 May ${year + 2}`, 'Issue date cannot be in the future');
  await saysOfDate(page, 'Issue date', '1 May 1990', 'Issue date cannot be before your birth date');
  await saysOfDate(page, 'Issue date', '1 May 2000', 'Issue date cannot be before your education started');
  await says(page, 'Certificate link', 'x', 'Please enter a valid URL starting with http:// or https://');
  await page.getByLabel('Certificate image').setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByRole('alert').getByText('Image size should be less than 5MB')).toBeVisible();
};

test('S1 §5: every step says what is wrong, at the field @phone', async ({ page }) => {
  test.setTimeout(240_000);
  await personalInfo(page);
  await fillPersonalInfo(page);
  await next(page);
  await expect(stepHeading(page, 'Education')).toBeVisible();
  await education(page);
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2018' });
  await next(page);
  await expect(stepHeading(page, 'Experience')).toBeVisible();
  await experience(page);
  await projects(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  await addSkill(page, 'Tally');
  await next(page);
  await expect(stepHeading(page, 'About Me')).toBeVisible();
  await aboutMe(page);
});
