import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const title = (page: Page) => page.getByRole('combobox', { name: 'Job title or keywords' });
const place = (page: Page) => page.getByRole('textbox', { name: 'Location' });
const search = (page: Page) => page.getByRole('button', { name: 'Search Jobs' });
const main = (page: Page) => page.getByRole('main');
const jobCards = (page: Page) => main(page).getByRole('article');

test('S2 §2 §6 a person finds jobs that fit, within the plan @phone', async ({ page }) => {
  await signedInPerson(page);
  await page.goto('/dashboard/jobs');
  await expect(page.getByRole('heading', { name: 'No active subscription found' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/plans');
  await expectNoViolation(page, 'without a plan');
  await buyPlan(page, 'basic');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Job search is not available with Basic plan' }),
  ).toBeVisible();

  await buyPlan(page, 'pro');
  await saveResume(page, 'Shop floor', 'modern', ['Forklift']);
  await saveResume(page, 'Accounts jobs', 'modern', ['Tally', 'GST', 'Excel']);
  await page.reload();
  await expect(page.getByText('20 of 20 searches left')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/plans');
  await expect(place(page)).toHaveValue('Bengaluru');
  await expect(page.getByRole('button', { name: 'Accountant', exact: true })).toBeVisible();
  await expectNoViolation(page, 'before a search');

  await place(page).fill('');
  await search(page).click();
  await expect(page.getByRole('alert')).toHaveText('Job title/keywords and location are required');
  await expect(page.getByText('Please enter job title or keywords')).toBeVisible();
  await expect(page.getByText('Please enter a location')).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expectNoViolation(page, 'with messages');

  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox', { name: 'Suggested job titles' });
  await expect(list).toBeVisible();
  await expectNoViolation(page, 'with suggestions');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.type('accounta');
  await expect(list.getByRole('option')).toHaveText(['Junior Accountant', 'Accountant']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveValue('Accountant');
  await page.keyboard.press('Tab');
  await expect(place(page)).toBeFocused();
  await page.keyboard.type('Mumbai');
  await expect(page.getByText('are required')).toBeHidden();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Accountant in Mumbai' })).toBeFocused();
  await expect(page.getByText(/^\d+ jobs? found$/)).toBeVisible();
  await expect(page.getByText('19 of 20 searches left')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/jobs?q=Accountant&location=Mumbai');
  const card = jobCards(page).first();
  await expect(card).toContainText('Accountant');
  await expect(card).toContainText('Mumbai');
  await expect(card).toContainText('Full-time');
  const link = card.getByRole('link', { name: /^View on LinkedIn/ });
  await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  const markedFrom = page.getByLabel('Skills are marked from your resume');
  await expect(markedFrom.locator('option:checked')).toHaveText('Accounts jobs');
  await expect(main(page).locator('mark').filter({ hasText: 'Tally' }).first()).toBeVisible();
  await expectNoViolation(page, 'results');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, 'results in the dark theme');
  await markedFrom.selectOption('Shop floor');
  await expect(main(page).locator('mark')).toHaveCount(0);

  const filters = page.getByRole('button', { name: 'Filters' });
  if (await filters.isVisible()) await filters.click();
  await page.getByLabel('Date posted').selectOption('This month');
  await page.getByRole('checkbox', { name: 'Internship' }).check();
  await title(page).fill('No such title');
  await search(page).click();
  await expect(page.getByRole('heading', { name: 'No Jobs Found' })).toBeVisible();
  await expect(page).toHaveURL(/q=No\+such\+title&location=Mumbai&posted=month&type=intern$/);
  // Decision 75: an empty answer costs nothing.
  await expect(page.getByText('It did not use up a search.')).toBeVisible();
  await expect(page.getByText('19 of 20 searches left')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Accountant in Mumbai' })).toBeVisible();
  await expect(title(page)).toHaveValue('Accountant');
  await expect(page.getByRole('checkbox', { name: 'Internship' })).not.toBeChecked();
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Jobs Found' })).toBeVisible();
  await page.goto('/dashboard/jobs?q=Nurse&location=Kochi');
  await expect(page.getByText('Press Search Jobs to look for these.')).toBeVisible();
  await expect(title(page)).toHaveValue('Nurse');
  await page.goto('/dashboard/jobs');
  await expect(title(page)).toHaveValue('No such title');
  await expect(page.getByText('19 of 20 searches left')).toBeVisible();
});

test('S2 §8 what goes wrong costs no search; what runs out is said', async ({ page, context }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await page.route('**/api/jobs/suggestions', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/dashboard/jobs');
  await expect(page.getByText('Failed to load suggestions')).toBeVisible();
  for (const name of [
    'Software Engineer',
    'Full Stack Developer',
    'Frontend Developer',
    'Backend Developer',
    'DevOps Engineer',
  ])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expectNoViolation(page, 'without suggestions');
  await page.getByRole('button', { name: 'Software Engineer' }).click();
  await expect(title(page)).toHaveValue('Software Engineer');
  await expect(place(page)).toBeFocused();
  await place(page).fill('Pune');

  const fails = async (press: 'Search Jobs' | 'Try Again', text: string) => {
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('alert').getByText(text)).toBeVisible();
    await expect(page.getByText('It did not use up a search.')).toBeVisible();
  };
  const address = '**/api/jobs/search';
  const answer = async (status: number, json: object) => {
    await page.unroute(address);
    await page.route(address, (route) => route.fulfill({ status, json }));
  };
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await fails('Search Jobs', 'Failed to fetch jobs');
  await expectNoViolation(page, 'offline');
  await context.setOffline(false);
  await answer(502, {});
  await fails('Try Again', 'Failed to fetch jobs');
  const unchecked = 'Failed to check search limit';
  await answer(503, { success: false, code: 'jobs-limit-check-failed', error: unchecked });
  await fails('Try Again', unchecked);

  const advert = {
    id: '1',
    title: 'Tester <img src=x>',
    company: '',
    location: 'Pune',
    description: `<script>1</script>\n${'A long line of text. '.repeat(40)}`,
    employmentType: 'Full-time',
    timeAgoPosted: '2 hours ago',
    url: 'javascript:alert(1)',
    jobProviders: [{ jobProvider: 'LinkedIn', url: 'javascript:alert(1)' }],
  };
  const found = {
    success: true,
    nextPage: null,
    cost: 1,
    made: { hash: 'x', at: new Date().toISOString() },
  };
  await answer(200, { ...found, jobs: [advert], remaining: 4 });
  await page.getByRole('button', { name: 'Try Again' }).click();
  const card = jobCards(page).first();
  await expect(card).toContainText('Tester <img src=x>');
  await expect(card).toContainText('<script>1</script>');
  await expect(card).toContainText('2 hours ago');
  await expect(card.locator('img, script')).toHaveCount(0);
  await expect(card.getByRole('link')).toHaveCount(0);
  await card.getByRole('button', { name: 'Show more' }).click();
  await expect(card.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('4 searches left', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/plans');
  await expectNoViolation(page, 'few searches left');

  await answer(200, { ...found, jobs: [], remaining: 5 });
  await search(page).click();
  await expect(page.getByText('5 of 20 searches left')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Upgrade Plan' })).toBeHidden();
  await answer(200, { ...found, jobs: [], remaining: 0 });
  await search(page).click();
  await expect(page.getByText('Search limit reached for current plan')).toBeVisible();
  await expect(search(page)).toBeDisabled();
  await expect(main(page).getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();

  await page.route('**/api/jobs/usage', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: unchecked })).toBeVisible();
  await page.unroute('**/api/jobs/usage');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('20 of 20 searches left')).toBeVisible();
});

test('decision 71 a site without a jobs service says so and sells no searches @phone', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await signedInPerson(page);
  // As the server of such a site answers and fills its pages.
  await page.route('**/api/jobs/usage', (route) =>
    route.fulfill({
      json: {
        success: true,
        usage: {
          planId: null,
          limit: 0,
          searchCount: 0,
          remaining: 0,
          lastSearchAt: null,
          recentSearches: [],
          blockedBy: 'jobs-not-available',
        },
      },
    }),
  );
  await page.route('**/plans', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html
        .replace('"hasJobSearch":true', '"hasJobSearch":false')
        .replace(/<(li|tr) data-job-search\b.*?<\/\1>/gs, ''),
    });
  });
  await page.goto('/dashboard/jobs');
  await expect(page.getByRole('heading', { name: 'Job search is not available on this site' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /plan/i })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  await expectNoViolation(page, 'without a jobs service');
  await page.goto('/plans');
  await expect(page.getByText('Save up to 5 resumes').first()).toBeVisible();
  await expect(main(page).getByText(/job search/i)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
