import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseTrouble } from '../../failures/database-trouble.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { PostgresCluster, type Transport } from './postgres-cluster.ts';
import { preparePostgresHome } from './postgres-owner.ts';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log?: (message: string) => void;
  /** A private socket; on Windows, which has none that suits, the loopback address and a password. */
  readonly transport?: Transport;
  /** Off only for throw-away test databases. */
  readonly durable?: boolean;
  /** Another PostgreSQL than the one that comes along, unpacked as its package is; tests hold older ones to it. */
  readonly packageRoot?: string;
}

export interface EmbeddedPostgres {
  /** Connection string of the product's database. */
  readonly url: string;
  urlOf(database: string): string;
  /** Where the files are. */
  readonly folder: string;
  /** Says goodbye; the last one to leave stops the server. */
  leave(): Promise<void>;
}

const productDatabase = 'kalam';
/** Held in shared mode by everyone who uses the server; whoever gets it alone may stop it. */
const presenceLock = 5_252_601;
const startAttempts = 8;
/** A server that still answers "starting up" is replaying its log: let it finish. */
const recoveryMinutes = 30;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Answers of a server that lives but does not take connections yet, or no more. */
const isBetweenStates = (error: unknown): boolean =>
  ['57P03', '57P01', '53300'].includes(codeOf(error) ?? '');

const connect = async (cluster: PostgresCluster): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: cluster.urlOf('postgres'),
    application_name: 'kalam-launcher',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A server that goes away mid-query also emits here; the pending query rejects on its own.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock_shared($1)', [presenceLock]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
};

/**
 * Joins the server of this cluster, starting it when nobody else has. Whichever of several launchers comes first wins:
 * PostgreSQL's own directory lock lets one server live, and the others find its socket.
 */
const join = async (cluster: PostgresCluster): Promise<pg.Client> => {
  const deadline = Date.now() + recoveryMinutes * 60_000;
  let launch: ReturnType<PostgresCluster['start']> | undefined;
  let attempts = 0;
  let lastError: unknown;
  while (Date.now() < deadline) {
    try {
      return await connect(cluster);
    } catch (error) {
      lastError = error;
      if (codeOf(error) === '28P01') throw error;
      const waiting = isBetweenStates(error) || cluster.isServerAlive() || launch?.failed() === false;
      if (!waiting) {
        if (attempts === startAttempts) break;
        await sleep(attempts === 0 ? 0 : 100 * 2 ** (attempts - 1));
        attempts += 1;
        cluster.clearStaleLock();
        launch = cluster.start();
      }
      await sleep(40);
    }
  }
  throw new DatabaseTrouble(
    `The database in ${cluster.data} does not start: ${message(lastError)}\n${cluster.logTail()}`.trimEnd(),
  );
};

const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const found = await client.query('select 1 from pg_database where datname = $1', [productDatabase]);
  if (found.rowCount !== 0) return;
  try {
    await client.query(`create database ${productDatabase}`);
  } catch (error) {
    // Two first starts at once: the other one made it.
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  }
};

/** True when this launcher is the only user left, and keeps newcomers waiting until its connection ends. */
const isAlone = async (client: pg.Client): Promise<boolean> => {
  await client.query('select pg_advisory_unlock_shared($1)', [presenceLock]);
  const lock = await client.query('select pg_try_advisory_lock($1) as alone', [presenceLock]);
  if (!lock.rows[0].alone) return false;
  // Connections that were just closed take a moment to vanish.
  for (let tries = 0; tries < 20; tries += 1) {
    const others = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    if (others.rowCount === 0) return true;
    await sleep(50);
  }
  return false;
};

/** Starts PostgreSQL on DATA_DIR, or joins the one that already runs there. */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const log = options.log ?? (() => undefined);
  const durable = options.durable ?? true;
  const home = preparePostgresHome(options.dataDir);
  const cluster = new PostgresCluster({
    home,
    binaries: findPostgresBinaries(home, {
      throwAway: !durable,
      ...(options.packageRoot === undefined ? {} : { packageRoot: options.packageRoot }),
    }),
    dataDir: options.dataDir,
    transport: options.transport ?? (process.platform === 'win32' ? 'loopback' : 'socket'),
    durable,
  });
  await cluster.create(randomBytes(24).toString('base64url'));
  if (home.elsewhere) {
    log(`DATA_DIR is closed to the database's user ${home.owner?.name}: the database is in ${home.folder}`);
  }

  let leaving = false;
  let presence: pg.Client;
  const enter = async (): Promise<void> => {
    presence = await join(cluster);
    await ensureDatabase(presence);
    presence.once('end', () => {
      if (!leaving) void enterAgain();
    });
  };
  // The server may be killed (out of memory, say) while we live on: bring it back, the pool reconnects by itself.
  const enterAgain = async (): Promise<void> => {
    for (let pause = 100; !leaving; pause = Math.min(pause * 2, 10_000)) {
      log('The database went away; starting it again');
      try {
        return await enter();
      } catch (error) {
        log(message(error));
        await sleep(pause);
      }
    }
  };
  await enter();

  return {
    url: cluster.urlOf(productDatabase),
    urlOf: (database) => cluster.urlOf(database),
    folder: home.folder,
    leave: async () => {
      if (leaving) return;
      leaving = true;
      try {
        if (await isAlone(presence)) await cluster.stop();
      } catch (error) {
        // A connection lost on the way out means that somebody stopped the server already.
        log(`Leaving the database: ${message(error)}`);
      } finally {
        await presence.end().catch(() => undefined);
      }
    },
  };
};
