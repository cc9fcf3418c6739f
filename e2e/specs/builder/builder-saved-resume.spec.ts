import { expectNoViolation } from '../../steps/axe.ts';
import { fillSignIn, signedInPerson } from '../../steps/people.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { type Browser, expect, type Page, test } from '../../steps/test.ts';
import { next, stepHeading } from '../../steps/wizard.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const location = (page: Page) => page.getByLabel('Location');
const retry = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const address = (id: string) => `/builder?resume=${id}`;
const notOpened = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This resume could not be opened' });

const subscriberWith = async (page: Page, name: string) => {
  const email = await signedInPerson(page);
  await buyPlan(page, 'pro');
  return { email, id: await saveResume(page, name) };
};

/** What another tab or device does to it. */
const elsewhere = (page: Page, method: 'PUT' | 'DELETE', id: string, body?: object) =>
  page.evaluate(
    async ([verb, path, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: verb, ...(sent && { headers, body: sent }) });
      if (!answer.ok) throw new Error(`${verb} ${path} answered ${answer.status}`);
    },
    [method, `/api/resumes/${id}`, body && JSON.stringify(body)] as const,
  );

const versionOf = async (page: Page, id: string): Promise<number> =>
  (await (await page.request.get(`/api/resumes/${id}`)).json()).resume.version;

const walkAndSave = async (page: Page) => {
  for (const step of ['Education', 'Experience', 'About Me', 'Download']) {
    await next(page);
    await expect(stepHeading(page, step)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await page
    .getByRole('dialog', { name: 'Save Resume' })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
};

const asVisitor = async <Done>(browser: Browser, act: (page: Page) => Promise<Done>): Promise<Done> => {
  const context = await browser.newContext();
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
};

test('a saved resume that cannot be opened says why, and what to do', async ({ page, context, browser }) => {
  const { email, id } = await subscriberWith(page, 'Accounts jobs');

  await page.goto(address('00000000-0000-4000-8000-000000000000'));
  await expect(notOpened(page)).toBeVisible();
  await expect(notOpened(page).getByRole('link', { name: 'Your Resumes' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(retry(page)).toHaveCount(0);
  await expectNoViolation(page, 'a resume that is not there');
  const unknown = await notOpened(page).innerText();

  // Somebody else's does not exist, in the same words.
  await asVisitor(browser, async (stranger) => {
    await signedInPerson(stranger);
    await stranger.goto(address(id));
    await expect(notOpened(stranger)).toHaveText(unknown, { useInnerText: true });
  });

  // Signed out: asked to sign in, and then it opens.
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(address(id));
    const question = visitor.getByRole('alert').filter({ hasText: 'Sign in to open this resume' });
    await expect(question).toBeVisible();
    await expectNoViolation(visitor, 'signed out');
    await question.getByRole('button', { name: 'Sign In' }).click();
    await fillSignIn(visitor, email);
    await expect(location(visitor)).toHaveValue('Bengaluru');
  });

  // A server in trouble, then none at all: pressed again, or asked again by itself once there is a connection.
  const one = '**/api/resumes/*';
  await page.route(one, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(address(id));
  await expect(notOpened(page)).toContainText('An unexpected error occurred');
  await page.unroute(one);
  await page.route(one, (route) => route.abort());
  await retry(page).click();
  await expect(notOpened(page)).toContainText('We could not reach the server');
  await page.unroute(one);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(location(page)).toHaveValue('Bengaluru');
});

test('unsaved changes of a saved resume are never out of reach: server down, deleted elsewhere', async ({
  page,
}) => {
  const { id } = await subscriberWith(page, 'Accounts jobs');
  await page.goto(address(id));
  await location(page).fill('Kochi');
  await expect(page.getByText('Saved on this device')).toBeVisible();

  await page.route('**/api/resumes/*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The saved version could not be loaded');
  await expect(location(page)).toHaveValue('Kochi');
  await expectNoViolation(page, 'without the saved version');
  await page.unroute('**/api/resumes/*');
  await page.reload();
  await page
    .getByRole('dialog', { name: 'You have unsaved changes' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(location(page)).toHaveValue('Kochi');

  await elsewhere(page, 'DELETE', id);
  await walkAndSave(page);
  const gone = page.getByRole('dialog', { name: 'This resume was deleted' });
  await expectNoViolation(page, 'deleted while edited');
  await gone.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This resume was deleted');
  await page.getByRole('button', { name: 'Save Resume' }).click();
  await page
    .getByRole('dialog', { name: 'Save Resume' })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await gone.getByRole('button', { name: 'Save as a new resume' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const { resumes } = await (await page.request.get('/api/resumes')).json();
  expect(resumes).toMatchObject([{ name: 'Accounts jobs' }]);
  expect(resumes[0].id).not.toBe(id);
});

test('a resume that was changed elsewhere is not overwritten without a choice', async ({ page }) => {
  const { id } = await subscriberWith(page, 'First');
  const conflict = page.getByRole('dialog', { name: 'This resume was changed elsewhere' });
  const meetConflict = async (typed: string, renamed: string) => {
    await location(page).fill(typed);
    await elsewhere(page, 'PUT', id, { version: await versionOf(page, id), name: renamed });
    await walkAndSave(page);
    await expect(conflict).toBeVisible();
  };
  const namesAndPlaces = async () => {
    const { resumes } = await (await page.request.get('/api/resumes')).json();
    const whole = await Promise.all(
      resumes.map(async (card: { id: string }) => (await page.request.get(`/api/resumes/${card.id}`)).json()),
    );
    return whole.map(({ resume }) => `${resume.name}, ${resume.data.personalInfo.location}`).sort();
  };
  await page.goto(address(id));
  await meetConflict('Kochi', 'Second');
  await expectNoViolation(page, 'conflict');
  await conflict.getByRole('button', { name: 'Open the newer version, drop mine' }).click();
  await expect(location(page)).toHaveValue('Bengaluru');

  await meetConflict('Pune', 'Third');
  await conflict.getByRole('button', { name: 'Save mine as a copy' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await namesAndPlaces()).toEqual(['Second, Pune', 'Third, Bengaluru']);

  await page.goto(address(id));
  await meetConflict('Delhi', 'Fourth');
  await conflict.getByRole('button', { name: 'Replace it with mine' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await namesAndPlaces()).toEqual(['Second, Pune', 'Third, Delhi']);
});

const heldWork = (page: Page): Promise<number> =>
  page.evaluate(
    async () =>
      ((await navigator.locks.query()).held ?? []).filter(({ name }) => name?.startsWith('kalam-journal'))
        .length,
  );

test('a builder that was left before its resume came leaves nothing open behind', async ({ page }) => {
  const { id } = await subscriberWith(page, 'Left early');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/resumes/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  const asked = page.waitForRequest(
    (request) => request.url().endsWith(id) && page.url().includes('/builder'),
  );
  await page.getByRole('button', { name: 'Edit' }).click();
  await asked;
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Resumes' })).toBeVisible();
  const came = page.waitForResponse(`**/api/resumes/${id}`);
  answer();
  await (await came).finished();
  await page
    .getByRole('link', { name: /^Create/ })
    .first()
    .click();
  await page.getByLabel('Full name').fill('Asha Rao');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  expect(await heldWork(page)).toBe(1);
});
