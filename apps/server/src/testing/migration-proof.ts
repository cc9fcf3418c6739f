import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { knownMigrations, migrateDatabase, migrateToRelease } from '../database/migrate.ts';
import { fillEveryTable } from './migration-rows.ts';

/** What migrations take away or put into other words on purpose; whatever else is missing or different is a loss. */
const dropped = new Set([
  'orders.refunded_payment_ids',
  'payments.refund_state',
  'payments.refund_id',
  'payments.refunded_at',
]);

type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

const connect = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
};

/** Every row of a table by its key, each value as text that says it exactly. */
const readRows = async (client: pg.Client, table: string): Promise<Rows> => {
  const key = await client.query<{ name: string }>(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = $1::regclass and i.indisprimary order by a.attnum`,
    [`public."${table}"`],
  );
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from "${table}" t`,
  );
  return new Map(rows.map(({ row }) => [JSON.stringify(key.rows.map(({ name }) => row[name])), row]));
};

const readAll = async (client: pg.Client, tables: readonly string[]): Promise<ReadonlyMap<string, Rows>> => {
  const found = new Map<string, Rows>();
  for (const table of tables) found.set(table, await readRows(client, table));
  return found;
};

/** What is not as it was, a line each. */
const findLosses = (before: ReadonlyMap<string, Rows>, after: ReadonlyMap<string, Rows>): string[] =>
  [...before].flatMap(([table, rows]) =>
    [...rows].flatMap(([key, row]) => {
      const now = after.get(table)?.get(key);
      if (now === undefined) return [`${table} ${key} is gone`];
      return Object.entries(row).flatMap(([column, value]) => {
        if (dropped.has(`${table}.${column}`)) return [];
        if (!(column in now)) return [`${table}.${column} is gone`];
        const same = JSON.stringify(now[column]) === JSON.stringify(value);
        return same
          ? []
          : [`${table}.${column} of ${key} was ${JSON.stringify(value)}, is ${JSON.stringify(now[column])}`];
      });
    }),
  );

export interface ReleaseProof {
  readonly release: number;
  readonly tables: number;
  readonly rows: number;
  readonly losses: readonly string[];
}

const bringUp = async (url: string, release: number): Promise<ReleaseProof> => {
  const client = await connect(url);
  try {
    await migrateToRelease(client, release);
    const tables = await fillEveryTable(client);
    const before = await readAll(client, tables);
    await migrateDatabase({ connectionString: url });
    const after = await readAll(client, tables);
    const rows = [...before.values()].reduce((sum, { size }) => sum + size, 0);
    const empty = [...before].filter(([, { size }]) => size === 0).map(([table]) => `${table} had no row`);
    const losses = [...empty, ...findLosses(before, after)];
    return { release, tables: tables.length, rows, losses };
  } finally {
    await client.end();
  }
};

/** Whether a database that a later release has migrated is refused, and left as it is. */
const isNewerLeftAlone = async (url: string): Promise<boolean> => {
  const client = await connect(url);
  try {
    await migrateToRelease(client, knownMigrations().length);
    const tables = await fillEveryTable(client);
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-the-next-release', 4102444800000)",
    );
    const before = await readAll(client, tables);
    const refusal = await migrateDatabase({ connectionString: url }).then(
      () => '',
      (error: Error) => error.message,
    );
    const after = await readAll(client, tables);
    return refusal.includes('is newer than this version') && findLosses(before, after).length === 0;
  } finally {
    await client.end();
  }
};

const withDatabase = async <T>(serverUrl: string, work: (url: string) => Promise<T>): Promise<T> => {
  const name = `kalam_test_${Math.floor(Date.now() / 3_600_000)}_${randomBytes(5).toString('hex')}`;
  const server = await connect(serverUrl);
  try {
    await server.query(`create database ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  }
};

/** Brings a full database of an earlier release up to this one, on the PostgreSQL that is named. */
export const proveRelease = (serverUrl: string, release: number): Promise<ReleaseProof> =>
  withDatabase(serverUrl, (url) => bringUp(url, release));

export const isNewerRefused = (serverUrl: string): Promise<boolean> =>
  withDatabase(serverUrl, isNewerLeftAlone);

export interface MigrationProof {
  readonly server: string;
  readonly releases: readonly ReleaseProof[];
  readonly isNewerRefused: boolean;
}

/** All of it, release by release. */
export const proveMigrations = async (serverUrl: string): Promise<MigrationProof> => {
  const server = await connect(serverUrl);
  const version = await server.query('show server_version').finally(() => server.end());
  const releases: ReleaseProof[] = [];
  for (let release = 1; release <= knownMigrations().length; release += 1)
    releases.push(await proveRelease(serverUrl, release));
  return {
    server: version.rows[0].server_version,
    releases,
    isNewerRefused: await isNewerRefused(serverUrl),
  };
};
