import { type PlanId, plans } from '../plans/plan-catalogue.ts';
import { refuse } from '../refusal.ts';
import { type Spent, type Subscription, spendFormat } from '../subscriptions/subscription-machine.ts';
import { defaultFormatting, sameFormatting } from './formatting.ts';
import type { Formatting } from './resume-model.ts';

interface Formatted {
  readonly planUsed: PlanId;
  readonly formatting: Formatting;
}

/**
 * Whether a resume may be restyled, and what it costs (S2 §5). The plan the resume was made on decides first; the
 * current one must still run, even if its resumes are used up. Saving the same choices again costs nothing.
 */
export const spendFormatting = <S extends Subscription>(
  resume: Formatted,
  wanted: Formatting,
  subscription: S | null | undefined,
  now: Date,
): Spent<S> => {
  if (plans[resume.planUsed].formatCount === 0) return { refusal: refuse('formatting-not-on-basic') };
  const spent = spendFormat(subscription, now);
  if (!subscription || spent.refusal?.code === 'subscription-none') return spent;
  return sameFormatting(resume.formatting, wanted) ? { subscription } : spent;
};

/** The basic plan always gets the default formatting (S1 §3). */
export const formattingFor = (planUsed: PlanId, formatting: Formatting): Formatting =>
  plans[planUsed].formatCount === 0 ? defaultFormatting : formatting;

/** False when a plan prints a resume otherwise than its preview shows it. */
export const keepsFormatting = (planUsed: PlanId, formatting: Formatting): boolean =>
  sameFormatting(formattingFor(planUsed, formatting), formatting);
