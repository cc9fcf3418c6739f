import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One value of a figure, told from its others by labels. */
export interface Figure {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface FigureWords {
  readonly help: string;
  readonly labels?: readonly string[];
}

/** What is read together. A figure that cannot be told is left out: no value is better than an old one. */
export type FigureValues<Name extends string> = Partial<Record<Name, number | readonly Figure[]>>;

/** A registry of its own for each server: tests run several in one process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #reads: (() => Promise<void>)[] = [];
  #reading: Promise<string> | undefined;
  /** By route pattern, which keeps the number of series small and tells nothing of people. */
  readonly #durations = new Histogram({
    name: 'kalam_http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBounds,
    registers: [this.#registry],
  });

  observe(method: string, route: string, status: number, seconds: number): void {
    this.#durations.observe({ method, route, status }, seconds);
  }

  /** Figures that are read when somebody asks. */
  addFigures<Name extends string>(
    words: Readonly<Record<Name, FigureWords>>,
    read: () => Promise<FigureValues<Name>>,
  ): void {
    const gauges = new Map<Name, Gauge>();
    for (const [name, { help, labels = [] }] of Object.entries(words) as [Name, FigureWords][])
      gauges.set(name, new Gauge({ name, help, labelNames: [...labels], registers: [this.#registry] }));
    this.#reads.push(async () => {
      const values = await read();
      for (const [name, gauge] of gauges) show(gauge, values[name], words[name].labels !== undefined);
    });
  }

  /** A figure that only grows while the process lives. */
  addCounter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /** Who asks while somebody else is being told gets the same. */
  text(): Promise<string> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<string> {
    await Promise.all(this.#reads.map((read) => read()));
    return this.#registry.metrics();
  }
}

const show = (gauge: Gauge, value: number | readonly Figure[] | undefined, hasLabels: boolean): void => {
  gauge.reset();
  if (typeof value === 'number') gauge.set(value);
  else if (value !== undefined) for (const figure of value) gauge.set(figure.labels, figure.value);
  // Without labels the library shows a zero for what is not there.
  else if (!hasLabels) gauge.remove();
};

export const measureRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    metrics.observe(
      request.method,
      request.routeOptions.url ?? 'none',
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
  });
};
