import { expectNoViolation } from '../../steps/axe.ts';
import { newEmail } from '../../steps/people.ts';
import { expect, type Page, test } from '../../steps/test.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const question = {
  subject: 'Refund for my order',
  message: 'I paid for the Pro plan yesterday, but my resume does not download. Please refund it.',
};
const blocked =
  'Message appears to be irrelevant, unclear, or inappropriate. Please provide a specific inquiry related to our resume building service.';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const open = async (page: Page) => {
  await page.goto('/contact');
  await expect(send(page)).toBeEnabled();
};
const fill = async (page: Page, email: string, { subject, message } = question) => {
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill(message);
};
/** Counts what is sent, and lets it pass. */
const watchSending = async (page: Page) => {
  const sent: unknown[] = [];
  await page.route('**/api/contact/submit', (route) => {
    sent.push(route.request().postDataJSON());
    return route.continue();
  });
  return sent;
};

test('S2 §1 §2 §4 §5 §8 a visitor is helped to write, and loses nothing on the way @phone', async ({
  page,
  context,
}) => {
  const sent = await watchSending(page);
  const email = newEmail();
  await open(page);
  const aside = page.getByRole('complementary');
  await expect(aside.getByRole('link', { name: 'support@example.com' })).toHaveAttribute('href', /^mailto:/);
  await expect(aside.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91/);
  await expect(aside).toContainText('Mumbai');
  await expect(aside).toContainText('Last updated:');

  await send(page).click();
  for (const text of [
    'Please enter your name',
    'Please enter your email',
    'Please enter a subject',
    'Please enter a message',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();

  await fill(page, `${'a'.repeat(95)}@example.com`, { subject: 'x'.repeat(201), message: 'y'.repeat(2001) });
  await field(page, 'Name').fill('n'.repeat(101));
  await field(page, 'Name').blur();
  await expect(page.getByText('Please use at most 100 characters')).toHaveCount(2);
  await expect(page.getByText('Please use at most 200 characters')).toBeVisible();
  await expect(page.getByText('Please use at most 2000 characters')).toBeVisible();
  await expect(page.getByText('2001/2000')).toBeVisible();
  await field(page, 'Email').fill('asha');
  await expect(page.getByText('Please use at most 100 characters')).toHaveCount(1);
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolation(page, 'with messages');

  await fill(page, email, { subject: 'Hello', message: 'hi' });
  await expect(page.getByText('A little more helps us understand:')).toBeVisible();
  await expect(page.getByText('Say what it is about: your resume, a download, a payment')).toBeVisible();
  await send(page).click();
  await expect(page.getByText(blocked)).toBeVisible();
  await expect(field(page, 'Message')).toBeFocused();
  expect(sent).toEqual([]);
  await field(page, 'Message').fill('hello');
  await expect(page.getByText(blocked)).toBeHidden();
  await expect(page.getByText('You can send this. With a little more we can answer sooner:')).toBeVisible();
  await expectNoViolation(page, 'with advice');

  await page.reload();
  await expect(page.getByText('We kept what you wrote before. It has not been sent yet.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Message')).toHaveValue('hello');

  await expect(send(page)).toBeEnabled();
  await send(page).dblclick();
  await expect(
    page.getByText('Your message was successfully submitted and is currently under review.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toBeFocused();
  expect(sent).toMatchObject([{ email, message: 'hello', spamScore: 6 }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, 'sent, in the dark theme');

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
  await fill(page, email);
  await expect(page.getByText('Clear. You will have an answer within 48 hours.')).toBeVisible();
  await expectNoViolation(page, 'ready, in the dark theme');
  await send(page).click();
  await expect(
    page.getByText("Your message was successfully submitted. We'll respond within 48 hours."),
  ).toBeVisible();
  const reference = await page.locator('dd').first().textContent();
  expect(reference).toMatch(/^GRV-\d{6}$/);
  // Read out with the heading that has the focus.
  await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toHaveAccessibleDescription(
    `Your message was successfully submitted. We'll respond within 48 hours. Reference ${reference} Copy reference ${reference}`,
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: `Copy reference ${reference}` }).press('Enter');
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await expect
    .poll(async () =>
      (await page.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)).text(),
    )
    .toContain(String(reference));
  await page.reload();
  await expect(send(page)).toBeEnabled();
  await expect(field(page, 'Message')).toHaveValue('');
});

test('S2 §8 §9 what goes wrong is said, the message stays, the eleventh in an hour is held back', async ({
  page,
  context,
}) => {
  const address = '**/api/contact/submit';
  await open(page);
  await fill(page, newEmail());
  const fails = async (text: string | RegExp) => {
    await send(page).click();
    await expect(page.getByRole('alert').getByText(text)).toBeVisible();
    await expect(page.getByText('What you wrote is kept here.')).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue(question.message);
  };
  const answer = async (status: number, body: string) => {
    await page.unroute(address);
    await page.route(address, (route) => route.fulfill({ status, body, contentType: 'application/json' }));
  };

  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await fails('Failed to send message');
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expectNoViolation(page, 'offline');
  expect(await page.evaluate(() => localStorage.getItem('contactFormRateLimit'))).toBeNull();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();

  await answer(500, '<html>');
  await fails('Failed to submit message');
  const unsaved = 'Failed to save your message. Please try again.';
  await answer(503, JSON.stringify({ success: false, code: 'contact-save-failed', error: unsaved }));
  await fails(unsaved);
  const limit = 'Maximum message limit reached. Please try again in 7 minutes.';
  await answer(429, JSON.stringify({ success: false, code: 'contact-limit-reached', error: limit }));
  await fails(limit);
  await answer(422, '');
  await send(page).click();
  await expect(
    page.getByText('Your message cannot be sent. Please provide a more detailed and relevant inquiry.'),
  ).toBeVisible();
  await expect(field(page, 'Message')).toBeFocused();

  const attempts = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('contactFormRateLimit') ?? '').attempts.length);
  expect(await attempts()).toBe(4);
  await page.unroute(address);
  const sent = await watchSending(page);
  await page.evaluate(() => {
    const tenMinutesAgo = Date.now() - 10 * 60_000;
    const attempts = Array.from({ length: 10 }, () => tenMinutesAgo);
    localStorage.setItem('contactFormRateLimit', JSON.stringify({ attempts, lastAttempt: tenMinutesAgo }));
  });
  await fails(/^Maximum message limit reached\. Please try again in (49|50) minutes\.$/);
  expect(sent).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('contactFormRateLimit'));
  await send(page).click();
  await expect(page.getByText("We'll respond within 48 hours.")).toBeVisible();
  expect(await attempts()).toBe(1);
});

test('who writes in Hindi is given the reference and answered in Hindi @phone', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const email = newEmail();
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'संदेश भेजें' });
  await expect(button).toBeEnabled();
  await field(page, 'नाम').fill('आशा राव');
  await field(page, 'ईमेल').fill(email);
  await field(page, 'विषय').fill(question.subject);
  await field(page, 'संदेश').fill(question.message);
  await button.click();
  await expect(page.getByRole('heading', { name: 'लिखने के लिए धन्यवाद' })).toBeFocused();
  await expect(page.getByText('संदर्भ संख्या', { exact: true })).toBeVisible();
  const reference = String(await page.locator('dd').first().textContent());
  expect(reference).toMatch(/^GRV-\d{6}$/);
  await expectNoViolation(page, 'sent, in Hindi');
  const inbox = async () =>
    (await page.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`)).text();
  await expect.poll(inbox).toContain(`हमें आपका संदेश मिल गया है (${reference})`);
});

test('what is typed before the page’s scripts have come stays', async ({ page }) => {
  let come = () => {};
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'Message').fill('Typed early');
  await expect(send(page)).toBeDisabled();
  come();
  await expect(send(page)).toBeEnabled();
  await expect(field(page, 'Message')).toHaveValue('Typed early');
  await expect(page.getByText('11/2000')).toBeVisible();
});
