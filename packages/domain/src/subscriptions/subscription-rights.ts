import { dayInMs } from '../calendar/india-calendar.ts';
import { type PlanId, unlimited } from '../plans/plan-catalogue.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { isRunning, type StatusTold, type Subscription, stillLasts } from './subscription-machine.ts';

/** Whole days until the end, a begun day counted; 0 once it has ended. */
export const daysLeft = (subscription: Pick<Subscription, 'endDate'>, now: Date): number =>
  Math.max(0, Math.ceil((subscription.endDate.getTime() - now.getTime()) / dayInMs));

/** Editing a saved resume costs nothing, but asks for a plan that has not ended. */
export const checkEditing = (
  subscription: Subscription | null | undefined,
  now: Date,
): Refusal | undefined => (isRunning(subscription, now) ? undefined : refuse('subscription-none'));

/** S2 §2: the Format button needs a resume and a plan above basic, and an allowance that is not spent. */
export const showsFormatButton = (
  planUsed: PlanId,
  subscription: (Pick<Subscription, 'planId' | 'formatsRemaining'> & StatusTold) | null | undefined,
): boolean =>
  planUsed !== 'basic' &&
  !!subscription &&
  stillLasts(subscription) &&
  subscription.planId !== 'basic' &&
  (subscription.formatsRemaining === unlimited || subscription.formatsRemaining > 0);
