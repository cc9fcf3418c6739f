import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { failureText } from '../failures/failure-text.ts';
import type { JobRun } from '../queue/job.ts';
import type { MailKind } from './mail-kinds.ts';
import type { MailParams } from './mail-params.ts';
import { type MailFooter, renderMail } from './mail-render.ts';
import { isRefusedForGood, type MailAttachment, type SmtpSender } from './mail-sender.ts';
import { mailMessages } from './mail-tables.ts';
import type { MailTasks } from './mail-task-payloads.ts';
import { mailContent } from './mail-templates.ts';

export type StoredMail = typeof mailMessages.$inferSelect;

/** What is made only when a mail leaves, such as a guest's PDF, and what the words then say about it. */
export interface MadeForMail {
  readonly attachments: readonly MailAttachment[];
  readonly params?: Readonly<Record<string, unknown>>;
}

export const nothingMade: MadeForMail = { attachments: [] };

type MakeForMail = (mail: StoredMail, job: JobRun) => Promise<MadeForMail>;

/** What several makers make for one mail, one after another. */
export const allMade =
  (...makers: readonly MakeForMail[]): MakeForMail =>
  async (mail, job) => {
    const made: MadeForMail[] = [];
    for (const make of makers) made.push(await make(mail, job));
    return {
      attachments: made.flatMap(({ attachments }) => attachments),
      params: Object.assign({}, ...made.map(({ params }) => params)),
    };
  };

export interface MailTaskOptions {
  readonly db: Db;
  readonly sender: SmtpSender;
  readonly footer: MailFooter;
  readonly attachmentsFor?: MakeForMail;
}

/** Params were checked by the type of `queueMail` before they were stored. */
const contentOf = (mail: StoredMail, made: MadeForMail) =>
  mailContent(mail.kind, mail.language, {
    ...mail.params,
    ...made.params,
  } as unknown as MailParams[MailKind] as never);

/**
 * Sends one queued mail. Sent twice it does nothing; killed between the server's yes and our note of it, it may send
 * again, under the same Message-ID.
 */
export const createSendMail = ({ db, sender, footer, attachmentsFor }: MailTaskOptions) => {
  const record = (mailId: string, change: Partial<StoredMail>) =>
    db
      .update(mailMessages)
      .set({ ...change, attempts: sql`${mailMessages.attempts} + 1` as unknown as number })
      .where(eq(mailMessages.id, mailId));

  return async ({ mailId }: MailTasks['send-mail'], job: JobRun): Promise<void> => {
    const [mail] = await db.select().from(mailMessages).where(eq(mailMessages.id, mailId));
    if (mail === undefined || mail.status !== 'queued') return;
    if (mail.notAfter !== null && mail.notAfter < new Date()) {
      const lastError = 'Too late: what it says is over';
      await record(mailId, { status: 'failed', failedAt: new Date(), lastError });
      return;
    }
    try {
      const made = (await attachmentsFor?.(mail, job)) ?? nothingMade;
      await sender.send({
        id: mail.id,
        to: mail.recipient,
        ...renderMail(contentOf(mail, made), footer, mail.language),
        attachments: made.attachments,
      });
    } catch (error) {
      const lastError = failureText(error).slice(0, 500);
      if (isRefusedForGood(error) || job.isLastAttempt) {
        await record(mailId, { status: 'failed', failedAt: new Date(), lastError });
        return;
      }
      await record(mailId, { lastError });
      throw error;
    }
    // The links in it open accounts; nobody needs them here any more.
    await record(mailId, { status: 'sent', sentAt: new Date(), params: {}, lastError: null });
  };
};
