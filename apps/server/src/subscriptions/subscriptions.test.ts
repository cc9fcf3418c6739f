import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { givePlan, userIdOf } from '../testing/test-resumes.ts';
import { grantSubscription } from './subscription-actions.ts';

let clock: Date | undefined;
const server = await startTestApp({ now: () => clock ?? new Date() });
const { db, pool } = server.database;
const start = new Date('2026-11-15T06:30:00Z');

describe('GET /api/subscription', () => {
  it('S1 §9 tells a new plan with full allowances and its days', async () => {
    const asha = await server.signedIn('asha@example.com');
    const { id } = await givePlan(server, 'asha@example.com', 'pro', start);
    clock = start;
    const answer = await asha.get('/api/subscription');
    clock = undefined;
    expect(answer.body).toEqual({
      success: true,
      subscription: {
        id,
        userId: await userIdOf(server, 'asha@example.com'),
        planId: 'pro',
        status: 'active',
        expiredBecause: null,
        cancelledAt: null,
        cancelledBecause: null,
        startDate: '2026-11-15T06:30:00.000Z',
        endDate: '2026-12-15T06:30:00.000Z',
        daysLeft: 30,
        resumesRemaining: 5,
        totalResumes: 5,
        formatsRemaining: 25,
        totalFormats: 25,
        formatCount: 25,
        allowedFormats: ['pdf', 'docx'],
        createdAt: '2026-11-15T06:30:00.000Z',
        updatedAt: '2026-11-15T06:30:00.000Z',
      },
    });
  });

  it('S1 §4 expires the previous one in the same transaction as a new one is made', async () => {
    const ravi = await server.signedIn('ravi@example.com');
    const old = await givePlan(server, 'ravi@example.com', 'basic', start);
    await givePlan(server, 'ravi@example.com', 'enterprise', new Date(start.getTime() + 1000));
    const { rows } = await pool.query('select replaced_at from subscriptions where id = $1', [old.id]);
    expect(rows[0].replaced_at).toEqual(new Date(start.getTime() + 1000));
    expect((await ravi.get('/api/subscription')).body.subscription).toMatchObject({
      planId: 'enterprise',
      formatsRemaining: -1,
    });
  });

  it('many grants at once leave one current plan', async () => {
    await server.signedIn('rush@example.com');
    await Promise.all(Array.from({ length: 10 }, () => givePlan(server, 'rush@example.com', 'pro')));
    const { rows } = await pool.query(
      `select count(*)::int as granted, count(*) filter (where replaced_at is null)::int as current
       from subscriptions where user_id = $1`,
      [await userIdOf(server, 'rush@example.com')],
    );
    expect(rows).toEqual([{ granted: 10, current: 1 }]);
  });

  it('grants nothing to an account that is gone', async () => {
    const granted = db.transaction((tx) =>
      grantSubscription(tx, 'nobody', 'pro', { kind: 'staff', reason: 'Test', by: null }, start),
    );
    expect(await granted).toBeUndefined();
  });

  it('is for signed-in people', async () => {
    expect((await server.browser().get('/api/subscription')).status).toBe(401);
  });
});
