import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import type { ClusterPrograms } from './cluster-programs.ts';
import { type Daemon, ownFolder, type Place, startDaemon } from './daemon.ts';

/** What docs/operations.md asks an operator to set. */
export const patroniSettings = {
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  synchronous_mode_strict: true,
};

export const accounts = {
  superuser: { username: 'postgres', password: 'super' },
  replication: { username: 'replicator', password: 'replicate' },
};

export interface PatroniNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  start(): void;
  /** As a machine that loses its power: Patroni and every process of PostgreSQL at once. */
  crash(): Promise<void>;
  stop(): Promise<void>;
  isPrimary(): Promise<boolean>;
  isSyncStandby(): Promise<boolean>;
  /** Follows the primary, in sync or not. */
  isStandby(): Promise<boolean>;
  log(): string;
}

const configOf = (
  { name, port, restPort, folder }: { name: string; port: number; restPort: number; folder: string },
  etcdPort: number,
  programs: ClusterPrograms,
) => ({
  scope: 'kalam',
  name,
  restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
  etcd3: { hosts: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      ...patroniSettings,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: { wal_log_hints: 'on', wal_keep_size: '256MB', max_connections: 100 },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: ['host all all 127.0.0.1/32 md5', 'host replication replicator 127.0.0.1/32 md5'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: join(folder, 'data'),
    bin_dir: programs.postgres,
    pgpass: join(folder, 'pgpass'),
    authentication: accounts,
    parameters: { unix_socket_directories: folder, password_encryption: 'md5' },
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
  },
});

const childrenOf = (pid: number): readonly number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

const endNow = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

const postmasterOf = (data: string): number | undefined => {
  const file = join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  return pid > 1 ? pid : undefined;
};

const isThere = (pid: number): boolean => existsSync(`/proc/${pid}`);

export const makeNode = async (
  place: Place,
  name: string,
  etcdPort: number,
  programs: ClusterPrograms,
): Promise<PatroniNode> => {
  const [port, restPort] = [await freePort(), await freePort()];
  const folder = ownFolder(place, name);
  const data = join(folder, 'data');
  const config = join(place.folder, `${name}.yml`);
  // JSON is YAML too.
  writeFileSync(config, JSON.stringify(configOf({ name, port, restPort, folder }, etcdPort, programs)));
  place.guard.watchData(data);
  let patroni: Daemon | undefined;
  const says = async (path: string): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${restPort}${path}`, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  };
  const endPostgres = async (): Promise<void> => {
    const pid = postmasterOf(data);
    if (pid === undefined) return;
    const all = [pid, ...childrenOf(pid)];
    for (const one of all) endNow(one);
    while (all.some(isThere)) await sleep(10);
  };
  return {
    name,
    port,
    restPort,
    start: () => {
      patroni = startDaemon(place, { name, program: programs.patroni, args: [config] });
    },
    crash: async () => {
      const ending = patroni?.end('SIGKILL');
      await endPostgres();
      await ending;
    },
    stop: async () => {
      await patroni?.end('SIGKILL');
      await endPostgres();
    },
    isPrimary: () => says('/primary'),
    isSyncStandby: () => says('/sync'),
    isStandby: () => says('/replica'),
    log: () => patroni?.logFile ?? '',
  };
};
