import type { Db } from '../database/database.ts';
import { recountRows } from './tally-queries.ts';

export type TallyTasks = { 'recount-rows': Record<string, unknown> };

/** Keeps the changes few, and puts right whatever went past the triggers, such as rows loaded by an operator. */
export const createRecountRows =
  ({ db }: { readonly db: Db }) =>
  (): Promise<void> =>
    recountRows(db);
