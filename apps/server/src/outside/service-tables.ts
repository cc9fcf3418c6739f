import { watchedServices } from '@kalam/domain/admin/watched-services';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../database/table-columns.ts';

/** The last answer and the last failure of each outside service, whichever server asked. */
export const outsideServices = pgTable(
  'outside_services',
  {
    service: text('service', { enum: watchedServices }).primaryKey(),
    answeredAt: moment('answered_at'),
    failedAt: moment('failed_at'),
    failure: text('failure'),
  },
  (table) => [check('outside_services_service_check', oneOf(table.service, watchedServices))],
);
