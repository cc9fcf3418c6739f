import { acknowledgeWithinHours } from '@kalam/domain/contact/grievance-machine';
import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { contactSubmissions } from './contact-tables.ts';

/** What `overdue` of the domain finds late. */
export const isOverdue = (now: Date): SQL | undefined => {
  const { status, createdAt } = contactSubmissions;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const resolveBy = sql`((${createdAt} at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata'`;
  return or(
    and(
      eq(status, 'pending'),
      lt(createdAt, new Date(now.getTime() - acknowledgeWithinHours * 60 * 60 * 1000)),
    ),
    and(eq(status, 'under_review'), sql`${resolveBy} < ${moment}`),
  );
};
