import pg from 'pg';

/** A pool whose broken connections are replaced on the next use; unheard, their errors would end the process. */
export const createPool = (config: pg.PoolConfig, log: (message: string) => void): pg.Pool => {
  const pool = new pg.Pool(config);
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`));
  // A connection that is lent out reports its loss here as well as to the query that was running.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
