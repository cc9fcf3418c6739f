import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import {
  type OutsideWorld,
  startOutsideWorld,
} from '../../apps/server/src/testing/paying-load/outside-world.ts';
import type { RunGuard } from '../../apps/server/src/testing/paying-load/run-guard.ts';

export interface LoadSite {
  /** Where each server answers. */
  readonly servers: readonly string[];
  readonly pids: readonly number[];
  readonly env: NodeJS.ProcessEnv;
  readonly outside: OutsideWorld;
  /** What the servers had to complain about. */
  complaints(): string;
  stop(): Promise<void>;
}

interface SiteOptions {
  readonly folder: string;
  readonly programs: string;
  readonly databaseUrl: string;
  readonly servers: number;
  readonly guard: RunGuard;
}

const untilReady = async (url: string, server: ChildProcess, logFile: string): Promise<void> => {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null)
      throw new Error(`A server did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
    await sleep(50);
  }
};

/** The built server as it runs in production, once or several times on one database. */
export const startSite = async (options: SiteOptions): Promise<LoadSite> => {
  const { folder, programs, databaseUrl, guard } = options;
  const ports: number[] = [];
  for (let number = 0; number < options.servers; number += 1) ports.push(await freePort());
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const [site = ''] = urls;
  const outside = await startOutsideWorld(folder, site, `${site}/api/payment/webhook`);
  const logFile = join(folder, `servers-${options.servers}.log`);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PUBLIC_URL: site,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'site'),
    AUTH_SECRET: 'a secret of the load, long enough to be one',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: 'loopback',
    ...outside.env,
  };
  const children: ChildProcess[] = [];
  for (const [place, url] of urls.entries()) {
    const output = openSync(logFile, 'a');
    const server = spawn(process.execPath, [join(programs, 'main.mjs')], {
      env: { ...env, PORT: String(ports[place]) },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    guard.watch(server.pid);
    children.push(server);
    await untilReady(url, server, logFile);
  }
  return {
    servers: urls,
    pids: children.map(({ pid }) => pid ?? 0),
    env,
    outside,
    complaints: () => readFileSync(logFile, 'utf8'),
    stop: async () => {
      for (const server of children) {
        const ended = once(server, 'exit');
        if (server.exitCode === null && server.kill('SIGTERM')) await ended;
        guard.forget(server.pid);
      }
      await outside.close();
    },
  };
};
