import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/postgres/embedded-postgres.ts';
import { freePort } from './free-port.ts';
import { type AuditResult, auditLoad, waitForBackground } from './paying-load/load-audit.ts';
import type { LaneServices } from './paying-load/load-lanes.ts';
import { acknowledgedInAll, type LoadLedger, newLedger, type WriteKind } from './paying-load/load-ledger.ts';
import { type OutsideWorld, startOutsideWorld } from './paying-load/outside-world.ts';
import { prepareLoad, runLoad } from './paying-load/paying-load.ts';
import { guardRun, type RunGuard } from './paying-load/run-guard.ts';
import { siteClient } from './paying-load/site-client.ts';

export interface HttpSoakOptions {
  /** The built server: `main.mjs` and `admin-command.mjs` are in it. */
  readonly programs: string;
  readonly kills: number;
  readonly log: (message: string) => void;
  /** Ends the run early; what was set up is removed all the same. */
  readonly signal: AbortSignal;
}

export interface HttpSoakResult {
  readonly kills: number;
  readonly acknowledged: Readonly<Record<WriteKind, number>>;
  readonly captured: number;
  readonly grants: number;
  readonly slowestStartMs: number;
  /** Anything here is a defect. */
  readonly problems: readonly string[];
}

/** A worker that was killed counts as dead after a minute, and is looked for once a minute. */
const backgroundMs = 300_000;
const writesPerRound = 8;

interface Site {
  readonly url: string;
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  readonly program: string;
  readonly logFile: string;
  readonly guard: RunGuard;
}

const locationOf = (dataDir: string): string => {
  const note = path.join(dataDir, 'postgres-location');
  return fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : path.join(dataDir, 'postgres');
};

const clusterOf = (dataDir: string): string => path.join(locationOf(dataDir), 'data');

const lastLines = (file: string): string => fs.readFileSync(file, 'utf8').split('\n').slice(-20).join('\n');

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

const startServer = async ({ url, env, program, logFile, guard }: Site): Promise<ChildProcess> => {
  const output = fs.openSync(logFile, 'a');
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', output, output] });
  fs.closeSync(output);
  guard.watch(server.pid);
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`The server did not start:\n${lastLines(logFile)}`);
    await sleep(20);
  }
  return server;
};

const killDatabase = (dataDir: string): void => {
  const [pid = ''] = fs.readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
};

/** The server alone, both at once, or the database a moment before the server that uses it. */
const kill = async (server: ChildProcess, { dataDir, guard }: Site, round: number): Promise<void> => {
  const ended = once(server, 'exit');
  if (round % 3 === 2) {
    killDatabase(dataDir);
    await sleep(Math.random() * 200);
  }
  server.kill('SIGKILL');
  if (round % 3 === 1) killDatabase(dataDir);
  await ended;
  guard.forget(server.pid);
};

const untilWritten = async (ledger: LoadLedger, server: ChildProcess, site: Site): Promise<void> => {
  const before = acknowledgedInAll(ledger);
  while (acknowledgedInAll(ledger) < before + writesPerRound) {
    if (server.exitCode !== null) throw new Error(`The server ended by itself:\n${lastLines(site.logFile)}`);
    await sleep(5);
  }
};

/** Asks the last server that is left, and its database beside it. */
const audit = async (site: Site, services: LaneServices): Promise<AuditResult> => {
  const database = await openDatabase({ dataDir: site.dataDir, migrate: false });
  try {
    const auditing = { ...services, pool: database.pool };
    const left = await waitForBackground(auditing, backgroundMs);
    const result = await auditLoad(auditing);
    return { ...result, problems: [...left, ...result.problems] };
  } finally {
    await database.close();
  }
};

const removeCluster = async (dataDir: string): Promise<void> => {
  // Joined and left once more, so that no server stays behind after a failure half-way.
  await startEmbeddedPostgres({ dataDir }).then(
    (server) => server.leave(),
    () => undefined,
  );
  fs.rmSync(locationOf(dataDir), { recursive: true, force: true });
};

const killAgainAndAgain = async (
  site: Site,
  outside: OutsideWorld,
  { kills, log, signal, programs }: HttpSoakOptions,
): Promise<HttpSoakResult> => {
  const ledger = newLedger();
  const ending = new AbortController();
  const services: LaneServices = {
    call: siteClient(site.url),
    outside,
    ledger,
    signal: ending.signal,
    pauseMs: 30,
  };
  let server = await startServer(site);
  site.guard.watchData(clusterOf(site.dataDir));
  let lanes: Promise<void> | undefined;
  let slowestStartMs = 0;
  try {
    const people = await prepareLoad(services, path.join(programs, 'admin-command.mjs'), site.env);
    lanes = runLoad(services, people);
    for (let round = 1; round <= kills; round += 1) {
      signal.throwIfAborted();
      await untilWritten(ledger, server, site);
      await sleep(Math.random() * 250);
      await kill(server, site, round);
      const began = Date.now();
      server = await startServer(site);
      slowestStartMs = Math.max(slowestStartMs, Date.now() - began);
      log(`kill ${round}: ${acknowledgedInAll(ledger)} writes acknowledged, ${ledger.losses.length} lost`);
    }
    await untilWritten(ledger, server, site);
    ending.abort();
    await lanes;
    log('looking through the books…');
    const { acknowledged } = ledger;
    return { kills, acknowledged, slowestStartMs, ...(await audit(site, services)) };
  } finally {
    ending.abort();
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    await lanes?.catch(() => undefined);
  }
};

/** Kills a server that is written to through HTTP, and its database, and looks for what was promised and is not there. */
export const runHttpSoak = async (options: HttpSoakOptions): Promise<HttpSoakResult> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kalam-soak-'));
  fs.chmodSync(folder, 0o711);
  const dataDir = path.join(folder, 'data');
  const guard = guardRun(folder);
  let outside: OutsideWorld | undefined;
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    outside = await startOutsideWorld(folder, url, `${url}/api/payment/webhook`);
    const env = {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: 'loopback',
      NODE_ENV: 'production',
      ...outside.env,
    };
    const program = path.join(options.programs, 'main.mjs');
    const site = { url, env, dataDir, program, logFile: path.join(folder, 'server.log'), guard };
    return await killAgainAndAgain(site, outside, options);
  } finally {
    await outside?.close();
    await removeCluster(dataDir);
    fs.rmSync(folder, { recursive: true, force: true });
    guard.dismiss();
  }
};
