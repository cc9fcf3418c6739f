import type pg from 'pg';

export interface KeyCount {
  readonly key: string;
  readonly count: number;
  readonly leftMs: number;
}

export interface KeyTotal {
  readonly key: string;
  readonly total: number;
  readonly leftMs: number;
}

const mostCounted = 1_000_000_000;

/**
 * Adds what one server counted and answers with what all of them did. Windows begin and end by the database's clock alone.
 * In the order of their keys: two servers that add the same ones never wait for each other in a circle.
 */
export const addFloodCounts = async (
  pool: pg.Pool,
  counts: readonly KeyCount[],
): Promise<readonly KeyTotal[]> => {
  const { rows } = await pool.query<{ key: string; count: number; left_ms: number }>(
    `insert into flood_counts as kept (key, count, ends_at)
    select key, count, now() + left_ms * interval '1 millisecond'
    from unnest($1::text[], $2::integer[], $3::double precision[]) as sent (key, count, left_ms)
    order by key
    on conflict (key) do update set
      count = case when kept.ends_at <= now() then excluded.count
        else least(kept.count::bigint + excluded.count, ${mostCounted})::integer end,
      ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
    returning key, count, (extract(epoch from ends_at - now()) * 1000)::double precision as left_ms`,
    [counts.map(({ key }) => key), counts.map(({ count }) => count), counts.map(({ leftMs }) => leftMs)],
  );
  return rows.map(({ key, count, left_ms }) => ({ key, total: count, leftMs: left_ms }));
};

/** Removes windows that are over, without waiting for anybody who is writing to one. */
export const removeOverFloodCounts = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `delete from flood_counts where key in (
      select key from flood_counts where ends_at <= now() order by key for update skip locked
    )`,
  );
};
