import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';

export interface RunGuard {
  /** A process that must not outlive this run. */
  watch(pid: number | undefined): void;
  /** It ended; its number may be somebody else's by now. */
  forget(pid: number | undefined): void;
  /** A PostgreSQL data folder whose server must not either, whoever started it. */
  watchData(folder: string): void;
  dismiss(): void;
}

/** The text of a program of its own, so it uses nothing from outside. */
const endAll = (fs: typeof import('node:fs'), folder: string, lines: readonly string[]): void => {
  const end = (pid: number): void => {
    try {
      if (pid > 1) process.kill(pid, 'SIGKILL');
    } catch {
      // It had ended already.
    }
  };
  const told = lines.map((line) => line.split(' ', 2) as [string, string]);
  // First whoever would start a database again.
  const gone = new Set(told.flatMap(([kind, value]) => (kind === 'gone' ? [value] : [])));
  for (const [kind, value] of told) if (kind === 'pid' && !gone.has(value)) end(Number(value));
  for (const [kind, value] of told)
    if (kind === 'data')
      try {
        end(Number(fs.readFileSync(`${value}/postmaster.pid`, 'utf8').split('\n')[0]));
      } catch {
        // None ran there.
      }
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
};

/** Waits, apart from us, for our end however it comes: a pipe closes even on kill -9. */
export const guardRun = (folder: string): RunGuard => {
  const program = `let told = ''; process.stdin.setEncoding('utf8').on('data', (text) => { told += text; }).on('end', () => {
    if (!told.includes('dismissed')) (${endAll.toString()})(require('fs'), ${JSON.stringify(folder)}, told.split('\\n').filter(Boolean));
    process.exit();
  })`;
  const guard = spawn(process.execPath, ['--input-type=commonjs', '--eval', program], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: tmpdir(),
  });
  guard.unref();
  const tell = (line: string): void => {
    guard.stdin.write(`${line}\n`);
  };
  return {
    watch: (pid) => {
      if (pid !== undefined) tell(`pid ${pid}`);
    },
    forget: (pid) => {
      if (pid !== undefined) tell(`gone ${pid}`);
    },
    watchData: (data) => tell(`data ${data}`),
    dismiss: () => guard.stdin.end('dismissed\n'),
  };
};
