import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A registry of its own for each server: tests run several in one process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  /** By route pattern, which keeps the number of series small. */
  readonly #durations = new Histogram({
    name: 'kalam_http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBounds,
    registers: [this.#registry],
  });

  constructor() {
    this.#delay.enable();
    this.#addProcessFigures();
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.#durations.observe({ method, route, status }, seconds);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  stop(): void {
    this.#delay.disable();
  }

  /** The library's default metrics are many more, and name some of these differently. */
  #addProcessFigures(): void {
    const registers = [this.#registry];
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Processor time used.',
      registers,
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / 1e6);
      },
    });
    const gauge = (name: string, help: string, read: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('process_resident_memory_bytes', 'Memory held.', () => process.memoryUsage().rss);
    gauge('nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
    gauge(
      'process_start_time_seconds',
      'When the process started.',
      () => Date.now() / 1000 - process.uptime(),
    );
    gauge('nodejs_eventloop_delay_p99_seconds', 'How late timers fire, 99th percentile.', () => {
      const nanoseconds = this.#delay.percentile(99);
      return (Number.isFinite(nanoseconds) ? nanoseconds : 0) / 1e9;
    });
  }
}

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
