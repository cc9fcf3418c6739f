import {
  endedLinkKeptMs,
  type SharedLinkEnd,
  sharedOpensPerDay,
} from '@kalam/domain/resumes/sharing/shared-link';
import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../auth/auth-tables.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { resumes } from '../resume-tables.ts';
import { sharedLinks } from './sharing-tables.ts';

/** Everything but what it shows. */
const linkColumns = {
  id: sharedLinks.id,
  userId: sharedLinks.userId,
  resumeId: sharedLinks.resumeId,
  reference: sharedLinks.reference,
  withPhone: sharedLinks.withPhone,
  withAddress: sharedLinks.withAddress,
  editedAt: sharedLinks.editedAt,
  openCount: sharedLinks.openCount,
  lastOpenedAt: sharedLinks.lastOpenedAt,
  createdAt: sharedLinks.createdAt,
  expiresAt: sharedLinks.expiresAt,
  endedAt: sharedLinks.endedAt,
  endedBecause: sharedLinks.endedBecause,
};
type LinkRow = typeof sharedLinks.$inferSelect;
export type SharedLinkRow = Pick<LinkRow, keyof typeof linkColumns>;

/** The newest of a resume, open or ended. */
export const findLastLink = async (on: Executor, resumeId: string): Promise<SharedLinkRow | undefined> => {
  const [row] = await on
    .select(linkColumns)
    .from(sharedLinks)
    .where(eq(sharedLinks.resumeId, resumeId))
    .orderBy(desc(sharedLinks.createdAt), desc(sharedLinks.id))
    .limit(1);
  return row;
};

/** What stands against sharing a resume, as far as it is stored. */
export const findSharingPast = async (
  on: Executor,
  resumeId: string,
): Promise<{ readonly endedByStaff: boolean; readonly planRefunded: boolean }> => {
  const [row] = await on
    .select({
      endedByStaff: sql<boolean>`exists (select 1 from ${sharedLinks} where ${sharedLinks.resumeId} = ${resumes.id} and ${sharedLinks.endedBecause} = 'staff')`,
      planRefunded: sql<boolean>`${subscriptions.cancelledBecause} is not distinct from 'refunded'`,
    })
    .from(resumes)
    .leftJoin(subscriptions, eq(subscriptions.id, resumes.subscriptionId))
    .where(eq(resumes.id, resumeId));
  return row ?? { endedByStaff: false, planRefunded: false };
};

/** A refund waits for it, or is seen. */
export const holdSubscription = async (tx: Tx, id: string | null): Promise<void> => {
  if (id === null) return;
  await tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.id, id)).for('share');
};

export const isSuspended = async (on: Executor, userId: string): Promise<boolean> => {
  const [row] = await on.select({ status: users.status }).from(users).where(eq(users.id, userId));
  return row?.status !== 'active';
};

type Shown = Pick<LinkRow, 'withPhone' | 'withAddress' | 'editedAt' | 'personName' | 'expiresAt'> & {
  readonly file: Buffer;
  readonly pages: string[];
  readonly text: string;
};

export const insertLink = async (
  tx: Tx,
  link: Shown & Pick<LinkRow, 'id' | 'userId' | 'resumeId' | 'reference' | 'tokenHash' | 'createdAt'>,
): Promise<void> => {
  await tx.insert(sharedLinks).values(link);
};

/** Another version behind the same link. */
export const renewLink = async (tx: Tx, id: string, shown: Shown): Promise<void> => {
  await tx.update(sharedLinks).set(shown).where(eq(sharedLinks.id, id));
};

const isOpen = (now: Date): SQL | undefined =>
  and(isNull(sharedLinks.endedAt), gt(sharedLinks.expiresAt, now));

/** Counts an opening and answers what is shown, in one statement, so that no count is lost; undefined when it may not be. */
export const openLink = async (
  on: Executor,
  tokenHash: string,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<LinkRow | undefined> => {
  const isToday = sql`${sharedLinks.openedOn} is not distinct from ${today}::date`;
  const [row] = await on
    .update(sharedLinks)
    .set({
      openedThatDay: sql`case when ${isToday} then ${sharedLinks.openedThatDay} + 1 else 1 end`,
      openedOn: today,
      openCount: sql`${sharedLinks.openCount} + 1`,
      lastOpenedAt: now,
    })
    .where(
      and(
        eq(sharedLinks.tokenHash, tokenHash),
        isOpen(now),
        sql`(not ${isToday} or ${sharedLinks.openedThatDay} < ${sharedOpensPerDay})`,
      ),
    )
    .returning();
  return row;
};

export const isOpenLink = async (on: Executor, tokenHash: string, now: Date): Promise<boolean> => {
  const rows = await on
    .select({ id: sharedLinks.id })
    .from(sharedLinks)
    .where(and(eq(sharedLinks.tokenHash, tokenHash), isOpen(now)));
  return rows.length > 0;
};

export type StaffLinkRow = SharedLinkRow & { readonly email: string; readonly resumeName: string };

/** A person has few: one is open for each resume, and ended ones are forgotten. */
const staffListed = 100;

export const listStaffLinks = (
  on: Executor,
  by: { readonly userId: string } | { readonly reference: string } | { readonly id: string },
): Promise<StaffLinkRow[]> => {
  const meant =
    'userId' in by
      ? eq(sharedLinks.userId, by.userId)
      : 'reference' in by
        ? eq(sharedLinks.reference, by.reference)
        : eq(sharedLinks.id, by.id);
  return on
    .select({ ...linkColumns, email: users.email, resumeName: resumes.name })
    .from(sharedLinks)
    .innerJoin(users, eq(users.id, sharedLinks.userId))
    .innerJoin(resumes, eq(resumes.id, sharedLinks.resumeId))
    .where(meant)
    .orderBy(desc(sharedLinks.createdAt), desc(sharedLinks.id))
    .limit(staffListed);
};

/** Ends what is past its time and forgets what ended long ago, some at a time. What staff ended stays with its resume. */
export const sweepLinks = async (tx: Tx, now: Date, limit: number): Promise<number> => {
  const past = await tx
    .select({ id: sharedLinks.id })
    .from(sharedLinks)
    .where(and(isNull(sharedLinks.endedAt), lte(sharedLinks.expiresAt, now)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = past.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(sharedLinks)
      .set({
        endedAt: now,
        endedBecause: 'expired' satisfies SharedLinkEnd,
        file: null,
        pages: null,
        text: null,
      })
      .where(inArray(sharedLinks.id, ids));
  }
  const before = new Date(now.getTime() - endedLinkKeptMs);
  const old = await tx
    .select({ id: sharedLinks.id })
    .from(sharedLinks)
    .where(
      and(
        lt(sharedLinks.endedAt, before),
        or(isNull(sharedLinks.endedBecause), ne(sharedLinks.endedBecause, 'staff')),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const oldIds = old.map(({ id }) => id);
  if (oldIds.length > 0) await tx.delete(sharedLinks).where(inArray(sharedLinks.id, oldIds));
  return ids.length + oldIds.length;
};
