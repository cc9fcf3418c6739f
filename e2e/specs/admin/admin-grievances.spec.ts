import { expectNoViolation } from '../../steps/axe.ts';
import { newEmail } from '../../steps/people.ts';
import { signedInStaff } from '../../steps/staff.ts';
import { post } from '../../steps/subscriber.ts';
import { expect, type Locator, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rowOf = (page: Page, subject: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: subject, exact: true }) });

const choose = async (page: Page, row: Locator, action: string): Promise<void> => {
  await row.getByRole('button', { name: /^Actions for GRV-/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

interface Written {
  readonly data: { readonly id: string; readonly number: number; readonly status: string };
}

const writeFor = (page: Page, email: string) => (subject: string, message: string) =>
  post<Written>(page, '/api/contact/submit', { name: 'Asha Kumari', email, subject, message, spamScore: 0 });

const plea =
  'I bought the Pro plan by mistake an hour ago and never used it. Could you please return the money for my order?';

const mailsTo = async (page: Page, email: string): Promise<string> =>
  (await page.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)).text();

const expectFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );

test('S2 §2 grievances are found, reviewed and resolved, and late ones are said to be late @phone', async ({
  page,
}) => {
  const email = newEmail('writer');
  const mark = email.slice(0, email.indexOf('@'));
  await signedInStaff(page);
  const write = writeFor(page, email);
  const refund = `Refund of ${mark}`;
  const vague = `Hello ${mark}`;
  await write(refund, plea);
  const { data } = await write(vague, 'hello there friend');
  expect(data.status).toBe('under_review');

  await page.route('**/api/admin/grievances?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`/admin/grievances?search=${mark}`);
  await expect(page.getByRole('alert')).toContainText('Failed to load submissions');
  await page.unroute('**/api/admin/grievances?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  const first = rowOf(page, refund);
  await expect(first).toContainText(email);
  await expect(first).toContainText('I bought the Pro plan by mistake');
  await expect(first.getByText('Pending', { exact: true })).toBeVisible();
  await expect(first).toContainText(/Spam score: [0-4]/);
  await expect(first).toContainText(/GRV-\d{6}/);
  await expect(first).toContainText('Nobody');
  const second = rowOf(page, vague);
  await expect(second).toContainText(/Spam score: [5-9]/);
  await expect(second.getByText('Under Review', { exact: true })).toBeVisible();
  // Due in two days before due in a month.
  await expect(page.getByRole('row').filter({ hasText: mark }).first()).toContainText(refund);
  await expect(page.getByPlaceholder('Search grievances...')).toHaveValue(mark);
  await expectNoViolation(page, 'grievances');
  await expectFit(page);

  // Mark for Review: a failure leaves it pending.
  await page.route('**/api/admin/grievances/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await choose(page, first, 'Mark for Review');
  await expect(page.getByText('Failed to update submission status').first()).toBeVisible();
  await page.unroute('**/api/admin/grievances/*');
  await choose(page, first, 'Mark for Review');
  await expect(first.getByText('Under Review', { exact: true })).toBeVisible();
  await first.getByRole('button', { name: /^Actions for GRV-/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Interim Reply', 'Resolve']);
  await page.keyboard.press('Escape');

  // Resolve: a comment is needed, a failure keeps it, then it is final.
  await choose(page, first, 'Resolve');
  const dialog = page.getByRole('dialog', { name: 'Resolution Comment' });
  const comment = dialog.getByLabel('Resolution Details');
  await comment.fill('   ');
  await dialog.getByRole('button', { name: 'Submit Resolution' }).click();
  await expect(dialog.getByText('Please enter a resolution comment')).toBeVisible();
  await expect(comment).toBeFocused();
  await expectNoViolation(page, 'resolution comment');
  await comment.fill('Your ₹49 are on their way back.');
  // Marking the text to beyond the edge is no wish to leave, and what is written survives one, and a reload.
  const box = await comment.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await choose(page, first, 'Resolve');
  await expect(comment).toHaveValue('Your ₹49 are on their way back.');
  await page.route('**/api/admin/grievances/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.getByRole('button', { name: 'Submit Resolution' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to submit resolution');
  await page.unroute('**/api/admin/grievances/*');
  await dialog.getByRole('button', { name: 'Submit Resolution' }).click();
  await expect(dialog).toBeHidden();
  await expect(first.getByText('Resolved', { exact: true })).toBeVisible();

  await page.getByLabel('Status', { exact: true }).selectOption('Resolved');
  await expect(page.getByRole('link', { name: vague })).toBeHidden();
  await expect(first).toBeVisible();
  await expect(page.getByLabel('Status', { exact: true }).getByRole('option')).toHaveText([
    'All Status',
    'Pending',
    'Under Review',
    'Resolved',
  ]);
  await page.getByLabel('Status', { exact: true }).selectOption('Pending');
  await expect(page.getByText('No grievances found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  for (const term of ['NEVER USED IT', email.toUpperCase(), refund.toUpperCase()]) {
    await page.getByPlaceholder('Search grievances...').fill(term);
    await expect(first).toBeVisible();
  }

  // Its own page says what was answered.
  await first.getByRole('link', { name: refund }).click();
  await expect(page.getByRole('heading', { level: 1, name: refund })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Response:');
  await expect(page.getByRole('main')).toContainText('Your ₹49 are on their way back.');
  await expect(page.getByRole('main')).toContainText(/Resolved on \d+ \w+ \d{4}/);
  await expect(page.getByRole('main')).toContainText('Grievance marked for review');
  await expect(page.getByRole('button', { name: 'Resolve' })).toBeHidden();

  // Nobody waits a month for a test: the server's answer is read as it will be then.
  await page.route('**/api/admin/grievances?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const late = { status: 'pending', overdue: 'resolution', dueAt: '2026-01-02T03:04:05.000Z' };
    const grievances = body.grievances.map((one: object) => ({ ...one, ...late }));
    await route.fulfill({ response: answer, json: { ...body, grievances } });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/admin/grievances?search=${mark}`);
  await expect(first).toContainText('Overdue · 2 Jan 2026');
  await expectNoViolation(page, 'overdue grievances, dark');
  await expectFit(page);
});

test('one grievance is assigned, noted, answered in between, resolved and reopened @phone', async ({
  page,
}) => {
  const email = newEmail('story');
  const mark = email.slice(0, email.indexOf('@'));
  const subject = `Story of ${mark}`;
  const staff = await signedInStaff(page);
  const { data } = await writeFor(page, email)(subject, plea);
  const reference = `GRV-${String(data.number).padStart(6, '0')}`;

  // An answer for every refund.
  const title = `Refund on its way ${mark}`;
  await page.goto('/admin/saved-answers');
  await page.getByRole('button', { name: 'New answer' }).click();
  const editor = page.getByRole('dialog', { name: 'New saved answer' });
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Please enter a title')).toBeVisible();
  await expect(editor.getByLabel('Title')).toBeFocused();
  await editor.getByLabel('Title').fill(title);
  await editor.getByLabel('Answer in English').fill('Dear {nam}, it is on its way.');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Only {name} and {reference} are filled in; {nam} is not')).toBeVisible();
  await editor.getByLabel('Answer in English').fill('Dear {name}, the money of {reference} is on its way.');
  await expectNoViolation(page, 'a new saved answer');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Saved answers' })).toContainText(title);
  await expectNoViolation(page, 'saved answers');
  await expectFit(page);

  // By its number alone, as somebody reads it out.
  await page.goto('/admin/grievances');
  for (const spelling of [reference, reference.toLowerCase(), `grv${data.number}`, String(data.number)]) {
    await page.getByPlaceholder('Search grievances...').fill(spelling);
    await expect(rowOf(page, subject)).toBeVisible();
  }
  await page.getByPlaceholder('Search grievances...').fill(mark);
  await expect(page).toHaveURL(new RegExp(`search=${mark}`));
  await page.getByLabel('Assigned to').selectOption('Nobody');
  await expect(rowOf(page, subject)).toBeVisible();
  await rowOf(page, subject).getByRole('link', { name: subject }).press('Enter');
  await expect(page).toHaveURL(`/admin/grievances/${data.id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(reference);
  await expect(main).toContainText('Acknowledge by');
  await expect(main).toContainText('Nothing has been done about it yet.');
  await expectNoViolation(page, 'a new grievance');
  await expectFit(page);

  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByLabel('Assigned to').getByRole('option', { selected: true })).toContainText(
    staff.email,
  );
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeHidden();
  await expect(main).toContainText('Grievance assigned');

  const note = page.getByLabel('Internal note');
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByText('Please enter a note')).toBeVisible();
  await expect(note).toBeFocused();
  await note.fill('The bank says Tuesday.');
  await page.getByRole('button', { name: 'Add Note' }).press('Enter');
  await expect(main.getByRole('listitem').filter({ hasText: 'The bank says Tuesday.' })).toContainText(
    staff.email,
  );
  await expect(note).toHaveValue('');

  await page.getByRole('button', { name: 'Interim Reply' }).click();
  const reply = page.getByRole('dialog', { name: 'Interim Reply' });
  await expect(reply).toContainText(/The law asks for its resolution by \d+ \w+ \d{4}/);
  await reply.getByLabel('Insert a saved answer').selectOption(title);
  await expect(reply.getByLabel('Reply', { exact: true })).toHaveValue(
    `Dear Asha Kumari, the money of ${reference} is on its way.`,
  );
  await expectNoViolation(page, 'an interim reply');
  await reply.getByRole('button', { name: 'Send Reply' }).click();
  await expect(reply).toBeHidden();
  await expect(page.getByRole('button', { name: 'Interim Reply' })).toBeFocused();
  await expect(main.getByText('Under Review', { exact: true })).toBeVisible();
  await expect(main).not.toContainText('Acknowledge by');
  await expect.poll(() => mailsTo(page, email)).toContain('It is not closed.');

  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolution Comment' });
  await dialog.getByLabel('Resolution Details').fill('The money is back.');
  await dialog.getByRole('button', { name: 'Submit Resolution' }).click();
  await expect(main.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeFocused();

  await page.getByRole('button', { name: 'Reopen' }).click();
  const again = page.getByRole('dialog', { name: 'Reopen this grievance?' });
  await again.getByRole('button', { name: 'Reopen' }).click();
  await expect(again.getByText('Please give a reason for reopening')).toBeVisible();
  await again.getByLabel('Reason').fill('The bank sent it back.');
  await again.getByRole('button', { name: 'Reopen' }).click();
  await expect(again).toBeHidden();
  await expect(main.getByText('Under Review', { exact: true })).toBeVisible();
  await expect(main).toContainText('“The bank sent it back.”');
  await expect(main).toContainText('Earlier response');
  await expect.poll(() => mailsTo(page, email)).toContain('Your message is open again');
  expect(await mailsTo(page, email)).not.toMatch(/The bank s/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, 'a whole story, dark');
  await expectFit(page);

  // Back to the list as it was: it is nobody's no longer.
  await page.getByRole('main').getByRole('link', { name: 'Grievances' }).click();
  await expect(page).toHaveURL(/assignee=nobody/);
  await expect(page.getByText('No grievances found')).toBeVisible();
  await page.getByLabel('Assigned to').selectOption('Me');
  await expect(rowOf(page, subject)).toBeVisible();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  await page.getByLabel('Received from').fill(today);
  await expect(page).toHaveURL(new RegExp(`from=${today}`));
  await expect(rowOf(page, subject)).toBeVisible();
  await page.getByLabel('to', { exact: true }).fill('2026-01-01');
  await expect(page.getByText('No grievances found')).toBeVisible();
});

test('one asks to be mailed about new grievances, and ends it, by keyboard', async ({ page }) => {
  await signedInStaff(page);
  await page.goto('/admin/grievances');
  const wish = page.getByRole('switch', { name: 'Mail me about new ones' });
  for (const wanted of [true, false]) {
    await expect(wish).toBeChecked({ checked: !wanted });
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await wish.press('Space');
    await saved;
    await expect(wish).toBeChecked({ checked: wanted });
    await page.reload();
    await expect(wish).toBeChecked({ checked: wanted });
  }
});

test('fifteen grievances and more are seen at once, sorted by a header, and the list is found as it was left', async ({
  page,
}) => {
  const email = newEmail('many');
  const mark = email.slice(0, email.indexOf('@'));
  await signedInStaff(page);
  const write = writeFor(page, email);
  // Ten an hour from one address.
  for (let turn = 10; turn < 20; turn += 1) await write(`Turn ${turn} of ${mark}`, plea);
  const other = writeFor(page, newEmail('more'));
  for (let turn = 20; turn < 28; turn += 1) await other(`Turn ${turn} of ${mark}`, plea);
  await page.goto(`/admin/grievances?search=${encodeURIComponent(`of ${mark}`)}`);
  const rows = page.getByRole('table', { name: 'Grievances' }).getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(18);
  const seen = await rows.evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
  expect(seen, 'rows within 1440 × 900').toBeGreaterThanOrEqual(15);
  await expect(rows.first()).toContainText('Turn 10');
  const received = page.getByRole('columnheader', { name: 'Received' });
  await received.getByRole('button').click();
  await received.getByRole('button').click();
  await expect(page).toHaveURL(/sort=received-desc/);
  await expect(rows.first()).toContainText('Turn 27');

  // Typed, and on to a row before the list has asked for it.
  const search = page.getByPlaceholder('Search grievances...');
  await search.fill(`Turn 15 of ${mark}`);
  await rows.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Turn 27 of ${mark}` })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Grievances' }).click();
  await expect(search).toHaveValue(`Turn 15 of ${mark}`);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Turn 15');
});
