import { may, staffRoles } from '@kalam/domain/admin/permissions';
import type { GrievanceDetail } from '@kalam/domain/contact/contact-model';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { auditEntries } from '../audit/audit-tables.ts';
import { admins, staff } from '../auth/auth-tables.ts';
import type { Executor } from '../database/database.ts';
import { refused } from '../failures/refused.ts';
import { type Assignee, findAssigned, toGrievance } from './grievance-queries.ts';
import { grievanceNotes, grievanceReplies } from './grievance-tables.ts';

const answerers = staffRoles.filter((role) => may(role, 'messages-answer'));

/** Active staff who may answer. */
export const listAssignees = (on: Executor): Promise<Assignee[]> =>
  on
    .select({ id: staff.id, name: staff.name, email: staff.email })
    .from(staff)
    .innerJoin(admins, eq(admins.staffId, staff.id))
    .where(and(eq(admins.status, 'active'), inArray(admins.role, answerers)))
    .orderBy(asc(staff.email));

/** Notes and replies stand in the story with their own words. */
const toldElsewhere = ['grievance-note-added', 'grievance-interim-reply', 'grievance-resolved'] as const;

const listHistory = async (on: Executor, id: string): Promise<GrievanceDetail['history']> => {
  const rows = await on
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, 'grievance'),
        eq(auditEntries.subjectId, id),
        notInArray(auditEntries.action, [...toldElsewhere]),
      ),
    )
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
  return rows.map(({ id: entry, at, staffEmail, action, before, after, reason }) => ({
    id: String(entry),
    at: at.toISOString(),
    by: staffEmail,
    action,
    before,
    after,
    reason,
  }));
};

interface WrittenRow {
  readonly id: string;
  readonly text: string;
  readonly staffEmail: string;
  readonly createdAt: Date;
}

const written = ({ id, text, staffEmail, createdAt }: WrittenRow) => ({
  id,
  text,
  by: staffEmail,
  at: createdAt.toISOString(),
});

/** One grievance with its whole story, as staff see it. */
export const readGrievance = async (on: Executor, id: string, now: Date): Promise<GrievanceDetail> => {
  const row = await findAssigned(on, id);
  if (row === undefined) throw refused('not-found');
  const notes = await on
    .select()
    .from(grievanceNotes)
    .where(eq(grievanceNotes.grievanceId, id))
    .orderBy(asc(grievanceNotes.createdAt), asc(grievanceNotes.id));
  const replies = await on
    .select()
    .from(grievanceReplies)
    .where(eq(grievanceReplies.grievanceId, id))
    .orderBy(asc(grievanceReplies.createdAt), asc(grievanceReplies.id));
  return {
    grievance: toGrievance(row, now),
    notes: notes.map(written),
    replies: replies.map((reply) => ({ ...written(reply), kind: reply.kind })),
    history: await listHistory(on, id),
    assignees: await listAssignees(on),
  };
};
