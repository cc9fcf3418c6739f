import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPrograms } from './cluster-programs.ts';
import { type Daemon, type Place, startDaemon } from './daemon.ts';
import type { PatroniNode } from './patroni-node.ts';

export interface Ports {
  /** HAProxy: whoever is the primary now. */
  readonly primary: number;
  /** PgBouncer in front of that. */
  readonly pooler: number;
  /** HAProxy: one of the servers. */
  readonly site: number;
}

const haproxyConfig = (ports: Ports, nodes: readonly PatroniNode[], servers: readonly number[]): string => `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  mode tcp
  bind 127.0.0.1:${ports.primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
listen site
  mode http
  bind 127.0.0.1:${ports.site}
  option httpchk GET /livez
  option forwardfor
  balance roundrobin
  default-server inter 1s fall 3 rise 1
${servers.map((port, place) => `  server kalam${place + 1} 127.0.0.1:${port} check`).join('\n')}
`;

export const startHaproxy = (
  place: Place,
  programs: ClusterPrograms,
  ports: Ports,
  nodes: readonly PatroniNode[],
  servers: readonly number[],
): Daemon => {
  const file = join(place.folder, 'haproxy.cfg');
  writeFileSync(file, haproxyConfig(ports, nodes, servers));
  return startDaemon(place, { name: 'haproxy', program: programs.haproxy, args: ['-db', '-f', file] });
};

export const startPooler = (
  place: Place,
  programs: ClusterPrograms,
  ports: Ports,
  account: { readonly user: string; readonly password: string },
): Daemon => {
  const users = join(place.folder, 'pgbouncer-users.txt');
  const file = join(place.folder, 'pgbouncer.ini');
  writeFileSync(users, `"${account.user}" "${account.password}"\n`);
  writeFileSync(
    file,
    `[databases]
kalam = host=127.0.0.1 port=${ports.primary} dbname=kalam
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = md5
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 20
ignore_startup_parameters = extra_float_digits
`,
  );
  return startDaemon(place, { name: 'pgbouncer', program: programs.pgbouncer, args: [file] });
};
