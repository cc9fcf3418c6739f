import { createRecountRows } from './admin/tally-tasks.ts';
import { createSweepAccounts } from './auth/auth-tasks.ts';
import { createMakeBackup } from './backup/backup-task.ts';
import { deriveSecret } from './config/auth-secret.ts';
import { createModerateMessage } from './contact/moderation-task.ts';
import { createSweepMessages } from './contact/retention-task.ts';
import { createTellStaff } from './contact/staff-notice.ts';
import type { Database } from './database/database.ts';
import type { Dependencies } from './dependencies.ts';
import { createAttemptLimits } from './limits/attempt-limits.ts';
import type { SmtpSender } from './mail/mail-sender.ts';
import { allMade, createSendMail } from './mail/mail-task.ts';
import { createAskChat } from './outside/chat-completions.ts';
import { createServiceWatch } from './outside/service-watch.ts';
import { guestCopyAttachments } from './payments/guests/guest-download.ts';
import { createDocumentTasks, documentSchedule } from './payments/invoices/document-tasks.ts';
import { documentAttachments } from './payments/invoices/order-documents.ts';
import { createPaymentGateway } from './payments/provider/payment-gateway.ts';
import { createPaymentTasks, paymentSchedule } from './payments/settling/payment-tasks.ts';
import { type QueueWorker, startWorker } from './queue/worker.ts';
import { createSweepResumes } from './resumes/resume-tasks.ts';
import { createRemindOfPlans } from './subscriptions/plan-reminder-task.ts';

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
        attachmentsFor: allMade(
          guestCopyAttachments({ db, now, documents, warn: log }),
          documentAttachments({ db, now, documents, site: config.site, tax: config.tax, warn: log }),
        ),
      }),
      'sweep-accounts': createSweepAccounts({ db, attempts, now }),
      'sweep-resumes': createSweepResumes({ db, now }),
      'remind-of-plans': createRemindOfPlans({ db, now, secret, publicUrl: config.publicUrl }),
      'sweep-messages': createSweepMessages({ db, now }),
      'tell-staff-of-grievances': createTellStaff({
        db,
        now,
        publicUrl: config.publicUrl,
        grievanceEmail: config.site.grievanceEmail,
      }),
      'recount-rows': createRecountRows({ db }),
      'make-backup': createMakeBackup({ database, backup: config.backup, secret, now, log }),
      'moderate-message': createModerateMessage({
        db,
        now,
        askChat: services.ai && createAskChat(services.ai, createServiceWatch(db, 'ai', now)),
        warn: log,
      }),
      ...createPaymentTasks({
        db,
        now,
        gateway: createPaymentGateway(services.razorpay),
        publicUrl: config.publicUrl,
      }),
      ...createDocumentTasks({ db, now, site: config.site, tax: config.tax }),
    },
    recurring: [
      { task: 'sweep-accounts', at: '17 * * * *' },
      { task: 'sweep-resumes', at: '41 * * * *' },
      { task: 'remind-of-plans', at: '37 * * * *' },
      { task: 'sweep-messages', at: '29 3 * * *' },
      { task: 'recount-rows', at: '53 * * * *' },
      // 2 in the morning in India.
      ...(config.backup === undefined ? [] : [{ task: 'make-backup', at: '30 20 * * *' } as const]),
      ...paymentSchedule,
      ...documentSchedule,
    ],
  });
};
