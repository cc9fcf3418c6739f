import { adminContracts } from './admin/admin-api.ts';
import { authContracts } from './auth/auth-api.ts';
import { contactContracts } from './contact/contact-api.ts';
import { helpContracts } from './help/help-api.ts';
import { jobContracts } from './jobs/job-api.ts';
import { savedJobContracts } from './jobs/saved/saved-job-api.ts';
import { paymentContracts } from './payments/payment-api.ts';
import { planContracts } from './plans/plan-api.ts';
import { resumeContracts } from './resumes/resumes-api.ts';
import { settingContracts } from './settings/setting-api.ts';
import { subscriptionContracts } from './subscriptions/subscription-api.ts';
import { templateContracts } from './templates/templates-api.ts';

/** Every endpoint of the product. A topic adds its table here once. */
export const allContracts = {
  ...authContracts,
  ...resumeContracts,
  ...templateContracts,
  ...planContracts,
  ...subscriptionContracts,
  ...paymentContracts,
  ...jobContracts,
  ...savedJobContracts,
  ...helpContracts,
  ...contactContracts,
  ...settingContracts,
  ...adminContracts,
} as const;

export type Contracts = typeof allContracts;
