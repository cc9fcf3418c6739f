import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { waitFor } from '../../testing/wait-for.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];
const strangers: ChildProcess[] = [];

const newDataDir = (mode = 0o711): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kalam-launcher-'));
  fs.chmodSync(folder, mode);
  folders.push(folder);
  return folder;
};

/** Durability is for the crash test; here it would only cost time. */
const start = async (dataDir: string, more: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, ...more });
  servers.push(server);
  folders.push(server.folder);
  return server;
};

const query = async (server: EmbeddedPostgres, text: string) => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const lockFile = (server: EmbeddedPostgres) => path.join(server.folder, 'data', 'postmaster.pid');
const pidOf = (server: EmbeddedPostgres) => Number(fs.readFileSync(lockFile(server), 'utf8').split('\n')[0]);
const isRunning = (server: EmbeddedPostgres) => fs.existsSync(lockFile(server));

afterEach(async () => {
  for (const server of servers.splice(0)) await server.leave();
  for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL');
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

describe('the PostgreSQL that comes along', { timeout: 120_000 }, () => {
  it('starts, keeps data through a stop, and stops with its last user', async () => {
    const dataDir = newDataDir();
    const first = await start(dataDir, { durable: true });
    expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(first, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await query(first, "select lower('ÀÉ') as lower")).toEqual([{ lower: 'àé' }]);
    await query(first, 'create table kept as select 42 as answer');
    const socketFolder = path.join(first.folder, 'run');
    expect(fs.statSync(socketFolder).mode & 0o777).toBe(0o700);
    await first.leave();
    expect(isRunning(first)).toBe(false);

    const again = await start(dataDir);
    expect(await query(again, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('is shared by two first starts at once, and outlives the one that leaves first', async () => {
    const dataDir = newDataDir();
    const [one, two, three] = await Promise.all([start(dataDir), start(dataDir), start(dataDir)]);
    expect(new Set([pidOf(one), pidOf(two), pidOf(three)]).size).toBe(1);
    await one.leave();
    await three.leave();
    expect(await query(two, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await two.leave();
    expect(isRunning(two)).toBe(false);
  });

  it('is not stopped under a client that nobody announced', async () => {
    const server = await start(newDataDir());
    const psql = new pg.Client({ connectionString: server.url });
    await psql.connect();
    await server.leave();
    expect((await psql.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    await psql.end();
    const last = await start(path.dirname(server.folder));
    await last.leave();
    expect(isRunning(last)).toBe(false);
  });

  it('comes back when it is killed under a living server', async () => {
    const server = await start(newDataDir());
    const killed = pidOf(server);
    process.kill(killed, 'SIGKILL');
    const rows = await waitFor(() => query(server, 'select 1 as alive').catch(() => undefined));
    expect(rows).toEqual([{ alive: 1 }]);
    expect(pidOf(server)).not.toBe(killed);
  });

  it('starts although its old process number belongs to a stranger now', async () => {
    const dataDir = newDataDir();
    const server = await start(dataDir);
    const lock = fs.readFileSync(lockFile(server), 'utf8');
    await server.leave();
    const owner = fs.statSync(server.folder);
    const stranger = spawn('sleep', ['60'], isRoot ? { uid: owner.uid, gid: owner.gid } : {});
    strangers.push(stranger);
    fs.writeFileSync(lockFile(server), lock.replace(/^\d+/, String(stranger.pid)));
    fs.chownSync(lockFile(server), owner.uid, owner.gid);
    const again = await start(dataDir);
    expect(await query(again, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    expect(stranger.exitCode).toBeNull();
  });

  it('takes a short socket elsewhere when DATA_DIR is too deep', async () => {
    const dataDir = path.join(newDataDir(), 'deep'.repeat(20), "it's");
    fs.mkdirSync(dataDir, { recursive: true });
    const server = await start(dataDir);
    const host = new URL(server.url).searchParams.get('host') ?? '';
    folders.push(host);
    expect(host).toMatch(/^\/tmp\/kalam-[0-9a-f]{20}$/);
    expect(fs.statSync(host).mode & 0o777).toBe(0o700);
    expect(await query(server, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('asks for a password where there is no private socket', async () => {
    const dataDir = newDataDir();
    const server = await start(dataDir, { transport: 'loopback' });
    const url = new URL(server.url);
    expect(url.hostname).toBe('127.0.0.1');
    expect(await query(server, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    url.password = 'guessed';
    const intruder = new pg.Client({ connectionString: url.href });
    await expect(intruder.connect()).rejects.toMatchObject({ code: '28P01' });
    await server.leave();
    const again = await start(dataDir, { transport: 'loopback' });
    expect(again.url).toBe(server.url);
  });

  it.runIf(isRoot)('as root keeps the data of a private DATA_DIR where its own user can go', async () => {
    const closed = newDataDir(0o700);
    const said: string[] = [];
    const server = await start(path.join(closed, 'data'), { log: (message) => said.push(message) });
    expect(server.folder).not.toContain(closed);
    expect(said.join()).toContain(server.folder);
    expect(fs.statSync(server.folder).uid).not.toBe(0);
    expect(fs.statSync(server.folder).mode & 0o777).toBe(0o700);
    await query(server, 'create table kept as select 42 as answer');
    await server.leave();
    const again = await start(path.join(closed, 'data'));
    expect(await query(again, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('says what is wrong when it cannot start', async () => {
    const dataDir = newDataDir();
    const server = await start(dataDir);
    await server.leave();
    fs.writeFileSync(path.join(server.folder, 'data', 'PG_VERSION'), '9\n');
    await expect(start(dataDir)).rejects.toThrow(/was made by PostgreSQL 9, this version of Kalam brings 17/);
  });
});
