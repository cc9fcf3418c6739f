import { planIds } from '@kalam/domain/plans/plan-catalogue';
import { planNameOf } from '@kalam/domain/plans/plan-wording';

/** The plans as a filter offers them. */
export const planNames = Object.fromEntries(planIds.map((id) => [id, planNameOf(id)])) as Readonly<
  Record<(typeof planIds)[number], string>
>;
