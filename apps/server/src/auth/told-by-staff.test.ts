import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { signedInAdmin } from '../testing/test-staff.ts';
import { users } from './auth-tables.ts';

const server = await startTestApp();
const { database, mailsTo } = server;
const boss = await signedInAdmin(server);
const idOf = async (email: string) =>
  (await database.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? '';

describe('what staff do to an account is told to its owner', () => {
  it('a suspension, once, in their language', async () => {
    await (await server.signedIn('suspended@example.com')).speak('hi').get('/api/auth/get-session');
    const id = await idOf('suspended@example.com');
    for (const status of ['suspended', 'suspended'])
      expect((await boss.send('PATCH', `/api/admin/users/${id}`, { status })).status).toBe(200);
    expect((await mailsTo('suspended@example.com')).slice(0, 2)).toMatchObject([
      { kind: 'account-suspended', language: 'hi', params: { reason: null } },
      { kind: 'verify-email' },
    ]);
    await boss.send('PATCH', `/api/admin/users/${id}`, { status: 'active' });
    expect((await mailsTo('suspended@example.com'))[0]?.kind).toBe('account-suspended');
  });

  it('an address that nobody verified is not written to', async () => {
    await server.signedIn('unverified@example.com');
    const id = await idOf('unverified@example.com');
    await database.db.update(users).set({ emailVerified: false }).where(eq(users.id, id));
    await boss.send('PATCH', `/api/admin/users/${id}`, { status: 'suspended' });
    expect((await mailsTo('unverified@example.com')).map(({ kind }) => kind)).toEqual(['verify-email']);
  });

  it('a plan that staff add', async () => {
    await server.signedIn('granted@example.com');
    const path = `/api/admin/users/${await idOf('granted@example.com')}/subscriptions`;
    expect((await boss.post(path, { planId: 'pro', reason: 'Lost payment' })).status).toBe(200);
    const [mail] = await mailsTo('granted@example.com');
    expect(mail).toMatchObject({
      kind: 'plan-granted',
      language: 'en',
      params: { planName: 'Pro plan', resumes: 5, dashboardUrl: 'http://localhost:3000/dashboard' },
    });
    // Why staff gave it is theirs to know.
    expect(JSON.stringify(mail?.params)).not.toContain('Lost payment');
  });
});
