import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { userIdOf } from '../testing/test-resumes.ts';
import { signedInAdmin } from '../testing/test-staff.ts';
import { auditEntries } from './audit-tables.ts';

let ahead = 0;
const server = await startTestApp({ now: () => new Date(Date.now() + ahead) });
const { db } = server.database;
await server.signedIn('asha@example.com');
const asha = await userIdOf(server, 'asha@example.com');
const boss = await signedInAdmin(server);
const helper = await signedInAdmin(server, 'helper@example.com', 'reader');

const trail = async () =>
  (await db.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(
    ({ staffEmail, action, subject, subjectId, after }) => ({
      by: staffEmail.split('@')[0],
      action,
      subject,
      subjectId,
      after,
    }),
  );

beforeEach(() => db.delete(auditEntries));

describe('what staff read of people is written down', () => {
  it('a list taken away as a file, without what was looked for', async () => {
    await boss.get('/api/admin/users?format=csv&search=asha%40example.com');
    await boss.get('/api/admin/orders?format=csv&status=failed');
    await boss.get('/api/admin/users');
    expect((await helper.get('/api/admin/users?format=csv')).status).toBe(403);
    expect(await trail()).toEqual([
      { by: 'boss', action: 'list-exported', subject: 'list', subjectId: 'users', after: { searched: true } },
      {
        by: 'boss',
        action: 'list-exported',
        subject: 'list',
        subjectId: 'orders',
        after: { status: 'failed' },
      },
    ]);
  });

  it('a look at a person, once for one look, again for the next and for everybody', async () => {
    const look = (who: typeof boss) => who.get(`/api/admin/users/${asha}/subscriptions`);
    await look(boss);
    await look(boss);
    await look(helper);
    ahead = 11 * 60 * 1000;
    await look(boss);
    ahead = 0;
    await boss.get('/api/admin/users/nobody/subscriptions');
    expect((await trail()).map(({ by, action, subjectId }) => [by, action, subjectId])).toEqual([
      ['boss', 'person-viewed', asha],
      ['helper', 'person-viewed', asha],
      ['boss', 'person-viewed', asha],
    ]);
    const { body } = await boss.get(`/api/admin/audit?subject=user&subjectId=${asha}&only=changes`);
    expect(body.entries).toEqual([]);
  });

  it('a sign-in that failed: whose it was, and of a stranger nothing they typed', async () => {
    const signIn = (email: string) =>
      server.browser().post('/api/admin/auth/sign-in/email', { email, password: 'not the password' });
    await signIn('Boss@example.com');
    await signIn('someone.else@example.com');
    const entries = await trail();
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['admin-sign-in-failed', { cause: 'wrong password' }],
      ['admin-sign-in-failed', { cause: 'wrong password' }],
    ]);
    expect(entries[1]?.subjectId).toBe('unknown');
    expect(JSON.stringify(entries)).not.toContain('someone.else');
    const { body } = await boss.get('/api/admin/audit');
    expect((body.entries as { subjectName: string | null }[]).map(({ subjectName }) => subjectName)).toEqual([
      null,
      'boss@example.com',
    ]);
  });
});
