import { erasedAddress } from '@kalam/domain/auth/erased-address';
import type { Language } from '@kalam/domain/languages/languages';
import type { Executor } from '../database/database.ts';
import { addJob } from '../queue/add-job.ts';
import type { MailKind } from './mail-kinds.ts';
import type { MailParams } from './mail-params.ts';
import { mailMessages } from './mail-tables.ts';

export interface NewMail<K extends MailKind> {
  readonly to: string;
  readonly kind: K;
  /** The one the person last used (decision 72). */
  readonly language: Language;
  readonly params: MailParams[K];
  /** A second mail with the same key is not sent. */
  readonly dedupeKey?: string;
  /** When what it says is over. */
  readonly notAfter?: Date;
  /** An order sends one mail of a kind, and one more for each key. */
  readonly orderId?: string;
}

/** With the growing pauses of the queue: about two days of trying. */
const mailAttempts = 20;

/** One plain address: nothing that a mail server or header could read as a second one. */
const isOneAddress = (address: string): boolean =>
  address.length <= 254 && /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address);

/** Added again it is tried at once. */
export const addSending = (on: Executor, mailId: string): Promise<void> =>
  addJob(on, 'send-mail', { mailId }, { maxAttempts: mailAttempts, jobKey: `mail ${mailId}` });

/** Queues a mail in the caller's transaction. Answers its id, or undefined when none is to be sent (again). */
export const queueMail = async <K extends MailKind>(
  on: Executor,
  mail: NewMail<K>,
): Promise<string | undefined> => {
  if (mail.to === erasedAddress) return undefined;
  if (!isOneAddress(mail.to)) throw new Error('A mail goes to one address');
  const [queued] = await on
    .insert(mailMessages)
    .values({
      kind: mail.kind,
      recipient: mail.to,
      language: mail.language,
      params: { ...mail.params },
      dedupeKey: mail.dedupeKey ?? null,
      orderId: mail.orderId ?? null,
      notAfter: mail.notAfter ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: mailMessages.id });
  if (queued === undefined) return undefined;
  await addSending(on, queued.id);
  return queued.id;
};
