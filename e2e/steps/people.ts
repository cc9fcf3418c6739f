import { type APIRequestContext, expect, type Page } from '@playwright/test';

let made = 0;

/** An address that nobody else in this run uses. */
export const newEmail = (name = 'asha'): string => {
  made += 1;
  return `${name}.t${Date.now().toString(36)}w${process.env.TEST_WORKER_INDEX ?? '0'}n${made}@example.com`;
};

/** Every person comes from a network of their own, so that no limit of one counts all of a run. */
export const ownNetwork = (): string =>
  `10.${Number(process.env.TEST_WORKER_INDEX ?? 0) % 256}.${Math.floor(made / 256) % 256}.${made % 256}`;

export const password = 'a good pen';

interface Letter {
  readonly subject: string;
  readonly links: readonly string[];
}

/** The first link in the mail sent to an address that leads to `path`; mail is sent in the background, so it waits. */
export const mailedLink = async (request: APIRequestContext, to: string, path: string): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(to)}`);
        const letters: readonly Letter[] = await answer.json();
        found = letters.flatMap((letter) => letter.links).find((link) => new URL(link).pathname === path);
        return found !== undefined;
      },
      { timeout: 20_000, intervals: [50, 50, 100, 100, 200] },
    )
    .toBe(true);
  return found ?? '';
};

/** Fills in the open registration, as a person does, and stops at "verification email sent". */
export const fillRegistration = async (page: Page, email: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Asha Kumari');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel(/Data Protection Notice/).check();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByRole('heading', { name: 'Verification email sent' })).toBeVisible();
};

export const register = async (page: Page, email: string): Promise<void> => {
  await page.goto('/?auth=register');
  await fillRegistration(page, email);
};

export const fillSignIn = async (page: Page, email: string, secret = password): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
};

const post = async (page: Page, path: string, data: Record<string, string>): Promise<void> => {
  const answer = await page.request.post(path, { data, headers: { 'x-forwarded-for': ownNetwork() } });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
};

/** A verified, signed-in person on the dashboard, for specs that are about something else than signing in. */
export const signedInPerson = async (page: Page): Promise<string> => {
  const email = newEmail();
  await post(page, '/api/auth/sign-up/email', {
    name: 'Asha Kumari',
    email,
    password,
    consentVersion: '2026-11-17',
  });
  const link = new URL(await mailedLink(page.request, email, '/verify-email'));
  await post(page, '/api/auth/verify-email', { token: link.searchParams.get('token') ?? '' });
  await post(page, '/api/auth/sign-in/email', { email, password });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The heading stands there before the page knows whose it is.
  await page.waitForFunction(() => localStorage.getItem('signed-in') !== null);
  return email;
};
