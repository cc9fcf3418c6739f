import { and, type SQL, sql } from 'drizzle-orm';
import type { Db, Executor } from './database.ts';
import type { SearchedTable, Wanted } from './searched-list.ts';
import { containsByIndex } from './substring-search.ts';

/** Longer than this nobody waits for a sum, and the database has better things to do. */
const patience = '3s';

const isOutOfPatience = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return (
    code === '57014' || (error instanceof Error && error.cause !== undefined && isOutOfPatience(error.cause))
  );
};

/** What all rows of a filter add up to; null where that takes too long, as a common word among millions of rows does. */
export const readTotals = async <Totals>(
  db: Db,
  listed: SearchedTable,
  { term, where }: Pick<Wanted, 'term' | 'where'>,
  read: (on: Executor, matches: SQL | undefined) => Promise<Totals>,
): Promise<Totals | null> => {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = '${patience}'`));
      const found = term === '' ? undefined : await containsByIndex(tx, listed.columns, term);
      const isFound = found && listed.elsewhere ? listed.elsewhere.rowsOf(found) : found;
      return read(tx, and(where, isFound));
    });
  } catch (error) {
    if (isOutOfPatience(error)) return null;
    throw error;
  }
};

export const countRows = (listed: SearchedTable) => async (on: Executor, matches: SQL | undefined) => ({
  count: await on.$count(listed.table, matches),
});
