import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian puts each; the last two are for administrators and not on everybody's path. */
const folders = ['/usr/local/bin', '/usr/bin', '/usr/local/sbin', '/usr/sbin'];

const find = (name: string): string => {
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is missing`);
  return found;
};

/** The newest PostgreSQL of the machine that has what Patroni calls. */
const postgresFolder = (): string => {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_rewind')));
  if (found === undefined) throw new Error('PostgreSQL is missing');
  return found;
};

export interface ClusterPrograms {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
  /** Folder with `postgres`, `pg_ctl`, `pg_rewind` and the rest. */
  readonly postgres: string;
}

export const findPrograms = (): ClusterPrograms => ({
  patroni: find('patroni'),
  etcd: find('etcd'),
  haproxy: find('haproxy'),
  pgbouncer: find('pgbouncer'),
  postgres: postgresFolder(),
});

const firstLine = (program: string, flag: string): string =>
  execFileSync(program, [flag], { encoding: 'utf8' }).split('\n')[0]?.trim() ?? '';

export const versionsOf = (programs: ClusterPrograms): readonly string[] => [
  firstLine(join(programs.postgres, 'postgres'), '--version'),
  firstLine(programs.patroni, '--version'),
  firstLine(programs.etcd, '--version'),
  firstLine(programs.haproxy, '-v'),
  firstLine(programs.pgbouncer, '--version'),
];
