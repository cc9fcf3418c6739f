import type { adminMessages } from './admin/admin-messages.ts';
import { authMessages } from './auth/auth-messages.ts';
import { contactMessages } from './contact/contact-messages.ts';
import { helpMessages } from './help/help-messages.ts';
import { jobMessages } from './jobs/job-messages.ts';
import { paymentMessages } from './payments/payment-messages.ts';
import { planMessages } from './plans/plan-messages.ts';
import type { MessageParams, Refusal } from './refusal.ts';
import { requestMessages } from './request-messages.ts';
import { importMessages } from './resumes/import-messages.ts';
import { resumeMessages } from './resumes/resume-messages.ts';
import { sharingMessages } from './resumes/sharing/sharing-messages.ts';
import { settingMessages } from './settings/setting-messages.ts';
import { subscriptionMessages } from './subscriptions/subscription-messages.ts';
import { templateMessages } from './templates/template-messages.ts';

const forEveryone = {
  ...requestMessages,
  ...authMessages,
  ...resumeMessages,
  ...importMessages,
  ...sharingMessages,
  ...templateMessages,
  ...planMessages,
  ...subscriptionMessages,
  ...paymentMessages,
  ...jobMessages,
  ...helpMessages,
  ...contactMessages,
  ...settingMessages,
} as const satisfies Record<string, string>;

type Messages = typeof forEveryone & typeof adminMessages;
export type MessageCode = keyof Messages;

/**
 * Every message the product can answer with, by its stable code. Other languages are keyed by the same codes. Those that
 * only staff read come with `office-messages.ts`, so that no visitor's browser loads them.
 */
export const messages = { ...forEveryone } as Messages;

/** Puts the named values into a message: `{label} is required` with `{label: 'School'}`. */
export const fillMessage = (text: string, params: MessageParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));

export const messageText = (refusal: Refusal): string => fillMessage(messages[refusal.code], refusal.params);
