import type { Db } from '../database/database.ts';
import { recountRows } from './tally-queries.ts';

/** Keeps the changes few, and puts right whatever went past the triggers, such as rows loaded by an operator. */
export const createRecountRows =
  ({ db }: { readonly db: Db }) =>
  (): Promise<void> =>
    recountRows(db);
