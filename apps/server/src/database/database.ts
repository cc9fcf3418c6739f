import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createListener, type Listener } from './listener.ts';
import { migrateDatabase } from './migrate.ts';
import { createPool } from './pool.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { keepStatements } from './prepared.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a query runs on: the pool, or the transaction of the action that calls it. */
export type Executor = Db | Tx;

export interface DatabaseOptions {
  /** A PostgreSQL of the operator's own, 14 or newer; without it the one that comes with Kalam is started. */
  readonly databaseUrl?: string;
  /** The same database past a connection pooler: for migrations, the queue and LISTEN. */
  readonly directUrl?: string;
  readonly dataDir: string;
  readonly migrationsFolder?: string;
  /** Off for a copy of a database that is migrated already. */
  readonly migrate?: boolean;
  readonly maxConnections?: number;
  readonly log?: (message: string) => void;
}

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Settings of a connection that keeps its session: the queue, LISTEN and migrations use it. */
  readonly direct: pg.ClientConfig;
  /** Calls back on each NOTIFY, and once after every lost connection, when notices may have been missed. */
  readonly listen: Listener['listen'];
  /** Resolves when the database answers; for readiness checks. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const statementTimeout = 15_000;
const idleInTransactionTimeout = 30_000;

const poolSettings = (options: DatabaseOptions, url: string): pg.PoolConfig => ({
  connectionString: url,
  application_name: 'kalam',
  max: options.maxConnections ?? 10,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  // A pooler in transaction mode refuses settings made on connecting; there the client gives up by itself.
  ...(options.directUrl === undefined
    ? { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: idleInTransactionTimeout }
    : { query_timeout: statementTimeout }),
});

const probeSettings: pg.PoolConfig = {
  max: 1,
  connectionTimeoutMillis: 2_000,
  query_timeout: 2_000,
  idleTimeoutMillis: 0,
};

const startOwn = (options: DatabaseOptions): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir: options.dataDir, ...(options.log ? { log: options.log } : {}) });

export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const log = options.log ?? (() => undefined);
  const own = options.databaseUrl === undefined ? await startOwn(options) : undefined;
  const url = options.databaseUrl ?? own?.url ?? '';
  const direct: pg.ClientConfig = {
    connectionString: options.directUrl ?? url,
    application_name: 'kalam',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
  try {
    if (options.migrate ?? true) await migrateDatabase(direct, options.migrationsFolder);
  } catch (error) {
    await own?.leave();
    throw error;
  }

  const pool = createPool(poolSettings(options, url), log);
  // A pool in full use is busy, not away: whoever asks whether the database answers has a connection apart.
  const probe = createPool({ ...poolSettings(options, url), ...probeSettings }, log);
  const listener = createListener(direct, log);
  let closed = false;
  return {
    db: keepStatements(drizzle(pool, { schema }), options.directUrl === undefined),
    pool,
    direct,
    listen: listener.listen,
    ping: async () => {
      await probe.query('select 1');
    },
    close: async () => {
      if (closed) return;
      closed = true;
      await listener.close();
      await pool.end();
      await probe.end();
      await own?.leave();
    },
  };
};

/** Tells every server process; delivered when the transaction commits, and not at all when it does not. */
export const notify = async (on: Executor, channel: string, payload = ''): Promise<void> => {
  await on.execute(sql`select pg_notify(${channel}, ${payload})`);
};

/** The constraint that a failed write ran into, for the few writes where a clash is an expected outcome. */
export const violatedConstraint = (error: unknown): string | undefined => {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError)) return undefined;
  return cause.code?.startsWith('23') ? cause.constraint : undefined;
};
