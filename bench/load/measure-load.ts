import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultCheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import { recountRows } from '../../apps/server/src/admin/tally-queries.ts';
import { type Database, openDatabase } from '../../apps/server/src/database/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/database/postgres/embedded-postgres.ts';
import { guardRun, type RunGuard } from '../../apps/server/src/testing/paying-load/run-guard.ts';
import { makeRows, scaleOf } from '../admin/make-rows.ts';
import { openListeners } from './listeners.ts';
import { type Actors, makeActors } from './load-actors.ts';
import { type Held, holdRate } from './load-arrivals.ts';
import { type Caller, newCaller } from './load-calls.ts';
import type { Deed, MixServices } from './load-mix.ts';
import { type LoadSite, startSite } from './load-site.ts';
import { usedBy } from './process-use.ts';

const [migrationsFolder = '', output = '', optionsText = '{}'] = process.argv.slice(2);
const options: {
  readonly people: readonly number[];
  readonly servers: readonly number[];
  readonly stepSeconds: number;
  readonly holdMinutes: number;
  readonly listeners: number;
  readonly actors: number;
  readonly programs: string;
} = JSON.parse(optionsText);

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Error(`Stopped by ${signal}`)));
const { signal } = stopping;
const say = (text: string): void => console.log(text);

/** What counts as held: nearly everything asked for was done, no error, and 95 of 100 waited no longer than this. */
const longestP95Ms = 300;
const leastDone = 0.97;
const firstRate = 40;
const growth = 1.3;

const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

const spread = (values: readonly number[]) => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
  count: values.length,
});

const byDeed = ({ samples }: Held) => {
  const kinds = new Map<Deed, number[]>();
  for (const { deed, ms } of samples) {
    const known = kinds.get(deed);
    if (known === undefined) kinds.set(deed, [ms]);
    else known.push(ms);
  }
  return Object.fromEntries([...kinds].map(([deed, values]) => [deed, spread(values)]));
};

const isHeld = (held: Held): boolean =>
  held.errors.length === 0 &&
  held.done >= held.wanted * leastDone &&
  percentile(
    held.samples.map(({ ms }) => ms),
    0.95,
  ) <= longestP95Ms;

interface Running {
  readonly site: LoadSite;
  readonly databasePid: number;
  readonly services: MixServices;
}

/** One rate for a while, with what it cost. */
const measureRate = async ({ site, databasePid, services }: Running, rate: number, seconds: number) => {
  const cpu = () => ({
    servers: usedBy(site.pids).cpuSeconds,
    database: usedBy([databasePid]).cpuSeconds,
    callers: process.cpuUsage(),
  });
  const before = cpu();
  const began = performance.now();
  const held = await holdRate(services, rate, seconds, signal);
  const took = (performance.now() - began) / 1000;
  const after = cpu();
  const callers =
    (after.callers.user + after.callers.system - before.callers.user - before.callers.system) / 1_000_000;
  const share = (used: number): number => used / took;
  return {
    held,
    step: {
      wanted: rate,
      done: held.done,
      isHeld: isHeld(held),
      all: spread(held.samples.map(({ ms }) => ms)),
      deeds: byDeed(held),
      errors: held.errors.length,
      firstError: held.errors[0] ?? null,
      waiting: held.waiting,
      /** In processors. */
      cores: {
        servers: share(after.servers - before.servers),
        database: share(after.database - before.database),
        callers: share(callers),
      },
      cpuMsPerDeed: {
        servers: (1000 * (after.servers - before.servers)) / Math.max(1, held.samples.length),
        database: (1000 * (after.database - before.database)) / Math.max(1, held.samples.length),
      },
    },
  };
};

/** Ever more people, until they have to wait. */
const ramp = async (running: Running) => {
  await measureRate(running, firstRate, 5);
  const steps = [];
  for (let rate = firstRate; ; rate = Math.round(rate * growth)) {
    let { step } = await measureRate(running, rate, options.stepSeconds);
    // Once more before it is believed: a machine has its moments.
    if (!step.isHeld && step.errors === 0)
      step = (await measureRate(running, rate, options.stepSeconds)).step;
    steps.push(step);
    say(
      `  ${rate}/s: ${step.done.toFixed(0)}/s done, p95 ${step.all.p95.toFixed(0)} ms, ${step.errors} errors` +
        `${step.firstError === null ? '' : ` (${step.firstError})`}; cores: servers ${step.cores.servers.toFixed(2)}, ` +
        `database ${step.cores.database.toFixed(2)}, callers ${step.cores.callers.toFixed(2)}`,
    );
    if (!step.isHeld) return steps;
  }
};

const sampleEveryMs = 10_000;

/** A rate the site bears, for long, with pages left open: memory has to stay where it is. */
const holdLong = async (running: Running, rate: number, caller: Caller, staffCookie: string) => {
  const { site, databasePid } = running;
  const listeners = await openListeners(site.servers, options.listeners);
  const memory: { seconds: number; servers: readonly number[]; database: number }[] = [];
  const began = performance.now();
  const look = (): void => {
    memory.push({
      seconds: (performance.now() - began) / 1000,
      servers: site.pids.map((pid) => usedBy([pid]).residentMb),
      database: usedBy([databasePid]).residentMb,
    });
  };
  const watching = setInterval(look, sampleEveryMs);
  look();
  try {
    const { step } = await measureRate(running, rate, options.holdMinutes * 60);
    look();
    const maintenanceMessage = 'A notice for every open page.';
    const hearing = listeners.hear(maintenanceMessage);
    const settings = { ...defaultCheckoutSettings, maintenanceMessage };
    const { status } = await caller.call(
      site.servers[0] ?? '',
      'PUT',
      '/api/admin/settings/checkout',
      staffCookie,
      settings,
    );
    const heard = await hearing;
    return { step, memory, listeners: { asked: options.listeners, open: listeners.open(), status, heard } };
  } finally {
    clearInterval(watching);
    listeners.close();
  }
};

const filesOf = async (server: string): Promise<readonly string[]> => {
  const page = await (await fetch(server)).text();
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '').slice(0, 6);
};

const database = async (people: number, place: string, guard: RunGuard) => {
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'database') });
  const data = join(postgres.folder, 'data');
  guard.watchData(data);
  const opened = await openDatabase({ databaseUrl: postgres.url, dataDir: '', migrationsFolder });
  say(`Making ${people.toLocaleString('en-IN')} people and what is theirs…`);
  const makingSeconds = await makeRows(opened.pool, scaleOf(people), say);
  await recountRows(opened.db);
  const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  return { opened, url: postgres.url, pid: Number(pid), makingSeconds, leave: postgres.leave };
};

const fsyncOf = async ({ pool }: Database): Promise<string> => {
  const { rows } = await pool.query<{ fsync: string; commit: string }>(
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
  );
  return `fsync ${rows[0]?.fsync}, synchronous_commit ${rows[0]?.commit}`;
};

const measureScale = async (people: number, isLast: boolean, guard: RunGuard) => {
  const place = join(folder, String(people));
  mkdirSync(place, { mode: 0o711 });
  const { opened, url, pid, makingSeconds, leave } = await database(people, place, guard);
  const runs = [];
  let long: Awaited<ReturnType<typeof holdLong>> | undefined;
  let actors: Actors | undefined;
  try {
    const durability = await fsyncOf(opened);
    for (const servers of options.servers) {
      signal.throwIfAborted();
      const site = await startSite({
        folder: place,
        programs: options.programs,
        databaseUrl: url,
        servers,
        guard,
      });
      const caller = newCaller();
      try {
        actors ??= await makeActors(
          site,
          opened.pool,
          join(options.programs, 'admin-command.mjs'),
          options.actors,
        );
        const files = await filesOf(site.servers[0] ?? '');
        const { outside } = site;
        const services = { caller, servers: site.servers, actors, outside, files };
        const running = { site, databasePid: pid, services };
        say(`${people.toLocaleString('en-IN')} people, ${servers} server${servers === 1 ? '' : 's'}:`);
        const steps = await ramp(running);
        const held = steps.filter(({ isHeld: was }) => was).at(-1)?.wanted ?? 0;
        runs.push({ servers, held, steps });
        if (isLast && servers === options.servers.at(-1) && options.holdMinutes > 0) {
          const rate = Math.max(10, Math.round(held * 0.6));
          say(`${rate}/s for ${options.holdMinutes} minutes beside ${options.listeners} open pages…`);
          long = await holdLong(running, rate, caller, actors.staffCookie);
        }
      } finally {
        caller.close();
        await site.stop();
      }
    }
    return { people, makingSeconds, durability, runs, long };
  } finally {
    await opened.close();
    await leave();
  }
};

const folder = mkdtempSync(join(tmpdir(), 'kalam-load-'));
chmodSync(folder, 0o711);
const guard = guardRun(folder);
try {
  const scales = [];
  for (const people of options.people)
    scales.push(await measureScale(people, people === options.people.at(-1), guard));
  writeFileSync(output, JSON.stringify({ scales }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  guard.dismiss();
}
