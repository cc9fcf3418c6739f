import { expectNoViolation } from '../../steps/axe.ts';
import { fillRegistration, mailedLink, newEmail, password, register } from '../../steps/people.ts';
import { type Browser, expect, type Locator, type Page, test } from '../../steps/test.ts';
import { openBuilder, sampleToDownload } from '../../steps/wizard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const offer = (page: Page) => page.getByText('We kept your resume for you');
const finish = (page: Page) => page.getByText('Finish your resume');
const fullName = (part: Page | Locator) => part.getByLabel('Full name');

const sessionOf = async (page: Page): Promise<unknown> =>
  (await (await page.request.get('/api/auth/get-session')).json()).user;
const keptOf = async (page: Page): Promise<unknown> =>
  (await (await page.request.get('/api/kept-resume')).json()).kept;

/** Another browser, such as the one a mail app brings along. */
const otherBrowser = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

const enterPassword = async (page: Page): Promise<void> => {
  const form = dialog(page, 'Sign in to Kalam');
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
};

const createAccount = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await dialog(page, 'Save Your Resume').getByRole('button', { name: 'Create Account' }).click();
};

test('verifying in another browser leads the first tab on to the password and the resume, and the other to the kept copy', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  await openBuilder(page);
  await sampleToDownload(page);
  await createAccount(page);
  const keep = page.getByLabel('Keep this resume for me');
  await expect(keep).not.toBeChecked();
  await fullName(page.getByRole('dialog')).fill('Asha Kumari');
  await keep.check();
  await expectNoViolation(page, 'registering with a resume to keep');
  await fillRegistration(page, email);

  const other = await otherBrowser(browser);
  await other.goto(await mailedLink(page.request, email, '/verify-email'));
  await expect(other.getByRole('main')).toContainText(
    `Your address ${email} is verified. Go back to the tab where you were building, or sign in here.`,
  );

  // Nobody has a session by it: each is asked for the password.
  const form = dialog(page, 'Sign in to Kalam');
  await expect(form.getByRole('alert')).toHaveText('Your address is verified. Enter your password to go on.');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  expect(await Promise.all([page, other].map(sessionOf))).toEqual([null, null]);
  await enterPassword(page);
  await expect(finish(page)).toBeVisible();

  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await enterPassword(other);
  await expect(offer(other)).toBeVisible();
  await expect(other.getByText('What you typed for Kavya Raghavan before you registered')).toBeVisible();
  await expect(finish(other)).toBeHidden();
  await expectNoViolation(other, 'dashboard with a kept resume');
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Save Resume' })).toBeVisible();
  await expect(other.getByText('Saved on this device')).toBeVisible();
  expect(await keptOf(other)).toBeNull();
  await other.goto('/dashboard');
  await expect(finish(other)).toBeVisible();
  await expect(offer(other)).toBeHidden();

  // The browser that has the work itself was not offered it a second time.
  await expect(offer(page)).toBeHidden();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Save Resume' })).toBeVisible();
});

test('the copy goes with the work it is a copy of, also when that was removed before', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  await openBuilder(page);
  await fullName(page).fill('Ravi Iyer');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.goto('/?auth=register');
  await fullName(page.getByRole('dialog')).fill('Asha Kumari');
  await page.getByLabel('Keep this resume for me').check();
  await fillRegistration(page, email);
  const other = await otherBrowser(browser);
  await other.goto(await mailedLink(page.request, email, '/verify-email'));
  const form = dialog(page, 'Sign in to Kalam');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form).toBeHidden();
  await page.goto('/dashboard');
  await expect(finish(page)).toBeVisible();
  expect(await keptOf(page)).not.toBeNull();
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Start fresh' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The removal may still be on its way when the page is left; the next visit finds it done.
  await expect(async () => {
    await page.goto('/dashboard');
    await expect.poll(() => keptOf(page), { timeout: 3_000 }).toBeNull();
  }).toPass();
  await expect(offer(page)).toBeHidden();
});

/** As the builder sends it; a draft need not pass a single rule. */
const draft = {
  workId: 'of-another-browser',
  template: 'modern',
  formatting: {
    font: 'inter',
    fontSize: 'medium',
    spacing: 'comfortable',
    colorScheme: { primary: '#2563eb', secondary: '#dbeafe' },
  },
  data: {
    personalInfo: { fullName: 'Meera Pillai', email: '', phone: '', dateOfBirth: '', location: '' },
    summary: '',
    workExperience: [],
    trainingExperience: [],
    education: [],
    skills: [],
    projects: [],
    certificates: [],
    declaration: '',
    isFresher: false,
  },
  pendingEntries: {},
  unfinishedDates: {},
  declarationAccepted: false,
  step: 0,
  furthest: 0,
};

test('a kept resume is discarded after a question @phone', async ({ page }) => {
  const email = newEmail();
  const post = (path: string, data: unknown) => page.request.post(path, { data });
  const form = { name: 'Meera Pillai', email, password, consentVersion: '2026-11-17', keep: draft };
  expect((await post('/api/auth/sign-up/email', form)).ok()).toBe(true);
  const link = new URL(await mailedLink(page.request, email, '/verify-email'));
  await post('/api/auth/verify-email', { token: link.searchParams.get('token') });
  await post('/api/auth/sign-in/email', { email, password });
  await page.goto('/dashboard');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  const question = dialog(page, 'Discard the kept resume?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await keptOf(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(offer(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your Resumes' })).toBeFocused();
  expect(await keptOf(page)).toBeNull();
});

test('a tab that was loaded anew still learns of the verification, and interrupts nobody', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  await register(page, email);
  await expect(page.getByLabel('Keep this resume for me')).toHaveCount(0);
  await openBuilder(page);
  await fullName(page).fill('Ravi');
  const other = await otherBrowser(browser);
  await other.goto(await mailedLink(page.request, email, '/verify-email'));
  await expect(other.getByRole('main')).toContainText('is verified');
  const toast = page.getByRole('listitem').filter({ hasText: 'Your address is verified.' });
  await expect(toast).toBeVisible();
  await fullName(page).fill('Ravi Iyer');
  await toast.getByRole('button', { name: 'Sign In' }).click();
  await enterPassword(page);
  await expect(page.getByText('What you typed for Ravi Iyer is kept on this device')).toBeVisible();
});
