import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Heard, outagesAfter } from '../../apps/server/src/testing/paying-load/caller-outages.ts';
import { auditLoad, waitForBackground } from '../../apps/server/src/testing/paying-load/load-audit.ts';
import { changeNotice, type LaneServices } from '../../apps/server/src/testing/paying-load/load-lanes.ts';
import { newLedger } from '../../apps/server/src/testing/paying-load/load-ledger.ts';
import {
  buyFirstPlan,
  registerPerson,
  saveFirstResume,
} from '../../apps/server/src/testing/paying-load/load-people.ts';
import { isSaver, prepareLoad, runLoad } from '../../apps/server/src/testing/paying-load/paying-load.ts';
import { guardRun } from '../../apps/server/src/testing/paying-load/run-guard.ts';
import { siteClient } from '../../apps/server/src/testing/paying-load/site-client.ts';
import { findPrograms, versionsOf } from './cluster-programs.ts';
import { type Cluster, startCluster } from './cluster-set-up.ts';
import { ordinaryUser, type Place, until } from './daemon.ts';
import { type Failover, failOver, untilServed } from './failover-rounds.ts';
import { watchNotices } from './live-notices.ts';
import { startTyping, type TypingPerson } from './typing-person.ts';

const [output = '', optionsText = '{}'] = process.argv.slice(2);
const options: {
  readonly failovers: number;
  readonly seconds: number;
  readonly nodes: number;
  readonly browser: string;
  readonly serverPrograms: string;
} = JSON.parse(optionsText);

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Error(`Stopped by ${signal}`)));
const { signal } = stopping;
const log = (message: string): void => console.log(message);

/** During which failovers somebody types. */
const typedThrough = 2;
const backgroundMs = 300_000;

interface Typist {
  readonly person: TypingPerson;
  readonly resumeId: string;
  readonly cookie: string;
}

const seatTypist = async ({ site }: Cluster, { call, outside, ledger }: LaneServices): Promise<Typist> => {
  const typist = await registerPerson(call, outside, 'kavya@example.com');
  ledger.orders.add(await buyFirstPlan(call, outside, typist));
  const resumeId = await saveFirstResume(call, typist);
  const person = await startTyping(options.browser, site, typist.cookie, resumeId);
  return { person, resumeId, cookie: typist.cookie };
};

/** What the site has of it in the end is what was typed. */
const judgeTyping = async (
  { call }: LaneServices,
  { person, resumeId, cookie }: Typist,
): Promise<{ readonly typed: number; readonly problems: readonly string[] }> => {
  const { typed, alarms } = await person.finish();
  const { body } = await call('GET', `/api/resumes/${resumeId}`, undefined, cookie);
  const kept = (body.resume as { data?: { summary?: string } } | undefined)?.data?.summary ?? '';
  return {
    typed: typed.length,
    problems: [
      ...(kept === typed ? [] : [`typed was "${typed}", kept is "${kept}"`]),
      ...alarms.map((alarm) => `somebody who typed was shown: ${alarm}`),
    ],
  };
};

interface Returned {
  readonly listening: number;
  readonly noticeMs: number;
  readonly workers: number;
  readonly backgroundMs: number;
  readonly problems: readonly string[];
}

/** LISTEN and the queue have to be back by themselves on the last of the primaries. */
const judgeReturn = async (
  { pool, servers }: Cluster,
  services: LaneServices,
  staff: { readonly email: string; readonly cookie: string },
): Promise<Returned> => {
  const began = Date.now();
  const left = await waitForBackground({ ...services, pool }, backgroundMs);
  const backgroundTook = Date.now() - began;
  const listening = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where usename = 'kalam' and query ilike 'listen %kalam_checkout_settings%'`,
    );
    return rows[0]?.count ?? 0;
  };
  await until('every server listens', async () => (await listening()) >= servers.length, {
    withinMs: 60_000,
    signal,
  }).catch(() => undefined);
  const watches = servers.map(watchNotices);
  try {
    await until('the streams are open', async () => watches.every((watch) => watch.last() !== ''), {
      signal,
    });
    const notice = 'The last notice of all.';
    const changed = Date.now();
    await until('the notice is changed', () => changeNotice(services, staff, notice), { signal });
    await until('the notice is everywhere', async () => watches.every((watch) => watch.last() === notice), {
      withinMs: 60_000,
      signal,
    }).catch(() => undefined);
    const noticeMs = Date.now() - changed;
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from queue_workers where alive_at > now() - interval '1 minute'",
    );
    const workers = rows[0]?.count ?? 0;
    const listeners = await listening();
    return {
      listening: listeners,
      noticeMs,
      workers,
      backgroundMs: backgroundTook,
      problems: [
        ...left,
        ...(listeners >= servers.length ? [] : [`${listeners} of ${servers.length} servers listen`]),
        // Later than this it may have come by the slow poll instead.
        ...(noticeMs < 20_000 ? [] : [`a changed setting took ${noticeMs} ms to every server`]),
        ...(workers >= servers.length ? [] : [`${workers} of ${servers.length} queues work`]),
      ],
    };
  } finally {
    for (const watch of watches) watch.close();
  }
};

const measure = async (place: Place) => {
  const programs = findPrograms();
  const cluster = await startCluster({
    place,
    programs,
    nodes: options.nodes,
    serverPrograms: options.serverPrograms,
    log,
    signal,
  });
  const heard: Heard[] = [];
  const ledger = newLedger((caller, at) => {
    if (isSaver(caller)) heard.push({ caller, at });
  });
  const ending = new AbortController();
  const services: LaneServices = {
    call: siteClient(cluster.site),
    outside: cluster.outside,
    ledger,
    signal: ending.signal,
    pauseMs: 100,
  };
  let typist: Typist | undefined;
  let lanes: Promise<void> | undefined;
  try {
    log('registering people…');
    const people = await prepareLoad(
      services,
      join(options.serverPrograms, 'admin-command.mjs'),
      cluster.env,
    );
    typist = await seatTypist(cluster, services);
    lanes = runLoad(services, people);
    const failovers: (Failover & { readonly outages: readonly number[] })[] = [];
    let typing: { readonly typed: number; readonly problems: readonly string[] } | undefined;
    const endAt = Date.now() + options.seconds * 1000;
    const hasHeardAll = (since: number): boolean => {
      if (cluster.endedServer() !== undefined)
        stopping.abort(new Error(`A server ended by itself:\n${cluster.endedServer()}`));
      return people.resumes.every((_, number) =>
        heard.some(({ caller, at }) => caller === `saver ${number + 1}` && at > since),
      );
    };
    while (failovers.length < options.failovers && Date.now() < endAt) {
      heard.length = 0;
      const before = Date.now();
      await untilServed(() => hasHeardAll(before), signal);
      const failover = await failOver(cluster, signal);
      const inSync = Date.now();
      await until('every caller is answered again', async () => hasHeardAll(inSync), { signal });
      const outages = outagesAfter(heard, failover.killedAt, Date.now());
      failovers.push({ ...failover, outages });
      log(
        `failover ${failovers.length}: promoted after ${(failover.promotedMs / 1000).toFixed(1)} s, ` +
          `in sync after ${(failover.inSyncMs / 1000).toFixed(1)} s, callers waited ` +
          `${(Math.max(...outages) / 1000).toFixed(1)} s at most, ${ledger.losses.length} lost`,
      );
      if (failovers.length === Math.min(typedThrough, options.failovers)) {
        typing = await judgeTyping(services, typist);
        log(`somebody typed ${typing.typed} characters meanwhile`);
      }
    }
    ending.abort();
    await lanes;
    log('looking through the books…');
    const returned = await judgeReturn(cluster, services, people.staff);
    const audit = await auditLoad({ ...services, pool: cluster.pool });
    return {
      failovers,
      typing: typing ?? { typed: 0, problems: ['nobody typed through a failover'] },
      returned,
      audit,
      acknowledged: ledger.acknowledged,
      versions: versionsOf(programs),
      nodes: options.nodes,
    };
  } finally {
    ending.abort();
    await typist?.person.close();
    await cluster.stop();
    await lanes?.catch(() => undefined);
  }
};

const folder = mkdtempSync(join(tmpdir(), 'kalam-cluster-'));
chmodSync(folder, 0o711);
const guard = guardRun(folder);
try {
  const measured = await measure({ folder, guard, owner: ordinaryUser() });
  writeFileSync(output, JSON.stringify(measured));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  guard.dismiss();
}
