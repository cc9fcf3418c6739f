import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../database/postgres/embedded-postgres.ts';
import type { Transport } from '../database/postgres/postgres-cluster.ts';

export interface ThrowAwayPostgres {
  /** Connection string of a database from which others can be made. */
  readonly url: string;
  urlOf(database: string): string;
  stop(): Promise<void>;
}

const prefix = 'kalam-test-';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** What ends a server whose run is over. Also the text of a program of its own, so it uses nothing from outside. */
const discard = (
  fileSystem: Pick<typeof fs, 'readFileSync' | 'rmSync'>,
  folders: readonly string[],
  data: string,
): void => {
  try {
    const pid = Number(fileSystem.readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0]);
    if (pid > 1) process.kill(pid, 'SIGQUIT');
    // SIGQUIT ends every process of the server at once; its files are of no value.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  } catch {
    // It had ended already.
  }
  for (const folder of folders) {
    fileSystem.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
};

/** Waits, apart from us, for our end however it comes: a pipe closes even on kill -9. */
const watchOver = (folders: readonly string[], data: string): (() => void) => {
  const program = `process.stdin.resume().on('end', () => { (${discard.toString()})(require('fs'), ${JSON.stringify(folders)}, ${JSON.stringify(data)}); process.exit() })`;
  const guard = spawn(process.execPath, ['--input-type=commonjs', '--eval', program], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: os.tmpdir(),
  });
  guard.unref();
  return () => guard.kill('SIGKILL');
};

/** Folders of runs whose guard was killed too, say by a reboot. */
const removeStale = (): void => {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = Number(/^kalam-test-(\d+)-/.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const folder = path.join(os.tmpdir(), name);
    try {
      discard(fs, [folder], path.join(folder, 'postgres', 'data'));
    } catch {
      // Another user's, or being removed by another run.
    }
  }
};

/** A PostgreSQL in a temporary folder: without fsync, and gone with the process that asked for it. */
export const startThrowAwayPostgres = async (
  options: { readonly transport?: Transport; readonly packageRoot?: string } = {},
): Promise<ThrowAwayPostgres> => {
  removeStale();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  fs.chmodSync(folder, 0o711);
  const server = await startEmbeddedPostgres({ ...options, dataDir: folder, durable: false });
  const folders = [folder, server.folder];
  const dismissGuard = watchOver(folders, path.join(server.folder, 'data'));
  return {
    url: server.urlOf('postgres'),
    urlOf: server.urlOf,
    stop: async () => {
      await server.leave();
      discard(fs, folders, path.join(server.folder, 'data'));
      dismissGuard();
    },
  };
};
