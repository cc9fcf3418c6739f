import type { CurrentSubscription } from './subscription.ts';

/** Where the person stands with their plan (decision 38). */
export type PlanStanding =
  | 'active'
  /** It runs, but all its resumes are used: new saves alone are closed. */
  | 'used-up'
  /** It ended, or was cancelled. */
  | 'over'
  | 'never';

type Told = Pick<NonNullable<CurrentSubscription>, 'status' | 'expiredBecause'>;

export const planStanding = (subscription: Told | null): PlanStanding => {
  if (subscription === null) return 'never';
  if (subscription.status === 'active') return 'active';
  return subscription.expiredBecause === 'used-up' ? 'used-up' : 'over';
};

/** Why something cannot be done on the plan as it stands; undefined when it can. */
export const planObstacle = (
  action: 'edit' | 'copy',
  standing: PlanStanding,
): 'subscription-none' | 'subscription-no-resumes' | undefined => {
  if (standing === 'over' || standing === 'never') return 'subscription-none';
  return action === 'copy' && standing === 'used-up' ? 'subscription-no-resumes' : undefined;
};
