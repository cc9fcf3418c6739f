import { planNameOf } from '@kalam/domain/plans/plan-wording';
import { routes } from '@kalam/domain/routes';
import { firstReminderMs, lastReminderMs, reminderDue } from '@kalam/domain/subscriptions/plan-reminders';
import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../auth/auth-tables.ts';
import { unsubscribeLinks } from '../auth/mail-choices.ts';
import type { Db, Tx } from '../database/database.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { lockCurrentSubscription } from './current-subscription.ts';
import { subscriptions } from './subscription-tables.ts';

export interface ReminderServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: string;
  readonly publicUrl: string;
}

/** The mail is the record: a plan has one for each reminder, whoever sends it and however often this runs. */
const keyStart = (reminder: string): string => `plan-ending ${reminder} `;

const isQueued = (reminder: string): SQL =>
  sql`exists (select 1 from ${mailMessages} where ${mailMessages.dedupeKey} = ${keyStart(reminder)} || ${subscriptions.id})`;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const pageSize = 200;

/** Plans that may have a reminder due; the rule decides, on the row itself. */
const findCandidates = (db: Db, now: Date, after: string) =>
  db
    .select({ id: subscriptions.id, userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        gt(subscriptions.id, after),
        isNull(subscriptions.replacedAt),
        isNull(subscriptions.cancelledAt),
        gt(subscriptions.endDate, now),
        lte(subscriptions.endDate, later(now, firstReminderMs)),
        eq(users.status, 'active'),
        eq(users.planReminders, true),
        sql`not ${isQueued('last-day')}`,
        or(lte(subscriptions.endDate, later(now, lastReminderMs)), sql`not ${isQueued('three-days')}`),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(pageSize);

const remind = async (
  tx: Tx,
  { now, secret, publicUrl }: ReminderServices,
  candidate: { readonly id: string; readonly userId: string },
): Promise<void> => {
  const plan = await lockCurrentSubscription(tx, candidate.userId);
  const reminder = plan?.id === candidate.id ? reminderDue(plan, now()) : undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, candidate.userId));
  if (plan === undefined || reminder === undefined || user === undefined) return;
  await queueMail(tx, {
    to: user.email,
    language: user.language,
    kind: 'plan-ending',
    params: {
      displayName: user.displayName,
      planName: `${planNameOf(plan.planId)} plan`,
      endsAt: plan.endDate.toISOString(),
      reminder,
      plansUrl: `${publicUrl}${routes.plans}`,
      unsubscribe: unsubscribeLinks(publicUrl, secret, user.id),
    },
    dedupeKey: `${keyStart(reminder)}${plan.id}`,
    notAfter: plan.endDate,
  });
};

/** Tells people before a plan ends. Run twice, or by two servers, or after a stop of days, it tells nobody twice. */
export const createRemindOfPlans = (services: ReminderServices) => async (): Promise<void> => {
  const { db, now } = services;
  for (let after = ''; ; ) {
    const page = await findCandidates(db, now(), after);
    for (const candidate of page) await db.transaction((tx) => remind(tx, services, candidate));
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    after = last.id;
  }
};
