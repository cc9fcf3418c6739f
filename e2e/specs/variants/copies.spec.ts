import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, post, saveResume } from '../../steps/subscriber.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const offer = (page: Page) => page.getByRole('dialog', { name: 'The original changed' });

interface Contents {
  readonly version: number;
  readonly data: Readonly<Record<string, unknown>> & {
    readonly personalInfo: Readonly<Record<string, string>>;
  };
}
const contentsOf = async (page: Page, id: string): Promise<Contents> =>
  (await (await page.request.get(`/api/resumes/${id}`)).json()).resume;
/** An edit made elsewhere. */
const edit = async (page: Page, id: string, change: (data: Contents['data']) => object): Promise<void> => {
  const { version, data } = await contentsOf(page, id);
  const answer = await page.request.put(`/api/resumes/${id}`, {
    data: { version, data: { ...data, ...change(data) } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};
const makeCopy = async (page: Page, id: string, name = 'For Meridian'): Promise<string> => {
  const job = { title: 'Accounts Executive', company: 'Meridian' };
  const { resume } = await post<{ resume: { id: string } }>(page, `/api/resumes/${id}/copies`, { name, job });
  return resume.id;
};

test('a copy is made for a job, from the card, and opens in the builder @phone', async ({ page }) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  await saveResume(page, 'My resume');
  await page.goto('/dashboard');
  await card(page, 'My resume').getByRole('button', { name: 'More for My resume' }).click();
  await page.getByRole('menuitem', { name: 'Make a copy for a job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a copy for a job' });
  await expect(dialog.getByLabel('Job title')).toBeFocused();
  await expect(dialog).toContainText('A copy takes one of the 4 resumes your plan has left.');
  await dialog.getByLabel('Job title').fill('Accounts Executive');
  await dialog.getByLabel('Company').fill('Meridian');
  await expect(dialog.getByLabel('Name of the copy')).toHaveValue('My resume – Accounts Executive, Meridian');
  await dialog.getByLabel('Link to the advert').fill('meridian');
  await dialog.getByRole('button', { name: 'Make the copy' }).click();
  await expect(dialog.getByLabel('Link to the advert')).toBeFocused();
  await expect(dialog).toContainText('Please enter a valid URL starting with http:// or https://');
  await expectNoViolation(page, 'copy dialog');
  await dialog.getByLabel('Link to the advert').fill('https://jobs.example.com/17');
  await dialog.getByLabel('Name of the copy').fill('For Meridian');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/builder\?resume=/);
  await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sharma');

  await page.goto('/dashboard');
  const copy = card(page, 'For Meridian');
  await expect(copy).toContainText('Copy of My resume for Accounts Executive, Meridian');
  await expect(copy.getByRole('link', { name: 'Accounts Executive, Meridian' })).toHaveAttribute(
    'href',
    'https://jobs.example.com/17',
  );
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText('Resumes remaining3 of 5');

  // The original goes: the copy says so, and knows it again when it is back.
  await card(page, 'My resume').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(copy).toContainText('Made from a resume that was deleted, for Accounts Executive, Meridian');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(copy).toContainText('Copy of My resume for Accounts Executive, Meridian');
});

test('a change in the original is taken, declined, and taken back, field by field @phone', async ({
  page,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const parentId = await saveResume(page, 'My resume');
  const copyId = await makeCopy(page, parentId);
  const summary = 'Commerce graduate who kept the books of two college fairs and enjoys numbers that add up.';
  const ownSummary =
    'Accounts trainee who wants to keep the books of Meridian and enjoys numbers that add up.';
  await edit(page, parentId, ({ personalInfo }) => ({
    summary,
    personalInfo: { ...personalInfo, phone: '9000000001', location: 'Pune' },
  }));
  await edit(page, copyId, () => ({ summary: ownSummary }));
  await page.goto('/dashboard');
  const copy = card(page, 'For Meridian');
  const note = copy.getByRole('button', { name: 'The original changed: 3 things' });
  await expect(
    card(page, 'My resume').getByRole('button', { name: '1 copy: offer it this change' }),
  ).toBeVisible();
  await note.press('Enter');
  const dialog = offer(page);
  // What the copy left alone is chosen; what it wrote itself is its owner's to choose.
  await expect(dialog.getByLabel('Phone')).toBeChecked();
  await expect(dialog.getByLabel('Location')).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Professional summary' })).not.toBeChecked();
  const row = dialog.getByRole('listitem').filter({ hasText: 'Changed here, too' });
  for (const text of [summary, ownSummary, 'college fair and']) await expect(row).toContainText(text);
  await expect(dialog.getByText('2 of 3 chosen')).toBeVisible();
  await expectNoViolation(page, 'offer');

  await dialog.getByLabel('Location').press('Space');
  await dialog.getByRole('button', { name: 'Take 1 change' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(copy.getByRole('button', { name: 'The original changed: 2 things' })).toBeVisible();
  expect((await contentsOf(page, copyId)).data).toMatchObject({
    summary: ownSummary,
    personalInfo: { phone: '9000000001', location: 'Bengaluru' },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toBeVisible();
  expect((await contentsOf(page, copyId)).data.personalInfo.phone).toBe('9876543210');

  await note.click();
  await dialog.getByRole('button', { name: 'Choose all' }).click();
  await dialog.getByLabel('Phone').uncheck();
  await dialog.getByRole('button', { name: 'Don’t offer these again' }).click();
  await expect(copy.getByRole('button', { name: 'The original changed: 1 thing' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toBeVisible();

  // Not now leaves everything as it is, and gives the focus back.
  await note.click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(note).toBeFocused();

  // Changed again while the window is open: it says so and shows what is new.
  await note.click();
  await edit(page, parentId, ({ personalInfo }) => ({
    personalInfo: { ...personalInfo, location: 'Nashik' },
  }));
  await dialog.getByRole('button', { name: 'Don’t offer these again' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The original has changed again');
  await expect(dialog).toContainText('Nashik');
  await dialog.getByRole('button', { name: 'Choose all' }).click();
  await dialog.getByRole('button', { name: 'Take 3 changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(copy.getByRole('button', { name: /The original changed/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your Resumes' })).toBeFocused();
  expect((await contentsOf(page, copyId)).data).toMatchObject({
    summary,
    personalInfo: { location: 'Nashik' },
  });
});

test('the builder of a copy offers the same, into the draft, and undo takes it back @phone', async ({
  page,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const parentId = await saveResume(page, 'My resume');
  const copyId = await makeCopy(page, parentId);
  await edit(page, parentId, ({ personalInfo }) => ({
    personalInfo: { ...personalInfo, location: 'Pune' },
    languages: [{ id: 'l1', title: 'Marathi', level: 'fluent' }],
  }));
  await page.goto(`/builder?resume=${copyId}`);
  const main = page.getByRole('main');
  await expect(main.getByText('The original changed: 2 things')).toBeVisible();
  await main.getByRole('button', { name: 'Look at it' }).click();
  await expect(offer(page).getByLabel('Added: Marathi')).toBeChecked();
  await offer(page).getByRole('button', { name: 'Take 2 changes' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Pune');
  await expect(main.getByText('The original changed: 2 things')).toHaveCount(0);
  await page.getByText('Undo', { exact: true }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Bengaluru');
  await expect(main.getByText('The original changed: 2 things')).toBeVisible();
  expect((await contentsOf(page, copyId)).data.personalInfo.location).toBe('Bengaluru');
});

test('in Hindi, in the dark, on a narrow page nothing is cut off @phone', async ({
  page,
  context,
  baseURL,
}) => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const parentId = await saveResume(page, 'My resume');
  await makeCopy(page, parentId);
  await edit(page, parentId, ({ personalInfo }) => ({ personalInfo: { ...personalInfo, location: 'Pune' } }));
  await context.addCookies(
    ['lang=hi', 'theme=dark'].map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: baseURL ?? '' };
    }),
  );
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'मूल रिज़्यूमे में 1 बदलाव' }).click();
  const dialog = page.getByRole('dialog', { name: 'मूल रिज़्यूमे बदल गया है' });
  await expect(dialog.getByText('मूल में अब')).toBeVisible();
  await expectNoViolation(page, 'offer in Hindi');
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await dialog.getByRole('button', { name: '1 बदलाव लें' }).click();
  await expect(page.getByText('“For Meridian” में ले लिया गया').first()).toBeVisible();
});
