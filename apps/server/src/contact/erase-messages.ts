import { inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { acknowledgementKey, resolutionKey } from './contact-queries.ts';
import { contactSubmissions } from './contact-tables.ts';

const deleteWithMails = async (tx: Tx, ids: readonly string[]): Promise<number> => {
  if (ids.length === 0) return 0;
  const keys = ids.flatMap((id) => [acknowledgementKey(id), resolutionKey(id)]);
  await tx.delete(mailMessages).where(inArray(mailMessages.dedupeKey, keys));
  await tx.delete(contactSubmissions).where(inArray(contactSubmissions.id, [...ids]));
  return ids.length;
};

/** Removes messages that were last worked on before a moment, and the mails about them; some at a time. */
export const deleteOldSubmissions = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = await tx
    .select({ id: contactSubmissions.id })
    .from(contactSubmissions)
    .where(lt(contactSubmissions.updatedAt, before))
    .limit(most)
    .for('update', { skipLocked: true });
  return deleteWithMails(
    tx,
    old.map(({ id }) => id),
  );
};

/** Removes everything an address wrote to us, however it was typed. */
export const deleteSubmissionsOf = async (tx: Tx, email: string): Promise<void> => {
  const own = await tx
    .select({ id: contactSubmissions.id })
    .from(contactSubmissions)
    .where(sql`lower(${contactSubmissions.email}) = ${email}`);
  await deleteWithMails(
    tx,
    own.map(({ id }) => id),
  );
};
