import { setTimeout as sleep } from 'node:timers/promises';
import { invitationMs } from '@kalam/domain/admin/staff/staff-rules';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../audit/audit-tables.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { signedInAdmin, staffPassword } from '../../testing/test-staff.ts';
import { admins, staff, staffInvitations } from '../auth-tables.ts';
import { lockAdmins } from './staff-member-queries.ts';

let ahead = 0;
const server = await startTestApp({ now: () => new Date(Date.now() + ahead) });
const { db } = server.database;
const owner = await signedInAdmin(server, 'owner@example.com');

const linkToken = async (email: string): Promise<string> => {
  const [mail] = await server.mailsTo(email);
  return new URL(String(mail?.params.joinUrl)).hash.replace('#token=', '');
};
const idOf = async (email: string): Promise<string> => {
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  return row?.id ?? '';
};
const invite = (email: string, role = 'support') =>
  owner.post('/api/admin/staff-invitations', { email, role });
const joining = (token: string, password = staffPassword) =>
  server.browser().post('/api/admin/auth/join', { token, name: 'Meera Iyer', password });
const trailOf = async (subjectId: string) =>
  (
    await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, subjectId))
      .orderBy(asc(auditEntries.id))
  ).map(({ action, staffEmail }) => [action, staffEmail]);

describe('an invitation', () => {
  it('leads from a mail to a member with the role, name and password', async () => {
    const { status, body } = await invite('Meera@Example.com');
    expect(status).toBe(200);
    const { id } = body.invitation as { id: string };
    expect(body.invitation).toMatchObject({
      email: 'meera@example.com',
      role: 'support',
      invitedBy: 'owner@example.com',
    });
    const token = await linkToken('meera@example.com');
    expect(token.length).toBeGreaterThanOrEqual(43);
    const [row] = await db.select().from(staffInvitations).where(eq(staffInvitations.id, id));
    expect(row?.tokenHash, 'only a hash is stored').not.toContain(token);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.sentAt.getTime() ?? 0)).toBe(7 * 24 * 3600 * 1000);

    const visitor = server.browser();
    expect((await visitor.post('/api/admin/auth/invitation', { token })).body).toEqual({
      success: true,
      email: 'meera@example.com',
      role: 'support',
    });
    expect((await joining(token, 'short one')).body).toMatchObject({
      code: 'password-short',
      field: 'password',
      error: 'Password must be at least 12 characters',
    });
    expect((await joining(token)).body).toEqual({ success: true, email: 'meera@example.com' });
    expect((await joining(token)).body, 'once').toMatchObject({ code: 'staff-invitation-invalid' });

    const meera = server.browser();
    const signedIn = await meera.post('/api/admin/auth/sign-in/email', {
      email: 'meera@example.com',
      password: staffPassword,
    });
    expect(signedIn.body).toMatchObject({ admin: { name: 'Meera Iyer', role: 'support' } });
    expect((await meera.get('/api/admin/staff')).status).toBe(403);
    expect((await meera.get('/api/admin/users')).status).toBe(200);
    const { body: list } = await owner.get('/api/admin/staff');
    expect(list.invitations).toEqual([]);
    expect(list.members).toMatchObject([
      { email: 'meera@example.com', role: 'support', status: 'active', secondFactor: 'off' },
      { email: 'owner@example.com', role: 'owner', status: 'active', secondFactor: 'off' },
    ]);
    expect(await trailOf(id)).toEqual([
      ['admin-invited', 'owner@example.com'],
      ['admin-joined', 'meera@example.com'],
    ]);
  });

  it('is refused for an address that has a login or an invitation', async () => {
    expect((await invite('owner@example.com')).body).toMatchObject({ code: 'staff-exists', field: 'email' });
    await invite('twice@example.com');
    expect((await invite('twice@example.com')).body).toMatchObject({ code: 'staff-invited-already' });
    expect((await invite('nobody')).body).toMatchObject({ code: 'email-invalid', field: 'email' });
    expect((await invite('fine@example.com', 'king')).body).toMatchObject({ field: 'role' });
  });

  it('sent again ends the link before; withdrawn ends all, and nothing is left to sign in with', async () => {
    const { body } = await invite('later@example.com');
    const { id } = body.invitation as { id: string };
    const first = await linkToken('later@example.com');
    expect((await owner.post(`/api/admin/staff-invitations/${id}/send`)).status).toBe(200);
    const second = await linkToken('later@example.com');
    expect((await joining(first)).body).toMatchObject({ code: 'staff-invitation-invalid' });
    expect((await owner.send('DELETE', `/api/admin/staff-invitations/${id}`)).status).toBe(200);
    expect((await joining(second)).body).toMatchObject({ code: 'staff-invitation-invalid' });
    expect(await db.select().from(staff).where(eq(staff.email, 'later@example.com'))).toEqual([]);
    // Nobody who has not joined can be enabled into a member without a password.
    expect((await owner.send('PATCH', `/api/admin/staff/${id}`, { status: 'active' })).status).toBe(404);
    expect((await trailOf(id)).map(([action]) => action)).toEqual([
      'admin-invited',
      'admin-invitation-sent-again',
      'admin-invitation-withdrawn',
    ]);
  });

  it('is over after seven days', async () => {
    await invite('slow@example.com');
    const token = await linkToken('slow@example.com');
    ahead = invitationMs;
    expect((await joining(token)).body).toMatchObject({ code: 'staff-invitation-invalid' });
    ahead = 0;
  });
});

describe('a member of staff', () => {
  const change = async (email: string, body: object) =>
    owner.send('PATCH', `/api/admin/staff/${await idOf(email)}`, body);

  it('gets another role, which counts at once', async () => {
    const helper = await signedInAdmin(server, 'helper@example.com', 'reader');
    expect((await helper.get('/api/admin/audit')).status).toBe(200);
    expect((await change('helper@example.com', { role: 'support' })).body).toMatchObject({
      member: { role: 'support' },
    });
    expect((await helper.get('/api/admin/audit')).status).toBe(403);
    expect((await trailOf(await idOf('helper@example.com'))).at(-1)?.[0]).toBe('admin-role-changed');
  });

  it('is out when disabled, and comes back when enabled', async () => {
    const leaver = await signedInAdmin(server, 'leaver@example.com', 'reader');
    expect((await change('leaver@example.com', { status: 'disabled' })).status).toBe(200);
    expect((await leaver.get('/api/admin/users')).status).toBe(401);
    const answer = await leaver.post('/api/admin/auth/sign-in/email', {
      email: 'leaver@example.com',
      password: staffPassword,
    });
    expect(answer.body).toMatchObject({ code: 'admin-not-active' });
    await change('leaver@example.com', { status: 'active' });
    expect((await trailOf(await idOf('leaver@example.com'))).map(([action]) => action)).toEqual([
      'admin-added',
      'admin-disabled',
      'admin-sign-in-failed',
      'admin-enabled',
    ]);
  });

  it('never the last active owner, and nobody themself', async () => {
    expect((await change('owner@example.com', { status: 'disabled' })).body).toMatchObject({
      code: 'staff-disables-self',
    });
    expect((await change('owner@example.com', { role: 'reader' })).body).toMatchObject({
      code: 'staff-last-owner',
    });
    await signedInAdmin(server, 'other.owner@example.com');
    expect((await change('other.owner@example.com', { status: 'disabled' })).status).toBe(200);
    expect((await change('owner@example.com', { role: 'reader' })).body).toMatchObject({
      code: 'staff-last-owner',
    });
    await change('other.owner@example.com', { status: 'active' });
  });
});

describe('two owners who demote each other', () => {
  const rivals = ['owner@example.com', 'second.owner@example.com'] as const;
  let senders = [owner, owner] as const;
  beforeAll(async () => {
    senders = [owner, await signedInAdmin(server, rivals[1])];
  });

  /** Both are owners again, and nobody else is. */
  const bothOwners = async () => {
    await db.update(admins).set({ role: 'reader' });
    const ids = [await idOf(rivals[0]), await idOf(rivals[1])] as const;
    await db.update(admins).set({ role: 'owner', status: 'active' }).where(inArray(admins.staffId, ids));
    return ids;
  };
  const demote = (sender: 0 | 1, ids: readonly [string, string]) =>
    senders[sender].send('PATCH', `/api/admin/staff/${ids[1 - sender]}`, { role: 'reader' });
  const owners = async () =>
    (await db.select().from(admins).where(eq(admins.role, 'owner'))).map(({ staffId }) => staffId);

  /** What came of both: who was heard first is the owner left, the other was told why not. */
  const checkEnd = async (
    answers: readonly Awaited<ReturnType<typeof demote>>[],
    ids: readonly [string, string],
    refusals: readonly string[],
  ) => {
    const heard = answers.findIndex(({ status }) => status === 200);
    expect(heard).not.toBe(-1);
    expect(refusals).toContain(answers[1 - heard]?.body.code);
    expect(await owners()).toEqual([ids[heard]]);
  };

  it.each([0, 1] as const)('after one another, from %i: the second may no longer', async (first) => {
    const ids = await bothOwners();
    const answers = [await demote(first, ids), await demote(first === 0 ? 1 : 0, ids)];
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
    await checkEnd(first === 0 ? answers : answers.reverse(), ids, ['permission-missing']);
  });

  it('both let in before either is heard: the second would leave none', async () => {
    const ids = await bothOwners();
    const answers = await db.transaction(async (tx) => {
      await lockAdmins(tx);
      const sent = [demote(0, ids), demote(1, ids)];
      while ((await waitingForLocks()) < sent.length) await sleep(20);
      return sent;
    });
    await checkEnd(await Promise.all(answers), ids, ['staff-last-owner']);
  });

  it('at once, however they fall: one is left', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ids = await bothOwners();
      const answers = await Promise.all([demote(0, ids), demote(1, ids)]);
      // By when the second was let in: as an owner still, or no longer.
      await checkEnd(answers, ids, ['staff-last-owner', 'permission-missing']);
    }
  });
});

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
};
