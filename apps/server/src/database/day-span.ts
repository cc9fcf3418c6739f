import { type DayFilter, daySpan } from '@kalam/domain/admin/list-filters';
import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Within the days of a filter, both included, as India counts them. */
export const isWithin = (column: AnyPgColumn, days: DayFilter): SQL | undefined => {
  const { start, end } = daySpan(days);
  return and(start && gte(column, start), end && lt(column, end));
};
