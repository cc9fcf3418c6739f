import { isNull, sql } from 'drizzle-orm';
import { users } from '../auth/auth-tables.ts';
import { contactSubmissions } from '../contact/contact-tables.ts';
import type { Db, Executor } from '../database/database.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { rowTallies, type talliedTables } from './tally-tables.ts';

type Tallied = (typeof talliedTables)[number];

/** How many rows there are, without counting them. Resumes that were deleted do not count. */
export const readTallies = async (on: Executor): Promise<Readonly<Record<Tallied, number>>> => {
  const rows = await on
    .select({ kind: rowTallies.kind, total: sql<string>`sum(${rowTallies.change})` })
    .from(rowTallies)
    .groupBy(rowTallies.kind);
  const totals = { users: 0, resumes: 0, contact_submissions: 0 };
  for (const { kind, total } of rows) totals[kind] = Number(total);
  return totals;
};

/**
 * Counts the rows anew and puts the figures in the place of all changes so far. One statement sees one state of the
 * database, so that a change is either counted or still stands beside the count.
 */
export const recountRows = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5min'`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('kalam recount', 0))`);
    await tx.execute(sql`
      with before as (delete from ${rowTallies})
      insert into ${rowTallies} (kind, change)
      select 'users', count(*) from ${users}
      union all select 'contact_submissions', count(*) from ${contactSubmissions}
      union all select 'resumes', count(*) from ${resumes} where ${isNull(resumes.deletedAt)}`);
  });
