import { and, eq, gt, or } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { mailMessages } from './mail-tables.ts';
import { addSending } from './queue-mail.ts';

type FailedMail = Pick<typeof mailMessages.$inferSelect, 'id' | 'kind' | 'status' | 'attempts' | 'lastError'>;

/** A mail that was given up, or that failed and is tried again. Held until the decision about it is written. */
export const lockFailedMail = async (on: Executor, mailId: string): Promise<FailedMail | undefined> => {
  const { id, kind, status, attempts, lastError } = mailMessages;
  const [mail] = await on
    .select({ id, kind, status, attempts, lastError })
    .from(mailMessages)
    .where(and(eq(id, mailId), or(eq(status, 'failed'), and(eq(status, 'queued'), gt(attempts, 0)))))
    .for('update');
  return mail;
};

export const sendAgain = async (on: Executor, mailId: string): Promise<void> => {
  await on
    .update(mailMessages)
    .set({ status: 'queued', failedAt: null, dismissedAt: null })
    .where(eq(mailMessages.id, mailId));
  await addSending(on, mailId);
};

export const dismissMail = async (on: Executor, mailId: string, at: Date): Promise<void> => {
  await on.update(mailMessages).set({ dismissedAt: at }).where(eq(mailMessages.id, mailId));
};
