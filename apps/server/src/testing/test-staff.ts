import type { StaffRole } from '@kalam/domain/admin/permissions';
import { addAdmin, setAdminStatus } from '../admin/admin-accounts.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

export const staffPassword = 'a long staff password';

/** A signed-in administrator. */
export const signedInAdmin = async (
  server: TestApp,
  email = 'boss@example.com',
  role: StaffRole = 'owner',
): Promise<TestBrowser> => {
  await addAdmin(server.database.db, { email, name: 'Boss', password: staffPassword, role }, new Date());
  const browser = server.browser();
  const { status, body } = await browser.post('/api/admin/auth/sign-in/email', {
    email,
    password: staffPassword,
  });
  if (status !== 200) throw new Error(`staff sign-in answered ${status} ${JSON.stringify(body)}`);
  return browser;
};

export const disableAdmin = (server: TestApp, email: string): Promise<unknown> =>
  setAdminStatus(server.database.db, email, 'disabled', new Date());
