import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolation } from '../../steps/axe.ts';
import { newEmail } from '../../steps/people.ts';
import { signedInStaff } from '../../steps/staff.ts';
import { post } from '../../steps/subscriber.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cardOf = (page: Page, subject: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: subject, exact: true }) });

test('S2 §2 grievances are found, reviewed and resolved, and late ones are said to be late @phone', async ({
  page,
}) => {
  const email = newEmail('writer');
  const mark = email.slice(0, email.indexOf('@'));
  await signedInStaff(page);
  const write = (subject: string, message: string) =>
    post<{ data: { status: string } }>(page, '/api/contact/submit', {
      name: 'Asha Kumari',
      email,
      subject,
      message,
      spamScore: 0,
    });
  const refund = `Refund of ${mark}`;
  const vague = `Hello ${mark}`;
  await write(
    refund,
    'I bought the Pro plan by mistake an hour ago and never used it. Could you please return the money for my order?',
  );
  const { data } = await write(vague, 'hello there friend');
  expect(data.status).toBe('under_review');

  await page.route('**/api/admin/grievances?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`/admin/grievances?search=${mark}`);
  await expect(page.getByRole('alert')).toContainText('Failed to load submissions');
  await page.unroute('**/api/admin/grievances?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  const first = cardOf(page, refund);
  await expect(first).toContainText(email);
  await expect(first).toContainText('I bought the Pro plan by mistake');
  await expect(first.getByText('Pending', { exact: true })).toBeVisible();
  await expect(first).toContainText(/Spam score: [0-4]/);
  await expect(first).toContainText('Acknowledge by');
  await expect(first).toContainText('Resolve by');
  const second = cardOf(page, vague);
  await expect(second).toContainText(/Spam score: [5-9]/);
  await expect(second.getByText('Under Review', { exact: true })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Mark for Review' })).toBeHidden();
  await expect(page.getByPlaceholder('Search grievances...')).toHaveValue(mark);
  await expectNoViolation(page, 'grievances');

  // Mark for Review: a failure leaves it pending.
  await page.route('**/api/admin/grievances/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await first.getByRole('button', { name: 'Mark for Review' }).click();
  await expect(page.getByText('Failed to update submission status').first()).toBeVisible();
  await page.unroute('**/api/admin/grievances/*');
  await first.getByRole('button', { name: 'Mark for Review' }).click();
  await expect(first.getByText('Under Review', { exact: true })).toBeVisible();
  await expect(first).not.toContainText('Acknowledge by');
  await expect(first.getByRole('button', { name: 'Mark for Review' })).toBeHidden();

  // Resolve: a comment is needed, a failure keeps it, then it is final.
  await first.getByRole('button', { name: 'Resolve' }).click();
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
  await first.getByRole('button', { name: 'Resolve' }).click();
  await expect(comment).toHaveValue('Your ₹49 are on their way back.');
  await page.route('**/api/admin/grievances/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.getByRole('button', { name: 'Submit Resolution' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to submit resolution');
  await page.unroute('**/api/admin/grievances/*');
  await dialog.getByRole('button', { name: 'Submit Resolution' }).click();
  await expect(dialog).toBeHidden();
  await expect(first.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(first).toContainText('Response:');
  await expect(first).toContainText('Your ₹49 are on their way back.');
  await expect(first).toContainText(/Resolved on \d+ \w+ \d{4}/);
  await expect(first.getByRole('button', { name: 'Resolve' })).toBeHidden();
  await first.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history).toContainText('Grievance marked for review');
  await expect(history).toContainText('Grievance resolved');
  await history.getByRole('button', { name: 'Close' }).last().click();

  await page.getByLabel('Status', { exact: true }).selectOption('Resolved');
  await expect(page.getByRole('article')).toHaveCount(1);
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

  // Nobody waits a month for a test: the server's answer is read as it will be then.
  await page.route('**/api/admin/grievances?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const late = { status: 'pending', overdue: 'resolution', response: null, resolvedAt: null };
    const grievances = body.grievances.map((one: object) => ({ ...one, ...late }));
    await route.fulfill({ response: answer, json: { ...body, grievances } });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/admin/grievances?search=${mark}`);
  await expect(first).toContainText('Overdue: acknowledgement was due');
  await expect(first).toContainText('Overdue: resolution was due');
  await expectNoViolation(page, 'overdue grievances, dark');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
});
