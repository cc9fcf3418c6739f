import type { Language } from '@kalam/domain/languages/languages';
import type { MailContent } from './mail-content.ts';
import type { MailKind } from './mail-kinds.ts';
import type { MailParams } from './mail-params.ts';
import { accountMails } from './templates/account-mails.ts';
import { contactMails } from './templates/contact-mails.ts';
import type { Template, Templates } from './templates/mail-wording.ts';
import { paymentMails } from './templates/payment-mails.ts';
import { planMails } from './templates/plan-mails.ts';
import { refundMails } from './templates/refund-mails.ts';
import { securityMails } from './templates/security-mails.ts';
import { staffMails } from './templates/staff-mails.ts';

const templates: Templates = {
  ...accountMails,
  ...securityMails,
  ...planMails,
  ...paymentMails,
  ...refundMails,
  ...contactMails,
  ...staffMails,
};

export const mailContent = <K extends MailKind>(
  kind: K,
  language: Language,
  params: MailParams[K],
): MailContent => {
  const template: Template<K> = templates[kind];
  return template[language](params);
};
