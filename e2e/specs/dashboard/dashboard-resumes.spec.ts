import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

test('S1 §2 a new account finds the banner, the empty state and its unfinished work @phone', async ({
  page,
}) => {
  await page.goto('/builder');
  await page.getByLabel('Full name').fill('Ananya Sharma');
  await page.getByLabel('Location').fill('Bengaluru');
  await signedInPerson(page);
  const main = page.getByRole('main');
  await expect(main.getByText('No Active Subscription')).toBeVisible();
  await expect(main.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/plans');
  await expect(main.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
  await expect(main.getByText('Create your first resume to get started')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Create Resume' })).toHaveAttribute('href', '/builder');
  await expect(main.getByText('Finish your resume')).toBeVisible();
  await expectNoViolation(page, 'empty dashboard');
  await main.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sharma');
});

test('S2 §1 §2 §4 a subscriber sees the plan and the card, and downloads it @phone', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const id = await saveResume(page, 'Accounts in Pune');
  await page.goto(`/dashboard?download=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Download Resume' });
  await expect(dialog.getByLabel('PDF')).toBeChecked();
  await expect(dialog.getByLabel('DOCX')).toBeEnabled();
  await expectNoViolation(page, 'download dialog');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`accounts_in_pune_${today()}.pdf`);
  await expect(dialog.getByText('Download complete!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');

  const plan = page.getByRole('region', { name: 'Pro' });
  await expect(plan).toContainText('Current PlanProActive');
  await expect(plan).toContainText('Resumes remaining4 of 5');
  await expect(plan).toContainText('Format Changes remaining25 of 25');
  await expect(plan).toContainText(/\d+ days left/);
  const resume = card(page, 'Accounts in Pune');
  await expect(resume).toContainText('Active');
  await expect(resume).toContainText('TemplateModern Resume');
  await expect(resume).toContainText('Plan usedPro');
  await expect(resume).toContainText('Downloads1');
  await expect(resume.getByText('Ananya Sharma').first()).toBeAttached();
  await expectNoViolation(page, 'dashboard with a card');

  await resume.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Accounts in Pune' });
  await expect(preview.getByText('1 page')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(resume.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  await resume.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/builder?resume=${id}`);
});

test('a sign that no face of ours has is named before the download', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const printable = await saveResume(page, 'Letters we have');
  const summary = 'Commerce graduate who reads 漢 and enjoys numbers that add up.';
  const unprintable = await saveResume(page, 'A sign too many', 'modern', [], summary);
  const dialog = page.getByRole('dialog', { name: 'Download Resume' });
  const note = dialog.getByText(/Our fonts cannot print these characters/);
  await page.goto(`/dashboard?download=${unprintable}`);
  await expect(note).toContainText('漢');
  await page.goto(`/dashboard?download=${printable}`);
  await expect(dialog).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await download;
  await expect(note).toHaveCount(0);
});

test('S2 §2 a basic resume has no DOCX and no Format; a used-up plan is shown as used up', async ({
  page,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'basic');
  await saveResume(page, 'First job');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Basic' })).toContainText('Current PlanBasicUsed up');
  await expect(page.getByText('No resumes remaining in your subscription')).toBeVisible();
  await expect(
    page.getByText(/^Editing goes on until .+ What you saved can always be downloaded\.$/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade your plan' })).toHaveAttribute('href', '/plans');
  const resume = card(page, 'First job');
  await expect(resume.getByRole('button', { name: 'Format' })).toHaveCount(0);
  await resume.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download Resume' });
  await expect(dialog.getByText('Premium Plans Only')).toBeVisible();
  await expect(
    dialog.getByText('DOCX format is only available for resumes created with Pro plan or higher.'),
  ).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /DOCX/ })).toBeDisabled();

  await page.route('**/api/resumes/*/downloads*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to download resume');
  await page.unroute('**/api/resumes/*/downloads*');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await download;
  await expect(dialog).toBeHidden();

  await resume.getByRole('button', { name: 'More for First job' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('dialog', { name: 'No resumes remaining in your subscription' })).toBeVisible();
});

test('S2 §2 delete asks, can be undone, and comes back when it fails @phone', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const kept = await saveResume(page, 'Kept');
  await saveResume(page, 'Old one');
  await page.goto('/dashboard');
  const old = card(page, 'Old one');
  const confirmDelete = async () => {
    await old.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this resume?' });
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  await confirmDelete();
  await expect(old).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Resumes' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Old one');

  await page.route('**/api/resumes/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  );
  await confirmDelete();
  await expect(page.getByText('Failed to delete resume').last()).toBeVisible();
  await expect(old).toBeVisible();
  await page.unroute('**/api/resumes/*');
  await page.reload();
  await confirmDelete();
  await expect(old).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your Resumes' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);

  // Deleted on another device while this page still shows it.
  await page.evaluate((id) => fetch(`/api/resumes/${id}`, { method: 'DELETE' }), kept);
  await card(page, 'Kept').getByRole('button', { name: 'Format' }).click();
  const editor = page.getByRole('dialog', { name: 'Format Resume' });
  await editor.getByText('Large').click();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“Kept” was deleted in another tab or on another device').last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No resumes yet' })).toBeVisible();
});

test('a resume is renamed and copied; a load failure offers Try Again', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'Draft');
  await page.goto('/dashboard');
  await card(page, 'Draft').getByRole('button', { name: 'More for Draft' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename Resume' });
  await rename.getByLabel('Resume name').fill('  ');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(rename.getByText('Please enter a name for your resume')).toBeVisible();
  await rename.getByLabel('Resume name').fill('Final');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(card(page, 'Final')).toBeVisible();
  await card(page, 'Final').getByRole('button', { name: 'More for Final' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = page.getByRole('dialog', { name: 'Duplicate Resume' });
  await expect(copy.getByLabel('Resume name')).toHaveValue('Copy of Final');
  await copy.getByRole('button', { name: 'Duplicate' }).click();
  await expect(card(page, 'Copy of Final')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText('Resumes remaining3 of 5');

  await page.route('**/api/resumes', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.reload();
  await expect(page.getByText('Unable to load your data. Please try again later.')).toBeVisible();
  await page.unroute('**/api/resumes');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page, 'Final')).toBeVisible();
});
