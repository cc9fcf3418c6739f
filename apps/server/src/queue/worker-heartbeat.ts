import type pg from 'pg';

/** All times are the database's, so that servers whose clocks differ agree on who is dead. */
export const recordHeartbeat = async (pool: pg.Pool, workerIds: readonly string[]): Promise<void> => {
  await pool.query(
    `insert into queue_workers (worker_id, alive_at) select unnest($1::text[]), now()
     on conflict (worker_id) do update set alive_at = now()`,
    [workerIds],
  );
};

export const forgetWorkers = async (pool: pg.Pool, workerIds: readonly string[]): Promise<void> => {
  await pool.query('delete from queue_workers where worker_id = any($1::text[])', [workerIds]);
};

/**
 * Ends what nobody will try again of the jobs that were left locked. One that was added again under its key meanwhile is
 * dropped: the queue has taken the key and all tries from it, and its successor does its work. One whose last try this
 * was is given up, and says why.
 */
const endAbandonedJobs = async (pool: pg.Pool, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await pool.query(
    `with ended as (
       select id, key is null and updated_at > locked_at as has_successor
       from graphile_worker._private_jobs where id = any($1::bigint[]) and attempts >= max_attempts
     ), dropped as (
       delete from graphile_worker._private_jobs
       where id in (select id from ended where has_successor) returning job_queue_id
     ), freed as (
       update graphile_worker._private_job_queues set locked_at = null, locked_by = null
       where id in (select job_queue_id from dropped)
     )
     update graphile_worker._private_jobs set last_error = $2, updated_at = now()
     where id in (select id from ended where not has_successor)`,
    [ids, 'The server stopped in the middle of it'],
  );
};

const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }): readonly string[] =>
  rows.map(({ id }) => id);

/**
 * Gives the jobs of dead workers back to the living; the queue alone would hold them for four hours. Dead is who has
 * shown no life for a while, and who holds a job that long without ever having shown any.
 */
export const releaseDeadWorkers = async (pool: pg.Pool, deadAfterMs: number): Promise<void> => {
  const { rows } = await pool.query<{ worker_id: string }>(
    `with silence as (select now() - make_interval(secs => $1::double precision / 1000) as since)
     select worker_id from queue_workers, silence where alive_at < since
     union
     select locked_by from graphile_worker.jobs, silence
     where locked_by is not null and locked_at < since
       and not exists (select 1 from queue_workers where worker_id = locked_by)`,
    [deadAfterMs],
  );
  if (rows.length === 0) return;
  const dead = rows.map((row) => row.worker_id);
  const left = await pool.query<{ id: string }>(
    'select id::text from graphile_worker.jobs where locked_by = any($1::text[])',
    [dead],
  );
  await endAbandonedJobs(pool, idsOf(left));
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
  await forgetWorkers(pool, dead);
};

/**
 * Gives back jobs that are locked in the name of this process although it does not run them: the answer to "give me a
 * job" was lost with its connection.
 */
export const releaseStrayJobs = async (
  pool: pg.Pool,
  workerIds: readonly string[],
  running: readonly string[],
  olderThanMs: number,
): Promise<void> => {
  const strays = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.jobs
     where locked_by = any($1::text[]) and not id = any($2::bigint[])
       and locked_at < now() - make_interval(secs => $3::double precision / 1000)`,
    [workerIds, running, olderThanMs],
  );
  const ids = idsOf(strays);
  if (ids.length === 0) return;
  await endAbandonedJobs(pool, ids);
  await pool.query(
    `with strays as (
       update graphile_worker._private_jobs set locked_at = null, locked_by = null
       where id = any($1::bigint[]) and locked_by = any($2::text[])
       returning job_queue_id
     )
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null
     where id in (select job_queue_id from strays)`,
    [ids, workerIds],
  );
};
