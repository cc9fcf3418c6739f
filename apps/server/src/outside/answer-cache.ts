interface Kept<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

export interface AnswerCacheOptions {
  readonly keepMs: number;
  /** The oldest make room. */
  readonly most: number;
  readonly now: () => Date;
}

/**
 * Answers of an outside service, kept for a while in this process (docs/decisions/answers-kept-in-memory.md). Who asks
 * the same while the answer is on its way waits for it; a failure is not kept.
 */
export class AnswerCache<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #options: AnswerCacheOptions;

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
  }

  get(key: string, ask: () => Promise<T>): Promise<T> {
    const { keepMs, most, now } = this.#options;
    const at = now().getTime();
    const known = this.#kept.get(key);
    if (known !== undefined && at < known.until) return known.answer;
    this.#kept.delete(key);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < most) break;
      this.#kept.delete(oldest);
    }
    const kept: Kept<T> = { answer: ask(), until: at + keepMs };
    this.#kept.set(key, kept);
    kept.answer.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
    });
    return kept.answer;
  }
}
