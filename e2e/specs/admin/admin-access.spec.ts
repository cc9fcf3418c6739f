import { expectNoViolation } from '../../steps/axe.ts';
import { addStaff, adminCommand, signInStaff } from '../../steps/staff.ts';
import { expect, type Page, type Route, test } from '../../steps/test.ts';

const signInCall = '**/api/admin/auth/sign-in/email';
const sessionCall = '**/api/admin/auth/get-session';

const refuseWith =
  (status: number, code: string, error: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: { success: false, code, error } });

const submit = (page: Page) => page.getByRole('button', { name: 'Sign In' }).click();

/** What cannot be brought about from a browser is answered in the server's place. */
const answers = [
  [
    403,
    'admin-no-record',
    'Unauthorized access. This account does not have admin privileges.',
    'Unauthorized access. This account does not have admin privileges.',
  ],
  [
    429,
    'too-many-attempts',
    'Too many failed attempts. Please try again later.',
    'Too many failed attempts. Please try again later.',
  ],
  [
    503,
    'admin-check-unavailable',
    'Unable to verify admin privileges. Please try again later.',
    'Unable to verify admin privileges. Please try again later.',
  ],
  [
    422,
    'admin-credentials-malformed',
    'Invalid credentials. Please check your email and password.',
    'Invalid credentials. Please check your email and password.',
  ],
  [500, 'unexpected-error', 'An unexpected error occurred', 'An error occurred during sign in'],
  [200, 'unexpected-error', '', 'An unexpected error occurred. Please try again.'],
] as const;

test('S2 §2 §5 §8 the staff sign-in has a word for everything that can go wrong', async ({ page }) => {
  test.slow();
  const staff = await addStaff();
  await page.goto('/admin/login');
  await expect(page.getByText('This page is restricted to administrators only.')).toBeVisible();
  await submit(page);
  await expect(page.getByText("Don't forget your email! 📧")).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  for (const [status, code, sent, shown] of answers) {
    await page.route(signInCall, refuseWith(status, code, sent));
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(shown);
    await page.unroute(signInCall);
  }
  await page.route(signInCall, (route) => route.abort());
  await submit(page);
  await expect(page.getByRole('alert')).toContainText(
    'Network error. Please check your connection and try again.',
  );
  await page.unroute(signInCall);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');

  // A browser that keeps no cookies is told so instead of being sent round in a circle.
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.route(sessionCall, (route) =>
    route.fulfill({ json: { success: true, admin: null, access: null } }),
  );
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Authentication failed');
  await page.unroute(sessionCall);

  await adminCommand('disable', staff.email);
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Admin account is not active. Please contact the system administrator.',
  );
  await adminCommand('enable', staff.email);
  await submit(page);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/login');
  await expect(page, 'whoever is signed in already').toHaveURL('/admin/dashboard');
});

test('S2 §2 the shell: menu, e-mail, checkout status, sign-out, and access taken away', async ({ page }) => {
  test.slow();
  const staff = await addStaff();
  await page.route(sessionCall, async (route) => {
    await expect(page.getByText('Verifying admin access...')).toBeVisible();
    await route.continue();
  });
  await page.goto('/admin/dashboard');
  await expect(page, 'S2 §2 no session').toHaveURL('/admin/login');
  await page.unroute(sessionCall);
  await signInStaff(page, staff);

  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link')).toHaveText([
    'Overview',
    'Users',
    'Orders',
    'Subscriptions',
    'Templates',
    'Grievances',
    'Settings',
  ]);
  for (const name of ['Users', 'Orders', 'Subscriptions', 'Templates', 'Grievances', 'Settings']) {
    await menu.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(staff.email);
  await expect(page.getByRole('button', { name: 'Checkout Status: Enabled' })).toBeVisible();

  await page.route('**/api/admin/auth/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Failed to sign out. Please try again.').first()).toBeVisible();
  await page.unroute('**/api/admin/auth/sign-out');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/admin/login');

  await signInStaff(page, staff);
  await adminCommand('disable', staff.email);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your admin access has been revoked or is invalid.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'You do not have permission to access the admin dashboard. Please contact the system administrator.',
  );
  await expectNoViolation(page, 'Access Denied');
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('S2 §2 the guard says why it cannot let anybody in, and tries again', async ({ page }) => {
  await page.route(sessionCall, refuseWith(503, 'service-unavailable', 'x'));
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to verify admin access. Please try again later.',
  );
  await page.unroute(sessionCall);
  await page.route(sessionCall, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection.');
  await page.unroute(sessionCall);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('staff go on with the page they asked for, after a session that ended too', async ({ page }) => {
  test.slow();
  const staff = await addStaff();
  const signIn = async () => {
    await page.getByLabel('Email').fill(staff.email);
    await page.getByLabel('Password', { exact: true }).fill(staff.password);
    await submit(page);
  };
  await page.goto('/admin/orders?status=failed');
  await expect(page).toHaveURL('/admin/login');
  await signIn();
  await expect(page).toHaveURL('/admin/orders?status=failed');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  // Nothing may still be asking: an answer that comes after the session has ended would be the first to tell of it.
  await expect(page.getByRole('table').or(page.getByText('No orders found'))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Checkout Status: (?:Enabled|Disabled)$/ })).toBeVisible();

  await page.context().clearCookies();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Grievances' }).click();
  await expect(page.getByRole('heading', { name: 'Access Error' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Login' }).click();
  await signIn();
  await expect(page).toHaveURL('/admin/grievances');
});
