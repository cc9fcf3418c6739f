import { expect, type Page, test } from '../../steps/test.ts';
import {
  addEducation,
  addSkill,
  addWork,
  fillDate,
  next,
  openBuilder,
  stepHeading,
  toEducation,
  toExperience,
} from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const skillNames = (page: Page) => page.getByRole('list', { name: 'Skills' }).getByRole('listitem');

test('S1 §4: choosing fresher asks before it clears typed work, and can be undone @phone', async ({
  page,
}) => {
  await toExperience(page);
  await addWork(page);
  await page.getByLabel('I am a Fresher').click();
  const question = page.getByRole('dialog', { name: 'Continue as a fresher?' });
  await expect(question).toContainText('1 job');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('I am a Fresher')).not.toBeChecked();
  await page.getByLabel('I am a Fresher').click();
  await question.getByRole('button', { name: 'Clear and continue' }).click();
  await expect(page.getByRole('tab')).toHaveText(['Training Experience']);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('list', { name: 'Work experience' })).toContainText('Saffron Payments');
  await expect(page.getByRole('tab')).toHaveText([/Work Experience/, 'Skills', 'Projects']);
});

test('S1 §5: the education ladder, the question about a higher degree, and the limit of 3 @phone', async ({
  page,
}) => {
  test.slow();
  await toEducation(page);
  const entries = page.getByRole('list', { name: 'Education' }).getByRole('listitem');
  await addEducation(page, { level: 'postgraduate', completed: '31 May 2020' });
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2018' });
  const question = page.getByRole('dialog');
  await expect(question).toContainText(
    'You already have a higher degree listed. It is recommended to only include your highest degree. Do you still want to add this entry?',
  );
  await question.getByRole('button', { name: 'Add anyway' }).click();
  await expect(entries).toHaveCount(2);
  await page.getByRole('button', { name: "Remove Master's Degree (Postgraduate)" }).click();
  await page.getByRole('button', { name: 'Add Education' }).click();
  // Levels already added are removed from the choices.
  await expect(page.getByLabel('Education level').locator('option')).toHaveText([
    'Choose a level',
    '10th Grade (Secondary Education)',
    '12th Grade (2nd PUC/Pre-University)',
    "Master's Degree (Postgraduate)",
  ]);
  // School below a first degree is what employers ask to see.
  await addEducation(page, { level: 'higher-secondary', completed: '20 May 2014' });
  await expect(entries).toHaveCount(2);
  await addEducation(page, { level: 'secondary', completed: '20 May 2013' });
  await expect(
    page.getByText('There must be at least 2 years between 10th and 12th Grade completion'),
  ).toBeVisible();
  await addEducation(page, { level: 'secondary', completed: '18 May 2012' });
  await expect(entries).toHaveCount(3);
  await page.getByRole('button', { name: 'Add Education' }).click();
  await expect(page.getByRole('alert').getByText('Maximum 3 education entries allowed')).toBeVisible();
  await expect(page.getByLabel('School')).toBeHidden();
});

test('decision 48: a later birth date is checked against education again', async ({ page }) => {
  await toEducation(page);
  await addEducation(page, { level: 'undergraduate', completed: '31 May 2018' });
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /Personal Info/ })
    .click();
  await page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year').fill('2003');
  await next(page);
  await expect(page.getByText('Needs another look')).toBeVisible();
  await next(page);
  await expect(page.getByText(/You seem too young for Undergraduate Degree/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Completion date' }).getByLabel('Day')).toBeFocused();
});

test('entries are edited, removed with a way back, put in order, and dragged by their grip @phone', async ({
  page,
}, { project }) => {
  test.slow();
  await toExperience(page);
  await page.getByRole('tab', { name: 'Skills' }).click();
  for (const name of ['Java', 'React', 'Tally']) await addSkill(page, name);
  // Chips in rows, lower than a card was.
  for (const chip of await skillNames(page).all())
    expect((await chip.boundingBox())?.height).toBeLessThan(50);
  await page.getByRole('button', { name: 'Edit Tally' }).click();
  await page.getByRole('button', { name: 'Move Tally up' }).click();
  await expect(page.getByRole('button', { name: 'Move Tally up' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(skillNames(page)).toHaveText([/Java/, /Tally/, /React/]);
  await page.getByRole('button', { name: /Reorder Java/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(skillNames(page)).toHaveText([/Tally/, /Java/, /React/]);
  await expect(page.getByRole('status').filter({ hasText: 'Java moved to position 2 of 3' })).toBeAttached();

  await page.getByRole('button', { name: 'Edit Java' }).click();
  await page.getByLabel('Skill name').fill('JavaScript');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(skillNames(page)).toHaveText([/Tally/, /JavaScript/, /React/]);

  await page.getByRole('button', { name: 'Remove Tally' }).click();
  await expect(skillNames(page)).toHaveText([/JavaScript/, /React/]);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(skillNames(page)).toHaveText([/Tally/, /JavaScript/, /React/]);

  if (project.name === 'phone') return;
  const grip = await page.getByRole('button', { name: /Reorder Tally/ }).boundingBox();
  const last = await skillNames(page).nth(2).boundingBox();
  if (!grip || !last) throw new Error('nothing to drag');
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(skillNames(page)).toHaveText([/JavaScript/, /React/, /Tally/]);
});

test('decision 13: a photo is shrunk, turned and stripped; a HEIC file is explained', async ({ page }) => {
  await openBuilder(page);
  const large = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1200 });
    canvas.getContext('2d')?.fillRect(0, 0, 1200, 1200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const photo = page.getByLabel('Profile photo', { exact: true });
  await photo.setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toContainText('Browsers cannot open HEIC photos');
  await photo.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toContainText('Please choose a JPEG or PNG image');
  await photo.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(large, 'base64') });
  const image = page.locator('[data-field="personalInfo.profileImage"] img');
  await expect(image).toBeVisible();
  await expect
    .poll(() =>
      image.evaluate((node) => node instanceof HTMLImageElement && [node.naturalWidth, node.naturalHeight]),
    )
    .toEqual([1024, 512]);
  await page.getByRole('button', { name: /Remove Profile photo/ }).click();
  await expect(image).toBeHidden();
  await expect(stepHeading(page, 'Personal Info')).toBeVisible();
});

test('S1 §5: at most 3 trainings', async ({ page }) => {
  test.slow();
  await toExperience(page);
  await page.getByLabel('I am a Fresher').check();
  for (const role of ['Trainee', 'Intern', 'Helper']) {
    // The form of the first one is open.
    if (role !== 'Trainee') await page.getByRole('button', { name: 'Add Training' }).click();
    await page.getByLabel('Organization').fill('Malabar Audit');
    await page.getByLabel('Role').fill(role);
    await fillDate(page, 'Start date', 'January 2020');
    await page.getByLabel('I am still in this training').check();
    await page
      .getByLabel('Description')
      .fill('Checked ledgers of 7 clients and found errors before they were filed.');
    await page.getByRole('button', { name: 'Add Training' }).click();
  }
  await page.getByRole('button', { name: 'Add Training' }).click();
  await expect(page.getByRole('alert').getByText('Maximum 3 training entries allowed')).toBeVisible();
});
