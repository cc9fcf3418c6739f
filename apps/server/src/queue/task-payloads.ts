import type { TallyTasks } from '../admin/tally-task-payloads.ts';
import type { AuthTasks } from '../auth/auth-task-payloads.ts';
import type { BackupTasks } from '../backup/backup-task-payloads.ts';
import type { ContactTasks } from '../contact/contact-task-payloads.ts';
import type { MailTasks } from '../mail/mail-task-payloads.ts';
import type { PaymentTasks } from '../payments/payment-task-payloads.ts';
import type { ResumeTasks } from '../resumes/resume-task-payloads.ts';
import type { SubscriptionTasks } from '../subscriptions/subscription-task-payloads.ts';

/** Every kind of background work and what it is told. A topic adds its tasks here once. */
export type TaskPayloads = MailTasks &
  AuthTasks &
  BackupTasks &
  ContactTasks &
  PaymentTasks &
  ResumeTasks &
  ContactTasks &
  PaymentTasks &
  ResumeTasks &
  SubscriptionTasks &
  TallyTasks;
