import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import type { Figure, Metrics } from './metrics.ts';

/** The library's default metrics are many more, and name some of these differently. */
const processWords = {
  process_resident_memory_bytes: { help: 'Memory held.' },
  nodejs_heap_used_bytes: { help: 'Heap in use.' },
  process_start_time_seconds: { help: 'When the process started.' },
  nodejs_eventloop_delay_p99_seconds: {
    help: 'How late timers fired since the last reading, 99th percentile.',
  },
  kalam_database_connections: { help: 'Connections of this process, idle or in use.', labels: ['state'] },
  kalam_database_waiting: { help: 'Requests of this process that wait for a connection.' },
  kalam_live_streams: { help: 'Open pages that are told of changed settings.' },
  kalam_disk_free_bytes: { help: 'What is left for us on the disk of a folder.', labels: ['folder'] },
  kalam_disk_size_bytes: { help: 'How large the disk of a folder is.', labels: ['folder'] },
} as const;

export interface ProcessFigureOptions {
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  readonly streams: { readonly size: number };
  /** By what they are for. One that is on another machine is not told of. */
  readonly folders: Readonly<Record<string, string | undefined>>;
}

const readDisks = async (folders: ProcessFigureOptions['folders']) => {
  const free: Figure[] = [];
  const size: Figure[] = [];
  for (const [folder, path] of Object.entries(folders)) {
    const disk = path === undefined ? undefined : await statfs(path).catch(() => undefined);
    if (disk === undefined) continue;
    free.push({ labels: { folder }, value: disk.bavail * disk.bsize });
    size.push({ labels: { folder }, value: disk.blocks * disk.bsize });
  }
  return { kalam_disk_free_bytes: free, kalam_disk_size_bytes: size };
};

/** What this process and its machine are doing. Answers how to stop watching. */
export const addProcessFigures = (metrics: Metrics, options: ProcessFigureOptions): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const readDelay = (): number => {
    const nanoseconds = delay.percentile(99);
    delay.reset();
    return (Number.isFinite(nanoseconds) ? nanoseconds : 0) / 1e9;
  };
  const { pool, streams, folders } = options;
  metrics.addCounter('process_cpu_seconds_total', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.addFigures(processWords, async () => {
    const { rss, heapUsed } = process.memoryUsage();
    return {
      process_resident_memory_bytes: rss,
      nodejs_heap_used_bytes: heapUsed,
      process_start_time_seconds: Date.now() / 1000 - process.uptime(),
      nodejs_eventloop_delay_p99_seconds: readDelay(),
      kalam_database_connections: [
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      ],
      kalam_database_waiting: pool.waitingCount,
      kalam_live_streams: streams.size,
      ...(await readDisks(folders)),
    };
  });
  return () => delay.disable();
};
