import { readSort } from '@kalam/domain/admin/list-filters';
import { and, asc, desc, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import {
  afterCursor,
  type Cursor,
  decodeCursor,
  encodeCursor,
  type ListOrder,
  type PageRequest,
  type SortKey,
  sortText,
} from './paged-list.ts';
import { containsByIndex, containsByReading } from './substring-search.ts';

/** A table whose rows are listed by date and searched for a part of some texts. */
export interface SearchedTable {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly at: AnyPgColumn;
  /** What is searched: columns that have the indexes. */
  readonly columns: readonly AnyPgColumn[];
  /** Where these are columns of another table: how a row comes to its texts, and how theirs lead to the rows. */
  readonly elsewhere?: {
    readonly texts: readonly SQL[];
    readonly rowsOf: (found: SQL | undefined) => SQL;
  };
  /**
   * How many of the first rows are read one by one at the most, before the index is asked. A term that is common is found
   * among them at once; one that is not is so rare that gathering all its rows from the index is quick. Left to itself the
   * planner guesses which of the two is better, and a wrong guess costs seconds (docs/decisions/substring-search.md).
   */
  readonly readFirst: number;
  /** Newest first where nothing else is said. */
  readonly order?: ListOrder;
  /** Instead of the date. It has an index, or few rows. */
  readonly sort?: SortKey;
}

export interface Wanted extends PageRequest {
  readonly term: string;
  readonly where?: SQL | undefined;
}

interface Key {
  readonly id: string;
  readonly value: string;
}

const sortOf = ({ sort, at }: SearchedTable): SortKey => sort ?? { by: at, kind: 'moment' };

const directionOf = ({ order }: SearchedTable) => (order === 'oldest-first' ? asc : desc);

const inOrder = (
  listed: SearchedTable,
  at: SQLWrapper = sortOf(listed).by,
  id: SQLWrapper = listed.id,
): SQL[] => {
  const direction = directionOf(listed);
  return [direction(at), direction(id)];
};

const keyOf = (listed: SearchedTable, value: SQLWrapper = sortOf(listed).by, id: SQLWrapper = listed.id) => ({
  id: sql<string>`${id}::text`,
  value: sortText(sortOf(listed).kind, value),
});

/** The same, in words that no index knows. */
const computed = ({ by, kind }: SortKey): SQL => {
  if (kind === 'moment') return sql`${by} + interval '0'`;
  return kind === 'number' ? sql`${by} + 0` : sql`${by} || ''`;
};

const findAll = (
  on: Executor,
  listed: SearchedTable,
  where: SQL | undefined,
  limit: number,
): Promise<Key[]> =>
  on
    .select(keyOf(listed))
    .from(listed.table)
    .where(where)
    .orderBy(...inOrder(listed))
    .limit(limit);

const readFirst = (
  on: Executor,
  listed: SearchedTable,
  where: SQL | undefined,
  wanted: Wanted,
  rows: number,
): Promise<Key[]> => {
  const searched = listed.elsewhere?.texts ?? listed.columns;
  const textName = (place: number): string => `text_${place}`;
  const first = on
    .select({
      id: sql`${listed.id}`.as('id'),
      at: sql`${sortOf(listed).by}`.as('at'),
      ...Object.fromEntries(
        searched.map((text, place) => [textName(place), sql`${text}`.as(textName(place))]),
      ),
    })
    .from(listed.table)
    .where(where)
    .orderBy(...inOrder(listed))
    .limit(rows)
    .as('first_rows');
  const texts = searched.map((_, place) => sql`first_rows.${sql.identifier(textName(place))}`);
  return on
    .select(keyOf(listed, first.at, first.id))
    .from(first)
    .where(containsByReading(texts, wanted.term))
    .orderBy(...inOrder(listed, first.at, first.id))
    .limit(wanted.limit + 1);
};

const gather = async (
  on: Executor,
  listed: SearchedTable,
  where: SQL | undefined,
  wanted: Wanted,
): Promise<Key[]> => {
  const found = await containsByIndex(on, listed.columns, wanted.term);
  const gathered = on
    .select({ id: sql`${listed.id}`.as('id'), at: sql`${sortOf(listed).by}`.as('at') })
    .from(listed.table)
    .where(and(where, listed.elsewhere ? listed.elsewhere.rowsOf(found) : found))
    // An order that no index has: the planner cannot take to walking the rows by date again.
    .orderBy(...inOrder(listed, computed(sortOf(listed))))
    .limit(wanted.limit + 1)
    .as('gathered');
  // Outside, because moments written for all rows before they are sorted take longer than finding them.
  return on
    .select(keyOf(listed, gathered.at, gathered.id))
    .from(gathered)
    .orderBy(...inOrder(listed, gathered.at, gathered.id));
};

const findKeys = async (on: Executor, listed: SearchedTable, wanted: Wanted, cursor: Cursor | undefined) => {
  const { by, kind } = sortOf(listed);
  const where = and(wanted.where, afterCursor(by, listed.id, cursor, listed.order, kind));
  if (wanted.term === '') return findAll(on, listed, where, wanted.limit + 1);
  const read = (rows: number): Promise<Key[]> => readFirst(on, listed, where, wanted, rows);
  // The longer the page, the more is read for it.
  const glance = 40 * wanted.limit;
  const atMost = listed.readFirst + 20 * wanted.limit;
  const seen = await read(glance);
  if (seen.length > wanted.limit) return seen;
  // What a glance shows tells how far a whole page reaches; read in vain, the rows would cost as much as gathering.
  const isNear = seen.length * atMost > 1.5 * wanted.limit * glance;
  const found = isNear ? await read(atMost) : [];
  return found.length > wanted.limit ? found : gather(on, listed, where, wanted);
};

/** The ids of one page, in order, and where the next one begins. */
export const findPage = async (
  on: Executor,
  listed: SearchedTable,
  wanted: Wanted,
  cursor = decodeCursor(wanted.cursor, sortOf(listed).kind),
): Promise<{ readonly ids: readonly string[]; readonly nextCursor: string | null }> => {
  const keys = await findKeys(on, listed, wanted, cursor);
  const shown = keys.slice(0, wanted.limit);
  const last = keys.length > wanted.limit ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ id }) => id),
    nextCursor: last === undefined ? null : encodeCursor([last.value, last.id]),
  };
};

/** The condition and order that bring the rows of a page. */
export const rowsOfPage = (listed: SearchedTable, ids: readonly string[]) => ({
  where: inArray(listed.id, [...ids]),
  orderBy: inOrder(listed),
});

/** A list in the order asked for: `amount-desc` is by `sorts.amount`, the largest first. */
export const sortedBy = <Column extends string>(
  listed: SearchedTable,
  sorts: Readonly<Record<Column, SortKey>>,
  sort: `${Column}-${'asc' | 'desc'}` | undefined,
): SearchedTable => {
  if (sort === undefined) return listed;
  const { column, descending } = readSort<string>(sort);
  return {
    ...listed,
    sort: sorts[column as Column],
    order: descending ? 'newest-first' : 'oldest-first',
  };
};
