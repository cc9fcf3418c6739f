import { type ContactForm, checkContactForm } from '@kalam/domain/contact/contact-fields';
import { checkContactRate, rateLimitWindowMs } from '@kalam/domain/contact/contact-rate-limit';
import type { GrievanceStatus } from '@kalam/domain/contact/grievance-machine';
import { grievanceReference } from '@kalam/domain/contact/grievance-promises';
import { checkSpamScore, spamScore, statusForScore } from '@kalam/domain/contact/spam-score';
import type { Language } from '@kalam/domain/languages/languages';
import type { Refusal } from '@kalam/domain/refusal';
import type { Db, Tx } from '../database/database.ts';
import { orRefused, Refused, throwIfRefused } from '../failures/refused.ts';
import type { AttemptLimit, AttemptLimits } from '../limits/attempt-limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { addJob } from '../queue/add-job.ts';
import { acknowledgementKey, findSendingTimes, insertSubmission, lockSender } from './contact-queries.ts';
import { moderationJob } from './moderation-task.ts';

export interface ContactServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly attempts: AttemptLimits;
}

/** Many visitors share one address of a network (decisions 24), so it is far looser than the one per e-mail. */
const messagesPerNetwork = {
  name: 'contact network',
  most: 200,
  seconds: 60 * 60,
  code: 'contact-limit-reached',
} as const satisfies AttemptLimit;

const trimmed = ({ name, email, subject, message }: ContactForm): ContactForm => ({
  name: name.trim(),
  email: email.trim(),
  subject: subject.trim(),
  message: message.trim(),
});

/**
 * Stores a message together with its acknowledgement and its moderation: all of them, or an answer that says it was not
 * saved. Nothing outside is asked before, so nothing outside can lose it.
 */
export const submitMessage = async (
  { db, now, attempts }: ContactServices,
  form: ContactForm,
  { network, language = 'en' }: { readonly network: string; readonly language?: Language | undefined },
): Promise<{ id: string; number: number; status: GrievanceStatus }> => {
  throwIfRefused(checkContactForm(form));
  const content = trimmed(form);
  const score = spamScore(content);
  return orRefused('contact-save-failed', async () => {
    await attempts.count(messagesPerNetwork, network);
    throwIfRefused(checkSpamScore(score));
    return db.transaction(async (tx) => {
      await lockSender(tx, content.email);
      const at = now();
      refuseForAWhile(await checkSender(tx, content.email, at));
      const { id, number, status } = await insertSubmission(tx, {
        ...content,
        language,
        spamScore: score,
        status: statusForScore(score),
        createdAt: at,
        updatedAt: at,
      });
      await queueMail(tx, {
        to: content.email,
        language,
        kind: 'contact-acknowledgement',
        params: { reference: grievanceReference(number), receivedAt: at.toISOString() },
        dedupeKey: acknowledgementKey(id),
      });
      await addJob(tx, 'moderate-message', { id }, moderationJob);
      return { id, number, status };
    });
  });
};

const checkSender = async (tx: Tx, email: string, at: Date): Promise<Refusal | undefined> => {
  const times = await findSendingTimes(tx, email, new Date(at.getTime() - rateLimitWindowMs));
  const attempts = times.map((time) => time.getTime());
  return checkContactRate({ attempts, lastAttempt: attempts.at(-1) ?? null }, at);
};

const refuseForAWhile = (refusal: Refusal | undefined): void => {
  if (refusal !== undefined) throw new Refused(refusal, 60 * Number(refusal.params?.minutes ?? 1));
};
