import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import type { AfterPayment, OrderResume } from '@kalam/domain/payments/payment-model';
import { isFullyRefunded } from '@kalam/domain/payments/refunds/refund-rules';
import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { partsToSend } from '@kalam/domain/resumes/letter/letter-rules';
import { builderFileName } from '@kalam/domain/resumes/saved/download-rules';
import type { Db, Executor } from '../../database/database.ts';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { refused } from '../../failures/refused.ts';
import type { MailAttachment } from '../../mail/mail-sender.ts';
import { type MadeForMail, nothingMade, type StoredMail } from '../../mail/mail-task.ts';
import type { JobRun } from '../../queue/job.ts';
import { findTemplateLayout } from '../../templates/offered-template.ts';
import { findOrder, findPaidResume } from '../orders/order-queries.ts';
import { tokenHash } from '../provider/payment-signatures.ts';
import { afterPaymentOf } from './after-payment.ts';
import { findEventsOf, findOrderByDownloadToken } from './guest-order-queries.ts';

/** What the holder of the private link gets, until its time is over. */
export const readGuestDownload = async (
  db: Executor,
  token: string,
  now: Date,
): Promise<{ readonly resume: OrderResume; readonly expiresAt: string; readonly after: AfterPayment }> => {
  const order = await findOrderByDownloadToken(db, tokenHash(token));
  if (order && isFullyRefunded(order)) throw refused('after-payment-refunded');
  const expiresAt = order?.downloadTokenExpiresAt;
  if (!order || !expiresAt || expiresAt <= now || order.status !== 'completed') {
    throw refused('guest-link-invalid');
  }
  const resume = await findPaidResume(db, order.id);
  const after = afterPaymentOf(order, await findEventsOf(db, order.id), now);
  if (resume === undefined || after === null) throw refused('guest-link-invalid');
  return { resume, expiresAt: expiresAt.toISOString(), after };
};

/** Tries before the mail leaves without its file: the link in it works for a day, and the browser behind it can write, too. */
const writingAttempts = 3;

interface GuestCopyServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly documents: DocumentWriter;
  readonly warn: (message: string) => void;
}

/** The guest's PDF, and that of the letter kept with it, made when the mail leaves. After its time only the words are left to send. */
export const guestCopyAttachments =
  ({ db, now, documents, warn }: GuestCopyServices) =>
  async (mail: StoredMail, job: Pick<JobRun, 'attempt'>): Promise<MadeForMail> => {
    if (mail.kind !== 'guest-copy' || mail.orderId === null) return nothingMade;
    const order = await findOrder(db, mail.orderId);
    const resume = await findPaidResume(db, mail.orderId);
    if (order?.planId !== guestPlanId || resume === undefined) return nothingMade;
    const layout = await findTemplateLayout(db, resume.template);
    const corrections = (await findEventsOf(db, order.id)).filter(({ kind }) => kind === 'correction');
    const sentOn = dayInIndia(corrections.at(-1)?.at ?? order.completedAt ?? now());
    try {
      const drawn = { ...resume, template: layout ?? resume.template };
      const attachments: MailAttachment[] = [];
      const leftOut = new Set<string>();
      const parts = partsToSend(resume.data);
      for (const part of parts) {
        const written = await documents.resume(drawn, resume.date ?? sentOn, part);
        for (const field of written.leftOut) leftOut.add(field);
        attachments.push({
          filename: builderFileName(resume.template, 'pdf', sentOn, part),
          contentType: 'application/pdf',
          content: written.bytes,
        });
      }
      const missing = [...leftOut];
      if (missing.length > 0) warn(`Order ${order.id}: the file has no ${missing.join(', ')}`);
      const withLetter = parts.includes('letter');
      return { attachments, params: { leftOut: missing, ...(withLetter && { withLetter }) } };
    } catch (error) {
      if (job.attempt < writingAttempts) throw error;
      warn(`Order ${order.id}: the mail leaves without its file: ${String(error)}`);
      return { attachments: [], params: { withoutFile: true } };
    }
  };
