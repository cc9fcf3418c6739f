import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

type Labels = Readonly<Record<string, string | number>>;

/** A figure read when it is asked for, such as the depth of the queue. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly read: () => Promise<readonly { readonly labels?: Labels; readonly value: number }[]>;
}

const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const escapeLabel = (value: string | number): string =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const sample = (name: string, labels: Labels, value: number): string => {
  const pairs = Object.entries(labels).map(([key, label]) => `${key}="${escapeLabel(label)}"`);
  return pairs.length === 0 ? `${name} ${value}` : `${name}{${pairs.join(',')}} ${value}`;
};

const described = (name: string, type: string, help: string, lines: readonly string[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...lines,
];

interface RouteFigures {
  readonly labels: Labels;
  readonly buckets: number[];
  count: number;
  seconds: number;
}

/** Counts requests by route pattern, method and status; the pattern keeps the number of series small. */
export class Metrics {
  readonly #routes = new Map<string, RouteFigures>();
  readonly #gauges: Gauge[] = [];
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${route} ${status}`;
    let figures = this.#routes.get(key);
    if (figures === undefined) {
      figures = {
        labels: { method, route, status },
        buckets: durationBounds.map(() => 0),
        count: 0,
        seconds: 0,
      };
      this.#routes.set(key, figures);
    }
    figures.count += 1;
    figures.seconds += seconds;
    for (const [place, bound] of durationBounds.entries()) {
      if (seconds <= bound) figures.buckets[place] = (figures.buckets[place] ?? 0) + 1;
    }
  }

  add(gauge: Gauge): void {
    this.#gauges.push(gauge);
  }

  async text(): Promise<string> {
    const routes = [...this.#routes.values()];
    const lines = [
      ...described(
        'kalam_http_request_duration_seconds',
        'histogram',
        'Time to answer, by route.',
        routes.flatMap((figures) => histogramLines('kalam_http_request_duration_seconds', figures)),
      ),
      ...this.#processLines(),
    ];
    for (const { name, help, read } of this.#gauges) {
      const values = await read().catch(() => []);
      lines.push(
        ...described(
          name,
          'gauge',
          help,
          values.map(({ labels = {}, value }) => sample(name, labels, value)),
        ),
      );
    }
    return `${lines.join('\n')}\n`;
  }

  stop(): void {
    this.#delay.disable();
  }

  #processLines(): string[] {
    const { rss, heapUsed } = process.memoryUsage();
    const cpu = process.cpuUsage();
    const single = (name: string, type: string, help: string, value: number): string[] =>
      described(name, type, help, [sample(name, {}, value)]);
    return [
      ...single(
        'process_cpu_seconds_total',
        'counter',
        'Processor time used.',
        (cpu.user + cpu.system) / 1e6,
      ),
      ...single('process_resident_memory_bytes', 'gauge', 'Memory held.', rss),
      ...single('nodejs_heap_used_bytes', 'gauge', 'Heap in use.', heapUsed),
      ...single(
        'process_start_time_seconds',
        'gauge',
        'When the process started.',
        Date.now() / 1000 - process.uptime(),
      ),
      ...single(
        'nodejs_eventloop_delay_p99_seconds',
        'gauge',
        'How late timers fire, 99th percentile.',
        (Number.isFinite(this.#delay.percentile(99)) ? this.#delay.percentile(99) : 0) / 1e9,
      ),
    ];
  }
}

const histogramLines = (name: string, figures: RouteFigures): string[] => [
  ...durationBounds.map((bound, place) =>
    sample(`${name}_bucket`, { ...figures.labels, le: bound }, figures.buckets[place] ?? 0),
  ),
  sample(`${name}_bucket`, { ...figures.labels, le: '+Inf' }, figures.count),
  sample(`${name}_sum`, figures.labels, figures.seconds),
  sample(`${name}_count`, figures.labels, figures.count),
];

export const measureRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    metrics.observe(
      request.method,
      request.routeOptions.url ?? 'none',
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
  });
  app.addHook('onClose', async () => metrics.stop());
};
