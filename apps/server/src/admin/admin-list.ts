import { at, refuse } from '@kalam/domain/refusal';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Refused } from '../http/refused.ts';

export const pageSize = 50;
/** The most a file holds; beyond it a narrower filter is the better answer. */
export const csvMost = 50_000;

/** Where a page ended: the moment as PostgreSQL writes it, because a JavaScript date would lose its microseconds. */
const cursorSchema = z.tuple([
  z.iso.datetime({ offset: true, precision: undefined }),
  z.string().min(1).max(100),
]);
type Cursor = z.infer<typeof cursorSchema>;

export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

export const decodeCursor = (text: string | undefined): Cursor | undefined => {
  if (text === undefined || text === '') return undefined;
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new Refused(at('cursor', refuse('invalid-field')));
  }
};

export const momentText = (column: AnyPgColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Newest first, continuing after the row a page ended with. */
export const afterCursor = (
  moment: AnyPgColumn,
  id: AnyPgColumn,
  cursor: Cursor | undefined,
): SQL | undefined =>
  cursor === undefined ? undefined : sql`(${moment}, ${id}) < (${cursor[0]}::timestamptz, ${cursor[1]})`;
