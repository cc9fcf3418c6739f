import { at, refuse } from '@kalam/domain/refusal';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Refused } from '../failures/refused.ts';

export const pageSize = 50;

/** What rows are sorted by: a column, or what is computed of one. Rows that have it in common are sorted by their id. */
export interface SortKey {
  readonly by: SQLWrapper;
  readonly kind: 'moment' | 'number' | 'text';
}

/**
 * Where a page ended: what it is sorted by, and the id of its last row. A moment is told as PostgreSQL writes it, because a
 * JavaScript date would lose its microseconds. Whatever else somebody sends must not get as far as the database, which
 * would take it for a mistake of ours.
 */
const valueSchemas = {
  moment: z.iso.datetime({ precision: 6 }).regex(/^(?:2|1970-01-01T00:00:00\.0{6}Z)/),
  number: z.string().regex(/^\d{1,15}$/),
  text: z
    .string()
    .max(320)
    .regex(/^\P{Cc}*$/u),
} as const satisfies Record<SortKey['kind'], z.ZodType>;
const idSchema = z.string().regex(/^[\w-]{1,100}$/);
export type Cursor = readonly [string, string];

export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

export const cursorMistake = (): Refused => new Refused(at('cursor', refuse('invalid-field')));

export const decodeCursor = (
  text: string | undefined,
  kind: SortKey['kind'] = 'moment',
): Cursor | undefined => {
  if (text === undefined || text === '') return undefined;
  try {
    return z
      .tuple([valueSchemas[kind], idSchema])
      .parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw cursorMistake();
  }
};

export const momentText = (column: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** As a cursor tells it. */
export const sortText = (kind: SortKey['kind'], value: SQLWrapper): SQL<string> =>
  kind === 'moment' ? momentText(value) : sql<string>`${value}::text`;

const sortTypes = { moment: sql`timestamptz`, number: sql`bigint`, text: sql`text` } as const;

/** Also: largest or last in the alphabet first, and the reverse. */
export type ListOrder = 'newest-first' | 'oldest-first';

/** Continuing after the row a page ended with. */
export const afterCursor = (
  moment: SQLWrapper,
  id: AnyPgColumn,
  cursor: Cursor | undefined,
  order: ListOrder = 'newest-first',
  kind: SortKey['kind'] = 'moment',
): SQL | undefined => {
  if (cursor === undefined) return undefined;
  const comes = order === 'newest-first' ? sql`<` : sql`>`;
  return sql`(${moment}, ${id}) ${comes} (${cursor[0]}::${sortTypes[kind]}, ${cursor[1]})`;
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
