import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, mayInstall } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';

const has = (...names) =>
  names.some((name) =>
    ['/usr/local/bin', '/usr/bin', '/usr/local/sbin', '/usr/sbin'].some((folder) =>
      existsSync(join(folder, name)),
    ),
  );

const hasPostgres = () => {
  const folder = '/usr/lib/postgresql';
  return (
    existsSync(folder) &&
    readdirSync(folder).some((version) => existsSync(join(folder, version, 'bin/pg_rewind')))
  );
};

const hasEtcdModule = () =>
  spawnSync('/usr/bin/python3', ['-c', 'import etcd'], { stdio: 'ignore' }).status === 0;

/** What the cluster is made of, with the Debian packages that bring it. */
const parts = [
  { name: 'PostgreSQL 14 or newer', isHere: hasPostgres, package: 'postgresql' },
  { name: 'Patroni', isHere: () => has('patroni'), package: 'patroni' },
  { name: 'Patroni’s way to etcd', isHere: hasEtcdModule, package: 'python3-etcd' },
  { name: 'etcd', isHere: () => has('etcd'), package: 'etcd-server' },
  { name: 'HAProxy', isHere: () => has('haproxy'), package: 'haproxy' },
  { name: 'PgBouncer', isHere: () => has('pgbouncer'), package: 'pgbouncer' },
];

const missing = () => parts.filter(({ isHere }) => !isHere());

if (missing().length > 0 && mayInstall()) {
  console.log(
    `Installing ${missing()
      .map(({ name }) => name)
      .join(', ')}…`,
  );
  aptInstall(...missing().map((part) => part.package));
}
for (const part of missing()) console.error(`✗ ${part.name} is missing (apt-get install ${part.package})`);
if (missing().length > 0) process.exit(1);

ensureInstalled();
const run = spawn(process.execPath, [join(root, 'bench/cluster/run.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// It cleans up before it ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => run.kill('SIGTERM'));
run.once('exit', (code) => process.exit(code ?? 1));
