import { reviewText, takeReviewed } from '../../steps/bring.ts';
import { expect, type Locator, type Page, test } from '../../steps/test.ts';
import {
  addEducation,
  datePart,
  fillDate,
  fillWithSample,
  next,
  openBuilder,
  setStrictRules,
  stepHeading,
  toEducation,
  toExperience,
} from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const places = (page: Page) =>
  page
    .locator('#builder-step [data-field]')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));

test('S1 §5: under strict rules a field says which signs it took out and why, and nothing moves while one types @phone', async ({
  page,
}) => {
  await setStrictRules(page);
  await openBuilder(page);
  const name = page.getByLabel('Full name');
  const before = await places(page);
  await name.pressSequentially("Asha D'Souza3");
  const note = page.getByText("Taken out: ' 3. Only letters and spaces are kept here.");
  await expect(name).toHaveValue('Asha DSouza');
  await expect(note).toBeVisible();
  await expect(note).toHaveAttribute('aria-live', 'polite');
  await expect(name).toHaveAccessibleDescription(/Taken out: ' 3/);
  expect(await places(page)).toEqual(before);
  // It stays to be read when the field is left, and goes with the text it speaks of.
  await name.blur();
  await expect(note).toBeVisible();
  await name.fill('');
  await expect(page.getByText(/Taken out/)).toBeHidden();

  // A sign alone leaves the field empty; that is when the note matters most.
  await name.pressSequentially('3');
  await expect(name).toHaveValue('');
  await expect(page.getByText('Taken out: 3.')).toBeVisible();
});

test('S1 §5: under strict rules what was taken out between two spaces leaves one, and undo takes the note along', async ({
  page,
}) => {
  await setStrictRules(page);
  await toEducation(page);
  const field = page.getByLabel('Field of study');
  await field.pressSequentially('Science & Engg');
  await expect(field).toHaveValue('Science Engg');
  await expect(
    page.getByText('Taken out: &. Only letters, spaces and apostrophes are kept here.'),
  ).toBeVisible();
  await field.blur();
  await expect(page.getByText('Please use single spaces between words')).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText(/Taken out/)).toBeHidden();

  const school = page.getByLabel('School');
  await school.fill('L&T Institute');
  await expect(school).toHaveValue('LT Institute');
  await expect(page.getByText('Taken out: &.')).toBeVisible();
  await school.blur();
  await expect(page.getByRole('button', { name: 'Keep as written' })).toBeHidden();

  // Nothing is kept against a rule; what says nothing can be fixed, the rest is for words.
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2018' });
  await next(page);
  await page.getByRole('button', { name: 'Add Experience' }).click();
  const description = page.getByLabel('Description');
  await description.fill('• Led C++ teams');
  await description.blur();
  await expect(page.getByText('Not possible here: + Please say it in words.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep as written' })).toBeHidden();
  await page.getByRole('button', { name: 'Fix it' }).click();
  await expect(description).toHaveValue('Led C++ teams');
});

test('S1 §5: under strict rules letters built in several steps are left alone until they are whole', async ({
  page,
}) => {
  await setStrictRules(page);
  await toExperience(page);
  const company = page.getByLabel('Company');
  await company.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'क', selectionStart: 1, selectionEnd: 1 });
  await keyboard.send('Input.imeSetComposition', { text: 'के', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.insertText', { text: 'केसर9' });
  await expect(company).toHaveValue('केसर');
  await expect(page.getByText('Taken out: 9.')).toBeVisible();
});

for (const typed of ['+91 98765-43210', '09876543210', '0091 98765 43210', '919876543210']) {
  test(`S1 §5: a phone number written ${typed} is the ten digits of it, typed or pasted`, async ({
    page,
  }) => {
    await openBuilder(page);
    const phone = page.getByLabel('Phone');
    await phone.pressSequentially(typed);
    await expect(phone).toHaveValue('9876543210');
    await phone.fill('');
    await phone.fill(typed);
    await expect(phone).toHaveValue('9876543210');
    await phone.blur();
    await expect(page.getByText('Please enter a valid 10-digit number.')).toBeHidden();
  });
}

const caretOf = (input: Locator) =>
  input.evaluate((node) => (node instanceof HTMLInputElement ? node.selectionStart : undefined));

test('S1 §5: the country code stays in sight until the number is whole, and the caret where it was', async ({
  page,
}) => {
  await openBuilder(page);
  const phone = page.getByLabel('Phone');
  await phone.pressSequentially('+91 987');
  await expect(phone).toHaveValue('+91987');
  await phone.press('Home');
  for (let key = 0; key < 3; key++) await phone.press('ArrowRight');
  await page.keyboard.type('7');
  await expect(phone).toHaveValue('+917987');
  await page.keyboard.type('654321');
  await expect(phone).toHaveValue('7654321987');
  await expect(page.getByText('Taken out: +91. Only the 10 digits are kept here.')).toBeVisible();
  await next(page);
  await expect(page.getByText('Please enter a valid 10-digit number.')).toBeHidden();
  // One digit too many pushes none of the others out, and is refused where it stands.
  await phone.focus();
  await phone.press('Home');
  await page.keyboard.type('5');
  await expect(phone).toHaveValue('57654321987');
  await phone.blur();
  await expect(page.getByText('Please enter a valid 10-digit number.')).toBeVisible();
  await phone.press('Home');
  await page.keyboard.press('Delete');
  await expect(phone).toHaveValue('7654321987');
  // A code pasted before the number goes, a digit before the plus stays, and the caret with it.
  await phone.press('Home');
  await page.keyboard.insertText('+91 ');
  await expect(phone).toHaveValue('7654321987');
  expect(await caretOf(phone)).toBe(0);
  await phone.fill('');
  await phone.pressSequentially('+9198');
  await phone.press('Home');
  await page.keyboard.type('7');
  await expect(phone).toHaveValue('79198');
  expect(await caretOf(phone)).toBe(1);
  await phone.selectText();
  await page.keyboard.insertText('०९८७६५-४३२१०');
  await expect(phone).toHaveValue('9876543210');
});

test('an import makes nothing up: it says what is to be decided, and marks it at its field', async ({
  page,
}) => {
  await openBuilder(page);
  const study = { institution: 'IISc', area: 'Physics', studyType: 'PhD', endDate: '2013' };
  const dialog = await reviewText(page, {
    basics: { name: 'R2 Iyer', email: 'not an address', phone: '+91 98765 43210' },
    education: [study],
    volunteer: [{ organization: 'Seva', position: 'Teacher', startDate: 'Summer' }],
    hobbies: ['Seva, Teaching'],
  });
  await expect(dialog).toContainText('2 fields to check');
  await expect(dialog.getByRole('group', { name: 'To check: Education level' })).toContainText(
    'In your file: PhD',
  );
  await expect(dialog.getByRole('group', { name: 'To check: Start date' })).toContainText(
    'In your file: Summer',
  );
  await expect(dialog).not.toContainText('Training Experience');
  await expect(dialog.getByRole('button', { name: 'Volunteering' })).toBeVisible();
  await expect(dialog).toContainText('1 piece of your file has no place yet');
  await expect(dialog).toContainText('Seva, Teaching');
  await takeReviewed(page);

  // Marked at once, what is missing as well.
  await expect(page.getByText('Full name should only contain letters and apostrophes')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText("When's your birthday?")).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('9876543210');

  await page.getByLabel('Full name').fill('Radha Iyer');
  await page.getByLabel('Email').fill('radha@example.com');
  await page.getByLabel('Location').fill('Pune');
  await fillDate(page, 'Date of birth', '12 April 1990');
  await next(page);
  await expect(page.getByRole('list', { name: 'Education' })).toContainText('PhD');
  await expect(page.getByText('Needs another look')).toBeVisible();
  await next(page);
  await expect(page.getByText('Please select an education level')).toBeVisible();
  const date = page.getByRole('group', { name: 'Completion date' });
  await expect(date.getByLabel('Year')).toHaveValue('2013');
  // Decision 67: the year is enough; a day without its month is not.
  await expect(page.getByText(/Please add the/)).toBeHidden();
  await (await datePart(date, 'Day')).fill('1');
  await date.getByLabel('Day').blur();
  await expect(page.getByText('Please add the month')).toBeVisible();
  await date.getByLabel('Year').fill('13');
  await expect(page.getByText('Please write the year with all four digits')).toBeVisible();
});

test('S1 §5: of four education entries in a file three make the ladder, and the fourth stands beside it @phone', async ({
  page,
}) => {
  await openBuilder(page);
  await reviewText(page, {
    basics: {
      name: 'Radha Iyer',
      email: 'radha@example.com',
      phone: '9876543210',
      location: { city: 'Pune' },
    },
    education: ['M.Tech', 'B.Tech', 'Class XII', '10th'].map((studyType, index) => ({
      institution: 'Sahyadri',
      area: 'Science',
      studyType,
      endDate: `${2012 - index * 2}-05-31`,
    })),
  });
  await takeReviewed(page);
  await fillDate(page, 'Date of birth', '12 April 1990');
  await next(page);
  const entriesOf = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
  await expect(entriesOf('Education')).toHaveCount(3);
  await expect(entriesOf('More Education')).toHaveCount(1);
  await expect(page.getByText('Maximum 3 education entries allowed')).toBeVisible();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Experience', level: 2 })).toBeVisible();
});

test('a character that cannot be printed is told of without moving the form', async ({ page }) => {
  await openBuilder(page);
  const name = page.getByLabel('Full name');
  await name.fill('Asha');
  const preview = page.getByRole('region', { name: 'Resume preview' });
  await expect(preview.getByRole('heading', { name: 'Asha' })).toBeVisible({ timeout: 60_000 });
  const before = await places(page);
  await name.pressSequentially(' 漢');
  await expect(page.getByText(/Our fonts cannot print these characters: 漢/)).toBeVisible();
  expect(await places(page)).toEqual(before);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
]) {
  test(`at ${viewport.width} × ${viewport.height} the template selector stays below the bar on every step`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openBuilder(page);
    const staysBelow = async (step: string) => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const bar = await page.getByRole('button', { name: 'Import, export and samples' }).boundingBox();
      const picker = await page.getByRole('group', { name: 'Template' }).boundingBox();
      expect(picker?.y ?? 0, step).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    };
    await staysBelow('Personal Info, empty');
    await fillWithSample(page);
    for (const step of ['Education', 'Experience', 'About Me']) {
      await next(page);
      await expect(stepHeading(page, step)).toBeVisible();
      await staysBelow(step);
    }
    const pages = page.getByRole('group', { name: 'Pages' });
    await expect(
      page.getByRole('region', { name: 'Resume preview' }).getByRole('heading').first(),
    ).toBeVisible({
      timeout: 60_000,
    });
    await pages.evaluate((scroller) => scroller.scrollTo({ top: 200 }));
    await page.getByLabel('I accept this declaration').check();
    await next(page);
    await expect(stepHeading(page, 'Download')).toBeVisible();
    await staysBelow('Download');
    // The whole is looked over from its first page.
    await expect.poll(() => pages.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
}
