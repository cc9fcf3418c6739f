import type pg from 'pg';
import { knownMigrations } from '../database/migrate.ts';
import { explainStart } from '../failures/start-failure.ts';
import { type Finding, fault, judgeClock, ok, warning } from './finding.ts';

const oldest = 14;

const checkVersion = async (pool: pg.Pool): Promise<Finding> => {
  const { rows } = await pool.query('show server_version');
  const version = String(rows[0].server_version);
  return Number.parseInt(version, 10) >= oldest
    ? ok('database', `PostgreSQL ${version} answers`)
    : fault('database', `PostgreSQL ${version} is too old`, `Move to PostgreSQL ${oldest} or newer`);
};

const checkMigrations = async (pool: pg.Pool): Promise<Finding> => {
  const check = 'migrations';
  const known = knownMigrations();
  const journal = await pool.query("select to_regclass('drizzle.__drizzle_migrations') as journal");
  if (journal.rows[0].journal === null)
    return warning(check, 'the database has no tables yet', 'Start the server: it makes them');
  const applied = await pool.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const hashes = new Set(applied.rows.map(({ hash }) => hash));
  const unknown = [...hashes].filter((hash) => !known.includes(hash)).length;
  const waiting = known.filter((hash) => !hashes.has(hash)).length;
  if (unknown > 0)
    return fault(
      check,
      `the database is newer than this checkout: ${unknown} of its migrations are unknown here`,
      'Check out the version that runs; this one does not start on it',
    );
  if (waiting > 0)
    return warning(
      check,
      `${waiting} of ${known.length} are still to be made`,
      'Make a backup, then restart the server',
    );
  return ok(check, `all ${known.length} were made`);
};

const checkClock = async (pool: pg.Pool, now: () => Date): Promise<Finding> => {
  const before = now().getTime();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const middle = (before + now().getTime()) / 2;
  return judgeClock(
    'clock',
    middle - (rows[0]?.now.getTime() ?? middle),
    'the database',
    now().getTime() - before,
  );
};

/** Whether it answers, is recent enough, has this version's tables, and knows the time. */
export const checkDatabase = async (pool: pg.Pool, now: () => Date): Promise<readonly Finding[]> => {
  try {
    return [await checkVersion(pool), await checkMigrations(pool), await checkClock(pool, now)];
  } catch (error) {
    const advice = 'Nothing works without it: see that it runs and that DATABASE_URL is right';
    return [fault('database', explainStart(error), advice)];
  }
};
