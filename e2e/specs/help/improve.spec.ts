import { expectNoViolation } from '../../steps/axe.ts';
import { signedInPerson } from '../../steps/people.ts';
import { buyPlan, saveResume } from '../../steps/subscriber.ts';
import { expect, type Locator, type Page, test } from '../../steps/test.ts';
import { fillWithSample, next, openBuilder, stepHeading } from '../../steps/wizard.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const summary = (page: Page) => page.getByLabel('Professional summary');
const panel = (page: Page) => page.getByRole('region', { name: 'Improve this text' });
const improve = (page: Page) => page.getByRole('button', { name: 'Improve', exact: true }).first();
const wish = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const proposals = (page: Page) => panel(page).getByRole('listitem');

const dull = 'Was responsible for the monthly accounts of two shops.';
const figures = 'Reduced the closing time from 5 days to 2 days.';

const guestAtSummary = async (page: Page): Promise<void> => {
  await openBuilder(page);
  await fillWithSample(page);
  for (const step of ['Education', 'Experience', 'About Me']) {
    await next(page);
    await expect(stepHeading(page, step)).toBeVisible();
  }
};

/** A person with a plan, at the summary of a saved resume. */
const subscriberAtSummary = async (page: Page, text: string): Promise<void> => {
  await signedInPerson(page);
  await buyPlan(page, 'pro');
  const id = await saveResume(page, 'Accounts in Pune', 'modern', [], text);
  await page.goto(`/builder?resume=${id}`);
  await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sharma');
  for (const step of ['Education', 'Experience', 'About Me']) {
    await next(page);
    await expect(stepHeading(page, step)).toBeVisible();
  }
};

const selected = (field: Locator): Promise<string> =>
  field.evaluate((control: HTMLTextAreaElement) =>
    control.value.slice(control.selectionStart, control.selectionEnd),
  );

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

test('a guest gets advice on the device, takes a wording by keyboard and takes it back @phone', async ({
  page,
}) => {
  const rewrites: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/help/rewrite')) rewrites.push(request.url());
  });
  await guestAtSummary(page);
  await summary(page).fill(`${dull}\n${figures}`);
  await improve(page).click();
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toContainText('Advice by rules, on this device. Nothing is sent.');
  await expect(panel(page)).toContainText('Sign in to have sentences rewritten.');
  await expect(panel(page)).toContainText('“Responsible for” says only what was asked of you');
  await expectNoViolation(page, 'advice');
  await expectNoSidewaysScroll(page);

  // One wish for one sentence: order needs more than one.
  await panel(page).getByLabel('Which part').selectOption({ index: 2 });
  await expect(wish(page, 'Order')).toBeDisabled();
  await wish(page, 'Stronger verb').click();
  await expect(panel(page)).toContainText('Our rules find nothing to change here.');
  await panel(page).getByLabel('Which part').selectOption({ index: 0 });
  await expect(proposals(page)).toHaveCount(1);

  // Taken with the keyboard; the focus goes on to what takes it back.
  await proposals(page)
    .getByRole('button', { name: /^Take: / })
    .press('Enter');
  await expect(summary(page)).not.toHaveValue(/responsible/);
  await expect(summary(page)).toHaveValue(new RegExp(`\\n${figures}$`));
  await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(summary(page)).toHaveValue(`${dull}\n${figures}`);

  // The strongest first; the builder's own undo knows it as one step.
  await wish(page, 'Order').click();
  await proposals(page).getByRole('button', { name: 'Take this order' }).click();
  await expect(summary(page)).toHaveValue(`${figures}\n${dull}`);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(summary(page)).toHaveValue(`${dull}\n${figures}`);

  await panel(page).getByRole('button', { name: 'Close' }).press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(improve(page)).toBeFocused();
  expect(rewrites).toEqual([]);
});

test('with a plan the service is named and agreed to first; each answer is taken or left @phone', async ({
  page,
}) => {
  const boast = 'I was responsible for tidy books and boast of nothing.';
  await subscriberAtSummary(page, `${dull}\n${boast}`);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/help/rewrite')) sent.push(request.postDataJSON());
  });
  await summary(page).fill(`${dull}\n${boast}\nDid the stock lists for Ananya Sharma in two shops.`);
  await improve(page).click();
  await wish(page, 'Stronger verb').click();
  const question = panel(page).getByRole('heading', { name: 'May the sandbox on this computer rewrite it?' });
  await expect(question).toBeFocused();
  await expect(panel(page)).toContainText('Never sent: your name, contacts or birth date.');
  await panel(page).getByText('What would be sent now').click();
  await expect(panel(page)).toContainText('Did the stock lists for [A] in two shops.');
  await expectNoViolation(page, 'consent');
  await expectNoSidewaysScroll(page);
  expect(sent).toEqual([]);

  // Who does not agree has the advice; the question can be had again.
  await panel(page).getByRole('button', { name: 'Only advice from this device' }).click();
  await expect(panel(page)).toContainText('Advice by rules, on this device.');
  await panel(page).getByRole('button', { name: 'Have it rewritten by' }).click();
  await panel(page).getByRole('button', { name: 'Agree and go on' }).click();

  await expect(panel(page)).toContainText('49 left today.');
  await expect(proposals(page)).toHaveCount(3);
  expect(JSON.stringify(sent)).not.toMatch(/Ananya|Sharma/);
  // The invented claim is not shown, and the word that gave it away is named.
  const refused = proposals(page).filter({ hasText: 'Not shown' });
  await expect(refused).toContainText(/“(?:Led|team|40)”/);
  await expect(refused.getByRole('button', { name: /^Take/ })).toHaveCount(0);
  await expectNoViolation(page, 'answers');
  await expectNoSidewaysScroll(page);

  await proposals(page)
    .getByRole('button', { name: 'Take: Performed stock lists for Ananya Sharma in two shops.' })
    .click();
  await expect(summary(page)).toHaveValue(/\nPerformed stock lists for Ananya Sharma in two shops\.$/);
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(summary(page)).toHaveValue(/\nDid the stock lists/);
  await proposals(page)
    .getByRole('button', { name: `Leave: ${dull}` })
    .click();
  await expect(proposals(page)).toHaveCount(2);
  await expect(summary(page)).toHaveValue(new RegExp(`^${dull}`));

  // Withdrawn: the next wish asks again, before the server has answered too.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/help/consent', async (route) => {
    if (route.request().method() === 'DELETE') await held;
    await route.continue();
  });
  const sentBefore = sent.length;
  await panel(page).getByRole('button', { name: 'Stop sending' }).click();
  await wish(page, 'Shorten').click();
  await expect(question).toBeVisible();
  expect(sent).toHaveLength(sentBefore);
  const agree = panel(page).getByRole('button', { name: 'Agree and go on' });
  await agree.click();
  answer();
  await expect(panel(page).getByRole('button', { name: 'Stop sending' })).toBeVisible();
  await expect(question).toBeHidden();

  // Withdrawn in another window: the refusal becomes the question.
  await page.evaluate(() => fetch('/api/help/consent', { method: 'DELETE' }));
  await wish(page, 'Clearer').click();
  await expect(question).toBeVisible();

  // The profile page takes an agreement back as well, and says nothing of it where none stands.
  await agree.click();
  await expect(panel(page).getByRole('button', { name: 'Stop sending' })).toBeVisible();
  await page.goto('/dashboard/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Stop sending sentences to the sandbox on this computer')).toBeVisible();
  await expectNoViolation(page, 'profile with an agreement');
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Stop sending' }).click();
  await expect(page.getByText('Withdrawn. No more sentences are sent to').last()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Stop sending' })).toHaveCount(0);
  const { help } = await (await page.request.get('/api/help')).json();
  expect(help.consentedAt).toBeNull();
});

test('a wish pressed before it is known who helps is asked once it is', async ({ page }) => {
  await subscriberAtSummary(page, dull);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/help', async (route) => {
    await held;
    await route.continue();
  });
  await improve(page).click();
  await wish(page, 'Shorten').click();
  await expect(panel(page)).toContainText('Advice by rules, on this device. Nothing is sent.');
  answer();
  await expect(panel(page).getByRole('button', { name: 'Agree and go on' })).toBeVisible();
});

test('a missing result becomes a blank that is selected, and is asked about before saving', async ({
  page,
}) => {
  await subscriberAtSummary(
    page,
    'I kept the stock lists of two shops in Pune and reduced the waiting time.',
  );
  await improve(page).click();
  await wish(page, 'Clearer').click();
  await panel(page).getByRole('button', { name: 'Agree and go on' }).click();
  await proposals(page)
    .getByRole('button', { name: /^Take: / })
    .click();
  await expect(summary(page)).toBeFocused();
  expect(await selected(summary(page))).toBe('___');
  await expect(panel(page)).toContainText('A blank waits for your own figure');

  await summary(page).blur();
  await page.getByRole('button', { name: 'Keep as written' }).first().click();
  await page.getByLabel('I accept this declaration').check();
  await next(page);
  await expect(stepHeading(page, 'Download')).toBeVisible();
  await expect(page.getByText('A blank is still open')).toBeVisible();
  await page.getByRole('button', { name: 'About Me', exact: true }).last().click();
  await expect(summary(page)).toBeFocused();
});

test('a service that fails, dawdles or is used up leaves the text alone and the advice there', async ({
  page,
  context,
}) => {
  const text = `${dull} I stumble over nothing in it.`;
  await subscriberAtSummary(page, text);
  await improve(page).click();
  await wish(page, 'Shorten').click();
  await panel(page).getByRole('button', { name: 'Agree and go on' }).click();
  await expect(panel(page).getByRole('alert')).toHaveText(
    'The rewriting service gave no usable answer. Nothing was changed, and it does not count.',
  );
  await expect(summary(page)).toHaveValue(text);
  await expect(panel(page)).toContainText('50 left today.');

  // Nobody has to wait.
  await summary(page).fill(`${dull} I dawdle over nothing in it.`);
  await wish(page, 'Stronger verb').click();
  await expect(panel(page)).toContainText('Asking the sandbox on this computer…');
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(panel(page)).toContainText('Say what you did.');

  await context.setOffline(true);
  await expect(panel(page)).toContainText('Advice by rules, on this device. Nothing is sent.');
  await wish(page, 'Stronger verb').click();
  await expect(panel(page)).toContainText('Say what you did.');

  const used = { service: 'the sandbox on this computer', consentedAt: new Date().toISOString(), limit: 50 };
  await page.route('**/api/help', (route) =>
    route.fulfill({
      json: { success: true, help: { ...used, remaining: 0, blockedBy: 'help-limit-reached' } },
    }),
  );
  await context.setOffline(false);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await improve(page).click();
  await expect(panel(page)).toContainText('You have used your 50 rewrites for today.');
  await wish(page, 'Stronger verb').click();
  await expect(panel(page)).toContainText('Say what you did.');
});

test('in Hindi the buttons and the advice are in Hindi, for a Hindi sentence too @phone', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/builder');
  await page.getByRole('button', { name: 'इंपोर्ट, एक्सपोर्ट और नमूने' }).first().click();
  await page.getByRole('menuitem', { name: 'नमूने से भरें' }).first().click();
  const area = page.locator('textarea[data-field="summary"]');
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'अगला चरण' }).click();
  await area.fill('मैंने दो दुकानों के मासिक खाते की ज़िम्मेदारी संभाली थी और बहुत अच्छा काम किया।');
  await page.getByRole('button', { name: 'सुधारें', exact: true }).first().click();
  const hindiPanel = page.getByRole('region', { name: 'यह लेख सुधारें' });
  await expect(hindiPanel).toContainText('नियमों से सलाह, इसी डिवाइस पर।');
  for (const name of ['छोटा करें', 'और साफ़', 'बेहतर क्रिया', 'क्रम'])
    await expect(hindiPanel.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(hindiPanel.getByRole('listitem').first()).toContainText(/\p{Script=Devanagari}/u);
  await expectNoViolation(page, 'advice in Hindi');
});
