/**
 * The way from a visit to a payment, each step counted once for a visit, by day and without anything about the visitor.
 * That somebody paid is counted from the orders.
 */
export const visitSteps = ['opened', 'begun', 'checkout'] as const;
export type VisitStep = (typeof visitSteps)[number];

export const funnelSteps = [...visitSteps, 'paid'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The percent of the first step that got this far; null where nobody was counted. */
export const funnelShare = (count: number, first: number): number | null =>
  first === 0 ? null : Math.round((count / first) * 1000) / 10;
