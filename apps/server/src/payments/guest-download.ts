import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { guestPlanId } from '@kalam/domain/plans/plan-catalogue';
import { builderFileName } from '@kalam/domain/resumes/download-rules';
import { dayInIndia } from '@kalam/domain/subscriptions/india-calendar';
import type { Db, Executor } from '../database/database.ts';
import { refused } from '../http/refused.ts';
import type { MailAttachment } from '../mail/mail-sender.ts';
import type { StoredMail } from '../mail/mail-task.ts';
import { findTemplateLayout } from '../templates/template-queries.ts';
import { writeResume } from './document-writer.ts';
import { findOrder, findOrderByDownloadToken, findPendingResume } from './payment-queries.ts';
import { tokenHash } from './payment-signatures.ts';

/** What the holder of the private link gets, until its time is over. */
export const readGuestDownload = async (
  db: Executor,
  token: string,
  now: Date,
): Promise<{ readonly resume: OrderResume; readonly expiresAt: string }> => {
  const order = await findOrderByDownloadToken(db, tokenHash(token));
  const expiresAt = order?.downloadTokenExpiresAt;
  if (!order || !expiresAt || expiresAt <= now || order.status !== 'completed') {
    throw refused('guest-link-invalid');
  }
  const resume = await findPendingResume(db, order.id);
  if (resume === undefined) throw refused('guest-link-invalid');
  return { resume, expiresAt: expiresAt.toISOString() };
};

/** The guest's PDF, made when the mail leaves. After its time only the words are left to send. */
export const guestCopyAttachments =
  ({ db, now }: { readonly db: Db; readonly now: () => Date }) =>
  async (mail: StoredMail): Promise<readonly MailAttachment[]> => {
    if (mail.kind !== 'guest-copy' || mail.orderId === null) return [];
    const order = await findOrder(db, mail.orderId);
    const resume = await findPendingResume(db, mail.orderId);
    if (order?.planId !== guestPlanId || resume === undefined) return [];
    const layout = await findTemplateLayout(db, resume.template);
    const date = dayInIndia(order.completedAt ?? now());
    return [
      {
        filename: builderFileName(resume.template, 'pdf', date),
        contentType: 'application/pdf',
        content: await writeResume({ ...resume, template: layout ?? resume.template }, date),
      },
    ];
  };
