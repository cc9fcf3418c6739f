import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { addFloodCounts, removeOverFloodCounts } from './flood-queries.ts';
import type { FloodWindows } from './flood-windows.ts';

const pause = 1000;
/** In exchanges: about once a minute. */
const sweepEvery = 60;

export interface FloodSharingOptions {
  readonly pool: pg.Pool;
  /** Keys are hashed with it: the table tells nobody who visited. */
  readonly secret: string;
  readonly warn: (message: string) => void;
}

/**
 * Makes the limit one for all servers: once a second, in one statement, what was counted here is added in the database
 * and what everybody counted is read back. Nobody's request waits for it, and without a database this server counts alone.
 */
export class FloodSharing {
  readonly #windows: FloodWindows;
  readonly #options: FloodSharingOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #exchanges = 0;
  #isAway = false;
  #stopped = false;

  constructor(windows: FloodWindows, options: FloodSharingOptions) {
    this.#windows = windows;
    this.#options = options;
  }

  start(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#work().finally(() => this.start());
    }, pause);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #work(): Promise<void> {
    try {
      await this.#exchange();
      this.#exchanges += 1;
      if (this.#exchanges % sweepEvery === 0) await removeOverFloodCounts(this.#options.pool);
      this.#isAway = false;
    } catch {
      if (!this.#isAway)
        this.#options.warn('the flood limit could not be shared with other servers; this one counts alone');
      this.#isAway = true;
    }
  }

  async #exchange(): Promise<void> {
    const sent = this.#windows.take();
    if (sent.length === 0) return;
    try {
      const networks = new Map(sent.map(({ network }) => [this.#keyOf(network), network]));
      const counts = sent.map(({ network, ...count }) => ({ key: this.#keyOf(network), ...count }));
      const totals = await addFloodCounts(this.#options.pool, counts);
      this.#windows.learn(totals.map(({ key, ...rest }) => ({ network: networks.get(key) ?? '', ...rest })));
    } catch (error) {
      this.#windows.giveBack();
      throw error;
    }
  }

  #keyOf(network: string): string {
    return createHmac('sha256', this.#options.secret).update(network).digest('base64url');
  }
}
