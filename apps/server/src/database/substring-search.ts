import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/**
 * Case-insensitive substring search in any of some columns, in the form their indexes answer (migration 0001_search):
 * trigrams for three and more characters, bigrams for two. A single character is looked for row by row, and so are two
 * in long texts (`pairs: false`), where almost any pair occurs.
 */
export const containsText = (
  columns: readonly AnyPgColumn[],
  term: string,
  { pairs }: { readonly pairs: boolean },
): SQL | undefined => {
  const wanted = term.trim();
  if (wanted === '') return undefined;
  const isPair = pairs && [...wanted].length === 2;
  return or(
    ...columns.map((column) => {
      const contains = sql`lower(${column}) like lower(${likePattern(wanted)}::text)`;
      // Both conditions, so that the planner may walk the newest rows for a common pair and use the index for a rare one.
      return isPair
        ? sql`(${contains} and text_bigrams(${column}) @> array[lower(${wanted}::text)])`
        : contains;
    }),
  );
};
