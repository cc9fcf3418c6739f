import { languageCodes } from '@kalam/domain/languages/languages';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, text, timestamp } from 'drizzle-orm/pg-core';

/** Text rather than uuid: a malformed id in a request is then simply not found, instead of an error of the database. */
export const idColumn = () => text('id').primaryKey().default(sql`gen_random_uuid()::text`);

export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** The language a person last used, in which we write to them. */
export const languageColumn = () => text('language', { enum: languageCodes }).notNull().default('en');

export const isLanguageCode = (column: AnyPgColumn): SQL => oneOf(column, languageCodes);

/** The condition of a CHECK that keeps a column to a list of the domain. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))})`;
