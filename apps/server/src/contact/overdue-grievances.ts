import { lt, type SQL } from 'drizzle-orm';
import { contactSubmissions } from './contact-tables.ts';

/** What `overdue` of the domain finds late; a resolved one stands in a time that never comes. */
export const isOverdue = (now: Date): SQL => lt(contactSubmissions.listPlace, now);
