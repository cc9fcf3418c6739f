import { guestPlanId, type PlanId } from '@kalam/domain/plans/plan-catalogue';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { type LookPrice, lookPrice } from '@kalam/domain/resumes/formatting-rules';
import type { Draft } from '../../../resume/draft.ts';

export interface LookPlan {
  readonly planId: PlanId;
  readonly formatsRemaining: number;
}

/** What keeping the look of a draft takes of a plan. A saved resume is judged by the plan it was made on (S2 §5). */
export const draftLookPrice = (
  { formatting, savedLook }: Pick<Draft, 'formatting' | 'savedLook'>,
  plan: LookPlan | undefined,
): LookPrice =>
  lookPrice({
    printedOn: savedLook?.planUsed ?? plan?.planId ?? guestPlanId,
    formatsRemaining: plan?.formatsRemaining ?? 0,
    before: savedLook?.formatting ?? defaultFormatting,
    wanted: formatting,
  });
