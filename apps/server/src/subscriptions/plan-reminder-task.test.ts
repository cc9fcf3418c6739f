import type { PlanId } from '@kalam/domain/plans/plan-catalogue';
import { cancel, grant, replace, type Subscription } from '@kalam/domain/subscriptions/subscription-machine';
import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { createRemindOfPlans } from './plan-reminder-task.ts';
import { subscriptions } from './subscription-tables.ts';

const { db } = await freshDatabase();
const start = new Date('2026-11-01T12:00:00Z');
let person = 0;

const subscriber = async (
  planId: PlanId,
  change: (plan: Subscription) => Subscription = (plan) => plan,
  user: Partial<typeof users.$inferInsert> = {},
) => {
  person += 1;
  const id = `person-${person}`;
  const email = `${id}@example.com`;
  await db.insert(users).values({ id, email, displayName: 'Asha Rao', emailVerified: true, ...user });
  const granted = grant(id, planId, { kind: 'staff', reason: 'test', by: null }, start);
  await db.insert(subscriptions).values(change(granted));
  return email;
};

const runAt = (moment: string) =>
  createRemindOfPlans({
    db,
    now: () => new Date(moment),
    secret: 'a secret that is long enough for this',
    publicUrl: 'https://kalam.example',
  })();

const remindersTo = async (email: string) => {
  const mails = await db
    .select()
    .from(mailMessages)
    .where(eq(mailMessages.recipient, email))
    .orderBy(mailMessages.createdAt);
  return mails.map(({ params, language }) => [params.reminder, language]);
};

/** A week's plan: it ends on 8 November at 17:30 in India. */
describe('reminders before a plan ends', () => {
  it('come three days before and on the day, once each, however often and by how many servers', async () => {
    const email = await subscriber('basic', undefined, { language: 'hi' });
    await runAt('2026-11-04T12:00:00Z');
    expect(await remindersTo(email)).toEqual([]);
    await Promise.all([runAt('2026-11-05T12:37:00Z'), runAt('2026-11-05T12:37:00Z')]);
    await runAt('2026-11-05T13:37:00Z');
    expect(await remindersTo(email)).toEqual([['three-days', 'hi']]);
    await runAt('2026-11-08T00:37:00Z');
    await runAt('2026-11-08T11:37:00Z');
    expect(await remindersTo(email)).toEqual([
      ['three-days', 'hi'],
      ['last-day', 'hi'],
    ]);
  });

  it('after a stop of days only what is still true is said, and nothing of a plan that has ended', async () => {
    const late = await subscriber('basic');
    await runAt('2026-11-08T02:00:00Z');
    expect(await remindersTo(late)).toEqual([['last-day', 'en']]);
    const over = await subscriber('basic');
    await runAt('2026-11-08T12:00:01Z');
    expect(await remindersTo(over)).toEqual([]);
  });

  it('do not go out for what was replaced, refunded or suspended, nor to whoever does not want them', async () => {
    const silent = [
      await subscriber('basic', (plan) => replace(plan, start)),
      await subscriber('basic', (plan) => cancel(plan, 'refunded', start)),
      await subscriber('basic', undefined, { status: 'suspended' }),
      await subscriber('basic', undefined, { planReminders: false }),
      await subscriber('pro'),
    ];
    const told = await subscriber('basic', (plan) => ({ ...plan, resumesRemaining: 0 }));
    await runAt('2026-11-06T12:00:00Z');
    for (const email of silent) expect(await remindersTo(email)).toEqual([]);
    expect(await remindersTo(told)).toEqual([['three-days', 'en']]);
  });

  it('carry both ways to end them, and are not sent after the plan has ended', async () => {
    const email = await subscriber('basic');
    await runAt('2026-11-06T12:00:00Z');
    const [mail] = await db.select().from(mailMessages).where(eq(mailMessages.recipient, email));
    expect(mail?.params.unsubscribe).toEqual({
      pageUrl: expect.stringMatching(/^https:\/\/kalam\.example\/unsubscribe#[\w.-]+$/),
      oneClickUrl: expect.stringMatching(
        /^https:\/\/kalam\.example\/api\/mails\/unsubscribe\/one-click\?token=[\w.-]+$/,
      ),
    });
    expect(mail?.notAfter?.toISOString()).toBe('2026-11-08T12:00:00.000Z');
  });

  it('reach everybody, more than one page of them', async () => {
    await db.delete(mailMessages);
    await db.delete(users);
    for (let more = 0; more < 210; more += 1) await subscriber('basic');
    await runAt('2026-11-06T12:00:00Z');
    const mails = await db.select().from(mailMessages).where(like(mailMessages.recipient, '%@example.com'));
    expect(mails).toHaveLength(210);
  });
});
