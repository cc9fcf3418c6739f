import type pg from 'pg';

export interface KeptTable {
  /** As SQL takes it, with its schema. */
  readonly name: string;
  readonly columns: readonly string[];
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Ours, and the work that waits in the queue: mails, settlements, refunds. Its own bookkeeping is made anew. */
const keptQueueTables = ['_private_tasks', '_private_job_queues', '_private_jobs', '_private_known_crontabs'];

const isKept = `(n.nspname = 'public' or (n.nspname = 'graphile_worker' and c.relname = any($1)))`;

/**
 * Every table whose rows a backup holds, with the columns that are stored (computed ones are computed anew). A table that
 * is not logged holds nothing that anybody would miss.
 */
export const readKeptTables = async (client: pg.ClientBase): Promise<readonly KeptTable[]> => {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition and ${isKept}
    group by 1, 2 order by 1, 2`,
    [keptQueueTables],
  );
  return rows.map(({ schema, name, columns }) => ({ name: `${quote(schema)}.${quote(name)}`, columns }));
};

export const columnList = ({ columns }: Pick<KeptTable, 'columns'>): string => columns.map(quote).join(', ');

export interface Counter {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** Counters step outside of transactions: what is read here is never behind the rows of a snapshot taken before. */
export const readCounters = async (client: pg.ClientBase): Promise<readonly Counter[]> => {
  const { rows } = await client.query<{ name: string; value: string; called: boolean }>(
    `select format('%I.%I', schemaname, sequencename) as name,
      coalesce(last_value, start_value)::text as value, last_value is not null as called
    from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  return rows.map(({ name, value, called }) => ({ name, value, isCalled: called }));
};

export const setCounters = async (client: pg.ClientBase, counters: readonly Counter[]): Promise<void> => {
  for (const { name, value, isCalled } of counters) {
    await client.query('select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null', [
      name,
      value,
      isCalled,
    ]);
  }
};

/** Which migrations the rows have been through, in the order they were applied. */
export const readVersions = async (
  client: pg.ClientBase,
): Promise<{ migrations: string[]; queueMigration: number }> => {
  const journal = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  const queue = await client.query<{ id: number }>(
    'select max(id)::int as id from graphile_worker.migrations',
  );
  return { migrations: journal.rows.map(({ hash }) => hash), queueMigration: queue.rows[0]?.id ?? 0 };
};
