import { dueDates } from '@kalam/domain/contact/grievance-machine';
import { grievanceReference } from '@kalam/domain/contact/grievance-promises';
import type { ReplyKind } from '@kalam/domain/contact/grievance-texts';
import { routes } from '@kalam/domain/routes';
import type { Tx } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { reopeningKey, replyKey, type SubmissionRow } from './contact-queries.ts';

const namedIn = (grievance: SubmissionRow, publicUrl: string) => ({
  name: grievance.name,
  subject: grievance.subject,
  reference: grievanceReference(grievance.number),
  contactUrl: `${publicUrl}${routes.contact}`,
});

const resolveBy = ({ createdAt, reopenedAt }: SubmissionRow): string =>
  dueDates(createdAt, reopenedAt).resolveBy.toISOString();

interface Reply {
  readonly kind: ReplyKind;
  readonly grievance: SubmissionRow;
  readonly text: string;
  readonly replyId: string;
  readonly publicUrl: string;
}

export const mailReply = async (
  tx: Tx,
  { kind, grievance, text, replyId, publicUrl }: Reply,
): Promise<void> => {
  const to = { to: grievance.email, language: grievance.language, dedupeKey: replyKey(replyId) };
  const named = namedIn(grievance, publicUrl);
  if (kind === 'final')
    await queueMail(tx, { ...to, kind: 'grievance-resolved', params: { ...named, response: text } });
  else
    await queueMail(tx, {
      ...to,
      kind: 'grievance-interim',
      params: { ...named, reply: text, resolveBy: resolveBy(grievance) },
    });
};

export const mailReopening = async (tx: Tx, grievance: SubmissionRow, publicUrl: string): Promise<void> => {
  await queueMail(tx, {
    to: grievance.email,
    language: grievance.language,
    kind: 'grievance-reopened',
    params: { ...namedIn(grievance, publicUrl), resolveBy: resolveBy(grievance) },
    dedupeKey: reopeningKey(grievance.id, grievance.reopenings),
  });
};
