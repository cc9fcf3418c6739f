import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/postgres/embedded-postgres.ts';

export interface CrashSoakOptions {
  /** This file, bundled: it is started again as the writer that gets killed. */
  readonly script: string;
  readonly rounds: number;
}

export interface CrashSoakResult {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Acknowledged rows that were not there afterwards; anything but 0 is a defect. */
  readonly lost: number;
  readonly slowestOpenMs: number;
}

const say = (line: string) => fs.writeSync(1, `${line}\n`);

/** Writes numbered rows one after another and says each number once the database has acknowledged it. */
const writeUntilKilled = async (dataDir: string): Promise<void> => {
  const database = await openDatabase({ dataDir });
  const { rows } = await database.pool.query(
    "select count(*)::int as count, coalesce(max(subject_id::int), 0)::int as last from audit_entries where staff_email = 'soak@example.org'",
  );
  say(`opened ${rows[0].count} ${rows[0].last}`);
  for (let number = rows[0].last + 1; ; number += 1) {
    await database.pool.query(
      "insert into audit_entries (staff_email, action, subject, subject_id) values ('soak@example.org', 'user-suspended', 'user', $1)",
      [String(number)],
    );
    say(`wrote ${number}`);
  }
};

interface Writer {
  readonly process: ChildProcess;
  readonly opened: Promise<{ readonly count: number; readonly last: number }>;
  acknowledged(): number;
  /** Why it ended by itself. */
  errors(): string;
}

const startWriter = (script: string, dataDir: string): Writer => {
  const child = spawn(process.execPath, [script, '--writer', dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  let acknowledged = 0;
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const opened = new Promise<{ count: number; last: number }>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, first, second] = line.split(' ');
      if (word === 'opened') resolve({ count: Number(first), last: Number(second) });
      if (word === 'wrote') acknowledged = Number(first);
    });
    child.once('exit', (code) => reject(new Error(`The writer ended (${code}) before it opened: ${errors}`)));
  });
  return { process: child, opened, acknowledged: () => acknowledged, errors: () => errors };
};

const killDatabase = (dataFolder: string): void => {
  const pid = Number(fs.readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
};

const locationOf = (dataDir: string): string => {
  const note = path.join(dataDir, 'postgres-location');
  return fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : path.join(dataDir, 'postgres');
};

/** Kills a writing server, every other time with its database, and looks for lost rows after each. */
export const runCrashSoak = async ({ script, rounds }: CrashSoakOptions) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kalam-crash-'));
  fs.chmodSync(dataDir, 0o711);
  const result = { rounds, acknowledged: 0, lost: 0, slowestOpenMs: 0 };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const began = Date.now();
      const writer = startWriter(script, dataDir);
      const { count, last } = await writer.opened;
      // The first opening makes the cluster, which is no measure of recovery.
      if (round > 1) result.slowestOpenMs = Math.max(result.slowestOpenMs, Date.now() - began);
      result.lost += Math.max(0, result.acknowledged - count, last - count);
      while (writer.acknowledged() < last + 5) {
        if (writer.process.exitCode !== null) throw new Error(`The writer ended: ${writer.errors()}`);
        await sleep(5);
      }
      await sleep(Math.random() * 250);
      writer.process.kill('SIGKILL');
      if (round % 2 === 0) killDatabase(path.join(locationOf(dataDir), 'data'));
      await once(writer.process, 'close');
      result.acknowledged = writer.acknowledged();
    }
    const database = await openDatabase({ dataDir });
    const { rows } = await database.pool.query(
      "select count(*)::int as count from audit_entries where staff_email = 'soak@example.org'",
    );
    result.lost += Math.max(0, result.acknowledged - rows[0].count);
    await database.close();
    return result satisfies CrashSoakResult;
  } finally {
    await removeCluster(dataDir);
  }
};

/** Joined and left once more, so that no server stays behind after a failure half-way. */
const removeCluster = async (dataDir: string): Promise<void> => {
  await startEmbeddedPostgres({ dataDir }).then(
    (server) => server.leave(),
    () => undefined,
  );
  fs.rmSync(locationOf(dataDir), { recursive: true, force: true });
  fs.rmSync(dataDir, { recursive: true, force: true });
};

/** The writer alone; whoever kills it calls `runCrashSoak`. */
export const main = async ([first, dataDir]: readonly string[] = process.argv.slice(2)): Promise<void> => {
  if (first !== '--writer' || dataDir === undefined) throw new Error('Only started as a writer.');
  await writeUntilKilled(dataDir);
};
