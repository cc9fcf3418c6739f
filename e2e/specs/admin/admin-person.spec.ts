import { readFile } from 'node:fs/promises';
import { expectNoViolation } from '../../steps/axe.ts';
import { fillSignIn, newEmail, register, signedInPerson } from '../../steps/people.ts';
import { adminCommand, signedInStaff, signInStaff } from '../../steps/staff.ts';
import { type Browser, expect, type Page, test } from '../../steps/test.ts';

const personIn = async (browser: Browser) => {
  const page = await (await browser.newContext()).newPage();
  return { page, email: await signedInPerson(page) };
};

const writeToUs = async (page: Page, email: string, subject: string): Promise<void> => {
  const answer = await page.request.post('/api/contact/submit', {
    data: {
      name: 'Asha Kumari',
      email,
      subject,
      message: 'I paid for the pro plan yesterday but my resume is not downloading.',
      spamScore: 0,
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

const noWiderThanTheScreen = async (page: Page, state: string) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, state).toBeLessThanOrEqual(360);
};

const openedMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a person from a list by keyboard: suspended with a reason they read, let in again, given a plan, exported, erased', async ({
  page,
  browser,
}) => {
  test.slow();
  const { page: theirs, email } = await personIn(browser);
  await writeToUs(theirs, email, 'Where is my file');
  const staff = await signedInStaff(page);
  const heading = page.getByRole('heading', { level: 1, name: 'Asha Kumari' });

  await test.step('from the list, without a mouse', async () => {
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search users')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const row = page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: email });
    await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2);
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: 'Asha Kumari' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/users\/[\w-]+$/);
    await expect(page).toHaveTitle(/Asha Kumari/);
    await expect(page.getByRole('main'), 'the focus goes to the page').toBeFocused();
  });

  await test.step('the whole story', async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText(email);
    await expect(main).toContainText('Email verified');
    await expect(main).toContainText('1 open session');
    await expect(page.getByRole('region', { name: /^Plans/ })).toContainText('They never had a plan.');
    await expect(page.getByRole('region', { name: /^Orders and payments/ })).toContainText(
      'Nothing ordered.',
    );
    await expect(page.getByRole('region', { name: /^Resumes/ })).toContainText('No resume saved.');
    await expect(page.getByRole('region', { name: /^Messages/ })).toContainText('Where is my file');
    await expect(page.getByRole('region', { name: /^Mails we sent/ })).toContainText('Verify email');
    await expect(page.getByRole('region', { name: /^What staff did/ })).toContainText(
      `Page of a person opened${staff.email}`,
    );
    await expectNoViolation(page, 'a person');
  });

  await test.step('suspended with a reason', async () => {
    await page.getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend this user?' });
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(dialog).toContainText('Please give a reason. The person reads it.');
    await dialog.getByLabel('Reason').fill('Two people use this account.');
    await expect(dialog.locator('blockquote')).toContainText('Reason: Two people use this account.');
    await expectNoViolation(page, 'suspending');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('They read this reason: “Two people use this account.”')).toBeVisible();
    await expect(page.getByText('Signed in nowhere now')).toBeVisible();
    await expect(page.getByRole('region', { name: /^What staff did/ })).toContainText('User suspended');
    await expect(page.getByRole('region', { name: /^Mails we sent/ })).toContainText('Account suspended');
    await expect(page.getByRole('button', { name: 'Activate' }), 'the focus stays').toBeFocused();

    await theirs.goto('/dashboard/orders');
    await fillSignIn(theirs, email);
    const alert = theirs.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('Your account has been suspended. Please contact support.');
    await expect(alert).toContainText('Reason: Two people use this account.');
    await expectNoViolation(theirs, 'suspended at sign-in');
  });

  await test.step('let in again', async () => {
    await page.getByRole('button', { name: 'Activate' }).click();
    await page
      .getByRole('dialog', { name: 'Activate this user?' })
      .getByRole('button', { name: 'Activate' })
      .click();
    await expect(page.getByText('They read this reason')).toBeHidden();
    await fillSignIn(theirs, email);
    await expect(theirs).toHaveURL('/dashboard/orders');
  });

  await test.step('a plan', async () => {
    await page.getByRole('button', { name: 'Add Plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Plan' });
    await dialog.getByRole('radio', { name: /Pro/ }).check();
    await dialog.getByLabel('Reason').fill('Paid by bank transfer');
    await dialog.getByRole('button', { name: 'Add Plan' }).click();
    const plans = page.getByRole('region', { name: /^Plans/ });
    await expect(plans).toContainText('0 of 5');
    await expect(plans).toContainText(`Added by ${staff.email}: “Paid by bank transfer”`);
    await expect(page.getByRole('button', { name: 'Add Plan' })).toBeHidden();
  });

  await test.step('their data as a file', async () => {
    const started = page.waitForEvent('download');
    await openedMenu(page, 'Export their data');
    const file = JSON.parse(await readFile(await (await started).path(), 'utf8'));
    expect(file).toMatchObject({ account: { email }, subscriptions: [{ planId: 'pro' }] });
    await expect(page.getByRole('region', { name: /^What staff did/ })).toContainText(
      'Data of a person exported',
    );
  });

  await test.step('erased, after the address was typed', async () => {
    const address = page.url();
    await openedMenu(page, 'Erase this person…');
    const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog).toContainText('Please type the email address exactly as shown');
    await expect(dialog).toContainText('Please give a reason. It stays in the audit log.');
    await expect(dialog.getByLabel(/^Type .* to confirm$/)).toBeFocused();
    await dialog.getByLabel(/^Type .* to confirm$/).fill(email);
    await dialog.getByLabel('Reason').fill('A letter from Asha Kumari');
    await expect(dialog).toContainText('Please do not name them in it.');
    await expectNoViolation(page, 'erasing');
    await dialog.getByLabel('Reason').fill('Asked by letter');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page).toHaveURL('/admin/users');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The person is erased');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
    await theirs.goto('/dashboard');
    await expect(theirs.getByRole('dialog', { name: /Sign in|Welcome/ })).toBeVisible();
    await page.goto(`/admin/audit?search=${encodeURIComponent(staff.email)}`);
    await expect(page.getByRole('table', { name: 'Audit log' }).getByRole('row').nth(1)).toContainText(
      'Person erased',
    );
  });
  await theirs.context().close();
});

test('Ctrl-K finds pages, people and actions by keyboard; ? tells the keys', async ({ page, browser }) => {
  const { page: theirs, email } = await personIn(browser);
  await theirs.context().close();
  await signedInStaff(page);
  const list = page.getByRole('dialog', { name: 'Find and go' });
  const field = list.getByRole('combobox');

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectNoViolation(page, 'the command list');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.getByRole('button', { name: 'Find and go' }).click();
  await page.keyboard.type('grie');
  await expect(list.getByRole('option', { name: 'Grievances' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Grievances' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(email.slice(0, -4));
  const found = list.getByRole('group', { name: 'People' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Kumari' })).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Search the list');
  await expectNoViolation(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(field, 'a page without a list has nothing else to search').toBeFocused();
  await page.keyboard.type('nobody-has-this');
  await expect(list).toContainText('Nothing and nobody found.');
  await field.fill('');
  await page.keyboard.press('ArrowUp');
  await expect(list.getByRole('option', { name: 'Sign Out' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/login');
});

test('somebody without an account, an unverified one, and a page that cannot be read', async ({
  page,
  browser,
}) => {
  test.slow();
  const guest = newEmail('guest');
  const fresh = newEmail('fresh');
  const theirs = await (await browser.newContext()).newPage();
  await register(theirs, fresh);
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await writeToUs(theirs, guest, `My guest order ${number}`);
  await theirs.context().close();
  await signedInStaff(page);

  await page.getByRole('link', { name: 'Grievances', exact: true }).click();
  await page.getByLabel('Search', { exact: false }).first().fill(guest);
  await expect(page.getByRole('link', { name: guest })).toHaveCount(7);
  await page.getByRole('link', { name: guest }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: guest })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Without an account');
  const messages = page.getByRole('region', { name: /^Messages/ });
  await expect(messages.getByRole('listitem').first()).toContainText('My guest order 7');
  await expect(messages.getByRole('listitem')).toHaveCount(5);
  await expectNoViolation(page, 'an address without an account');
  await page.route('**/api/admin/people/records*', (route) => route.fulfill({ status: 500, json: {} }));
  await messages.getByRole('button', { name: 'Show earlier ones' }).click();
  await expect(messages.getByRole('alert')).toContainText('Failed to load more');
  await page.unroute('**/api/admin/people/records*');
  await messages.getByRole('button', { name: 'Retry' }).click();
  await expect(messages.getByRole('listitem')).toHaveCount(7);
  await expect(messages.getByRole('listitem').nth(5), 'the first new one').toBeFocused();
  await expect(messages.getByRole('button', { name: 'Show earlier ones' })).toBeHidden();
  await page.goto('/admin/people?email=nobody@nowhere.example');
  await expect(page.getByRole('main')).toContainText('Nothing is known of this address.');

  const found = await page.request.get(`/api/admin/users?search=${encodeURIComponent(fresh)}`);
  const { uid } = (await found.json()).users[0];
  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/admin/users/${uid}`);
  await expect(page.getByRole('alert')).toContainText('Failed to load this person');
  await page.unroute('**/api/admin/users/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Email not verified')).toBeVisible();
  await page.getByRole('button', { name: 'Send verification again' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    `Verification email sent to ${fresh}`,
  );
  await expect(page.getByRole('region', { name: /^Mails we sent/ }).getByRole('listitem')).toHaveCount(2);
  await page.goto(`/admin/people?email=${encodeURIComponent(fresh.toUpperCase())}`);
  await expect(page, 'an address with an account leads to the account').toHaveURL(`/admin/users/${uid}`);
});

test('support helps, a reader looks: what a role may not do is not offered', async ({ page, browser }) => {
  test.slow();
  const { page: theirs, email } = await personIn(browser);
  await theirs.context().close();
  const main = page.getByRole('main');
  const offered = async (role: string): Promise<string[]> => {
    const login = newEmail(role);
    const printed = await adminCommand('add', login, '--role', role);
    await page.context().clearCookies();
    await signInStaff(page, { email: login, password: /this once\): (.+)/.exec(printed)?.[1] ?? '' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type(email);
    await page.getByRole('option', { name: email }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Kumari' })).toBeVisible();
    return main.locator('header').getByRole('button').allTextContents();
  };
  expect(await offered('reader')).toEqual([]);
  expect(await offered('support')).toEqual(['Suspend', '']);
  await expect(page.getByRole('region', { name: /^What staff did/ })).toBeHidden();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Export their data']);
});

test('a person on a phone: found by the button in the header, suspended within the thumb’s reach @phone-only', async ({
  page,
  browser,
}) => {
  test.slow();
  const { page: theirs, email } = await personIn(browser);
  await theirs.context().close();
  await signedInStaff(page);
  await noWiderThanTheScreen(page, 'the header');
  await page.getByRole('button', { name: 'Find and go' }).click();
  const list = page.getByRole('dialog', { name: 'Find and go' });
  await list.getByRole('combobox').fill(email);
  await noWiderThanTheScreen(page, 'the command list');
  await expectNoViolation(page, 'the command list on a phone');
  await list.getByRole('option', { name: email }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Kumari' })).toBeVisible();
  await noWiderThanTheScreen(page, 'a person');
  await expectNoViolation(page, 'a person on a phone');
  await page.getByRole('button', { name: 'Suspend' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Suspend this user?' });
  await dialog.getByLabel('Reason').fill('Two people use this account.');
  await dialog.getByRole('button', { name: 'Suspend' }).tap();
  await expect(page.getByText('They read this reason')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolation(page, 'a suspended person in the dark');
  await page.getByRole('button', { name: 'More actions' }).tap();
  const menu = await page.getByRole('menu', { name: 'More actions' }).boundingBox();
  expect(menu?.x, 'the whole menu is on the screen').toBeGreaterThanOrEqual(0);
  await expect(page.getByRole('menuitem', { name: 'Erase this person…' })).toBeVisible();
  await noWiderThanTheScreen(page, 'the menu');
});
