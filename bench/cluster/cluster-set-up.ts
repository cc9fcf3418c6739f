import { join } from 'node:path';
import { createPool } from '../../apps/server/src/database/pool.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import {
  type OutsideWorld,
  startOutsideWorld,
} from '../../apps/server/src/testing/paying-load/outside-world.ts';
import type { ClusterPrograms } from './cluster-programs.ts';
import { type Daemon, ownFolder, type Place, startDaemon, tailOf, until } from './daemon.ts';
import { type Ports, startHaproxy, startPooler } from './front-doors.ts';
import { accounts, makeNode, type PatroniNode } from './patroni-node.ts';

export interface Cluster {
  readonly nodes: readonly PatroniNode[];
  readonly site: string;
  /** Each server by itself, past the proxy. */
  readonly servers: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly outside: OutsideWorld;
  /** As an operator, on whoever is the primary. */
  readonly pool: ReturnType<typeof createPool>;
  /** What the log of a server says that ended by itself. */
  endedServer(): string | undefined;
  stop(): Promise<void>;
}

const account = { user: 'kalam', password: 'a password of the cluster' };
const urlOn = (port: number, user: string, password: string, database: string): string =>
  `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

const startEtcd = (place: Place, programs: ClusterPrograms, port: number, peerPort: number): Daemon => {
  const [client, peer] = [port, peerPort].map((number) => `http://127.0.0.1:${number}`);
  return startDaemon(place, {
    name: 'etcd',
    program: programs.etcd,
    args: [
      `--data-dir=${ownFolder(place, 'etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=default=${peer}`,
    ],
  });
};

const hasPrimaryInSync = async (nodes: readonly PatroniNode[]): Promise<boolean> => {
  const primaries = await Promise.all(nodes.map((node) => node.isPrimary().catch(() => false)));
  const standbys = await Promise.all(nodes.map((node) => node.isSyncStandby().catch(() => false)));
  return primaries.includes(true) && standbys.includes(true);
};

/** Connections are meant to be lost here. */
const unheard = (): void => undefined;

const makeDatabase = async (port: number): Promise<void> => {
  const { username, password } = accounts.superuser;
  const pool = createPool({ connectionString: urlOn(port, username, password, 'postgres'), max: 1 }, unheard);
  try {
    await pool.query(`create role ${account.user} login password '${account.password}'`);
    await pool.query(`create database kalam owner ${account.user}`);
  } finally {
    await pool.end();
  }
};

const isUp = async (url: string): Promise<boolean> => (await fetch(url)).ok;

export interface ClusterOptions {
  readonly place: Place;
  readonly programs: ClusterPrograms;
  readonly nodes: number;
  /** The built server. */
  readonly serverPrograms: string;
  readonly log: (message: string) => void;
  readonly signal: AbortSignal;
}

/** All of it on loopback: etcd, the nodes, HAProxy, PgBouncer, two servers, and the outside world. */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { place, programs, log, signal } = options;
  const running: { stop(): Promise<unknown> }[] = [];
  const keep = (daemon: Daemon): void => {
    running.push({ stop: () => daemon.end('SIGKILL') });
  };
  const stop = async (): Promise<void> => {
    for (const one of running.reverse()) await one.stop().catch(() => undefined);
  };
  try {
    const etcdPort = await freePort();
    keep(startEtcd(place, programs, etcdPort, await freePort()));
    await until('etcd answers', () => isUp(`http://127.0.0.1:${etcdPort}/health`), { signal });
    const nodes: PatroniNode[] = [];
    for (let number = 1; number <= options.nodes; number += 1) {
      const node = await makeNode(place, `node${number}`, etcdPort, programs);
      nodes.push(node);
      running.push(node);
      node.start();
    }
    log(`waiting for ${options.nodes} PostgreSQL nodes in sync…`);
    await until('a primary and a standby in sync', () => hasPrimaryInSync(nodes), {
      signal,
      withinMs: 240_000,
      everyMs: 250,
    }).catch((error) => {
      throw new Error(`${error.message}\n${nodes.map((node) => tailOf(node.log())).join('\n')}`);
    });

    const ports: Ports = { primary: await freePort(), pooler: await freePort(), site: await freePort() };
    const serverPorts = [await freePort(), await freePort()];
    keep(startHaproxy(place, programs, ports, nodes, serverPorts));
    await until('HAProxy finds the primary', () => makeDatabase(ports.primary).then(() => true), { signal });
    keep(startPooler(place, programs, ports, account));

    const site = `http://127.0.0.1:${ports.site}`;
    const outside = await startOutsideWorld(place.folder, site, `${site}/api/payment/webhook`);
    running.push({ stop: () => outside.close() });
    const env = {
      PUBLIC_URL: site,
      DATABASE_URL: urlOn(ports.pooler, account.user, account.password, 'kalam'),
      DIRECT_DATABASE_URL: urlOn(ports.primary, account.user, account.password, 'kalam'),
      AUTH_SECRET: 'a secret of the cluster, long enough to be one',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: 'loopback',
      NODE_ENV: 'production',
      DATA_DIR: join(place.folder, 'site'),
      ...outside.env,
    };
    const servers = serverPorts.map((port) => `http://127.0.0.1:${port}`);
    const processes: Daemon[] = [];
    for (const [number, port] of serverPorts.entries()) {
      const name = `kalam${number + 1}`;
      const args = [join(options.serverPrograms, 'main.mjs')];
      const server = startDaemon(place, {
        name,
        program: process.execPath,
        args,
        env: { ...env, PORT: String(port) },
        asMyself: true,
      });
      keep(server);
      processes.push(server);
      await until(`${name} is ready`, () => isUp(`http://127.0.0.1:${port}/readyz`), { signal }).catch(
        (error) => {
          throw new Error(`${error.message}\n${tailOf(server.logFile)}`);
        },
      );
    }
    const endedServer = (): string | undefined => {
      const ended = processes.find((server) => !server.isRunning());
      return ended && tailOf(ended.logFile);
    };
    const { username, password } = accounts.superuser;
    const connectionString = urlOn(ports.primary, username, password, 'kalam');
    const pool = createPool({ connectionString, max: 2, connectionTimeoutMillis: 10_000 }, unheard);
    running.push({ stop: () => pool.end() });
    await until('the site answers through its proxy', () => isUp(`${site}/readyz`), { signal });
    return { nodes, site, servers, env: { ...process.env, ...env }, outside, pool, endedServer, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
