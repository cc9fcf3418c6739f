import { z } from 'zod';
import { documentFormats, guestPlanId, type Plan, planIds, validityUnits } from './plan-catalogue.ts';
import { periodLabel, planFeatures, priceLabel } from './plan-wording.ts';

export const planIdSchema = z.enum(planIds);
export const orderPlanIdSchema = z.enum([...planIds, guestPlanId]);
export const documentFormatSchema = z.enum(documentFormats);

export const planSchema = z.object({
  id: planIdSchema,
  name: z.string(),
  price: z.string().meta({ description: 'As shown: ₹49' }),
  pricePaise: z.int(),
  period: z.enum(['/week', '/month']),
  resumeCount: z.int(),
  formatCount: z.int().meta({ description: '-1 is unlimited, 0 none' }),
  validity: z.object({ duration: z.int(), unit: z.enum(validityUnits) }),
  features: z.array(z.string()),
  formats: z.array(documentFormatSchema),
  jobSearches: z.int(),
  popular: z.boolean(),
});
export type PlanView = z.infer<typeof planSchema>;

export const planView = (plan: Plan, hasJobSearch: boolean): PlanView => ({
  ...plan,
  jobSearches: hasJobSearch ? plan.jobSearches : 0,
  formats: [...plan.formats],
  price: priceLabel(plan),
  period: periodLabel(plan),
  features: [...planFeatures(plan, hasJobSearch)],
});
