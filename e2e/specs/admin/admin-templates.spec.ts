import { expectNoViolation } from '../../steps/axe.ts';
import { test } from '../../steps/own-server.ts';
import { signedInPerson } from '../../steps/people.ts';
import { addStaff, signInStaff } from '../../steps/staff.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Locator, type Page } from '../../steps/test.ts';

// One server for the whole file.
test.describe.configure({ mode: 'default' });
test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Templates' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** What is drawn on the first page, shape by shape. */
const drawn = (where: Locator): Promise<string> =>
  where
    .locator('svg.resume-page')
    .first()
    .evaluate((sheet) => sheet.innerHTML);

test('S2 §2 templates are added, tried, edited, offered and withdrawn', async ({ page, ownServer }) => {
  await signInStaff(page, await addStaff(ownServer.env));
  await page.route('**/api/admin/templates', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/admin/templates');
  await expect(page.getByRole('alert')).toContainText('Failed to load templates');
  await page.unroute('**/api/admin/templates');
  await page.getByRole('button', { name: 'Retry' }).click();
  const names = page.getByRole('list', { name: 'Templates' }).getByRole('heading');
  await expect(names).toHaveText([
    'Modern Resume',
    'Classic Resume',
    'Executive Resume',
    'Creative Resume',
    'Business Resume',
    'Minimalist Resume',
    'Minimalist Pro Resume',
    'Side Column Resume',
  ]);
  await expect(card(page, 'Modern Resume')).toContainText('Popular');
  await expectNoViolation(page, 'templates');

  // Add: every message, then a failure, then the real thing.
  await page.getByRole('button', { name: 'Add Template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Template' });
  const add = dialog.getByRole('button', { name: 'Add Template' });
  await dialog.getByRole('button', { name: 'Add Feature' }).click();
  await expect(dialog.getByLabel('Feature 1', { exact: true })).toBeFocused();
  await add.click();
  for (const words of [
    'Please enter a name for the template',
    'Please describe the template',
    'Please write the feature or remove it',
  ])
    await expect(dialog.getByText(words)).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectNoViolation(page, 'add template with its messages');
  await dialog.getByLabel('Name').fill('Quiet Page');
  await dialog.getByLabel('Description').fill('Much white space, for a calm first page.');
  await dialog.getByLabel('Feature 1', { exact: true }).fill('One column');
  await dialog.getByRole('button', { name: 'Add Feature' }).click();
  await dialog.getByRole('button', { name: 'Remove feature 2' }).click();
  await dialog.getByRole('radio', { name: 'Minimalist', exact: true }).check();
  await dialog.getByLabel('Download format').selectOption('DOCX');
  await page.route('**/api/admin/templates', (route) => route.fulfill({ status: 500, body: '{}' }));
  await add.click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to save template');
  await page.unroute('**/api/admin/templates');
  await add.click();
  await expect(dialog).toBeHidden();
  const quiet = card(page, 'Quiet Page');
  await expect(quiet).toContainText('Layout Minimalist');
  await expect(quiet).toContainText('One column');

  // Preview and edit.
  await quiet.getByRole('button', { name: 'Preview Quiet Page' }).click();
  const preview = page.getByRole('dialog', { name: 'Quiet Page' });
  await expect(preview.locator('svg.resume-page').first()).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Use This Template' })).toBeHidden();
  await page.keyboard.press('Escape');
  await quiet.getByRole('button', { name: 'Edit Quiet Page' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Template' });
  await expect(edit.getByLabel('Name')).toHaveValue('Quiet Page');
  await expect(edit.getByText('Template added')).toBeVisible();
  await edit.getByLabel('Popular').check();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  await expect(quiet).toContainText('Popular');

  // Switch off: a failure leaves it on; then visitors are no longer offered it.
  const enabled = quiet.getByRole('switch', { name: 'Enabled: Quiet Page' });
  await page.route('**/api/admin/templates/quiet-page', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await enabled.click();
  await expect(page.getByText('Failed to save template').first()).toBeVisible();
  await expect(enabled).toBeChecked();
  await page.unroute('**/api/admin/templates/quiet-page');
  await enabled.click();
  await expect(quiet.getByText('Disabled', { exact: true })).toBeVisible();
  await expect(enabled).not.toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(quiet).toBeVisible();
  await expectNoViolation(page, 'templates, dark');
  const { templates } = await (await page.request.get('/api/templates')).json();
  const offered = templates.map(({ id }: { id: string }) => id);
  expect(offered).toHaveLength(8);
  expect(offered).not.toContain('quiet-page');
});

test('S2 §4 a sample download shows its progress, a tick for two seconds, and its steps in the debug log', async ({
  page,
  ownServer,
}) => {
  await signInStaff(page, await addStaff(ownServer.env));
  await page.goto('/admin/templates');
  const classic = card(page, 'Classic Resume');
  const button = classic.getByRole('button', { name: 'Download Sample PDF: Classic Resume' });
  const log = page.getByRole('region', { name: 'Debug log' });
  await page.getByRole('switch', { name: 'Debug log' }).check();
  await expect(log).toContainText('Download a sample to see its steps here.');
  // The exporter cannot start the first time.
  await page.evaluate(() => {
    const { Worker: Real } = window;
    Object.assign(window, {
      Worker: class {
        constructor() {
          window.Worker = Real;
          throw new Error('out of memory');
        }
      },
    });
  });
  await button.click();
  await expect(classic.getByText('Failed to generate PDF')).toBeVisible();
  await expect(log).toContainText('Failed: out of memory');
  await log.getByRole('button', { name: 'Clear' }).click();

  // Both pass by themselves, so they are waited for before the click.
  const download = page.waitForEvent('download');
  const progress = classic.getByRole('progressbar', { name: 'Generating PDF…' }).waitFor();
  const tick = classic.getByRole('button', { name: 'Downloaded' }).waitFor();
  await button.click();
  await progress;
  expect((await download).suggestedFilename()).toMatch(/^resume_classic_\d{4}-\d\d-\d\d\.pdf$/);
  await tick;
  await expect(button).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveText([
    /PDF asked for: layout classic, font Helvetica/,
    /10%/,
    /30%/,
    /50%/,
    /90%/,
    /100%/,
    /Saved as resume_classic_.*\.pdf, [\d.]+ KB/,
  ]);
  await expectNoViolation(page, 'debug log');
});

test('decision 11 a resume on a template that staff made and withdrew is drawn as it was made', async ({
  page,
  ownServer,
}) => {
  await signInStaff(page, await addStaff(ownServer.env));
  const send = async (method: string, path: string, data: object) =>
    (await (await page.request.fetch(path, { method, data })).json()).template;
  const made = await send('POST', '/api/admin/templates', {
    name: 'Banker Resume',
    description: 'For posts in banks.',
    layout: 'creative',
  });
  expect(made).toMatchObject({ id: 'banker-resume', enabled: true });
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const id = await saveResume(page, 'Own', 'banker-resume');
  await saveResume(page, 'Same layout', 'creative');
  await saveResume(page, 'Other layout', 'modern');
  const withdrawn = await send('PATCH', `/api/admin/templates/${made.id}`, { enabled: false });
  expect(withdrawn).toMatchObject({ enabled: false });
  await page.goto('/dashboard');
  const article = (name: string) => page.getByRole('article', { name });
  for (const name of ['Own', 'Same layout', 'Other layout'])
    await expect(article(name).locator('svg.resume-page')).toBeVisible();
  await expect(article('Own')).toContainText('Banker Resume');
  expect(await drawn(article('Own'))).toBe(await drawn(article('Same layout')));
  expect(await drawn(article('Own'))).not.toBe(await drawn(article('Other layout')));

  await page.goto(`/builder?resume=${id}`);
  await expect(page.getByRole('radio', { name: 'Banker' })).toBeChecked();
  const ownSheet = page.getByRole('region', { name: 'Resume preview' });
  await expect(ownSheet.locator('svg.resume-page').first()).toBeVisible();
  const inBuilder = await drawn(ownSheet);
  await page.getByRole('radio', { name: 'Modern' }).check({ force: true });
  await expect.poll(() => drawn(ownSheet)).not.toBe(inBuilder);
});

test('decision 11: the address of a withdrawn template leads to one that is offered, and says so', async ({
  page,
  ownServer,
}) => {
  await signInStaff(page, await addStaff(ownServer.env));
  await page.goto('/admin/templates');
  const offer = card(page, 'Executive Resume').getByRole('switch');
  await offer.uncheck();
  await expect(page.getByText(/“Executive Resume” is no longer offered/).first()).toBeAttached();
  await page.goto('/builder?template=executive');
  await expect(page.getByRole('radio', { name: 'Modern' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Executive' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Executive Resume is no longer offered. Your resume is shown in Modern Resume instead.',
  );
});

test('decision 68 the last template is not disabled without a question; the gallery then says why it is empty', async ({
  page,
  ownServer,
}) => {
  await signInStaff(page, await addStaff(ownServer.env));
  await page.goto('/admin/templates');
  const enabled = (name: string) => page.getByRole('switch', { name: `Enabled: ${name}` });
  const list = page.getByRole('list', { name: 'Templates' });
  await expect(list).toBeVisible();
  const names = (await list.getByRole('heading').allTextContents()).filter(
    (name) => name !== 'Modern Resume',
  );
  // The answers wait: what was pressed counts from the press on.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/admin/templates/*', async (route) => {
    await answered;
    await route.continue();
  });
  for (const name of names) {
    if (!(await enabled(name).isChecked())) continue;
    await enabled(name).click();
    await expect(enabled(name)).not.toBeChecked();
  }
  const last = enabled('Modern Resume');
  await last.click();
  answer();
  const question = page.getByRole('dialog', { name: 'Disable the last template?' });
  await expect(question).toContainText('the builder offers Modern alone');
  await expectNoViolation(page, 'question about the last template');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(last).toBeChecked();

  await page.getByRole('button', { name: 'Edit Modern Resume' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Template' });
  await edit.getByLabel('Enabled').uncheck();
  await expect(edit.getByRole('alert')).toContainText('the only template still enabled');
  await edit.getByRole('button', { name: 'Cancel' }).click();

  await last.click();
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(last).not.toBeChecked();
  await expect(page.getByText('No template is enabled')).toBeVisible();

  await page.goto('/templates');
  await expect(page.getByRole('heading', { name: 'No templates to choose from right now' })).toBeVisible();
  await expectNoViolation(page, 'gallery without templates');
  await page.getByRole('main').getByRole('link', { name: 'Start Building' }).click();
  await expect(page).toHaveURL(/\/builder$/);
  await expect(page.getByRole('radio', { name: 'Modern' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeHidden();
});
