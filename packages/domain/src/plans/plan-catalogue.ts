import { type Refusal, refuse } from '../refusal.ts';

export const planIds = ['basic', 'pro', 'premium', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

export const documentFormats = ['pdf', 'docx'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export const validityUnits = ['days', 'months'] as const;

/** A format allowance without end (S1 §3). */
export const unlimited = -1;

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly pricePaise: number;
  readonly resumeCount: number;
  /** -1 is unlimited, 0 none. */
  readonly formatCount: number;
  readonly formats: readonly DocumentFormat[];
  readonly validity: { readonly duration: number; readonly unit: (typeof validityUnits)[number] };
  readonly jobSearches: number;
  readonly popular: boolean;
}

/** S1 §9 and S2 §6; premium and enterprise offer both formats, as pro does. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  basic: {
    id: 'basic',
    name: 'Basic',
    pricePaise: 900,
    resumeCount: 1,
    formatCount: 0,
    formats: ['pdf'],
    validity: { duration: 7, unit: 'days' },
    jobSearches: 0,
    popular: false,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    pricePaise: 4_900,
    resumeCount: 5,
    formatCount: 25,
    formats: ['pdf', 'docx'],
    validity: { duration: 1, unit: 'months' },
    jobSearches: 20,
    popular: true,
  },
  premium: {
    id: 'premium',
    name: 'Premium',
    pricePaise: 9_900,
    resumeCount: 10,
    formatCount: 50,
    formats: ['pdf', 'docx'],
    validity: { duration: 3, unit: 'months' },
    jobSearches: 40,
    popular: false,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    pricePaise: 19_900,
    resumeCount: 30,
    formatCount: unlimited,
    formats: ['pdf', 'docx'],
    validity: { duration: 6, unit: 'months' },
    jobSearches: 60,
    popular: false,
  },
};

export const planList: readonly Plan[] = planIds.map((id) => plans[id]);

/** The one-time download of a visitor without an account. */
export const guestPlanId = 'guest';
export const guestPricePaise = 900;

export const isPlanId = (id: string): id is PlanId => Object.hasOwn(plans, id);

export const planOf = (id: string): Plan | undefined => (isPlanId(id) ? plans[id] : undefined);

export const checkPlanId = (id: string): Refusal | undefined =>
  isPlanId(id) ? undefined : refuse('plan-invalid');

/** What an order of this plan costs; the only place a price comes from. */
export const pricePaiseOf = (id: PlanId | typeof guestPlanId): number =>
  id === guestPlanId ? guestPricePaise : plans[id].pricePaise;

export const mayExportAs = (id: PlanId, format: DocumentFormat): boolean =>
  plans[id].formats.includes(format);
