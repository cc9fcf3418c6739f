/** What one network did in its window, as far as this server knows. */
interface Window {
  readonly network: string;
  /** Of all servers, as of the last exchange. */
  shared: number;
  /** Counted here and not yet told to the others. */
  unsent: number;
  /** By this server's steady clock. */
  endsAt: number;
}

/** What is told to the others: how many came here, and how long this window still lasts. */
export interface SentCount {
  readonly network: string;
  readonly count: number;
  readonly leftMs: number;
}

/** What they answer: how many came everywhere, and how long the window of all servers still lasts. */
export interface SharedCount {
  readonly network: string;
  readonly total: number;
  readonly leftMs: number;
}

export interface FloodWindowsOptions {
  readonly most: number;
  readonly windowMs: number;
  /** A clock that only goes forward; its zero is this server's own affair. */
  readonly ticks: () => number;
  readonly mostKept?: number;
}

/** Told in one go at most; who is left over is told a second later. */
const mostSent = 5000;
const defaultMostKept = 20_000;
/** Fewer requests than this part of the limit are nobody else's concern: most visitors are never told of at all. */
const ignoredPart = 100;

/**
 * Counts requests by network in windows that begin with the first one. Counting never waits: what other servers counted
 * is learnt in between. Times are spoken of as what is left of them, so that no two clocks have to agree.
 */
export class FloodWindows {
  readonly #options: FloodWindowsOptions;
  /** Least recently used first. */
  readonly #windows = new Map<string, Window>();
  readonly #waiting = new Set<Window>();
  /** On their way to the others, until they are learnt or given back. */
  #sending = new Map<string, { readonly window: Window; readonly count: number }>();

  constructor(options: FloodWindowsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#windows.size;
  }

  add(network: string): { readonly current: number; readonly leftMs: number } {
    const at = this.#options.ticks();
    const window = this.#current(network, at);
    window.unsent += 1;
    if (this.#isWorthTelling(window)) this.#waiting.add(window);
    return { current: window.shared + window.unsent, leftMs: window.endsAt - at };
  }

  /** What the others should hear of now. Each is followed by `learn` or by `giveBack`. */
  take(): readonly SentCount[] {
    const at = this.#options.ticks();
    const sent: SentCount[] = [];
    for (const window of this.#waiting) {
      if (sent.length === mostSent) break;
      this.#waiting.delete(window);
      if (this.#windows.get(window.network) !== window || window.endsAt <= at) continue;
      this.#sending.set(window.network, { window, count: window.unsent });
      sent.push({ network: window.network, count: window.unsent, leftMs: window.endsAt - at });
    }
    return sent;
  }

  learn(answers: readonly SharedCount[]): void {
    const at = this.#options.ticks();
    for (const { network, total, leftMs } of answers) {
      const sent = this.#sending.get(network);
      if (sent === undefined) continue;
      sent.window.unsent -= sent.count;
      sent.window.shared = total;
      sent.window.endsAt = at + leftMs;
      this.#sending.delete(network);
      if (this.#isWorthTelling(sent.window)) this.#waiting.add(sent.window);
    }
    this.giveBack();
  }

  /** What did not arrive is told with the next. */
  giveBack(): void {
    for (const { window } of this.#sending.values()) this.#waiting.add(window);
    this.#sending = new Map();
  }

  #current(network: string, at: number): Window {
    const found = this.#windows.get(network);
    this.#windows.delete(network);
    const isOver = found === undefined || found.endsAt <= at;
    const window = isOver ? { network, shared: 0, unsent: 0, endsAt: at + this.#options.windowMs } : found;
    this.#windows.set(network, window);
    if (isOver) this.#makeRoom();
    return window;
  }

  #makeRoom(): void {
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size > (this.#options.mostKept ?? defaultMostKept))
      this.#windows.delete(oldest);
  }

  /** Once everybody knows that the limit is passed, there is nothing to add until the window ends. */
  #isWorthTelling({ shared, unsent }: Window): boolean {
    const { most } = this.#options;
    return shared <= most && unsent >= Math.ceil(most / ignoredPart);
  }
}
