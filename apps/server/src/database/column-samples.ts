import { type AnyColumn, getTableName, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import type { Sample } from './search-grams.ts';

interface Statistics extends Record<string, unknown> {
  readonly name: string;
  readonly common: readonly string[] | null;
  readonly shares: readonly number[] | null;
  /** Values that stand for all that is not common, each for as many rows. */
  readonly others: readonly string[] | null;
  readonly nulls: number;
}

const sampleOf = ({ common, shares, others, nulls }: Statistics): Sample => {
  const known = (common ?? []).map((value, place) => ({ value, share: shares?.[place] ?? 0 }));
  const left = known.reduce((rest, { share }) => rest - share, 1 - nulls);
  return [...known, ...(others ?? []).map((value, _, { length }) => ({ value, share: left / length }))];
};

/**
 * Values of columns of one table, in lower case, as PostgreSQL keeps them to plan by: at most a hundred common ones and a
 * hundred of the others. A table too new for statistics has none.
 */
export const sampleColumns = async (
  on: Executor,
  columns: readonly AnyColumn[],
): Promise<readonly Sample[]> => {
  const tables = new Set(columns.map(({ table }) => getTableName(table)));
  const { rows } = await on.execute<Statistics>(sql`
    select attname::text as name, lower(most_common_vals::text)::text[] as common, most_common_freqs as shares,
      lower(histogram_bounds::text)::text[] as others, null_frac as nulls
    from pg_stats
    where schemaname = any(current_schemas(false)) and tablename in ${[...tables]}
      and attname in ${columns.map(({ name }) => name)}`);
  const samples = new Map(rows.map((row) => [row.name, sampleOf(row)]));
  return columns.map(({ name }) => samples.get(name) ?? []);
};
