import { expect, type Page, test } from '@playwright/test';
import { next, openBuilder, toEducation, toExperience } from './wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const places = (page: Page) =>
  page
    .locator('#builder-step [data-field]')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));

test('S1 §5: a field says which signs it took out and why, and nothing moves while one types @phone', async ({
  page,
}) => {
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

test('S1 §5: what was taken out between two spaces leaves one, and undo takes the note along', async ({
  page,
}) => {
  await toEducation(page);
  await page.getByRole('button', { name: 'Add Education' }).click();
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
});

test('S1 §5: letters built in several steps are left alone until they are whole', async ({ page }) => {
  await toExperience(page);
  await page.getByRole('button', { name: 'Add Experience' }).click();
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
  test(`S1 §5: a phone number written ${typed} is the ten digits of it, typed or pasted`, async ({ page }) => {
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
  // One digit too many pushes none of the others out.
  await phone.focus();
  await phone.press('Home');
  await page.keyboard.type('5');
  await expect(phone).toHaveValue('7654321987');
  await expect(page.getByText('Taken out: 5.')).toBeVisible();
});
