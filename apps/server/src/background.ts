import { createRecountRows } from './admin/tally-tasks.ts';
import { createSweepAccounts } from './auth/auth-tasks.ts';
import { deriveSecret } from './config/auth-secret.ts';
import { createModerateMessage } from './contact/moderation-task.ts';
import { createSweepMessages } from './contact/retention-task.ts';
import type { Database } from './database/database.ts';
import type { Dependencies } from './dependencies.ts';
import { createAttemptLimits } from './limits/attempt-limits.ts';
import type { SmtpSender } from './mail/mail-sender.ts';
import { createSendMail } from './mail/mail-task.ts';
import { createAskChat } from './outside/chat-completions.ts';
import { guestCopyAttachments } from './payments/guests/guest-download.ts';
import { createPaymentGateway } from './payments/provider/payment-gateway.ts';
import { createPaymentTasks, paymentSchedule } from './payments/settling/payment-tasks.ts';
import { type QueueWorker, startWorker } from './queue/worker.ts';
import { createSweepResumes } from './resumes/resume-tasks.ts';

/** All background work, task by task. */
export const startBackground = (
  {
    config,
    secret,
    database,
    services,
    now,
    documents,
  }: Pick<Dependencies, 'config' | 'secret' | 'services' | 'now' | 'documents'> & { database: Database },
  sender: SmtpSender,
  log: (message: string) => void,
): Promise<QueueWorker> => {
  const { db } = database;
  const attempts = createAttemptLimits(db, deriveSecret(secret, 'attempts'), now);
  return startWorker({
    database,
    log,
    tasks: {
      'send-mail': createSendMail({
        db,
        sender,
        footer: { publicUrl: config.publicUrl, supportEmail: config.site.supportEmail },
        attachmentsFor: guestCopyAttachments({ db, now, documents, warn: log }),
      }),
      'sweep-accounts': createSweepAccounts({ db, attempts, now }),
      'sweep-resumes': createSweepResumes({ db, now }),
      'sweep-messages': createSweepMessages({ db, now }),
      'recount-rows': createRecountRows({ db }),
      'moderate-message': createModerateMessage({
        db,
        now,
        askChat: services.ai && createAskChat(services.ai),
        warn: log,
      }),
      ...createPaymentTasks({
        db,
        now,
        gateway: createPaymentGateway(services.razorpay),
        publicUrl: config.publicUrl,
      }),
    },
    recurring: [
      { task: 'sweep-accounts', at: '17 * * * *' },
      { task: 'sweep-resumes', at: '41 * * * *' },
      { task: 'sweep-messages', at: '29 3 * * *' },
      { task: 'recount-rows', at: '53 * * * *' },
      ...paymentSchedule,
    ],
  });
};
