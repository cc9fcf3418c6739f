import { adminContracts } from './admin/admin-api.ts';
import { personContracts } from './admin/person-api.ts';
import { ownAccountContracts, staffContracts, staffDoorContracts } from './admin/staff/staff-api.ts';
import { accountContracts } from './auth/account-api.ts';
import { authContracts } from './auth/auth-api.ts';
import { contactContracts } from './contact/contact-api.ts';
import { grievanceContracts } from './contact/grievance-api.ts';
import { helpContracts } from './help/help-api.ts';
import { jobContracts } from './jobs/job-api.ts';
import { savedJobContracts } from './jobs/saved/saved-job-api.ts';
import { invoiceContracts } from './payments/invoices/invoice-api.ts';
import { paymentContracts } from './payments/payment-api.ts';
import { refundContracts } from './payments/refunds/refund-api.ts';
import { planContracts } from './plans/plan-api.ts';
import { resumeContracts } from './resumes/resumes-api.ts';
import { sharingContracts } from './resumes/sharing/shared-link-api.ts';
import { settingContracts } from './settings/setting-api.ts';
import { subscriptionContracts } from './subscriptions/subscription-api.ts';
import { templateContracts } from './templates/templates-api.ts';

/** Every endpoint of the product. A topic adds its table here once. */
export const allContracts = {
  ...authContracts,
  ...accountContracts,
  ...resumeContracts,
  ...sharingContracts,
  ...templateContracts,
  ...planContracts,
  ...subscriptionContracts,
  ...paymentContracts,
  ...refundContracts,
  ...invoiceContracts,
  ...jobContracts,
  ...savedJobContracts,
  ...helpContracts,
  ...contactContracts,
  ...settingContracts,
  ...adminContracts,
  ...grievanceContracts,
  ...staffContracts,
  ...ownAccountContracts,
  ...staffDoorContracts,
  ...personContracts,
} as const;

export type Contracts = typeof allContracts;
