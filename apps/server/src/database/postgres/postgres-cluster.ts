import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseTrouble } from '../../failures/database-trouble.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresHome } from './postgres-owner.ts';

export type Transport = 'socket' | 'loopback';

interface ClusterOptions {
  readonly home: PostgresHome;
  readonly binaries: PostgresBinaries;
  readonly dataDir: string;
  readonly transport: Transport;
  readonly durable: boolean;
}

const superuser = 'kalam';
/** Names the socket file; nothing listens on the network. */
const socketPort = 5432;
/** `sun_path` holds 108 bytes on Linux and 104 on macOS, the last one being zero. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;
const largestLog = 8 * 1024 * 1024;

/** A PostgreSQL cluster on disk, and the server process on it. */
export class PostgresCluster {
  readonly data: string;
  readonly #socketFolder: string;
  readonly #logFile: string;
  readonly #options: ClusterOptions;
  #port = socketPort;

  constructor(options: ClusterOptions) {
    this.#options = options;
    this.data = path.join(options.home.folder, 'data');
    this.#logFile = path.join(options.dataDir, 'postgres.log');
    this.#socketFolder = shortEnough(path.join(options.home.folder, 'run'));
  }

  /** Makes the cluster unless it is there. It appears under its name only when it is whole. */
  async create(password: string): Promise<void> {
    const { home, binaries, transport } = this.#options;
    this.#removeAbandoned();
    if (!fs.existsSync(this.data)) {
      const partial = path.join(home.folder, `new-${randomBytes(6).toString('hex')}`);
      this.#initialise(partial, password);
      try {
        fs.renameSync(partial, this.data);
        syncFolder(home.folder);
      } catch (error) {
        fs.rmSync(partial, { recursive: true, force: true });
        // Another first start was quicker: its cluster is as good as ours.
        if (!fs.existsSync(this.data)) throw error;
      }
    }
    const major = fs.readFileSync(path.join(this.data, 'PG_VERSION'), 'utf8').trim();
    if (major !== binaries.major) {
      throw new DatabaseTrouble(
        `The database in ${this.data} was made by PostgreSQL ${major}, this version of Kalam brings ${binaries.major}. ` +
          'Move the data with a dump and restore, or start the version of Kalam that made it.',
      );
    }
    if (transport === 'loopback') this.#port = await this.#loopbackPort();
  }

  urlOf(database: string): string {
    if (this.#options.transport === 'socket') {
      const host = encodeURIComponent(this.#socketFolder);
      return `postgresql://${superuser}@localhost:${socketPort}/${database}?host=${host}`;
    }
    const password = fs.readFileSync(path.join(this.data, 'kalam-password'), 'utf8').trim();
    return `postgresql://${superuser}:${password}@127.0.0.1:${this.#runningPort()}/${database}`;
  }

  /** Starts the server in a session of its own, so that it survives a killed parent and a Ctrl-C in its terminal. */
  start(): { failed(): boolean } {
    this.#writeSettings();
    const { binaries, home } = this.#options;
    const windows = process.platform === 'win32';
    const log = this.#openLog();
    // On Windows pg_ctl gives up administrator rights, which postgres itself refuses to run with.
    const child = windows
      ? spawn(binaries.pgCtl, ['start', '-W', '-D', this.data, '-l', `${this.#logFile}.server`], {
          stdio: 'ignore',
          detached: true,
          windowsHide: true,
        })
      : spawn(binaries.postgres, ['-D', this.data], {
          ...this.#asOwner(),
          cwd: home.folder,
          stdio: ['ignore', log, log],
          detached: true,
        });
    fs.closeSync(log);
    child.unref();
    let failed = false;
    child.once('error', (error) => {
      failed = true;
      fs.appendFileSync(this.#logFile, `${explainSpawn(error)}\n`);
    });
    child.once('exit', (code) => {
      failed = !windows || code !== 0;
    });
    return { failed: () => failed };
  }

  async stop(): Promise<void> {
    const pid = this.#lockedBy();
    if (pid === undefined) return;
    if (process.platform === 'win32') {
      spawnSync(this.#options.binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', this.data]);
      return;
    }
    process.kill(pid, 'SIGINT');
    for (let waited = 0; waited < 60_000; waited += 20) {
      if (!isAlive(pid) || !isPostgres(pid)) return;
      await sleep(20);
    }
    throw new DatabaseTrouble(
      `The database server (process ${pid}) did not stop within a minute; it is left running.`,
    );
  }

  isServerAlive(): boolean {
    const pid = this.#lockedBy();
    return pid !== undefined && isAlive(pid) && isPostgres(pid);
  }

  /**
   * After a restart of the machine or container the noted process number may belong to a stranger, which keeps
   * PostgreSQL from starting. Only a process that is certainly not PostgreSQL counts as a stranger.
   */
  clearStaleLock(): void {
    const pid = this.#lockedBy();
    if (pid !== undefined && isAlive(pid) && !isPostgres(pid)) {
      fs.rmSync(path.join(this.data, 'postmaster.pid'), { force: true });
    }
  }

  logTail(): string {
    if (!fs.existsSync(this.#logFile)) return '';
    return fs.readFileSync(this.#logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
  }

  #initialise(folder: string, password: string): void {
    const { binaries, home, transport } = this.#options;
    const passwordFile = path.join(home.folder, `password-${randomBytes(6).toString('hex')}`);
    this.#writeOwned(passwordFile, password);
    const made = spawnSync(
      binaries.initdb,
      [
        `--pgdata=${folder}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        `--auth=${transport === 'socket' ? 'trust' : 'scram-sha-256'}`,
        '--encoding=UTF8',
        ...localeOf(binaries),
        '--data-checksums',
        '--no-instructions',
        ...(this.#options.durable ? [] : ['--no-sync']),
      ],
      { ...this.#asOwner(), cwd: home.folder, encoding: 'utf8' },
    );
    fs.rmSync(passwordFile, { force: true });
    if (made.error !== undefined || made.status !== 0) {
      fs.rmSync(folder, { recursive: true, force: true });
      const reason = made.error ? explainSpawn(made.error) : made.stderr.trim();
      throw new DatabaseTrouble(`A database could not be made in ${home.folder}: ${reason}`);
    }
    if (transport === 'loopback') this.#writeOwned(path.join(folder, 'kalam-password'), password);
    fs.appendFileSync(path.join(folder, 'postgresql.conf'), "\ninclude_if_exists = 'kalam.conf'\n");
  }

  #writeSettings(): void {
    const socket = this.#options.transport === 'socket';
    if (socket) this.#prepareSocketFolder();
    const settings = {
      listen_addresses: socket ? '' : '127.0.0.1',
      unix_socket_directories: socket ? this.#socketFolder : '',
      unix_socket_permissions: '0700',
      port: String(this.#port),
      max_connections: '100',
      timezone: 'UTC',
      jit: 'off',
      log_line_prefix: '%m [%p] ',
      // Without the details of an error, which repeat what was written: addresses of people among it.
      log_error_verbosity: 'terse',
      ...(this.#options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    };
    const text = Object.entries(settings)
      .map(([name, value]) => `${name} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'\n`)
      .join('');
    const partial = path.join(this.data, `kalam.conf.${randomBytes(6).toString('hex')}`);
    this.#writeOwned(partial, text);
    fs.renameSync(partial, path.join(this.data, 'kalam.conf'));
  }

  /** Who may enter this folder may use the database without a password, so it must be the owner's alone. */
  #prepareSocketFolder(): void {
    const folder = this.#socketFolder;
    const uid = this.#options.home.owner?.uid ?? process.getuid?.();
    try {
      fs.mkdirSync(folder, { mode: 0o700 });
      if (this.#options.home.owner)
        fs.lchownSync(folder, this.#options.home.owner.uid, this.#options.home.owner.gid);
    } catch (error) {
      const stat = fs.lstatSync(folder, { throwIfNoEntry: false });
      if (stat === undefined) throw error;
      if (!stat.isDirectory() || stat.uid !== uid || (stat.mode & 0o077) !== 0) {
        throw new DatabaseTrouble(
          `${folder} must be a folder that belongs to the database's user alone (mode 0700).`,
        );
      }
    }
  }

  /** Created anew and never followed: the folder belongs to a less trusted user when we are root. */
  #writeOwned(file: string, text: string): void {
    const handle = fs.openSync(file, 'wx', 0o600);
    try {
      fs.writeSync(handle, text);
      const { owner } = this.#options.home;
      if (owner) fs.fchownSync(handle, owner.uid, owner.gid);
    } finally {
      fs.closeSync(handle);
    }
  }

  #asOwner() {
    const { owner } = this.#options.home;
    const env = {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {}),
    };
    return owner === undefined ? { env } : { env, uid: owner.uid, gid: owner.gid };
  }

  #openLog(): number {
    const size = fs.statSync(this.#logFile, { throwIfNoEntry: false })?.size ?? 0;
    if (size > largestLog) fs.renameSync(this.#logFile, `${this.#logFile}.1`);
    return fs.openSync(this.#logFile, 'a', 0o600);
  }

  #lockedBy(): number | undefined {
    const pid = Number(this.#lockLines()[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  }

  #runningPort(): number {
    return Number(this.#lockLines()[3]) || this.#port;
  }

  #lockLines(): string[] {
    try {
      return fs.readFileSync(path.join(this.data, 'postmaster.pid'), 'utf8').split('\n');
    } catch {
      return [];
    }
  }

  /** Kept from start to start, because pools of running servers go on using it. */
  async #loopbackPort(): Promise<number> {
    const file = path.join(this.data, 'kalam-port');
    const kept = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
    if (kept > 0 && (this.isServerAlive() || (await isFree(kept)))) return kept;
    const port = await freePort();
    fs.writeFileSync(file, String(port));
    return port;
  }

  #removeAbandoned(): void {
    const yesterday = Date.now() - 24 * 60 * 60_000;
    for (const name of fs.readdirSync(this.#options.home.folder)) {
      const place = path.join(this.#options.home.folder, name);
      if (/^(new|password)-/.test(name) && fs.lstatSync(place).mtimeMs < yesterday) {
        fs.rmSync(place, { recursive: true, force: true });
      }
    }
  }
}

/** The system's own until PostgreSQL 17 brought one along, which sorts and folds the same everywhere. */
const localeOf = ({ major }: PostgresBinaries): string[] =>
  Number(major) < 17
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const shortEnough = (folder: string): string => {
  if (Buffer.byteLength(path.join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath) return folder;
  return path.join('/tmp', `kalam-${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`);
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** In doubt the answer is yes: a live server must never lose its lock. */
const isPostgres = (pid: number): boolean => {
  try {
    if (process.platform === 'linux') {
      // A zombie keeps its number where process 1 does not reap, as in many containers.
      const [, name, state] = /\((.*)\) (\S)/s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return name === 'postgres' && state !== 'Z';
    }
    if (process.platform === 'win32') return true;
    const command = execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
    return path.basename(command.trim()) === 'postgres';
  } catch {
    return isAlive(pid);
  }
};

const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
};

const explainSpawn = (error: Error): string =>
  'code' in error && (error.code === 'EPERM' || error.code === 'EINVAL')
    ? `this process may not act as another user (${error.message}). PostgreSQL does not run as root: start Kalam as an ordinary user, or name a database with DATABASE_URL.`
    : `${error.message}. The PostgreSQL that comes with Kalam may not suit this system: name a database with DATABASE_URL.`;

const listenOnce = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

const isFree = async (port: number): Promise<boolean> => (await listenOnce(port)) !== undefined;

const freePort = async (): Promise<number> => {
  const port = await listenOnce(0);
  if (port === undefined) throw new DatabaseTrouble('No free port on the loopback address for the database.');
  return port;
};
