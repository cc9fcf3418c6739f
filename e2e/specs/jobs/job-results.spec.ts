import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const shownOf = (page: Page) => main(page).getByText(/^\d+ of \d+ jobs shown$/);

test('decision 75 a repeated search, more pages and narrowing are free @phone', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await page.goto('/dashboard/jobs?q=Engineer&location=India');
  await expect(page.getByText('Uses 1 of 20 left. If nothing is found, it is free.')).toBeVisible();
  await page.getByRole('button', { name: 'Search Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Engineer in India' })).toBeFocused();
  await expect(page.getByText('19 of 20 searches left')).toBeVisible();
  await expect(page.getByText('This search is free: you made it 1 minute ago.')).toBeVisible();
  await expect(cards(page)).toHaveCount(20);

  await page.getByRole('button', { name: 'Search Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Engineer in India' })).toBeFocused();
  await expect(page.getByText('19 of 20 searches left')).toBeVisible();
  const title = page.getByRole('combobox', { name: 'Job title or keywords' });
  await title.fill(' ENGINEER ');
  await expect(page.getByText('This search is free')).toBeVisible();
  await title.fill('Engineers');
  await expect(page.getByText('Uses 1 of 19 left.')).toBeVisible();
  await title.fill('Engineer');

  // The service's own next page comes when what it answered has been shown.
  const more = page.getByRole('button', { name: 'Load more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(40);
  await expect(cards(page).nth(20)).toBeFocused();
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/jobs/search'));
  await more.click();
  await more.click();
  expect((await asked).postDataJSON()).toMatchObject({ query: 'Engineer', nextPage: '50' });
  await expect.poll(() => cards(page).count()).toBeGreaterThan(42);
  await expect(page.getByText('19 of 20 searches left')).toBeVisible();

  let asks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/jobs/search')) asks += 1;
  });
  const words = page.getByRole('searchbox', { name: 'Narrow these results' });
  await words.fill('civil');
  await expect(shownOf(page)).toBeVisible();
  await expect(cards(page).filter({ hasNotText: /civil/i })).toHaveCount(0);
  const choices = page.getByRole('button', { name: 'Type, place and time' });
  if (await choices.isVisible()) await choices.click();
  await expectNoViolation(page, 'narrowed');
  await words.fill('');
  await expect(shownOf(page)).toBeHidden();
  await page.getByRole('checkbox', { name: /^Internship \(\d+\)$/ }).check();
  await expect(cards(page).filter({ hasNotText: 'Internship' })).toHaveCount(0);
  const place = page.getByLabel('Place', { exact: true });
  await place.selectOption({ index: 1 });
  await expect(cards(page).filter({ hasNotText: await place.inputValue() })).toHaveCount(0);
  const narrowed = await shownOf(page).textContent();
  expect(narrowed).toMatch(/^\d+ of \d+ jobs shown$/);

  // Left and come back to, it is as it was.
  await page.goto('/dashboard');
  await page.goBack();
  await expect(shownOf(page)).toHaveText(narrowed ?? '');
  await page.reload();
  await expect(shownOf(page)).toHaveText(narrowed ?? '');
  await words.fill('no such words');
  await expect(page.getByRole('heading', { name: 'None of the found jobs fits' })).toBeVisible();
  await expectNoViolation(page, 'nothing fits');
  await page.getByRole('button', { name: 'Show all found jobs' }).click();
  await expect(cards(page)).toHaveCount(20);
  await expect(words).toHaveValue('');
  expect(asks).toBe(0);
  await expect(page.getByText('19 of 20 searches left')).toBeVisible();
});

test('what narrows the results keeps every press and letter, however fast, and starts anew with a search', async ({
  page,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await page.goto('/dashboard/jobs?q=Engineer&location=India');
  const search = page.getByRole('button', { name: 'Search Jobs' });
  await search.click();
  await expect(cards(page)).toHaveCount(20);

  // Before anything else has a turn: a box that is put back in between loses whatever follows.
  const box = page.getByRole('checkbox', { name: /^Internship \(\d+\)$/ });
  const pressed = await box.evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
  expect(pressed).toBe(true);
  const words = page.getByRole('searchbox', { name: 'Narrow these results' });
  await words.focus();
  await words.evaluate((input: HTMLInputElement) => {
    for (const letter of 'civil') {
      input.setRangeText(letter, input.value.length, input.value.length, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter, inputType: 'insertText' }));
    }
  });
  await expect(words).toHaveValue('civil');
  await expect(box).toBeChecked();

  await search.click();
  await expect(words).toHaveValue('');
  await page.reload();
  await expect(cards(page)).toHaveCount(20);
  await expect(words).toHaveValue('');
});
