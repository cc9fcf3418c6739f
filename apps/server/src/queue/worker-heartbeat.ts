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

const abandoned = 'The server stopped in the middle of it';

interface HeldJob {
  readonly id: string;
  readonly is_over: boolean;
  readonly has_successor: boolean;
}

/**
 * Held jobs, and whether the queue would try them again. One that was added again under its key meanwhile has lost
 * its key and all its tries to its successor, which does its work.
 */
const heldJobs = `select id::text, attempts >= max_attempts as is_over,
  key is null and updated_at > locked_at as has_successor
  from graphile_worker.jobs`;

/** Drops released jobs that have a successor, and gives up those whose last try this was, saying why. */
const endReleasedJobs = async (on: pg.ClientBase, held: readonly HeldJob[]): Promise<void> => {
  const over = held.filter(({ is_over }) => is_over);
  const idsOf = (hasSuccessor: boolean): readonly string[] =>
    over.filter(({ has_successor }) => has_successor === hasSuccessor).map(({ id }) => id);
  await on.query('select graphile_worker.complete_jobs($1::bigint[])', [idsOf(true)]);
  await on.query('select graphile_worker.permanently_fail_jobs($1::bigint[], $2)', [idsOf(false), abandoned]);
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
    const held = await on.query<HeldJob>(`${heldJobs} where locked_by = any($1::text[])`, [dead]);
    await on.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
    await endReleasedJobs(on, held.rows);
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
    const strays = await on.query<HeldJob>(
      `${heldJobs} where locked_by = any($1::text[]) and not id = any($2::bigint[])
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
      [strays.rows.map(({ id }) => id), workerIds],
    );
    await endReleasedJobs(on, strays.rows);
  });
};
