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

const idsOf = (jobs: readonly { readonly id: string }[]): readonly string[] => jobs.map(({ id }) => id);

const abandoned = 'The server stopped in the middle of it';

/**
 * Drops released jobs that have a successor, and gives up those whose last try this was, saying why. One that was added
 * again under its key has lost the key and all its tries to its successor, which does its work. Asked once the jobs are
 * released: until this transaction ends nobody can add them again.
 */
const endReleasedJobs = async (on: pg.ClientBase, released: readonly string[]): Promise<void> => {
  const { rows } = await on.query<{ id: string; has_successor: boolean }>(
    `select id::text, key is null as has_successor from graphile_worker.jobs
     where id = any($1::bigint[]) and attempts >= max_attempts`,
    [released],
  );
  const those = (hasSuccessor: boolean): readonly string[] =>
    idsOf(rows.filter(({ has_successor }) => has_successor === hasSuccessor));
  await on.query('select graphile_worker.complete_jobs($1::bigint[])', [those(true)]);
  await on.query('select graphile_worker.permanently_fail_jobs($1::bigint[], $2)', [those(false), abandoned]);
};

const inTransaction = async (pool: pg.Pool, work: (on: pg.PoolClient) => Promise<void>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Ends the connection, and the transaction with it: after a failure nothing is known of either.
    client.release(true);
    throw error;
  }
};

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
  await inTransaction(pool, async (on) => {
    const held = await on.query<{ id: string }>(
      'select id::text from graphile_worker.jobs where locked_by = any($1::text[])',
      [dead],
    );
    await on.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
    await endReleasedJobs(on, idsOf(held.rows));
  });
  await forgetWorkers(pool, dead);
};

/**
 * Gives back jobs that are locked in the name of this process although it does not run them: the answer to "give me a
 * job" was lost with its connection. The queue has no public function for single jobs of a worker that lives
 * (docs/decisions/jobs-of-dead-workers.md).
 */
export const releaseStrayJobs = async (
  pool: pg.Pool,
  workerIds: readonly string[],
  running: readonly string[],
  olderThanMs: number,
): Promise<void> => {
  await inTransaction(pool, async (on) => {
    const strays = await on.query<{ id: string }>(
      `select id::text from graphile_worker.jobs where locked_by = any($1::text[]) and not id = any($2::bigint[])
         and locked_at < now() - make_interval(secs => $3::double precision / 1000)`,
      [workerIds, running, olderThanMs],
    );
    if (strays.rows.length === 0) return;
    await on.query(
      `with strays as (
         update graphile_worker._private_jobs set locked_at = null, locked_by = null
         where id = any($1::bigint[]) and locked_by = any($2::text[])
         returning job_queue_id
       )
       update graphile_worker._private_job_queues set locked_at = null, locked_by = null
       where id in (select job_queue_id from strays)`,
      [idsOf(strays.rows), workerIds],
    );
    await endReleasedJobs(on, idsOf(strays.rows));
  });
};
