import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { serverEnv } from '../playwright.config.ts';
import { newEmail, ownNetwork } from './people.ts';

const program = fileURLToPath(new URL('../../apps/server/dist/admin-command.mjs', import.meta.url));

const runBeside = async (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
  });
  return stdout;
};

/** `npm run admin`, beside the running server; gives back what it printed. */
export const adminCommand = (...args: readonly string[]): Promise<string> => runBeside(serverEnv, args);

export interface Staff {
  readonly email: string;
  readonly password: string;
}

/** A new administrator with the password that was made up for them. */
export const addStaff = async (env: NodeJS.ProcessEnv = serverEnv): Promise<Staff> => {
  const email = newEmail('staff');
  const printed = await runBeside(env, ['add', email]);
  const password = /Password \(shown this once\): (.+)/.exec(printed)?.[1] ?? '';
  expect(password, printed).not.toBe('');
  return { email, password };
};

/**
 * Staff of a run sit in many places: one network may try to sign in fifty times in a quarter of an hour. Signing in
 * alone: the stand-ins answer nobody from elsewhere.
 */
export const fromOwnNetwork = (page: Page): Promise<unknown> =>
  page.route('**/api/admin/auth/sign-in/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': ownNetwork() } }),
  );

/** Signs in through the form and waits for the overview. */
export const signInStaff = async (page: Page, { email, password }: Staff): Promise<void> => {
  await fromOwnNetwork(page);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Overview' })).toBeVisible();
};

/** A member of staff in the back office. */
export const signedInStaff = async (page: Page): Promise<Staff> => {
  const staff = await addStaff();
  await signInStaff(page, staff);
  return staff;
};

/** The menu of a list's row. */
export const rowMenu = (row: Locator): Locator => row.getByRole('button', { name: /^Actions for / });

/** Chooses something from the menu of a list's row. */
export const chooseInRow = async (row: Locator, name: string): Promise<void> => {
  await rowMenu(row).click();
  await row.getByRole('menuitem', { name, exact: true }).click();
};
