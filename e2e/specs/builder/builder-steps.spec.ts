import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';
import {
  fillWithSample,
  next,
  openBuilder,
  stepHeading,
  toExperience,
  walkToDownload,
} from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
const goTo = (page: Page, name: string) => steps(page).filter({ hasText: name }).click();

test('decision 63: what was reached stays open, with its mark; what is later does not open @phone', async ({
  page,
}) => {
  await toExperience(page);
  await expect(steps(page).filter({ hasText: 'Download' })).toBeDisabled();
  // Seen whole after a step, not cut by what sticks above it.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await goTo(page, 'Personal Info');
  await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sharma');
  await expect(steps(page)).toHaveText([
    'Personal Info(done)',
    'Education(done)',
    'Experience',
    'About Me',
    'Download',
  ]);
  await expect(steps(page).filter({ hasText: 'About Me' })).toBeDisabled();
  await goTo(page, 'Experience');
  await expect(stepHeading(page, 'Experience')).toBeVisible();
  await goTo(page, 'Education');
  await next(page);
  await expect(stepHeading(page, 'Experience')).toBeVisible();
});

test('decision 63: a jump ahead checks everything between and leads to the first fault @phone', async ({
  page,
}) => {
  test.slow();
  await openBuilder(page);
  await fillWithSample(page);
  await walkToDownload(page);

  // A step in between is wrong: its tab, its field, its message, as Next would show them.
  await goTo(page, 'Experience');
  await page.getByRole('tab', { name: 'Skills' }).click();
  const skills = page.getByRole('list', { name: 'Skills' }).getByRole('listitem');
  for (let left = await skills.count(); left > 0; left--) {
    await skills
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(skills).toHaveCount(left - 1);
  }
  await goTo(page, 'Personal Info');
  await goTo(page, 'Download');
  await expect(stepHeading(page, 'Experience')).toBeVisible();
  await expect(page.getByText('Please add at least one skill before proceeding')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Skills' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Skill name')).toBeFocused();
  await page.getByLabel('Skill name').fill('Tally');

  // The step one is on comes first: nothing is left with a mistake in it. What was typed goes along.
  await goTo(page, 'Personal Info');
  await page.getByLabel('Full name').fill('');
  await goTo(page, 'About Me');
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Kavya Raghavan');
  await goTo(page, 'Download');
  await expect(stepHeading(page, 'Download')).toBeVisible();
  await goTo(page, 'Experience');
  await page.getByRole('tab', { name: 'Skills' }).click();
  await expect(skills).toHaveText([/Tally/]);
});

test('Browser Back goes a step back, Forward a step ahead if nothing is wrong, and Back from the first leaves', async ({
  page,
}) => {
  test.slow();
  await page.goto('/templates');
  await page.goto('/builder?template=classic');
  await expect(page.getByLabel('Full name')).toBeVisible();
  await fillWithSample(page);
  await page.getByText('Executive', { exact: true }).click();
  await next(page);
  await expect(stepHeading(page, 'Education')).toBeVisible();
  await next(page);
  await expect(stepHeading(page, 'Experience')).toBeVisible();

  await page.goBack();
  await expect(stepHeading(page, 'Education')).toBeVisible();
  await page.goForward();
  await expect(stepHeading(page, 'Experience')).toBeVisible();

  // The builder's own Back is the same way, so that the browser's never leads ahead.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(stepHeading(page, 'Education')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full name')).toBeVisible();

  // Ahead only past what is right.
  await page.getByLabel('Full name').fill('');
  await page.goForward();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expect(stepHeading(page, 'Personal Info')).toBeVisible();
  await page.getByLabel('Full name').fill('Kavya Raghavan');
  await next(page);
  await expect(stepHeading(page, 'Education')).toBeVisible();

  // A reload in the middle keeps place, choice of template and the way back.
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(stepHeading(page, 'Education')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Executive' })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Full name')).toHaveValue('Kavya Raghavan');
  await expect(page).toHaveURL('/builder?template=classic');
  await page.goBack();
  await expect(page).toHaveURL('/templates');
});

test('decision 63: a saved resume has every step open and a Save on each; what is wrong is led to @phone', async ({
  page,
}) => {
  test.slow();
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const id = await saveResume(page, 'Accounts jobs');
  await page.goto(`/builder?resume=${id}`);
  await expect(page.getByLabel('Location')).toHaveValue('Bengaluru');
  const save = page.getByRole('banner').getByRole('button', { name: 'Save', exact: true });
  for (const name of ['Download', 'Education', 'About Me', 'Experience', 'Personal Info']) {
    await goTo(page, name);
    await expect(stepHeading(page, name)).toBeVisible();
    await expect(save).toBeVisible();
  }

  // From here to what is wrong somewhere else.
  await goTo(page, 'About Me');
  await page.getByLabel('Professional summary').fill('Too short');
  await goTo(page, 'Education');
  await save.click();
  await expect(stepHeading(page, 'About Me')).toBeVisible();
  await expect(page.getByText('Description should be at least 50 characters')).toBeVisible();
  await expect(page.getByLabel('Professional summary')).toBeFocused();
  await page
    .getByLabel('Professional summary')
    .fill('Keeps the books of four shops and likes numbers that add up.');

  await goTo(page, 'Personal Info');
  await page.getByLabel('Location').fill('Kochi');
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Save Resume' });
  await expect(dialog).toContainText('Saving changes costs nothing of your plan.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?download=/);
  const { resume } = await (await page.request.get(`/api/resumes/${id}`)).json();
  expect(resume).toMatchObject({ version: 2, data: { personalInfo: { location: 'Kochi' } } });
});
