import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, post, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const savedTab = (page: Page) => page.getByRole('tab', { name: /^Saved/ });

const save = (page: Page, turn: number, change: object = {}) =>
  post(page, '/api/jobs/saved', {
    title: `Accountant ${turn}`,
    company: `Sample Works ${turn}`,
    location: 'Pune',
    description: 'Books, GST and Tally.',
    employmentType: 'Full-time',
    timeAgoPosted: '2 days ago',
    url: `https://jobs.example/${turn}`,
    provider: 'LinkedIn',
    ...change,
  });

test('a found job is saved, followed to an offer, removed and brought back @phone', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await page.goto('/dashboard/jobs?q=Accountant&location=India');
  await page.getByRole('button', { name: 'Search Jobs' }).click();
  const card = cards(page).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: /^Save/ }).click();
  await expect(card.getByRole('button', { name: /^Saved/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(savedTab(page)).toHaveText('Saved (1)');
  const filters = page.getByRole('button', { name: 'Type, place and time' });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole('checkbox', { name: 'Saved (1)' }).check();
  await expect(cards(page)).toHaveCount(1);

  // By keyboard alone: the tab, the status, the note.
  await page.getByRole('tab', { name: 'Search' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/view=saved/);
  const saved = cards(page).first();
  await expect(saved.getByRole('heading', { name: title })).toBeVisible();
  await expectNoViolation(page, 'saved jobs');
  const status = saved.getByLabel('Status');
  await status.focus();
  await page.keyboard.type('App');
  await expect(saved.getByText(/Applied since \d/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(saved.getByLabel('Note')).toBeFocused();
  await page.keyboard.type('Asked for Ravi');
  await expect(saved.getByText('Saved. Only you see it.')).toBeVisible();
  await page.reload();
  await expect(saved.getByLabel('Note')).toHaveValue('Asked for Ravi');
  await expect(status).toHaveValue('applied');

  // A card stays under the hand that changes its status.
  await page.getByRole('radio', { name: 'Applied (1)' }).check();
  await status.selectOption('Offer');
  await expect(page.getByRole('radio', { name: 'Offer (1)' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Interview (0)' }).check();
  await expect(page.getByRole('heading', { name: 'No saved job has this status' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all saved jobs' }).click();

  await saved.getByRole('button', { name: /^Show the advert/ }).click();
  await expect(saved.getByRole('button', { name: /^Hide the advert/ })).toBeVisible();
  await expectNoViolation(page, 'with the advert');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, 'saved jobs in the dark theme');

  // Held beside a resume: the advert as it was when saved.
  await saveResume(page, 'My resume');
  const compare = saved.getByRole('button', { name: 'Compare with my resume' });
  await compare.click();
  const match = page.getByRole('dialog', { name: 'Compare with a job' });
  await expect(match.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(match.getByText('Your resume: My resume')).toBeVisible();
  await expect(match.getByRole('button', { name: /^Show “.*” in the advert$/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(compare).toBeFocused();
  await saved.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByLabel('Note')).toHaveValue('Asked for Ravi');
  await expect(status).toHaveValue('offer');
});

test('without a plan saved jobs stay; a note is lost neither offline nor in two tabs; Hindi', async ({
  page,
  context,
}) => {
  await signedInPerson(page);
  for (const turn of [1, 2, 3]) await save(page, turn, turn === 2 ? { company: 'Anil & Sons' } : {});
  await page.goto('/dashboard/jobs');
  await expect(page.getByRole('heading', { name: 'No active subscription found' })).toBeVisible();
  await savedTab(page).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).first().getByRole('heading')).toHaveText('Accountant 3');
  await page.getByLabel('Sort by').selectOption('Company');
  await expect(cards(page).first().getByRole('heading')).toHaveText('Accountant 2');

  const note = (tab: Page) => cards(tab).filter({ hasText: 'Accountant 1' }).getByLabel('Note');
  await context.setOffline(true);
  await note(page).fill('Written on the train');
  await note(page).blur();
  await expect(page.getByText('Not saved yet. It is kept on this device.')).toBeVisible();
  await expectNoViolation(page, 'a note that is not saved');
  await context.setOffline(false);
  await expect(page.getByText('Saved. Only you see it.')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/dashboard/jobs?view=saved');
  await note(other).fill('From the other tab');
  await expect(other.getByText('Saved. Only you see it.')).toBeVisible();
  await note(page).fill('From this tab');
  await expect(page.getByText('This note was changed in another tab or on another device')).toBeVisible();
  await expect(page.getByText('There it says: “From the other tab”')).toBeVisible();
  await expect(note(page)).toHaveValue('From this tab');
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByText('Saved. Only you see it.')).toBeVisible();
  await other.reload();
  await expect(note(other)).toHaveValue('From this tab');
  await other.close();

  await note(page).fill('x'.repeat(1_001));
  await expect(page.getByText('Please use at most 1000 characters')).toBeVisible();
  await note(page).fill('Short again');
  await expect(page.getByText('Saved. Only you see it.')).toBeVisible();

  await context.addCookies([{ name: 'lang', value: 'hi', url: page.url() }]);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'सहेजी गई (3)' })).toBeVisible();
  await expect(cards(page).first().getByLabel('नोट')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
});
