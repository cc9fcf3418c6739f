import { authContracts } from './auth/auth-api.ts';
import { jobContracts } from './jobs/job-api.ts';
import { paymentContracts } from './payments/payment-api.ts';
import { planContracts } from './plans/plan-api.ts';
import { settingContracts } from './settings/setting-api.ts';
import { subscriptionContracts } from './subscriptions/subscription-api.ts';

/** Every endpoint of the product. A topic adds its table here once. */
export const allContracts = {
  ...authContracts,
  ...planContracts,
  ...subscriptionContracts,
  ...paymentContracts,
  ...jobContracts,
  ...settingContracts,
} as const;

export type Contracts = typeof allContracts;
