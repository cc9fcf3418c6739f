import { messagesKeptSince } from '@kalam/domain/contact/message-retention';
import type { Db } from '../database/database.ts';
import { deleteOldSubmissions } from './erase-messages.ts';

const batch = 500;

/** Removes messages whose time is over, in short transactions so that nobody waits long for a row. */
export const createSweepMessages =
  ({ db, now }: { readonly db: Db; readonly now: () => Date }) =>
  async (): Promise<void> => {
    const since = messagesKeptSince(now());
    while ((await db.transaction((tx) => deleteOldSubmissions(tx, since, batch))) > 0);
  };
