import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** Case-insensitive: does a text contain the term? Answered by reading the text, or by a trigram index on `lower(…)`. */
const contains = (text: SQLWrapper, term: string): SQL =>
  sql`lower(${text}) like lower(${likePattern(term)}::text)`;

/** Asked row by row, of texts that may be computed. */
export const containsByReading = (texts: readonly SQLWrapper[], term: string): SQL | undefined =>
  or(...texts.map((text) => contains(text, term)));

/**
 * Asked of the indexes (migration 0001_search): trigrams for three and more characters, single characters and pairs for
 * less. For these the index alone answers; cutting a text up again to check it would cost more than all the rest.
 */
export const containsByIndex = (columns: readonly SQLWrapper[], term: string): SQL | undefined =>
  [...term].length > 2
    ? or(...columns.map((column) => contains(column, term)))
    : or(...columns.map((column) => sql`text_grams(${column}) @> array[lower(${term}::text)]`));
