import { expectNoViolation } from '../../steps/axe.ts';
import { reviewText, takeReviewed } from '../../steps/bring.ts';
import { expect, type Locator, type Page, test } from '../../steps/test.ts';
import {
  addEducation,
  addWork,
  fifty,
  fillDate,
  fillPersonalInfo,
  focusedField,
  isKept,
  next,
  openBuilder,
  stepHeading,
  toExperience,
} from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const keep = (page: Page | Locator) => page.getByRole('button', { name: 'Keep as written' });
const keepAll = (page: Page | Locator) => page.getByRole('button', { name: 'Keep all like this' });
const kept = (page: Page) => page.locator('#builder-step').getByText('Kept as written', { exact: true });
const company = 'Company should only contain letters and apostrophes';
const skill = 'Skill name should only contain letters and apostrophes';

const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('decision 62: an address with a plus and a name with a sign are asked about on leaving, kept, and stay kept @phone', async ({
  page,
}) => {
  await openBuilder(page);
  await fillPersonalInfo(page);
  const email = page.getByLabel('Email');
  await email.fill('');
  await email.pressSequentially('asha+jobs@example.com');
  await expect(keep(page)).toBeHidden();
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/Email username can only contain/);
  // Nothing that says something is mended away.
  await expect(page.getByRole('button', { name: 'Fix it' })).toBeHidden();
  expect(await fitsWidth(page)).toBe(true);
  await expectNoViolation(page, 'a question');
  await keep(page).click();
  await expect(kept(page)).toBeVisible();
  await expect(email).toHaveValue('asha+jobs@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('status').filter({ hasText: 'Kept as written' })).toBeAttached();
  await expectNoViolation(page, 'kept');

  // Undo takes the answer back, and asks again; redo gives it again.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(keep(page)).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(kept(page)).toBeVisible();
  // So does the way beside the mark.
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(keep(page)).toBeVisible();
  await keep(page).click();

  await isKept(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(kept(page)).toBeVisible();
  await next(page);
  await expect(stepHeading(page, 'Education')).toBeVisible();
});

test('decision 62: nothing typed is dropped; a job is asked about once a field, by keyboard alone', async ({
  page,
}) => {
  test.slow();
  await toExperience(page);
  await page.getByRole('button', { name: 'Add Experience' }).click();
  const name = page.getByLabel('Company');
  await name.pressSequentially('L&T (3M India)');
  await expect(name).toHaveValue('L&T (3M India)');
  await expect(page.getByText(company)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByText(company)).toBeVisible();
  await expect(page.getByText('It is about: & ( 3 )')).toBeVisible();
  // The question stands behind the field, where Tab was going to.
  await page.keyboard.press('Shift+Tab');
  await expect(keepAll(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(keep(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kept(page)).toBeVisible();
  await expect(name).toBeFocused();

  // What was kept is not asked again; something new is, and only on leaving.
  await name.fill('3M & (L)');
  await name.blur();
  await expect(page.getByText(company)).toBeHidden();
  await name.press('End');
  await page.keyboard.type(' %');
  await expect(page.getByText(company)).toBeHidden();
  await name.blur();
  await expect(page.getByText('It is about: %')).toBeVisible();
  // Answered by typing, it goes at once, and does not come back under the keys.
  await name.press('End');
  await name.press('Backspace');
  await expect(page.getByText(company)).toBeHidden();
  await page.keyboard.type('%');
  await expect(page.getByText(company)).toBeHidden();
  await name.press('Backspace');

  await page.getByLabel('Position').fill('Front-End Developer');
  await fillDate(page, 'Start date', 'August 2018');
  await page.getByLabel('I currently work here').check();
  const description = page.getByLabel('Description');
  await description.fill('Grew sales by 35% to ₹2,50,000 in 2024..  Led C++ and .NET teams in Pune.');
  // Add leads to the first open question.
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await expect.poll(() => focusedField(page)).toBe('workExperience.0.position');
  await expect(page.getByText('Fixed it would read: Front End Developer')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fix it' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Position')).toHaveValue('Front End Developer');
  await expect(page.getByLabel('Position')).toBeFocused();

  // All that is asked about the description is one question.
  for (const message of [
    'Description contains invalid characters',
    'Numbers in description should not exceed 2 digits',
    'Please use single spaces between words',
    'Please use single periods only',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await keep(page).click();
  await expect(page.getByText('Description contains invalid characters')).toBeHidden();
  await page.getByRole('button', { name: 'Add Experience' }).click();
  const list = page.getByRole('list', { name: 'Work experience' });
  await expect(list).toContainText('3M & (L)');
  await expect(list).toContainText('Aug 2018 – Present');
  await expect(page.getByText('Needs another look')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Resume preview' })).toContainText('₹2,50,000', {
    timeout: 60_000,
  });
});

test('decision 62: skills and tags keep their signs, one answer for all of a kind @phone', async ({
  page,
}) => {
  test.slow();
  await toExperience(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  const name = page.getByLabel('Skill name');
  await name.fill('C++');
  await name.press('Enter');
  await expect(page.getByText(skill)).toBeVisible();
  await expect(name).toBeFocused();
  expect(await fitsWidth(page)).toBe(true);
  await expectNoViolation(page, 'a question about a skill');
  await keepAll(page).click();
  await expect(page.getByText('Kept as written, like all of this kind')).toBeVisible();
  await page.getByRole('button', { name: 'Add Skill' }).click();
  for (const more of ['.NET', 'C#']) {
    await name.fill(more);
    await name.press('Enter');
    await expect(page.getByRole('list', { name: 'Skills' })).toContainText(more);
  }
  // One letter is another rule.
  await name.fill('R');
  await name.press('Enter');
  await expect(page.getByText('Skill name is too short')).toBeVisible();
  await keep(page).click();
  await page.getByRole('button', { name: 'Add Skill' }).click();
  await expect(page.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveCount(4);

  await page.getByRole('tab', { name: 'Projects' }).click();
  await page.getByRole('button', { name: 'Add Project' }).click();
  const technology = page.getByLabel('Technologies', { exact: false }).first();
  await technology.fill('Node.js 20');
  await technology.press('Enter');
  // Kept for the whole resume: the tag is simply added.
  await expect(page.getByRole('list', { name: 'Technologies added' })).toContainText('Node.js 20');
});

test('decision 62: an MBA taken at work, and other dates that are asked about', async ({ page }) => {
  test.slow();
  await openBuilder(page);
  await fillPersonalInfo(page, '12 April 1985');
  await next(page);
  await addEducation(page, { level: 'postgraduate', completed: '2020' });
  // At 35 years: asked at the date, without a way to fix it.
  await expect(page.getByText(/The completion age seems unusual/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fix it' })).toBeHidden();
  await keep(page).click();
  await expect(kept(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add Education' }).click();
  await expect(page.getByRole('list', { name: 'Education' })).toContainText('2020');
  await next(page);
  await expect(stepHeading(page, 'Experience')).toBeVisible();
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await fillDate(page, 'Start date', 'June 2008');
  await page.getByRole('group', { name: 'Start date' }).getByLabel('Year').blur();
  await expect(
    page.getByText(
      "Work cannot start before 2019, three months before you completed Master's Degree (Postgraduate)",
    ),
  ).toBeVisible();
  await keep(page).click();
  await page.getByLabel('Company').fill('Saffron Payments');
  await page.getByLabel('Position').fill('Engineer');
  await page.getByLabel('I currently work here').check();
  await page.getByLabel('Description').fill(fifty);
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await expect(page.getByRole('list', { name: 'Work experience' })).toContainText('Jun 2008 – Present');
  await expect(page.getByText('Needs another look')).toBeHidden();
  // Another pair of dates is something new.
  await page.getByRole('button', { name: 'Edit Engineer' }).click();
  await fillDate(page, 'Start date', 'May 2008');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(keep(page)).toBeVisible();
});

test('decision 62: an import is kept as written all at once', async ({ page }) => {
  test.slow();
  await openBuilder(page);
  const dialog = await reviewText(page, {
    basics: { name: 'Radha Iyer-Menon', email: 'radha+cv@example.com', phone: '9876543210' },
    work: [{ name: 'L&T', position: 'Engineer (R&D)', startDate: '2019-06', summary: fifty }],
    skills: [{ name: 'C++' }],
  });
  await expect(dialog).toContainText('5 fields hold signs, numbers or dates that our rules ask about.');
  await expectNoViolation(page, 'an import with questions');
  await takeReviewed(page, { keepAll: true });
  await expect(page.getByText('Kept as written, like all of this kind')).toHaveCount(2);
  await expect(page.getByText(/should only contain/)).toBeHidden();
});

test('decision 62: only what can never be printed is taken out, and that is said', async ({ page }) => {
  await toExperience(page);
  await addWork(page);
  await page.getByRole('button', { name: 'Edit Software Engineer' }).click();
  const name = page.getByLabel('Company');
  await name.fill('Rāo\u200b\u0007 & Söhne™ 😀');
  await expect(name).toHaveValue('Rāo & Söhne™ 😀');
  await expect(page.getByText('Taken out: 2 characters that cannot be printed.')).toBeVisible();
  await page.getByLabel('Position').fill('a'.repeat(2010));
  await expect(
    page.getByText('Left out: 10 characters at the end that are more than fits here.'),
  ).toBeVisible();
});
