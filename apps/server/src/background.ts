import { deriveSecret } from './auth/auth-secret.ts';
import { createSweepAccounts } from './auth/auth-tasks.ts';
import type { Database } from './database/database.ts';
import type { Dependencies } from './dependencies.ts';
import { createAttemptLimits } from './http/attempt-limits.ts';
import type { SmtpSender } from './mail/mail-sender.ts';
import { createSendMail } from './mail/mail-task.ts';
import { type QueueWorker, startWorker } from './queue/worker.ts';

/** All background work, task by task. */
export const startBackground = (
  { config, secret, database, now }: Pick<Dependencies, 'config' | 'secret' | 'now'> & { database: Database },
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
      }),
      'sweep-accounts': createSweepAccounts({ db, attempts, now }),
    },
    recurring: [{ task: 'sweep-accounts', at: '17 * * * *' }],
  });
};
