import { type AnyColumn, and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { sampleColumns } from './column-samples.ts';
import type { Executor } from './database.ts';
import { likeness, type Narrowing, narrowSearch } from './search-grams.ts';

const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** Case-insensitive: does a text contain the term? Answered by reading the text, or by a trigram index on `lower(…)`. */
const contains = (text: SQLWrapper, term: string): SQL =>
  sql`lower(${text}) like lower(${likePattern(term)}::text)`;

/** The same question in words that no index knows. */
const containsIndeed = (text: SQLWrapper, term: string): SQL =>
  sql`strpos(lower(${text}), lower(${term}::text)) > 0`;

/**
 * Characters and pairs are answered by the index of grams alone; cutting a text up again to check it would cost more than
 * all the rest.
 */
const hasGram = (column: SQLWrapper, gram: string): SQL =>
  sql`text_grams(${column}) @> array[lower(${gram}::text)]`;

/** Asked row by row, of texts that may be computed. */
export const containsByReading = (texts: readonly SQLWrapper[], term: string): SQL | undefined =>
  or(...texts.map((text) => contains(text, term)));

/**
 * One condition a part: the index goes through the rows of the first, and looks for the others only where these are.
 * Given a long term as one condition, it looks for every trigram at every row of the rarest, which for an e-mail address
 * among a million takes a hundred times as long.
 */
const mayContain = (columns: readonly AnyColumn[], { index, parts }: Narrowing): SQL | undefined => {
  const has = index === 'trigrams' ? contains : hasGram;
  return or(...columns.map((column, place) => and(...(parts[place] ?? []).map((part) => has(column, part)))));
};

/** Asked of the indexes of a table's columns (migration 0001_search). */
export const containsByIndex = async (
  on: Executor,
  columns: readonly AnyColumn[],
  term: string,
): Promise<SQL | undefined> => {
  if ([...term].length < 3) return or(...columns.map((column) => hasGram(column, term)));
  const samples = await sampleColumns(on, columns);
  // Where the term is most likely comes first: a row found there is not asked for the other columns.
  const likely = columns
    .map((column, place) => ({ column, sample: samples[place] ?? [] }))
    .sort((one, other) => likeness(term, other.sample) - likeness(term, one.sample));
  const ordered = likely.map(({ column }) => column);
  const narrowing = narrowSearch(
    term,
    likely.map(({ sample }) => sample),
  );
  const isWhole = narrowing.parts.every(([part, ...more]) => part === term && more.length === 0);
  // Apart from the conditions for the index: beside one of these, it would make PostgreSQL ask it of every row again.
  const does = isWhole ? undefined : or(...ordered.map((column) => containsIndeed(column, term)));
  return and(mayContain(ordered, narrowing), does);
};
