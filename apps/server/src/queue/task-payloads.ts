import type { TallyTasks } from '../admin/tally-tasks.ts';
import type { AuthTasks } from '../auth/auth-tasks.ts';
import type { ContactTasks } from '../contact/moderation-task.ts';
import type { RetentionTasks } from '../contact/retention-task.ts';
import type { MailTasks } from '../mail/mail-task.ts';
import type { PaymentTasks } from '../payments/settling/payment-tasks.ts';
import type { ResumeTasks } from '../resumes/resume-tasks.ts';

/** Every kind of background work and what it is told. A topic adds its tasks here once. */
export type TaskPayloads = MailTasks &
  AuthTasks &
  ContactTasks &
  RetentionTasks &
  PaymentTasks &
  ResumeTasks &
  TallyTasks;
