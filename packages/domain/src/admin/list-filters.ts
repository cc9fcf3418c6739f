import { dayInMs, startOfDayInIndia } from '../calendar/india-calendar.ts';
import { guestPlanId, planIds } from '../plans/plan-catalogue.ts';

/** How each list of the back office can be sorted: the column and which way. Without one it is newest first. */
export const userSorts = [
  'user-asc',
  'user-desc',
  'joined-asc',
  'joined-desc',
  'login-asc',
  'login-desc',
] as const;
export const orderSorts = [
  'customer-asc',
  'customer-desc',
  'amount-asc',
  'amount-desc',
  'date-asc',
  'date-desc',
] as const;
export const subscriptionSorts = ['start-asc', 'start-desc', 'end-asc', 'end-desc'] as const;
export const auditSorts = ['at-asc', 'at-desc'] as const;

export type UserSort = (typeof userSorts)[number];
export type OrderSort = (typeof orderSorts)[number];
export type SubscriptionSort = (typeof subscriptionSorts)[number];
export type AuditSort = (typeof auditSorts)[number];

type ColumnOf<Sort extends string> = Sort extends `${infer Column}-${'asc' | 'desc'}` ? Column : never;

/** `amount-desc`: by the amount, the largest first. */
export const readSort = <Sort extends string>(
  sort: Sort,
): { readonly column: ColumnOf<Sort>; readonly descending: boolean } => {
  const [column = '', way] = sort.split('-');
  return { column: column as ColumnOf<Sort>, descending: way === 'desc' };
};

/** Users by the plan that is active, or without one; orders by what was bought. */
export const userPlanFilters = [...planIds, 'none'] as const;
export type UserPlanFilter = (typeof userPlanFilters)[number];
export const orderPlanFilters = [...planIds, guestPlanId] as const;

/** Calendar days in India, both included; either may be left out. */
export interface DayFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const daySpan = ({ from, to }: DayFilter): { readonly start?: Date; readonly end?: Date } => ({
  ...(from && { start: startOfDayInIndia(from) }),
  ...(to && { end: new Date(startOfDayInIndia(to).getTime() + dayInMs) }),
});
