import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunGuard } from '../../apps/server/src/testing/paying-load/run-guard.ts';

/** An ordinary user: neither PostgreSQL nor PgBouncer runs as root. */
interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export interface Place {
  readonly folder: string;
  readonly guard: RunGuard;
  /** Undefined when whoever started this is ordinary already. */
  readonly owner: Owner | undefined;
}

export const ordinaryUser = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
};

/** A folder of the daemons' user. */
export const ownFolder = ({ folder, owner }: Place, name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
};

export interface Daemon {
  readonly pid: number;
  readonly logFile: string;
  readonly isRunning: () => boolean;
  /** Resolves once it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface DaemonOptions {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** As the one who started this run, not as the ordinary user. */
  readonly asMyself?: boolean;
}

export const startDaemon = (
  { folder, guard, owner }: Place,
  { name, program, args, env = {}, asMyself = false }: DaemonOptions,
): Daemon => {
  const logFile = join(folder, `${name}.log`);
  const output = openSync(logFile, 'a');
  const child: ChildProcess = spawn(program, args, {
    cwd: folder,
    // Apart from the terminal: Ctrl-C is for the run, which ends its daemons in order.
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...env },
    ...(owner === undefined || asMyself ? {} : owner),
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} could not be started`);
  guard.watch(pid);
  return {
    pid,
    logFile,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: async (signal) => {
      child.kill(signal);
      await ended;
      guard.forget(pid);
    },
  };
};

export const tailOf = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-15).join('\n') : '';

/** Asks again until it is so; says what was waited for when it never was. */
export const until = async (
  what: string,
  ask: () => Promise<boolean>,
  {
    withinMs = 120_000,
    everyMs = 50,
    signal,
  }: { withinMs?: number; everyMs?: number; signal?: AbortSignal } = {},
): Promise<void> => {
  const end = Date.now() + withinMs;
  while (!(await ask().catch(() => false))) {
    signal?.throwIfAborted();
    if (Date.now() > end) throw new Error(`Waited ${withinMs / 1000} s in vain: ${what}`);
    await sleep(everyMs);
  }
};
