import { at, refuse } from '@kalam/domain/refusal';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Refused } from '../failures/refused.ts';

export const pageSize = 50;

/**
 * Where a page ended: the moment as PostgreSQL writes it, because a JavaScript date would lose its microseconds. Whatever
 * else somebody sends must not get as far as the database, which would take it for a mistake of ours.
 */
const cursorSchema = z.tuple([
  z.iso.datetime({ precision: 6 }).startsWith('2'),
  z.string().regex(/^[\w-]{1,100}$/),
]);
export type Cursor = z.infer<typeof cursorSchema>;

export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

export const cursorMistake = (): Refused => new Refused(at('cursor', refuse('invalid-field')));

export const decodeCursor = (text: string | undefined): Cursor | undefined => {
  if (text === undefined || text === '') return undefined;
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw cursorMistake();
  }
};

export const momentText = (column: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export type ListOrder = 'newest-first' | 'oldest-first';

/** Continuing after the row a page ended with. */
export const afterCursor = (
  moment: AnyPgColumn,
  id: AnyPgColumn,
  cursor: Cursor | undefined,
  order: ListOrder = 'newest-first',
): SQL | undefined => {
  if (cursor === undefined) return undefined;
  const comes = order === 'newest-first' ? sql`<` : sql`>`;
  return sql`(${moment}, ${id}) ${comes} (${cursor[0]}::timestamptz, ${cursor[1]})`;
};

/** A part of a list, from a cursor on. */
export interface PageRequest {
  readonly cursor: string | undefined;
  readonly limit: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

export type ReadPage<Item> = (page: PageRequest) => Promise<Page<Item>>;
